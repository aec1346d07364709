"""Days, as the hall counts them: from midnight to midnight, UTC."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta


def day_of(now: int) -> str:
    """The day of a time in milliseconds since 1970, as "2026-11-22"."""
    return datetime.fromtimestamp(now / 1000, UTC).date().isoformat()


def is_over(day: str, now: int) -> bool:
    """Whether a day is over."""
    return day < day_of(now)


def end_of(day: str) -> int:
    """When a day is over, in seconds since 1970."""
    midnight = datetime.fromisoformat(day).replace(tzinfo=UTC)
    return int((midnight + timedelta(days=1)).timestamp())
