"""Who somebody is: a guest with a name, known by a signed cookie, carried to another device by a signed link."""

from __future__ import annotations

import hashlib
import hmac
import os
import secrets
from pathlib import Path

from itsdangerous import BadSignature, URLSafeSerializer, URLSafeTimedSerializer

from cosmodrome.core.message import say
from cosmodrome.core.refusal import Problem

COOKIE = "cosmodrome"
TICKET_LASTS = 3600
KEY_BYTES = 32
SHORTEST_KEY = 32
"""Characters: half of what is written."""

SHIPS = ("Comet", "Falcon", "Kestrel", "Lyra", "Meteor", "Nova", "Orion", "Pulsar", "Quasar", "Rigel", "Vega", "Wren")

BROWSERS = (("Edg", "Edge"), ("OPR", "Opera"), ("Firefox", "Firefox"), ("Chrome", "Chrome"), ("Safari", "Safari"))
SYSTEMS = (
    ("Android", "Android"), ("iPhone", "iPhone"), ("iPad", "iPad"), ("Windows", "Windows"), ("Mac OS", "macOS"),
    ("Linux", "Linux"),
)  # fmt: skip
"""What a browser's own description says, and what people call it."""


class BadKey(Problem):
    """A key that cannot be used safely."""


class Identities:
    """Signs and reads what identifies people."""

    def __init__(self, secret: str) -> None:
        self._cookies = URLSafeSerializer(secret, salt="player")
        self._links = URLSafeSerializer(secret, salt="recovery-link")
        self._secret = secret.encode()
        self._tickets = URLSafeTimedSerializer(secret, salt="seat")

    def cookie(self, player: str, mark: str = "") -> str:
        """For one browser; the mark tells it from the person's others."""
        return str(self._cookies.dumps([player, mark]))

    def session(self, cookie: str | None) -> tuple[str, str]:
        """The player and the mark of a cookie; empty where there is none or it is forged. Cookies of earlier releases
        have no mark."""
        try:
            found = self._cookies.loads(cookie) if cookie else ""
        except BadSignature:
            return "", ""
        if isinstance(found, list) and len(found) == 2:
            return str(found[0]), str(found[1])
        return str(found), ""

    def recovery(self, player: str, mark: str) -> str:
        """Good once, and only while it is the player's latest link."""
        return str(self._links.dumps([player, mark]))

    def recovered(self, token: str) -> tuple[str, str] | None:
        """The player and the mark of the link."""
        try:
            player, mark = self._links.loads(token)
            return str(player), str(mark)
        except (BadSignature, ValueError, TypeError):
            return None

    def deal(self, game: str, day: str, bits: int) -> int:
        """The seed of the deal of the day: only who has the key can tell it before."""
        found = hmac.new(self._secret, f"daily:{game}:{day}".encode(), hashlib.sha256).digest()
        return int.from_bytes(found) >> (8 * len(found) - bits)

    def ticket(self, table_id: str, seat: int, holder: str) -> str:
        """Hands one seat to whoever opens it, as long as the same person still holds it."""
        return str(self._tickets.dumps([table_id, seat, holder]))

    def redeemed(self, ticket: str) -> tuple[str, int, str] | None:
        try:
            table_id, seat, holder = self._tickets.loads(ticket, max_age=TICKET_LASTS)
            return str(table_id), int(seat), str(holder)
        except (BadSignature, ValueError, TypeError):
            return None


def new_player() -> str:
    return secrets.token_hex(16)


def new_mark() -> str:
    return secrets.token_hex(8)


def friendly_name(player: str) -> str:
    """What somebody is called who has not chosen a name; always the same."""
    number = int.from_bytes(hashlib.sha256(f"name:{player}".encode()).digest()[:4])
    return f"{SHIPS[number % len(SHIPS)]} {number // len(SHIPS) % 90 + 10}"


def device_of(agent: str) -> str:
    """A browser and its system, as far as it says what it is; those that claim to be others as well come first."""
    parts = [next((name for word, name in known if word in agent), "") for known in (BROWSERS, SYSTEMS)]
    return ", ".join(filter(None, parts))


def read_secret(folder: Path) -> str:
    """The key of this data folder; made once, readable by its owner only. `BadKey` where it is none."""
    file = folder / "secret"
    if not file.exists():
        _write(file, secrets.token_hex(KEY_BYTES))
    found = file.read_bytes()
    if len(found.strip()) < SHORTEST_KEY or not found.isascii():
        raise BadKey(say("start-key-damaged", file=str(file)))
    return found.decode()


def _write(file: Path, text: str) -> None:
    """Whole or not at all, whatever happens meanwhile."""
    draft = file.with_name(file.name + ".part")
    draft.unlink(missing_ok=True)  # of a start that did not get through
    try:
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as out:
            out.write(text)
            out.flush()
            os.fsync(out.fileno())
        draft.replace(file)
        _sync_folder(file.parent)
    except OSError as error:
        draft.unlink(missing_ok=True)
        raise BadKey(say("start-key-unwritten", file=str(file), error=str(error.strerror or error))) from error


def _sync_folder(folder: Path) -> None:
    """So that the new name outlives a power cut. Some systems cannot open a folder, and need not."""
    try:
        descriptor = os.open(folder, os.O_RDONLY)
    except OSError:
        return
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
