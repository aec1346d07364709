"""The way to a table as a QR code: drawn for the address at which the hall was asked."""

from __future__ import annotations

import pytest
import segno
from server.halls import a_hall


@pytest.fixture(scope="module")
def client(tmp_path_factory):
    with a_hall(tmp_path_factory.mktemp("hall")) as hall:
        yield hall()


def path_of(drawing):
    """What is drawn dark."""
    return drawing.split('class="qrline"')[1].split(' d="')[1].split('"')[0]


@pytest.mark.parametrize("room", ["table", "pod", "event"])
def test_the_address_is_drawn(client, room):
    answer = client.get(f"/api/qr/{room}/bcdfg-hjkmn")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("image/svg+xml")
    wanted = segno.make_qr(f"{client.base_url}/{room}/BCDFGHJKMN", error="m")
    assert path_of(answer.text) == path_of(wanted.svg_inline(border=3))


def test_it_is_dark_on_light_with_a_margin(client):
    drawing = client.get("/api/qr/table/BCDFGHJKMN").text
    assert 'fill="#fff"' in drawing
    assert 'stroke="#1d1417"' in drawing
    assert "width=" not in drawing.partition(">")[0], "the page says how large it is"


@pytest.mark.parametrize(
    ("path", "status"), [("table/AEIOU", 404), ("table/%22%3E", 404), ("deck/BCDF", 422), ("table/" + 17 * "B", 422)]
)
def test_what_is_no_code_leads_nowhere(client, path, status):
    answer = client.get(f"/api/qr/{path}")
    assert answer.status_code == status
    assert answer.json()["error"]
