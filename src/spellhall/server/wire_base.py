"""The base classes of all socket messages: see ``wire``."""

from __future__ import annotations

import msgspec


class Said(msgspec.Struct, tag_field="t", forbid_unknown_fields=True, kw_only=True):
    """Base of client messages; ``n`` comes back with the reply."""

    n: int = 0


class Told(msgspec.Struct, tag_field="t", omit_defaults=True, kw_only=True):
    """Base of server messages; ``n`` is that of the message it answers, 0 for none."""

    n: int = 0
