"""Who somebody is: a guest with a name, known by a signed cookie, carried to another device by a signed link."""

from __future__ import annotations

import os
import secrets
from pathlib import Path

from itsdangerous import BadSignature, URLSafeSerializer, URLSafeTimedSerializer

COOKIE = "cosmodrome"
LINK_LASTS = 24 * 3600
TICKET_LASTS = 3600

SHIPS = ("Comet", "Falcon", "Kestrel", "Lyra", "Meteor", "Nova", "Orion", "Pulsar", "Quasar", "Rigel", "Vega", "Wren")


class Identities:
    """Signs and reads what identifies people."""

    def __init__(self, secret: str) -> None:
        self._cookies = URLSafeSerializer(secret, salt="player")
        self._links = URLSafeTimedSerializer(secret, salt="recovery")
        self._tickets = URLSafeTimedSerializer(secret, salt="seat")

    def cookie(self, player: str) -> str:
        return str(self._cookies.dumps(player))

    def player(self, cookie: str | None) -> str:
        """The player of a cookie; empty where there is none or it is forged."""
        try:
            return str(self._cookies.loads(cookie)) if cookie else ""
        except BadSignature:
            return ""

    def recovery(self, player: str) -> str:
        return str(self._links.dumps(player))

    def recovered(self, token: str) -> str:
        try:
            return str(self._links.loads(token, max_age=LINK_LASTS))
        except BadSignature:
            return ""

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


def friendly_name() -> str:
    return f"{secrets.choice(SHIPS)} {secrets.randbelow(90) + 10}"


def clean_name(name: str) -> str:
    """Printable, without edges, at most 24 characters; empty where nothing is left."""
    return "".join(letter for letter in name if letter.isprintable()).strip()[:24]


def read_secret(folder: Path) -> str:
    """The key of this data folder; made once, readable by its owner only."""
    file = folder / "secret"
    if not file.exists():
        descriptor = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(descriptor, "w") as out:
            out.write(secrets.token_hex(32))
    return file.read_text()
