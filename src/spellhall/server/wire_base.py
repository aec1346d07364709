"""What all messages of the socket are made of: see ``wire``."""

from __future__ import annotations

import msgspec


class Said(msgspec.Struct, tag_field="t", forbid_unknown_fields=True, kw_only=True):
    """Base of what clients say; ``n`` comes back with the reply."""

    n: int = 0


class Told(msgspec.Struct, tag_field="t", omit_defaults=True, kw_only=True):
    """Base of what the server says; ``n`` is that of the message it answers, 0 for none."""

    n: int = 0
