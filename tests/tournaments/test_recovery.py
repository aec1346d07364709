"""Files of events that people or accidents have changed: what is harmless, what is refused, and what can be kept."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tournaments.evenings import Evening
from tournaments.test_files import PLAYED

from spellhall.kernel.errors import UsageError
from spellhall.tournaments.files import as_bytes, event_of, read_document, read_event
from spellhall.tournaments.recovery import recover

LINES = PLAYED.splitlines(keepends=True)


@given(st.lists(st.integers(0, len(LINES)), max_size=4), st.booleans(), st.sampled_from([b"\n", b"\r\n", b"  \n"]))
@settings(max_examples=40, deadline=None)
def test_what_editors_add_is_harmless(places, marked, ending):
    lines = [line.rstrip(b"\n") + ending for line in LINES]
    for place in places:
        lines.insert(place, ending)
    data = (b"\xef\xbb\xbf" if marked else b"") + b"".join(lines)
    assert as_bytes(event_of(read_document(data))) == PLAYED
    found = recover(data)
    assert (found.why, found.lost, as_bytes(found.event)) == ("", (), PLAYED)


@given(st.data())
@settings(max_examples=150, deadline=None)
def test_whatever_becomes_of_a_file_its_sound_beginning_is_kept(data):
    """A few bytes are changed, left out or put in: the lines before that are kept, and what is lost is named."""
    at = data.draw(st.integers(len(LINES[0]) + len(LINES[1]), len(PLAYED) - 2))
    length = data.draw(st.integers(0, 60))
    damaged = PLAYED[:at] + data.draw(st.binary(max_size=9)) + PLAYED[at + length :]
    try:
        assert as_bytes(event_of(read_document(damaged))) == PLAYED, "what is read is what was written"
        return
    except UsageError as error:
        told = str(error)
    whole = PLAYED[:at].count(b"\n")
    found = recover(damaged)
    assert len(found.event.log) >= whole - 1 and PLAYED.startswith(as_bytes(found.event))
    assert found.why.startswith(("line ", "entry ")) and found.lost
    assert told.startswith(("line ", "entry "))


def test_what_belongs_in_a_line_is_said():
    left_out = b"".join([*LINES[:3], *LINES[4:]])
    with pytest.raises(UsageError, match=r"^line 4: expected entry 3 here, found entry 4$"):
        event_of(read_document(left_out))
    spaced = b"".join([LINES[0], b"\n", *LINES[1:3], b"{\n", *LINES[3:]])
    with pytest.raises(UsageError, match=r"^line 5 isn't JSON: an entry is one whole line from \{ to \}$"):
        read_document(spaced)


def test_a_team_that_is_lost_leaves_no_name_to_the_next():
    evening = Evening(3)
    lines = as_bytes(evening.event).splitlines(keepends=True)
    heading = json.loads(lines[0])
    heading["names"]["teams"] = {"2": "Owls", "3": "Jays"}
    found = recover(b"".join([json.dumps(heading).encode() + b"\n", *lines[1:-1], b"{"]))
    assert found.event.names.teams == {2: "Owls"} and [*found.event.state.entrants] == [1, 2]


def test_the_way_on_is_told_where_there_is_one(tmp_path):
    path = tmp_path / "shop.event"
    for data, way_on in (
        (b"".join([*LINES[:5], b"{"]), True),
        (b"".join([*LINES[:5], LINES[6]]), True),
        (b"{}", False),
    ):
        path.write_bytes(data)
        with pytest.raises(UsageError) as refused:
            read_event(path)
        assert ("spellhall event recover" in str(refused.value)) == way_on and str(path) in str(refused.value)
