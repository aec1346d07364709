"""The checker: compares a history with what the database holds. It knows nothing of how a run was made.

What was acknowledged has to be there, once, and in order; what is there has to have been asked for; and nobody may ever
have seen more than what was there a moment later. A deed may be there or not if no one knows whether it happened.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from chaos.history import DONE, NEVER, REFUSED, Deed, Entry, Sight
from chaos.truth import EventTruth, PodTruth, TableTruth, Truth

LOST, DOUBLED, DISORDER, PHANTOM, BACKWARDS, WRONG = "lost", "doubled", "out of order", "unasked", "backwards", "wrong"
PERSON = "person"
"""Who has made a pick; the last card of a pile is taken for everyone."""
KINDS = (LOST, DOUBLED, DISORDER, PHANTOM, BACKWARDS, WRONG)


class Violation(NamedTuple):
    """Something that must not be: its kind, where, and a sentence."""

    kind: str
    where: str
    text: str


def check(entries: Iterable[Entry], truth: Truth) -> list[Violation]:
    """All violations of a history."""
    deeds: dict[str, list[Deed]] = defaultdict(list)
    sights: dict[str, list[Sight]] = defaultdict(list)
    for entry in entries:
        if isinstance(entry, Deed):
            deeds[entry.where].append(entry)
        elif isinstance(entry, Sight):
            sights[entry.where].append(entry)
    found = [one for seen in sights.values() for one in backwards(seen)]
    for code in deeds.keys() | sights.keys():
        if code and code not in truth.tables and code not in truth.pods and code not in truth.events:
            found.append(Violation(LOST, code, "it is gone"))
    for code, table in truth.tables.items():
        found += [*at_table(deeds[code], table)]
    for code, pod in truth.pods.items():
        found += [*in_pod(deeds[code], pod)]
        found += [
            *opened_once(code, "pod", games_of_pod(pod), [one for one in truth.tables.values() if one.pod == code])
        ]
    for code, event in truth.events.items():
        found += [*at_event(deeds[code], event)]
        mine = [one for one in truth.tables.values() if one.event == code]
        found += [*opened_once(code, "event", games_of_event(event), mine)]
    return found


# --- sights


def backwards(sights: list[Sight]) -> Iterator[Violation]:
    """What one view sees never goes back, and who asks sees at least what anybody had seen before."""
    views: dict[str, Sight] = {}
    known, furthest = sorted(sights, key=lambda one: one.at), -1
    for sight in known:
        before = views.get(sight.view)
        if before is not None and _behind(sight, before.number, before.over):
            yield _back(sight, before)
        views[sight.view] = sight
    seen = iter(known)
    latest: Sight | None = None
    over = False
    ahead = next(seen, None)
    for sight in sorted((one for one in sights if one.asked != NEVER), key=lambda one: one.asked):
        while ahead is not None and ahead.at < sight.asked:
            if ahead.number > furthest or ahead.over:
                latest, furthest, over = ahead, max(furthest, ahead.number), over or ahead.over
            ahead = next(seen, None)
        if latest is not None and _behind(sight, furthest, over):
            yield _back(sight, latest)


def _behind(sight: Sight, number: int, over: bool) -> bool:
    return not sight.over and (over or sight.number < number)


def _back(sight: Sight, before: Sight) -> Violation:
    was = "its end" if before.over else f"{before.number}"
    text = f"at {sight.at:.2f} s {sight.view} saw {sight.number} after {before.view} had seen {was}"
    return Violation(BACKWARDS, sight.where, text)


# --- tables


def at_table(deeds: list[Deed], table: TableTruth) -> Iterator[Violation]:
    """The deeds of a table are its journal and its chat."""
    for fault in table.faults:
        yield Violation(WRONG, table.code, fault)
    if [row.number for row in table.rows] != list(range(len(table.rows))):
        yield Violation(LOST, table.code, "its journal has a hole")
    yield from _acts(deeds, table)
    yield from _others(deeds, table)
    said = [deed for deed in deeds if deed.what == "say"]
    yield from entries_once(table.code, said, table.chat)


def _acts(deeds: list[Deed], table: TableTruth) -> Iterator[Violation]:
    decisions, asked = table.decisions, defaultdict[int, list[Deed]](list)
    for deed in deeds:
        if deed.what == "act" and deed.outcome != REFUSED:
            asked[deed.number].append(deed)
    for number, clicks in asked.items():
        done = [deed for deed in clicks if deed.outcome == DONE]
        if len(done) > 1:
            yield Violation(DOUBLED, table.code, f"decision {number} was answered {len(done)} times")
        if done and not any(_is_row(deed, table) for deed in done):
            there = f"a row {decisions[number].kind}" if number < len(decisions) else "no row"
            yield Violation(LOST, table.code, f"{done[0].who} answered decision {number}, where there is {there}")
    for number, row in enumerate(decisions):
        mine = row.kind == "act" and row.seat in table.people
        if mine and not any(_is_row(deed, table) for deed in asked[number]):
            yield Violation(PHANTOM, table.code, f"nobody gave the answer to decision {number}")
    yield from _in_order(table.code, [deed for deed in deeds if deed.what == "act" and deed.outcome == DONE])


def _is_row(deed: Deed, table: TableTruth) -> bool:
    """Whether a journal holds this act."""
    if not 0 <= deed.number < len(table.decisions):
        return False
    row, options = table.decisions[deed.number], table.options.get(deed.number)
    if row.kind != "act" or row.seat != deed.seat:
        return False
    return options is None or (int(deed.value) < len(options) and options[int(deed.value)] == row.action)


def _in_order(where: str, done: list[Deed]) -> Iterator[Violation]:
    """What was asked for after something was answered has the greater number."""
    highest: Deed | None = None
    answered = iter(sorted(done, key=lambda deed: deed.ended))
    ahead = next(answered, None)
    for deed in sorted(done, key=lambda deed: deed.begun):
        while ahead is not None and ahead.ended < deed.begun:
            highest = ahead if highest is None or ahead.number > highest.number else highest
            ahead = next(answered, None)
        if highest is not None and deed.number <= highest.number:
            text = f"{deed.what} {deed.number} of {deed.who} came after {highest.number} of {highest.who} was answered"
            yield Violation(DISORDER, where, text)


def _others(deeds: list[Deed], table: TableTruth) -> Iterator[Violation]:
    """Concessions and undos have their rows, each no more than once."""
    for what, kinds in (("resign", ("resign",)), ("undo", ("undo", "wish"))):
        for seat in table.people:
            mine = [deed for deed in deeds if deed.what == what and deed.seat == seat]
            done = sum(deed.outcome == DONE for deed in mine)
            most = sum(deed.outcome != REFUSED for deed in mine)
            counted = Counter[str](row.kind for row in table.rows if row.seat == seat)
            if sum(counted[kind] for kind in kinds) < done:
                yield Violation(LOST, table.code, f"{done} times seat {seat} was answered {what}, with fewer rows")
            if any(counted[kind] > most for kind in kinds):
                yield Violation(DOUBLED, table.code, f"seat {seat} has more rows of {what} than it asked for")


def entries_once(where: str, deeds: list[Deed], stored: list[str]) -> Iterator[Violation]:
    """Each deed has a value of its own, which is stored once if it is done, and in the order of the answers."""
    counts, places = Counter(stored), {text: place for place, text in enumerate(stored)}
    for deed in deeds:
        count = counts[deed.value]
        if deed.outcome == DONE and not count:
            yield Violation(LOST, where, f"acknowledged to {deed.who}, but not stored: {deed.what} {deed.value}")
        if count > 1:
            yield Violation(DOUBLED, where, f"stored {count} times: {deed.what} {deed.value}")
    done = [deed for deed in deeds if deed.outcome == DONE and deed.value in places]
    placed = [Deed(d.what, where, d.who, d.begun, d.ended, DONE, number=places[d.value]) for d in done]
    yield from _in_order(where, placed)


# --- pods


def in_pod(deeds: list[Deed], pod: PodTruth) -> Iterator[Violation]:
    """Picks and decks are the steps of a pod."""
    if pod.numbers != list(range(len(pod.numbers))):
        yield Violation(LOST, pod.code, "its record has a hole")
    for seat in {deed.seat for deed in deeds if deed.what in ("pick", "deck")}:
        mine = [deed for deed in deeds if deed.seat == seat]
        steps = [step for step in pod.steps if step["seat"] == seat]
        picked = [step for step in steps if step["kind"] == "pick" and step.get("by") == PERSON]
        yield from _picks(pod.code, seat, mine, [step["cards"][0] for step in picked])
        decks = sum(step["kind"] == "deck" for step in steps)
        done = sum(deed.what == "deck" and deed.outcome == DONE for deed in mine)
        if decks < done:
            yield Violation(LOST, pod.code, f"seat {seat} got {done} answers that its deck is stored; {decks} are")


def _picks(where: str, seat: int, deeds: list[Deed], cards: list[str]) -> Iterator[Violation]:
    """The answered picks are among the steps of a seat in their order, and every step was asked for."""
    asked = Counter(deed.value for deed in deeds if deed.what == "pick" and deed.outcome != REFUSED)
    done = [deed for deed in deeds if deed.what == "pick" and deed.outcome == DONE]
    counts = Counter(cards)
    for card, count in counts.items():
        if count > asked[card]:
            kind = DOUBLED if asked[card] else PHANTOM
            yield Violation(kind, where, f"seat {seat} has picked {card} {count} times, and asked {asked[card]} times")
    missing = Counter(deed.value for deed in done) - counts
    for card in missing:
        yield Violation(LOST, where, f"acknowledged to seat {seat}, but not picked: {card}")
    if not missing:
        rest = iter(cards)
        if not all(deed.value in rest for deed in sorted(done, key=lambda deed: deed.ended)):
            yield Violation(DISORDER, where, f"the picks of seat {seat} aren't stored in the order of the answers")


def games_of_pod(pod: PodTruth) -> list[str]:
    """The codes of the tables that a pod has opened."""
    return [step["code"] for step in pod.steps if step["kind"] == "game"]


def opened_once(where: str, what: str, codes: list[str], tables: list[TableTruth]) -> Iterator[Violation]:
    """A pod or event knows exactly the tables that belong to it."""
    stored = Counter(table.code for table in tables)
    for code in codes:
        if code not in stored:
            yield Violation(LOST, where, f"the {what} names table {code}, which isn't there")
    for code, count in Counter(codes).items():
        if count > 1:
            yield Violation(DOUBLED, where, f"the {what} opened table {code} {count} times")
    for code in stored.keys() - set(codes):
        yield Violation(DOUBLED, where, f"table {code} belongs to the {what}, which doesn't know it")


# --- events


def at_event(deeds: list[Deed], event: EventTruth) -> Iterator[Violation]:
    """What was entered and reported is in the log once, and the log is no shorter than any answer said."""
    numbers = [entry["n"] for entry in event.entries]
    if numbers != list(range(1, len(numbers) + 1)):
        yield Violation(LOST, event.code, "its log has a hole")
    told = max((deed.number for deed in deeds if deed.outcome == DONE), default=0)
    if told > len(numbers):
        yield Violation(LOST, event.code, f"its log had {told} entries, and has {len(numbers)}")
    entered = [deed for deed in deeds if deed.what == "enter"]
    yield from entries_once(event.code, entered, event.names)
    reports = [deed for deed in deeds if deed.what == "report"]
    stored: dict[str, list[str]] = defaultdict(list)
    for entry in event.entries:
        body = entry["body"]
        if body["type"] == "reported":
            report = body["report"]
            stored[f"{body['round']}/{body['table']}/{report['game']}"].append(str(report["winner"]))
    for key, winners in stored.items():
        if len(winners) > 1:
            yield Violation(DOUBLED, event.code, f"game {key} is reported {len(winners)} times")
    for deed in reports:
        if deed.outcome == DONE and deed.value not in stored[deed.key]:
            yield Violation(LOST, event.code, f"{deed.who} reported game {deed.key} for {deed.value}")


def games_of_event(event: EventTruth) -> list[str]:
    """The codes of the tables that an event has opened."""
    begun = [entry["body"] for entry in event.entries if entry["body"]["type"] == "started"]
    return [body["code"] for body in begun if body.get("code")]
