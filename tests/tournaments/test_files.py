"""An event as a file: read back as it was, refused where it is none, and checked the one who has written it."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from threading import Barrier

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tournaments.evenings import BOOK, Evening, plan_for
from waiting import PATIENCE

from spellhall.kernel.errors import UsageError
from spellhall.tournaments.commands import entrants, judging
from spellhall.tournaments.files import (
    Row,
    as_bytes,
    event_of,
    fork_of,
    need_distinct,
    read_document,
    read_event,
    read_rows,
    write_event,
)
from spellhall.tournaments.log_chain import BEGINNING, print_of
from spellhall.tournaments.verify import Differs, findings


def played():
    """An event of six with a second chance, closed."""
    evening = Evening(6, plan=plan_for(scored=True))
    evening.draw()
    evening.play_round()
    evening.bring_back("no", "yes")
    evening.draw()
    evening.play_round()
    evening.close()
    return evening.event


def chained(lines):
    """The lines of a file with their fingerprints made anew, as someone would who knows how."""
    documents, before = [json.loads(line) for line in lines], BEGINNING
    for document in documents[1:]:
        document["print"] = before = print_of(before, document)
    return b"".join(json.dumps(document).encode() + b"\n" for document in documents)


PLAYED = as_bytes(played())


def test_a_file_is_read_back_as_it_was(tmp_path):
    event, path = played(), tmp_path / "shop.event"
    write_event(path, event, new=True)
    again = read_event(path)
    assert again.state == event.state and again.names == event.names and as_bytes(again) == path.read_bytes()
    assert [entry.name for entry in tmp_path.iterdir()] == ["shop.event"], "nothing is left beside it"


@given(st.text(st.characters(exclude_categories=("Cs",))))
@settings(max_examples=40)
def test_whatever_was_written_is_read_back(text):
    evening = Evening(3)
    evening.do(judging.rule(evening.event, evening.host, "So be it", ()), reason=text + "\u2028\u2029\x85\x1c\r")
    assert as_bytes(event_of(read_document(as_bytes(evening.event)))) == as_bytes(evening.event)


def test_what_no_file_can_keep_is_refused():
    evening = Evening(3)
    with pytest.raises(UsageError, match="can't be stored as text"):
        evening.do(judging.rule(evening.event, evening.host, "So be it", ()), reason="half\ud800")


def test_of_many_hands_at_once_each_keeps_what_it_was_told_to_have_written(tmp_path):
    path, started = tmp_path / "shop.event", Barrier(4, timeout=PATIENCE)
    write_event(path, Evening(3).event, new=True)

    def enter(hand):
        started.wait()
        written = 0
        for number in range(8):
            event = read_event(path)
            before = as_bytes(event)
            person = max(event.names.people) + 1
            event.names.people[person] = f"Guest {hand}-{number}"
            event.do(entrants.enter(event, [person]), 1)
            with suppress(UsageError):
                write_event(path, event, before=before)
                written += 1
        return written

    with ThreadPoolExecutor(4) as hands:
        written = sum(hands.map(enter, range(4)))
    assert written and len(read_event(path).state.entrants) == 3 + written
    assert [entry.name for entry in tmp_path.iterdir()] == ["shop.event"], "nothing is left beside it"


def test_a_new_event_takes_no_place_and_one_that_cannot_be_written_leaves_the_old(tmp_path):
    path = tmp_path / "shop.event"
    path.write_text("mine")
    with pytest.raises(UsageError, match="already exists"):
        write_event(path, played(), new=True)
    assert path.read_text() == "mine"
    with pytest.raises(UsageError, match="can't be written"):
        write_event(tmp_path / "none" / "shop.event", played())


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"", "its first line isn't an event's"),
        (b"{}", "its first line isn't an event's"),
        (b"[1]", "line 1 isn't a JSON object"),
        (b"stones", "line 1 isn't JSON"),
        (b'{"spellhall": "event", "format": 2}', "it has format 2, and this version reads format 1"),
        (b'{"spellhall": "event", "format": 1}', "its heading can't be read"),
        (b'{"spellhall": "event", "format": 1, "seed": "x", "names": {}}', "its heading can't be read"),
    ],
)
def test_what_is_no_event_is_refused(data, sentence):
    with pytest.raises(UsageError, match=sentence):
        read_document(data)


def test_an_event_without_an_entry_is_none():
    heading = PLAYED.splitlines(keepends=True)[0]
    with pytest.raises(UsageError, match="it has no entries"):
        event_of(read_document(heading))


@given(st.data())
@settings(max_examples=150, deadline=None)
def test_whoever_writes_a_log_verifying_never_stumbles(data):
    """Numbers are changed and fingerprints made anew: that is told, unless what was changed is a matter of taste."""
    lines = PLAYED.splitlines()
    number = data.draw(st.integers(1, len(lines) - 1))
    document = json.loads(lines[number])
    places = list(_numbers(document["body"]))
    if not places:
        return
    holder, key = data.draw(st.sampled_from(places))
    holder[key] = data.draw(st.sampled_from([-1, 0, 1, 2, 5, 99, 2**70]))
    lines[number] = json.dumps(document).encode()
    with suppress(UsageError, Differs):
        read = read_document(chained(lines))
        assert len(list(findings(read, BOOK))) >= 4


def _numbers(thing):
    pairs = thing.items() if isinstance(thing, dict) else enumerate(thing) if isinstance(thing, list) else ()
    for key, value in pairs:
        if isinstance(value, int) and not isinstance(value, bool):
            yield thing, key
        yield from _numbers(value)


@pytest.mark.parametrize(
    ("tag", "change", "sentence"),
    [
        ("drawn", lambda body: body["tables"][0].reverse(), "has other tables for round 1 than its seed gives"),
        ("drawn", lambda body: body.update(seed=1), "pairs round 1 with a seed that isn't the event's"),
        ("asked_back", lambda body: body["ranking"].reverse(), "ranks the players who might come back differently"),
        ("reported", lambda body: body["report"].update(winner=None), "name the winner"),
        ("reported", lambda body: body["report"]["tallies"][0].update(realms=99), "can't have 99 unrazed realms"),
        ("closed", lambda body: body.update(seed=8), "has another seed than the event was paired with"),
        ("closed", lambda body: body["standing"].reverse(), "has other final standings than the reports give"),
        ("created", lambda body: body["plan"].update(seed_print="0"), "the seed is not the one whose fingerprint"),
    ],
)
def test_what_was_made_up_is_found(tag, change, sentence):
    lines = PLAYED.splitlines()
    place = next(n for n, line in enumerate(lines) if n and json.loads(line)["body"]["type"] == tag)
    document = json.loads(lines[place])
    change(document["body"])
    lines[place] = json.dumps(document).encode()
    with pytest.raises(Differs, match=sentence):
        list(findings(read_document(chained(lines)), BOOK))


def test_two_logs_of_one_event_are_the_same_until_they_fork():
    evening, other = Evening(6), Evening(6)
    assert fork_of(evening.event.log, other.event.log) == 0
    evening.draw()
    assert fork_of(evening.event.log, other.event.log) == 0, "one goes on from the other"
    other.enter("Gus")
    assert fork_of(evening.event.log, other.event.log) == len(other.event.log)


@pytest.mark.parametrize(
    ("text", "rows"),
    [
        ("Ana\nBo\n", [Row(("Ana",)), Row(("Bo",))]),
        ("\ufeffnumber;Name;note\n1;Ana;\n2; Bo  Bee ;late\n", [Row(("Ana",)), Row(("Bo Bee",))]),
        ("team,name\nReds,Ana\n,Cy\nReds,Bo\n", [Row(("Cy",)), Row(("Ana", "Bo"), "Reds")]),
    ],
)
def test_entrants_are_read_from_a_list(text, rows):
    assert read_rows(text) == rows


@pytest.mark.parametrize(
    ("rows", "sentence"),
    [
        ([Row(("Ana",)), Row(("Bo",)), Row(("Ana",))], "'Ana' is in the list twice"),
        ([Row(("Ana  B",)), Row(("ana b",)), Row(("ANA B",))], "'Ana B' is in the list 3 times"),
        ([Row(("Ana", "Bo"), "Reds"), Row(("Cy", "Bo"), "Blues")], "'Bo' is in the list twice"),
        ([Row(("Ana", "Ana"), "Reds")], "'Ana' is in the list twice"),
    ],
)
def test_a_name_that_stands_on_a_list_twice_is_named(rows, sentence):
    with pytest.raises(UsageError, match=f"^{sentence}"):
        need_distinct(rows)
    need_distinct([Row(("Ana",)), Row(("Ana B",)), Row(("Bo", "Cy"), "Ana")])


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "the list has no names"),
        ("name,team\n,Reds\n", "line 2 of the list has no name"),
        ("A\x07a", "isn't a name"),
        ("x" * 200_000, "the list can't be read: field larger"),
    ],
)
def test_a_list_with_gaps_is_refused(text, sentence):
    with pytest.raises(UsageError, match=sentence):
        read_rows(text)
