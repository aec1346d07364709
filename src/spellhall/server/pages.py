"""The web page: its files, read once for all servers of a process, and ``index.html`` for every path that is no file.

Files under ``assets/`` have a content hash in their names, so browsers cache them forever; all others are revalidated
each time.
The server keeps serving the version from its start, even while the page is rebuilt. Read this when a browser shows an
old page.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocketClose

from spellhall.server.compression import SUFFIXES, coding_for
from spellhall.server.page_build import STAMP, STATIC, digest_built, digest_of, sources_beside

INDEX = "index.html"
ASSETS = "assets/"
API = "api"
PERSON = "@"
"""The start of paths that contain a login, which may have dots in it."""
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
NEVER_KEEP = "no-store"
NOT_BUILT = (
    "The page is not built. In a checkout, `make page` builds it; elsewhere, install Spellhall without "
    "SPELLHALL_SKIP_PAGE.\n"
)
NOT_FOUND = 404
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/vnd.microsoft.icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml; charset=utf-8",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}


@dataclass(frozen=True)
class File:
    """A file of the page: its bytes, its compressed copies where those are shorter, and its content's tag."""

    kind: str
    plain: bytes
    packed: dict[str, bytes]
    tag: str
    keep: str


def read_page(static: Path) -> dict[str, File]:
    """The files of a built page by their paths, without those that only the build uses.

    A build ends by writing the stamp. As long as the stamp is the same file, the page is not read again. Without a
    stamp the page is incomplete, and every call reads what is there.
    """
    try:
        stamp = (static / STAMP).stat()
    except OSError:
        return _read(static)
    return dict(_kept(static, (stamp.st_ino, stamp.st_mtime_ns, stamp.st_size)))


@lru_cache(maxsize=1)
def _kept(static: Path, stamp: tuple[int, int, int]) -> dict[str, File]:
    """The page of a stamp, identified by the stamp's number, time and size."""
    return _read(static)


def _read(static: Path) -> dict[str, File]:
    files = {}
    for path in static.rglob("*") if static.is_dir() else ():
        name = path.relative_to(static).as_posix()
        if not path.is_file() or name.startswith(".") or name == STAMP or path.suffix in SUFFIXES.values():
            continue
        plain = path.read_bytes()
        beside = {coding: path.with_name(path.name + suffix) for coding, suffix in SUFFIXES.items()}
        files[name] = File(
            kind=TYPES.get(path.suffix, "application/octet-stream"),
            plain=plain,
            packed={coding: packed.read_bytes() for coding, packed in beside.items() if packed.exists()},
            tag=f'"{hashlib.sha256(plain).hexdigest()[:20]}"',
            keep=FOR_EVER if name.startswith(ASSETS) else ASK_AGAIN,
        )
    return files


def stale_page(static: Path = STATIC, web: Path | None = None) -> str:
    """A warning when the page is older than its sources in this checkout; empty when all is well."""
    web = web or sources_beside()
    if web is None or not digest_built(static) or digest_built(static) == digest_of(web):
        return ""
    return "web/ has changed since the page was built; `make page` builds it anew"


class Pages:
    """An ASGI application that answers everything that the API doesn't."""

    def __init__(self, static: Path = STATIC) -> None:
        self.files = read_page(static)
        self.digest = digest_built(static)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""
        if scope["type"] == "websocket":
            return await WebSocketClose()(scope, receive, send)
        await self.answer(Request(scope))(scope, receive, send)

    def answer(self, request: Request) -> Response:
        """The file that a request asks for, or else the page, which does its own routing."""
        path: str = request.scope["path"]  # unlike the full URL, it doesn't depend on the Host header
        name = path.strip("/")
        if name.split("/")[0] == API:
            return JSONResponse({"error": f"The hall has nothing at {path}."}, NOT_FOUND)
        if request.method not in ("GET", "HEAD"):
            return JSONResponse({"error": "Pages can only be read."}, 405, {"allow": "GET, HEAD"})
        file = self.files.get(name)
        last = name.rpartition("/")[2]
        if file is None and (name.startswith(ASSETS) or ("." in last and not name.startswith(PERSON))):
            # The file may belong to another version of the page: a cached 404 would outlive the next restart.
            return PlainTextResponse("There is no such file.\n", NOT_FOUND, {"cache-control": NEVER_KEEP})
        file = file or self.files.get(INDEX)
        if file is None:
            return PlainTextResponse(NOT_BUILT, 503, {"cache-control": NEVER_KEEP})
        return self.send(request, file)

    def send(self, request: Request, file: File) -> Response:
        """A file, compressed if the browser accepts that, or just a 304 if the browser already has it."""
        headers = {"cache-control": file.keep, "etag": file.tag, "vary": "accept-encoding"}
        if file.tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        content = file.plain
        if coding := coding_for(request.headers.get("accept-encoding", ""), file.packed):
            content = file.packed[coding]
            headers["content-encoding"] = coding
            headers["etag"] = f"W/{file.tag}"
        headers["content-length"] = str(len(content))
        return Response(b"" if request.method == "HEAD" else content, headers=headers, media_type=file.kind)
