"""How a list of sessions describes a browser: enough to recognise your own devices, and no more."""

from __future__ import annotations

BROWSERS = (("Edg", "Edge"), ("OPR/", "Opera"), ("Firefox", "Firefox"), ("Chrom", "Chrome"), ("Safari", "Safari"))
SYSTEMS = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Mac OS", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)
"""Marks in User-Agent headers; the first match counts, because many browsers also name others."""


def device_of(agent: str) -> str:
    """A browser and its system, from the header ``User-Agent``."""
    browser = next((name for sign, name in BROWSERS if sign in agent), "a browser")
    system = next((name for sign, name in SYSTEMS if sign in agent), "")
    return f"{browser} on {system}" if system else browser
