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
FIXED = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "permissions-policy": ", ".join(f"{feature}=()" for feature in FEATURES),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "x-frame-options": "DENY",  # for browsers without frame-ancestors
}
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
        self.fixed = dict(FIXED)
        if https:
            self.fixed["strict-transport-security"] = f"max-age={YEAR}"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, and add the headers to the start of its response."""
        if scope["type"] != "http":
            return await self.app(scope, receive, send)

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in self.fixed.items():
                    headers.setdefault(name, value)
                headers["content-security-policy"] = content_policy(Headers(scope=scope).get("host", ""))
            await send(message)

        await self.app(scope, receive, send_with_headers)
