"""A checker that can't fail is worthless: histories are forged here, and each forgery has to be found."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from chaos.checker import BACKWARDS, DISORDER, DOUBLED, LOST, PHANTOM, WRONG, backwards, check
from chaos.history import DONE, NEVER, REFUSED, UNKNOWN, Deed, History, Injury, Sight, read
from chaos.lab import Verdict
from chaos.looks import Look, disagreements
from chaos.report import report_of
from chaos.server_log import check_log
from chaos.truth import EventTruth, PodTruth, TableTruth, Truth

from spellhall.server.storage.records import Step

CODE, POD, EVENT = "TABLE", "POD", "EVENT"


def row(number: int, kind: str = "act", seat: int = 0, action: int | None = 7) -> Step:
    return Step(number=number, kind=kind, seat=seat, at_ms=0, action=action)


def a_table(**more) -> TableTruth:
    """A table where seat 0 took the second option three times, and where two lines were said."""
    options = {number: [6, 7, 8] for number in range(3)}
    rows = [row(number) for number in range(3)]
    return replace(TableTruth(CODE, rows=rows, options=options, people={0}, chat=["one", "two"]), **more)


def act(number: int, outcome: str = DONE, option: int = 1, **more) -> Deed:
    begun = more.pop("begun", float(number))
    return Deed("act", CODE, "Ana", begun, begun + 0.5, outcome, seat=0, number=number, value=str(option), **more)


def say(text: str, begun: float, outcome: str = DONE) -> Deed:
    return Deed("say", CODE, "Ana", begun, begun + 0.5, outcome, seat=0, value=text)


def pick(card: str, begun: float, outcome: str = DONE) -> Deed:
    return Deed("pick", POD, "Ana", begun, begun + 0.5, outcome, seat=0, number=int(begun), value=card)


def step(card: str) -> dict:
    return {"kind": "pick", "seat": 0, "cards": [card], "by": "person"}


def a_pod(*cards: str) -> PodTruth:
    return PodTruth(POD, steps=[step(card) for card in cards], numbers=[*range(len(cards))])


def report(key: str, winner: int, n: int, outcome: str = DONE) -> Deed:
    return Deed("report", EVENT, "Ana", n, n + 0.5, outcome, number=n, key=key, value=str(winner))


def entry(n: int, table: int = 1, game: int = 1, winner: int = 1) -> dict:
    body = {"type": "reported", "round": 1, "table": table, "report": {"game": game, "winner": winner}}
    return {"n": n, "body": body}


ACTS = [act(0), act(1), act(2)]
LINES = [say("one", 0), say("two", 1)]


def kinds(entries, table=None, pod=None, event=None) -> set[str]:
    """The kinds of violations that are found."""
    truth = Truth()
    if table is not None:
        truth.tables[table.code] = table
    if pod is not None:
        truth.pods[pod.code] = pod
    if event is not None:
        truth.events[event.code] = event
    return {one.kind for one in check(entries, truth)}


def test_an_honest_history_is_sound():
    assert kinds([*ACTS, *LINES], a_table()) == set()
    assert kinds([pick("a", 1), pick("b", 2)], pod=a_pod("a", "b")) == set()
    log = EventTruth(EVENT, entries=[entry(1), entry(2, table=2)])
    assert kinds([report("1/1/1", 1, 1), report("1/2/1", 1, 2)], event=log) == set()


def test_what_nobody_knows_of_may_have_happened_or_not():
    assert kinds([act(0), act(1, UNKNOWN), act(2), *LINES], a_table()) == set()
    assert kinds([*ACTS, act(3, UNKNOWN), *LINES, say("three", 3, UNKNOWN)], a_table()) == set()
    assert kinds([pick("a", 1), pick("b", 2, UNKNOWN)], pod=a_pod("a")) == set()
    assert kinds([pick("a", 1), pick("b", 2, UNKNOWN)], pod=a_pod("a", "b")) == set()
    assert kinds([act(1, REFUSED, begun=8.0), *ACTS, *LINES], a_table()) == set()


@pytest.mark.parametrize(
    ("entries", "table", "kind"),
    [
        pytest.param([*ACTS, act(3)], a_table(), LOST, id="an act that isn't there"),
        pytest.param(ACTS, a_table(rows=[row(0), row(2), row(3)]), LOST, id="a hole in the journal"),
        pytest.param([act(0), act(1, option=2), act(2)], a_table(), LOST, id="another option"),
        pytest.param(ACTS, a_table(rows=[row(0), row(1, seat=1), row(2)]), LOST, id="another seat"),
        pytest.param(ACTS, a_table(rows=[row(0), row(1, "undo"), row(2)]), LOST, id="another kind of row"),
        pytest.param([*ACTS, act(1, begun=1.1)], a_table(), DOUBLED, id="a click that counted twice"),
        pytest.param([act(0), act(2)], a_table(), PHANTOM, id="an act that nobody asked for"),
        pytest.param([act(0), act(1, REFUSED), act(2)], a_table(), PHANTOM, id="an act that was refused"),
        pytest.param([act(0), act(1, begun=9.0), act(2)], a_table(), DISORDER, id="answered in another order"),
        pytest.param([*LINES, say("three", 3), *ACTS], a_table(), LOST, id="a line that isn't there"),
        pytest.param([*LINES, *ACTS], a_table(chat=["one", "two", "two"]), DOUBLED, id="a line said twice"),
        pytest.param([*LINES, *ACTS], a_table(chat=["two", "one"]), DISORDER, id="lines in another order"),
        pytest.param([Deed("resign", CODE, "Ana", 3, 4, DONE, seat=0), *ACTS], a_table(), LOST, id="a concession"),
        pytest.param([Deed("undo", CODE, "Ana", 3, 4, DONE, seat=0), *ACTS], a_table(), LOST, id="an undo"),
        pytest.param(ACTS, a_table(rows=[*a_table().rows, row(3, "undo")]), DOUBLED, id="an undo nobody asked for"),
        pytest.param(ACTS, None, LOST, id="a table that is gone"),
        pytest.param(ACTS, a_table(faults=["it can't be played again"]), WRONG, id="a game that can't have been"),
    ],
)
def test_a_forged_table_is_found(entries, table, kind):
    assert kind in kinds(entries, table)


@pytest.mark.parametrize(
    ("picks", "pod", "kind"),
    [
        pytest.param([pick("a", 1), pick("b", 2)], a_pod("a"), LOST, id="a pick that isn't there"),
        pytest.param([pick("a", 1), pick("b", 2)], a_pod("b", "a"), DISORDER, id="picks in another order"),
        pytest.param([pick("a", 1)], a_pod("a", "b"), PHANTOM, id="a pick nobody asked for"),
        pytest.param([pick("a", 1)], a_pod("a", "a"), DOUBLED, id="a pick that counted twice"),
        pytest.param([pick("a", 1)], replace(a_pod("a"), numbers=[1]), LOST, id="a hole in the record"),
        pytest.param([Deed("deck", POD, "Ana", 1, 2, DONE, seat=0)], a_pod("a"), LOST, id="a deck that isn't there"),
    ],
)
def test_a_forged_pod_is_found(picks, pod, kind):
    assert kind in kinds(picks, pod=pod)


@pytest.mark.parametrize(
    ("deeds", "entries", "kind"),
    [
        pytest.param([report("1/1/1", 1, 1), report("1/2/1", 1, 2)], [entry(1)], LOST, id="a report that isn't there"),
        pytest.param([report("1/1/1", 2, 1)], [entry(1)], LOST, id="another winner"),
        pytest.param([report("1/1/1", 1, 1)], [entry(1), entry(2)], DOUBLED, id="a game reported twice"),
        pytest.param([report("1/1/1", 1, 1)], [entry(2)], LOST, id="a hole in the log"),
        pytest.param([Deed("draw", EVENT, "Ana", 1, 2, DONE, number=5)], [entry(1)], LOST, id="a log cut short"),
        pytest.param([Deed("enter", EVENT, "Ana", 1, 2, DONE, value="Bo")], [entry(1)], LOST, id="an entrant"),
    ],
)
def test_a_forged_event_is_found(deeds, entries, kind):
    assert kind in kinds(deeds, event=EventTruth(EVENT, entries=entries))


@pytest.mark.parametrize("what", ["pod", "event"])
@pytest.mark.parametrize(
    ("opened", "stored", "kind"),
    [(["A"], [], LOST), (["A", "A"], ["A"], DOUBLED), (["A"], ["A", "B"], DOUBLED), (["A"], ["A"], None)],
)
def test_a_table_that_is_opened_twice_or_forgotten_is_found(what, opened, stored, kind):
    truth = Truth(tables={code: TableTruth(code, **{what: "HOST"}) for code in stored})
    games = [{"kind": "game", "seat": -1, "code": code} for code in opened]
    started = [{"n": n, "body": {"type": "started", "code": code}} for n, code in enumerate(opened, 1)]
    truth.pods = {"HOST": PodTruth("HOST", steps=games, numbers=[*range(len(games))])} if what == "pod" else {}
    truth.events = {"HOST": EventTruth("HOST", entries=started)} if what == "event" else {}
    assert {one.kind for one in check([], truth)} == ({kind} if kind else set())


def sight(number: int, at: float, view: str = "Ana", asked: float = NEVER, over: bool = False) -> Sight:
    return Sight("table", CODE, view, at, number, asked, over)


@pytest.mark.parametrize(
    ("sights", "found"),
    [
        pytest.param([sight(3, 1), sight(3, 2), sight(4, 3)], False, id="one client goes on"),
        pytest.param([sight(3, 1), sight(2, 2)], True, id="one client goes back"),
        pytest.param([sight(-1, 1, over=True), sight(9, 2)], True, id="a game that was over goes on"),
        pytest.param([sight(3, 1), sight(2, 5, "Bo")], False, id="what was sent may come late"),
        pytest.param([sight(3, 1), sight(2, 5, "Bo", asked=2)], True, id="who asks later sees less"),
        pytest.param([sight(3, 1), sight(2, 5, "Bo", asked=0.5)], False, id="who asked before may see less"),
        pytest.param([sight(-1, 1, over=True), sight(2, 5, "Bo", asked=2)], True, id="who asks sees no end"),
        pytest.param([sight(5, 1), sight(3, 2, "Bo"), sight(4, 9, "Cy", asked=3)], True, id="the most counts"),
    ],
)
def test_whoever_sees_less_than_was_seen_before_is_found(sights, found):
    assert ({one.kind for one in backwards(sights)} == {BACKWARDS}) == found


def test_frames_that_differ_from_the_journal_or_from_what_was_seen_are_found():
    truth = {CODE: a_table(actions=3, returns=[1.0, -1.0])}
    frame = {"stage": "over", "actions": 3, "returns": [1.0, -1.0], "sides": [{"counts": {"hand": 2}}], "log": []}
    same = {(CODE, 0): frame, (CODE, -1): frame}
    other_piles = {(CODE, 0): frame, (CODE, 1): frame | {"sides": [{"counts": {"hand": 3}}]}}
    other_log = {(CODE, 0): frame | {"log": ["a line"]}}
    assert not [*disagreements(Look(same, same, same), truth)]
    assert [*disagreements(Look({}, {(CODE, 0): frame | {"actions": 2}}, {}), truth)]
    assert [*disagreements(Look({}, other_piles, {}), truth)]
    assert [*disagreements(Look(other_log, same, same), truth)]
    assert [*disagreements(Look(same, same, other_log), truth)]


def test_tracebacks_and_secrets_in_the_log_are_found():
    fine = json.dumps({"event": "all is well", "error": "the disk is full"})
    story = json.dumps({"event": "oh", "exception": '  File "x", line 1\nValueError: no'})
    assert not [*check_log(fine, ["secret"])]
    assert "ValueError: no" in next(check_log(f"{fine}\n{story}", [])).text
    assert "ends in cret" in next(check_log(f"{fine}\nit is secret", ["secret"])).text
    assert [*check_log("Traceback (most recent call last):", [])]


def test_a_history_is_read_as_it_was_written(tmp_path):
    history = History(tmp_path / "history.jsonl")
    written = [act(0), act(1, UNKNOWN), sight(3, 1.5), Injury("kill", "kill", 1.0, 2.0, served=2.5)]
    for one in written:
        history.add(one)
    history.close()
    assert [*read(history.path)] == written
    assert history.done == 1 and history.begun_last == 0.0
    lines = [*report_of(Verdict(written, check(written, Truth()), 2))]
    assert "violations: 1 lost, 0 doubled, 0 out of order, 0 unasked, 0 backwards, 0 wrong" in lines
    assert any(line.split() == ["kill", "1", "0.5", "0.5"] for line in lines)
