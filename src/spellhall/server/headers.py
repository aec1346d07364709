"""Security headers: the page may load only from us and talk only to us, and nobody may frame it. Read this when a
browser blocks something.
"""

from __future__ import annotations

import re

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

HOST = re.compile(r"[A-Za-z0-9._-]+(:\d{1,5})?|\[[0-9A-Fa-f:.]+\](:\d{1,5})?")
FEATURES = (
    "accelerometer",
    "camera",
    "display-capture",
    "geolocation",
    "gyroscope",
    "microphone",
    "midi",
    "payment",
    "usb",
)
ALWAYS = {"x-content-type-options": "nosniff", "cross-origin-resource-policy": "same-origin"}
DOCUMENTS = {
    "referrer-policy": "same-origin",
    "permissions-policy": ", ".join(f"{feature}=()" for feature in FEATURES),
    "cross-origin-opener-policy": "same-origin",
    "x-frame-options": "DENY",  # for browsers without frame-ancestors
}
"""What a browser obeys only when it shows the answer as a document."""
PARTS = "/assets/"
PART_KINDS = ("text/css", "text/javascript", "font/")
"""Kinds of files under that path that are parts of a page and never documents: half a kilobyte less for each."""
DATA = "application/json"
DATA_POLICY = "default-src 'none'; frame-ancestors 'none'"
"""For answers that are read by programs: if a browser shows one after all, it may load nothing."""
YEAR = 365 * 24 * 3600


def content_policy(host: str) -> str:
    """The content security policy for a page requested at this host.

    Not every browser applies 'self' to sockets, so they are listed by name, and only if the host looks like one.
    """
    sockets = f" ws://{host} wss://{host}" if HOST.fullmatch(host) else ""
    parts = {
        "default-src": "'self'",
        "connect-src": f"'self'{sockets}",
        "img-src": "'self' data:",
        "object-src": "'none'",
        "base-uri": "'none'",
        "form-action": "'self'",
        "frame-ancestors": "'none'",
    }
    return "; ".join(f"{name} {value}" for name, value in parts.items())


class SecurityHeaders:
    """ASGI middleware that adds them. ``https`` tells browsers to use only https from now on."""

    def __init__(self, app: ASGIApp, https: bool = False) -> None:
        self.app = app
        self.always = dict(ALWAYS)
        if https:
            self.always["strict-transport-security"] = f"max-age={YEAR}"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, and add the headers to the start of its response."""
        if scope["type"] != "http":
            return await self.app(scope, receive, send)

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in self.headers_for(scope, headers.get("content-type", "")).items():
                    headers.setdefault(name, value)
            await send(message)

        await self.app(scope, receive, send_with_headers)

    def headers_for(self, scope: Scope, kind: str) -> dict[str, str]:
        """The headers for an answer of this content type."""
        if scope["path"].startswith(PARTS) and kind.startswith(PART_KINDS):
            return self.always
        if kind == DATA:
            return self.always | {"content-security-policy": DATA_POLICY, "referrer-policy": "same-origin"}
        policy = content_policy(Headers(scope=scope).get("host", ""))
        return self.always | DOCUMENTS | {"content-security-policy": policy}
