"""The local network: let in and shut out again by who sits at the server's machine, and by nobody else."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from cosmodrome.server.http.app import create_app
from cosmodrome.server.http.guard import is_own_address
from cosmodrome.server.http.services import Config
from cosmodrome.server.http.sockets import lan_address, listen
from tests.server.serving import Page, Server, serving

pytestmark = pytest.mark.skipif(lan_address().startswith("127."), reason="this machine is on no network")


@pytest.fixture
def shut(server: Server) -> Iterator[Server]:
    yield server
    httpx.post(f"{server.address}/api/network", json={"on": False}).raise_for_status()


def turn(server: Server, *, on: bool) -> httpx.Response:
    return httpx.post(f"{server.address}/api/network", json={"on": on})


def test_the_host_lets_others_in_and_shuts_them_out(shut: Server) -> None:
    assert httpx.get(f"{shut.address}/api/network").json() == {"on": False, "address": "", "can_turn": True}
    address = turn(shut, on=True).json()["address"]
    assert address == f"http://{lan_address()}:{shut.port}"
    assert turn(shut, on=True).json()["address"] == address
    guest = httpx.post(f"{address}/api/me", json={"name": "Ben"}, headers={"Origin": address})
    assert (guest.status_code, guest.json()["host"]) == (200, False)
    assert turn(shut, on=False).json() == {"on": False, "address": "", "can_turn": True}
    with pytest.raises(httpx.ConnectError):
        httpx.get(f"{address}/api/games")
    assert httpx.get(f"{shut.address}/api/games").status_code == 200


def test_guests_cannot_turn_the_switch(shut: Server) -> None:
    address = turn(shut, on=True).json()["address"]
    for answer in (httpx.post(f"{address}/api/network", json={"on": False}), httpx.get(f"{address}/api/network")):
        assert answer.status_code == 403
        assert "own computer" in answer.json()["detail"]
    forwarded = {"X-Forwarded-For": "203.0.113.9"}
    assert httpx.post(f"{shut.address}/api/network", json={"on": False}, headers=forwarded).status_code == 403
    foreign = {"Origin": "http://evil.example"}
    assert httpx.post(f"{shut.address}/api/network", json={"on": False}, headers=foreign).status_code == 401
    assert httpx.get(f"{shut.address}/api/network").json()["on"]


def test_who_came_by_the_network_has_to_go_and_others_stay(shut: Server) -> None:
    address = turn(shut, on=True).json()["address"]
    page = Page(shut, "Mira")
    table = page.open_table("template", "you", "random", begin=False, public=True)
    live = f"{address.replace('http', 'ws')}/api/tables/{table['id']}/live"
    with page.sit(table["id"]) as host, connect(live) as guest:
        guest.recv(10)
        turn(shut, on=False)
        with pytest.raises(ConnectionClosed):
            guest.recv(10)
        assert host.ask("Say", text="still here")["kind"] == "Accepted"


def test_a_port_that_is_taken_is_passed_over(shut: Server) -> None:
    with listen(lan_address(), shut.port):
        address = turn(shut, on=True).json()["address"]
        assert address != f"http://{lan_address()}:{shut.port}"
        assert httpx.get(f"{address}/health").status_code == 200


def test_behind_a_proxy_nobody_is_the_host(tmp_path: Path) -> None:
    with serving(create_app(Config(data=tmp_path, secure=True))) as address:
        assert httpx.get(f"{address}/api/me").json()["host"] is False
        assert httpx.post(f"{address}/api/network", json={"on": True}).status_code == 403
        assert httpx.get(f"{address}/api/games", headers={"Host": "games.example"}).status_code == 200


def test_a_server_without_doors_says_so(tmp_path: Path) -> None:
    with serving(create_app(Config(data=tmp_path))) as address:
        answer = httpx.post(f"{address}/api/network", json={"on": True})
        assert answer.status_code == 400
        assert "cannot be opened or closed" in answer.json()["detail"]


def test_a_strangers_name_for_this_machine_leads_nowhere(server: Server) -> None:
    """Otherwise a page elsewhere could make its own name lead here, and speak as if it were ours."""
    rebound = {"Host": f"evil.example:{server.port}", "Origin": f"http://evil.example:{server.port}"}
    answer = httpx.post(f"{server.address}/api/network", json={"on": True}, headers=rebound)
    assert answer.status_code == 421
    assert "by its own address" in answer.json()["detail"]


@pytest.mark.parametrize("host", ["localhost", "localhost:8350", "127.0.0.1:8350", "[::1]:8350", "192.0.2.7"])
def test_own_addresses(host: str) -> None:
    assert is_own_address(host)


@pytest.mark.parametrize("host", ["", "evil.example", "127.0.0.1.evil.example", "localhost.evil.example:1", "[::1"])
def test_other_addresses(host: str) -> None:
    assert not is_own_address(host)
