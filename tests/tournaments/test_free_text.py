"""Text can be removed from a log, and the chain still proves everything else; nothing but removal passes."""

from __future__ import annotations

import json
import typing
from copy import deepcopy

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tournaments.evenings import BOOK, SEED, Evening, plan_for

from spellhall.kernel.parts.tournament import Format
from spellhall.tournaments import entries
from spellhall.tournaments.commands import announcing, judging
from spellhall.tournaments.files import Document, as_bytes, event_of, read_document
from spellhall.tournaments.free_text import PLACES, REMOVED, removed_from, texts_in, without
from spellhall.tournaments.log_chain import BEGINNING, broken_at, logged, print_of
from spellhall.tournaments.log_sentences import told
from spellhall.tournaments.verify import findings

FIXED = {
    ("created", "body.reference"),
    ("created", "body.version"),
    *((kind, f"body.plan.{name}") for kind in ("created", "planned") for name in ("game", "seed_print")),
    *((kind, f"body.plan.format.{name}") for kind in ("created", "planned") for name in ("parameter", "victory")),
    ("created", "body.facts[].name"),
    ("created", "body.facts[].title"),
    ("created", "body.facts[].decides"),
    ("started", "body.code"),
    ("counted", "body.fact"),
    ("ticked", "body.item"),
    *(
        (kind, f"body.{where}.{name}")
        for kind, where in (("reported", "report"), ("corrected", "before"), ("corrected", "after"))
        for name in ("end", "source")
    ),
}
"""Text of entries that nobody types freely: names of games, facts, items and codes, and fingerprints."""


def written() -> Document:
    """An event with every kind of free text, two of them the same."""
    format = Format("Pebbles", custom_rules="Throw pebbles", size=10)
    evening = Evening(4, plan=plan_for(format=format, notes="Bo is an idiot"))
    plan = msgspec.structs.replace(evening.event.plan, least=3)
    evening.do(announcing.replan(evening.event, plan, BOOK), by=evening.host)
    evening.draw()
    event, host = evening.event, evening.host
    table = event.state.rounds[-1].tables[0]
    evening.do(judging.call_judge(event, table.entrants[0], "He cheats"), by=2)
    evening.do(judging.settle_call(event, host, 1, "He did not"), by=host)
    evening.do(judging.rule(event, host, "Bo is right", ()), by=host, reason="Bo is an idiot")
    evening.do(judging.open_case(event, table.entrants[0], "He shouts", ()), by=host)
    evening.do(judging.decide(event, host, 1, "He stays"), by=host)
    evening.do(announcing.tick(event, "advertised", "on the wall", True), by=host)
    return read_document(as_bytes(event))


def of(document: Document, changed: list[dict]) -> Document:
    return Document(document.seed, document.names, changed, document.lines)


WRITTEN = written()
TEXTS = sorted({text.text for entry in WRITTEN.entries for text in texts_in(entry)})


def test_all_places_of_text_are_tried_here():
    tried = {(entry["body"]["type"], text.place) for entry in WRITTEN.entries for text in texts_in(entry)}
    assert {(kind, place) for kind, places in PLACES.items() for place in places} <= tried


def strings(kind: object, path: str) -> typing.Iterator[str]:
    """Where a type holds text of any kind."""
    match kind:
        case msgspec.inspect.StrType():
            yield path
        case msgspec.inspect.StructType(fields=fields) | msgspec.inspect.DataclassType(fields=fields):
            for field in fields:
                if field.name != "texts":
                    yield from strings(field.type, f"{path}.{field.name}")
        case msgspec.inspect.UnionType(types=types):
            for one in types:
                yield from strings(one, path)
        case msgspec.inspect.VarTupleType(item_type=item) | msgspec.inspect.ListType(item_type=item):
            yield from strings(item, f"{path}[]")


SETTINGS = ("body.plan.structure.", "body.plan.policies.", "body.plan.standings", "body.plan.format.variants")


def test_every_text_of_an_entry_can_be_removed_or_is_none_that_people_type():
    """Whoever adds a field with text to an entry says which of the two it is."""
    found = set()
    for kind in typing.get_args(entries.Entry):
        tag = kind.__struct_config__.tag
        paths = {path for path in strings(msgspec.inspect.type_info(kind), "body") if not path.startswith(SETTINGS)}
        free = {*PLACES.get(tag, ()), *(["body.plan.format.type"] if tag in ("created", "planned") else [])}
        found |= {(tag, path) for path in paths - free if not path.endswith((".cards[]", "deck[]", "sideboard[]"))}
    cards = {one for one in found if one[1] in ("body.pool[]", "body.out[]", "body.into[]")}
    cited = {one for one in found if one[1] == "body.rules[]"}
    assert found - cards - cited == FIXED


@pytest.mark.parametrize("text", TEXTS)
def test_whatever_is_removed_the_rest_is_proven_and_says_so(text):
    changed = [without(entry, [text]) or entry for entry in WRITTEN.entries]
    numbers = [entry["n"] for entry, was in zip(changed, WRITTEN.entries, strict=True) if entry != was]
    assert numbers and removed_from(changed) == numbers and broken_at(changed) == 0
    assert text not in json.dumps(changed)
    event = event_of(of(WRITTEN, changed))
    was, now = ("\n".join(told(one, private=True)) for one in (event_of(WRITTEN), event))
    assert text not in now and (REMOVED in now) == (text in was)
    lines = list(findings(of(WRITTEN, changed), BOOK))
    assert lines[0].endswith("were changed, removed or added.") and "were removed" not in lines[1]
    assert lines[1].startswith("Text was removed from entr") and all(str(number) in lines[1] for number in numbers)
    assert not any("Text was removed" in line for line in findings(WRITTEN, BOOK))
    later = logged(event.log[-1], entries.Doors(open=False), 1)
    assert broken_at([*changed, msgspec.to_builtins(later)]) == 0, "it goes on from there"


@given(st.data())
def test_no_other_text_takes_the_place_of_one(data):
    number = data.draw(st.sampled_from([i for i, entry in enumerate(WRITTEN.entries) if texts_in(entry)]))
    changed = deepcopy(list(WRITTEN.entries))
    place, text = data.draw(st.sampled_from(texts_in(changed[number])))
    *steps, last = place.split(".")
    found = changed[number]
    for step in steps:
        found = found[step]
    found[last] = data.draw(st.text(max_size=20).filter(lambda other: other not in (text, REMOVED)))
    assert broken_at(changed) == number + 1


@given(st.data())
def test_nothing_else_of_an_entry_changes_with_its_text(data):
    """Not even if the list of its texts is changed to name what is no text, or what is gone."""
    number = data.draw(st.integers(0, len(WRITTEN.entries) - 1))
    changed = [deepcopy(without(entry, TEXTS) or entry) for entry in WRITTEN.entries]
    entry = changed[number]
    deed = data.draw(st.sampled_from(("by", "at", "list", "none")))
    if deed in ("by", "at"):
        entry[deed] += 1
    elif deed == "list":
        entry["body"]["texts"] = [
            *entry["body"].get("texts", []),
            [data.draw(st.sampled_from(("by", "body.type", "n"))), "0" * 64],
        ]
    elif "texts" in entry["body"]:
        del entry["body"]["texts"]
    else:
        entry["body"]["texts"] = []
    assert broken_at(changed) == number + 1


def test_a_list_that_names_what_is_no_text_is_refused_even_if_its_fingerprint_fits():
    entry = {
        "n": 1,
        "at": 1,
        "by": 0,
        "reason": "",
        "body": {"type": "doors", "open": True, "texts": [["body.open", "0"]]},
    }
    entry["print"] = print_of(BEGINNING, entry)
    assert broken_at([entry]) == 1


@pytest.mark.parametrize("texts", [1, "x", [1], [["reason"]], [[1, 2]], {"a": "b"}, None])
def test_a_list_that_is_none_is_covered_like_the_rest(texts):
    entry = {"n": 1, "at": 1, "by": 0, "reason": "so", "body": {"type": "doors", "open": True, "texts": texts}}
    entry["print"] = print_of(BEGINNING, entry)
    assert broken_at([entry]) == 0
    assert broken_at([entry | {"reason": REMOVED}]) == 1


def test_what_was_written_before_texts_were_listed_still_fits_and_keeps_its_texts():
    entry = {"n": 1, "at": 1, "by": 0, "reason": "so", "body": {"type": "doors", "open": True}}
    entry["print"] = print_of(BEGINNING, entry)
    assert broken_at([entry]) == 0 and without(entry, ["so"]) is None


def test_what_has_no_text_is_written_as_before():
    event = Evening(3).event
    assert all(entry.body.texts == () for entry in event.log if not isinstance(entry.body, entries.Created))
    assert event.seed == SEED
