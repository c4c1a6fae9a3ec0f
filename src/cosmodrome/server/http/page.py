"""The built page: its files, and its one document for every address that the page itself understands."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.connection import ASGIConnection
from litestar.datastructures import CacheControlHeader, State
from litestar.exceptions import HTTPException, NotFoundException
from litestar.handlers import BaseRouteHandler
from litestar.response import File
from litestar.static_files import create_static_files_router

from cosmodrome.core.message import say
from cosmodrome.server.http.guard import one_line
from cosmodrome.server.http.identity import COOKIE, new_mark, new_player
from cosmodrome.server.http.people import guest_cookie, whoever
from cosmodrome.server.http.refused import RequestRefused
from cosmodrome.server.http.services import Given

FOREVER = CacheControlHeader(public=True, max_age=365 * 24 * 3600, immutable=True)
A_DAY = CacheControlHeader(public=True, max_age=24 * 3600)
PARTS = {"assets": FOREVER, "art": A_DAY}
"""Folders of the page, and how long browsers keep what is in them."""

ADDRESSES = [
    "/",
    "/tables",
    "/replays",
    "/learn",
    "/ladder",
    "/daily",
    "/people/{person:str}",
    "/t/{code:str}",
    "/replay/{code:str}",
    "/learn/{game:str}",
    "/games/{game:str}",
    "/recover/{token:str}",
]
OTHERS = ("/api/", *(f"/{part}/" for part in PARTS))
"""Requests for these are not for a page."""


def _file(file: Path) -> Any:
    """A file beside the document, under its own name."""

    @get(f"/{file.name}", include_in_schema=False, name=file.name, sync_to_thread=False)
    def serve_file() -> File:
        return File(file, filename=file.name, content_disposition_type="inline")

    return serve_file


def document_in(folder: Path | None) -> str:
    """Empty where no page was built."""
    document = folder / "index.html" if folder else None
    return document.read_text(encoding="utf-8") if document and document.is_file() else ""


def nowhere(folder: Path | None) -> Callable[[Request[Any, Any, State], HTTPException], Response[Any]]:
    """The answer where there is nothing: for people the page, which says so; for programs one line."""
    text = document_in(folder)

    def answer(request: Request[Any, Any, State], error: HTTPException) -> Response[Any]:
        if not text or request.method != "GET" or request.scope["path"].startswith(OTHERS):
            return one_line(request, error)
        return Response(text, media_type=MediaType.HTML, headers={"Cache-Control": "no-cache"}, status_code=404)

    return answer


def page_handlers(folder: Path | None) -> list[Any]:
    """Only a sentence where no page was built."""
    text = document_in(folder)

    @get(ADDRESSES, media_type=MediaType.HTML, include_in_schema=False)
    async def index(request: Request[Any, Any, State], services: Given) -> Response[str]:
        if not text:
            raise RequestRefused(404, say("start-no-page"))
        # A stranger's cookie comes with the document: whatever a page asks for at the same moment is for one person.
        known = await whoever(request, services)
        _, mark = services.identities.session(request.cookies.get(COOKIE))
        cookie = guest_cookie(services, known or new_player(), mark if known else new_mark())
        return Response(text, media_type=MediaType.HTML, headers={"Cache-Control": "no-cache"}, cookies=[cookie])

    handlers: list[Any] = [index]
    if folder and text:
        handlers += [_file(file) for file in sorted(folder.iterdir()) if file.is_file() and file.name[0] != "."]
    for part, lasts in PARTS.items():
        if folder and (folder / part).is_dir():
            handlers.append(_files(folder / part, lasts))
    return handlers


def _files(folder: Path, lasts: CacheControlHeader) -> Any:
    """The files that are in a folder now. Nothing else is looked for: some names make a file system fail."""
    names = {f"/{file.relative_to(folder).as_posix()}" for file in folder.rglob("*") if file.is_file()}

    def known(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
        if connection.path_params.get("file_path") not in names:
            raise NotFoundException

    return create_static_files_router(
        f"/{folder.name}",
        directories=[folder],
        name=folder.name,
        cache_control=lasts,
        guards=[known],
        include_in_schema=False,
    )
