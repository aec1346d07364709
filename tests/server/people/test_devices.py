"""What a list of sessions calls a browser."""

import pytest

from spellhall.server.people.devices import device_of

APPLE = "AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0"
CHROME = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36"


@pytest.mark.parametrize(
    ("agent", "device"),
    [
        ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox on Linux"),
        (f"Mozilla/5.0 (Windows NT 10.0; Win64; x64) {CHROME}", "Chrome on Windows"),
        (f"Mozilla/5.0 (Windows NT 10.0; Win64; x64) {CHROME} Edg/140.0", "Edge on Windows"),
        (f"Mozilla/5.0 (Linux; Android 16; Pixel) {CHROME}", "Chrome on Android"),
        (
            f"Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) {APPLE} Mobile/15E148 Safari/604.1",
            "Safari on iPhone",
        ),
        (f"Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) {APPLE} Safari/605.1.15", "Safari on macOS"),
        ("curl/8.0", "a browser"),
        ("", "a browser"),
    ],
)
def test_browsers_by_what_they_say_of_themselves(agent, device):
    assert device_of(agent) == device
