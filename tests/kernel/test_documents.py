"""Saves and replays that last: documents of every format since commit 935dec1, and those of other cards.

``fixtures/documents`` holds, for each game, a save in the middle of a card with its history (``-1-save``), a replay
(``-1-replay``), and what they show (``-1-expected``), written by that commit; ``-2-`` are the same in format 2. They
are never written again: what was saved once can be read for ever.

A replay is what was done, and what may be done is for the rules to say. Where a rule of a game was corrected since, a
replay from before (``-former-replay``) ends there in one sentence, and one from after stands in its place.
"""

from __future__ import annotations

import copy
import json
import subprocess
import sys
from collections.abc import Mapping
from typing import Any, ClassVar

import pytest
from documents import DOCUMENTS, FORMATS, GAMES, in_play, kept
from toy_game import Toy

import spellhall
from spellhall.kernel.documents.header import game_of
from spellhall.kernel.documents.saves import load_history, replay, replay_document, save_history
from spellhall.kernel.errors import UsageError
from spellhall.kernel.game import Game
from spellhall.kernel.layout import Layout
from spellhall.kernel.options import OFF_ON, Option, Terms
from spellhall.kernel.state import State
from spellhall.language.effect import Effect

CORRECTED = {"spellfire": ("spellfire-1-replay.json", "spellfire-2-former-replay.json")}
"""Replays from before a rule was corrected: attackers may decline before their first champion (SF-COMB-B1)."""


def shows(state: State) -> dict[str, Any]:
    """What a position shows, in names."""
    layout, seats = state.game.layout, range(state.seats)
    return {
        "zones": {
            zone.name: [[state.definition(card).key for card in state.pile(i, seat)] for seat in seats]
            for i, zone in enumerate(layout.zones)
        },
        "marks": {
            name: {str(card): value for card, value in enumerate(column) if value}
            for name, column in zip(layout.marks, state.marks, strict=True)
        },
        "seat_columns": dict(zip(layout.seat_columns, state.seat_data, strict=True)),
        "registers": dict(zip(layout.registers, state.regs, strict=True)),
        "returns": state.returns(),
        "asked": None if state.is_terminal() else [state.decision().seat],
    }


def check_shows(state: State, expected: dict[str, Any]) -> None:
    """A position shows what it did when it was kept; columns that came later are of no concern."""
    found = shows(state)
    for part in ("zones", "marks", "seat_columns", "registers"):
        for name, value in expected[part].items():
            assert found[part][name] == value, f"{part} {name}"
    assert found["returns"] == expected["returns"]
    assert found["asked"] == (None if expected["asked"] is None else expected["asked"][:1])


@pytest.mark.parametrize("format_", FORMATS)
@pytest.mark.parametrize("name", GAMES)
def test_a_save_of_any_format_is_read_for_ever(name: str, format_: int) -> None:
    document = kept(name, format_, "save")
    game = game_of(spellhall.game, document["position"])
    state = game.load(document["position"], other_cards=True)
    state.record = load_history(game, document["history"])
    assert any(isinstance(frame, Effect) for frame in state.stack), "in the middle of a card"
    assert state.lasting
    check_shows(state, kept(name, 1, "expected")["save"])
    names = ["Ana", "Bo"]
    assert game.story(state.record.entries, 0, names)
    for _ in range(1000):
        if state.is_terminal():
            break
        state.apply(state.legal_actions()[-1])
    assert len(state.record.entries) > len(document["history"]["entries"])


@pytest.mark.parametrize(("name", "format_"), [(n, f) for n in GAMES for f in FORMATS if (n, f) != ("spellfire", 1)])
def test_a_replay_of_any_format_is_read_for_ever(name: str, format_: int) -> None:
    document = kept(name, format_, "replay")
    state = replay(game_of(spellhall.game, document), document, other_cards=True)
    check_shows(state, kept(name, format_ if name in CORRECTED else 1, "expected")["replay"])


@pytest.mark.parametrize(("name", "file"), [(name, file) for name, files in CORRECTED.items() for file in files])
def test_a_replay_from_before_a_rule_was_corrected_ends_in_a_sentence(name: str, file: str) -> None:
    document = json.loads((DOCUMENTS / file).read_text())
    with pytest.raises(UsageError, match=r"action \d+ of the replay is no longer legal"):
        replay(game_of(spellhall.game, document), document, other_cards=True)


@pytest.mark.parametrize("name", GAMES)
def test_an_old_save_is_written_anew_in_the_present_format(name: str) -> None:
    old, new = kept(name, 1, "save"), kept(name, 2, "save")
    game = spellhall.game(name)
    one, other = (game.load(document["position"], other_cards=True) for document in (old, new))
    assert one.save() == other.save()
    assert one.save()["format"] == 2
    old_history, new_history = (load_history(game, document["history"]) for document in (old, new))
    assert save_history(game, old_history)["entries"] == save_history(game, new_history)["entries"]


@pytest.mark.parametrize("name", GAMES)
def test_a_history_of_the_present_format_is_read_for_ever(name: str) -> None:
    game = spellhall.game(name)
    document = json.loads((DOCUMENTS / f"{name}-3-history.json").read_text())
    assert document["format"] == 3
    record, former = load_history(game, document), load_history(game, kept(name, 2, "save")["history"])
    assert save_history(game, record) == save_history(game, former) == document
    told = [game.story(history.entries, 0, ["Ana", "Bo"]) for history in (record, former)]
    assert told[0] == told[1] != []


@pytest.mark.parametrize("name", GAMES)
def test_an_event_that_histories_may_name_keeps_its_fields(name: str) -> None:
    game = spellhall.game(name)
    for event, fields in json.loads((DOCUMENTS / "events-3.json").read_text())[name].items():
        assert event in game.events, f"histories of {name} name the event {event}"
        assert list(game.events[event].FIELDS) == fields, f"histories of {name} write {event} with other fields"


PACKED = (1 << 39) + (1 << 19)
"""In format 2 the totals 0 to 0 of a round."""


@pytest.mark.parametrize(
    ("name", "format_", "event", "line"),
    [
        ("spellfire", 1, [23, 1, 16, 40, 0], "Bo leads 40 to 16."),
        ("spellfire", 2, [23, 1, -1, -1, PACKED + (16 << 20) + 40], "Bo leads 40 to 16."),
        ("spellfire", 2, [23, 0, -1, -1, PACKED + (3 << 20) - 2], "Ana leads 3 to -2."),
        ("spellslinger", 2, [12, 0, -1, -1, (3 << 12) + (1 << 11) - 1], "a card deals 3 damage to Ana (-1 life)."),
        ("spellslinger", 2, [14, 1, -1, -1, (2 << 12) + (1 << 11) + 18], "Bo loses 2 life to a card (18 life)."),
        ("spellslinger", 2, [27, 1, -1, -1, (4 << 12) + (1 << 11) + 2], "a card is 4/2 until end of turn, by a card."),
        ("spellslinger", 2, [35, -1, -1, -1, 3], "Ana and Bo win."),
        ("spellchain", 2, [16, 1, -1, -1, 1 << 16 | 2 << 8 | 5], "Bo gains Block 2 (5 in all)."),
        ("spellchain", 2, [21, 1, -1, -1, 8 << 16 | 2 << 8 | 1], "Bo loses 2 Poison (1 left)."),
        ("spellchain", 2, [17, 1, -1, -1, 14 << 8 | 3], "blocked: 3 get through"),
        ("spellchain", 2, [17, 1, -1, -1, 5 << 8 | 255], "weakened: nothing gets through"),
    ],
)
def test_what_was_packed_into_a_number_is_told_as_before(name: str, format_: int, event: list[int], line: str) -> None:
    game = spellhall.game(name)
    history = kept(name, format_, "save")["history"]
    faces = (3, 5) if format_ == 1 else (-1, -1)
    history["entries"].append([*event, *faces, -1, -1, 3, -1, -1, -1])
    entry = load_history(game, history).entries[-1]
    assert set(entry.faces) <= {-1}
    assert game.sentence(entry, 0, ["Ana", "Bo"]) == line


@pytest.mark.parametrize("name", GAMES)
def test_every_event_of_former_histories_says_all_its_fields(name: str) -> None:
    game = spellhall.game(name)
    for former in game.former_events:
        if former is not None:
            assert game.events[former.event.__name__] is former.event
            assert len(former.fields(0, 1, 2, 3, 4, 5)) == len(former.event.FIELDS)


def test_a_history_with_an_event_that_there_is_not_is_refused() -> None:
    game = spellhall.game("spellchain")
    document = save_history(game, load_history(game, kept("spellchain", 2, "save")["history"]))
    kinds: list[list[str]] = document["events"]
    for damage, sentence in (
        ([["Sneezed", "seat"], *kinds[1:]], "the event 'Sneezed', which spellchain doesn't have here"),
        ([kinds[0][:-1], *kinds[1:]], "the event Shuffled has the fields seat, zone here"),
        ([[], *kinds[1:]], "the event ''"),
        (kinds[:1], "the event of an entry should be from 0 to 0"),
        (5, "`events` should be a list"),
    ):
        with pytest.raises(UsageError, match=sentence):
            load_history(game, document | {"events": damage})
    for entry, sentence in (
        ([], "the event of an entry should be a whole number"),
        ([0, 1], "an entry of Shuffled should hold 5 numbers, not 2"),
        ([0, 0, 0, 0, 99], "each of the cards of `entries` should be from -1 to"),
    ):
        with pytest.raises(UsageError, match=sentence):
            load_history(game, document | {"entries": [entry]})
    with pytest.raises(UsageError, match="this history has the format 4; this Spellhall reads 2 or 3"):
        load_history(game, document | {"format": 4})


@pytest.mark.parametrize("name", GAMES)
def test_an_option_that_came_later_says_what_it_was_before(name: str) -> None:
    game = spellhall.game(name)
    of_old = kept(name, 1, "replay")["options"]
    later = set(game.options) - set(of_old)
    assert later <= set(game.terms.as_before), "say in its record which value of the new option means `as before`"


# ---------------------------------------------------------------------- other definitions, columns and options


NEWCOMERS = {
    "spellchain": """
from spellhall.games.spellchain.card import spell
from spellhall.games.spellchain.words import *
@spell("Newcomer")
def newcomer(you):
    with you.activates():
        you.deal(3)
""",
    "spellfire": """
from spellhall.games.spellfire.card import hero
from spellhall.games.spellfire.words import *
@hero("Newcomer", "zz/001", world=AD, level=3)
def newcomer(you):
    you.always(Immune(THIS, events))
    with you.power(phases=(3,)):
        you.draw(1)
""",
    "spellslinger": """
from spellhall.games.spellslinger.card import event
from spellhall.games.spellslinger.words import *
@event("Newcomer", "R")
def newcomer(you):
    with you.resolves():
        you.draw(1)
""",
}
"""A card that is defined before all others, so that faces, programs and modifiers have other numbers than before."""

GO_ON = """
import json
import spellhall
from spellhall.kernel.documents.saves import load_history
document = json.load(open({path!r}))
game = spellhall.game({name!r})
state = game.load(document["position"], other_cards=True)
state.record = load_history(game, document["history"])
for _ in range(60):
    if not state.is_terminal():
        state.apply(state.legal_actions()[-1])
print(game.digest())
story = [
    line._replace(play=line.play and line.play._replace(face=game.keys[line.play.face] if line.play.face >= 0 else -1))
    for line in game.story(state.record.entries, 1, ["Ana", "Bo"])
]
print(json.dumps([state.view(0), story]))
"""


@pytest.mark.parametrize("name", GAMES)
def test_a_position_goes_on_alike_when_cards_have_come_in_before_its_own(name: str) -> None:
    told = []
    for define in ("", NEWCOMERS[name]):
        program = define + GO_ON.format(name=name, path=str(DOCUMENTS / f"{name}-2-save.json"))
        out = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
        told.append(out.splitlines())
    assert told[0][0] != told[1][0], "the cards are others"
    assert told[0][1] == told[1][1]


def changed(game: Game, **values: Any) -> Any:
    """The same game with something else in it."""
    twin = object.__new__(type(game))
    twin.__dict__.update(
        {name: value for name, value in vars(game).items() if name not in ("keys", "faces", "_digest")}
    )
    for name, value in values.items():
        setattr(twin, name, value)
    return twin


@pytest.mark.parametrize("name", GAMES)
def test_under_other_cards_a_document_is_read_only_when_that_is_asked_for(name: str) -> None:
    save, played = kept(name, 2, "save")["position"], kept(name, 2, "replay")
    game = changed(spellhall.game(name), _digest="other")
    for read, document in ((game.load, save), (lambda *more, **how: replay(game, *more, **how), played)):
        with pytest.raises(UsageError, match="played with other card definitions"):
            read(document)
        read(document, other_cards=True)


@pytest.mark.parametrize("name", GAMES)
def test_a_card_that_does_not_exist_any_more_is_named(name: str) -> None:
    save, played = kept(name, 2, "save")["position"], kept(name, 2, "replay")
    game = changed(spellhall.game(name))
    for document, key in ((save, save["cards"][7]), (played, played["decks"][1][0])):
        game.faces = {known: face for known, face in spellhall.game(name).faces.items() if known != key}
        with pytest.raises(UsageError, match=f"has the card '{key}' in it, which {name} doesn't have here"):
            game.load(document, other_cards=True) if document is save else replay(game, document, other_cards=True)


@pytest.mark.parametrize("name", GAMES)
def test_a_text_that_is_being_carried_out_and_does_not_exist_any_more_is_named(name: str) -> None:
    document = kept(name, 2, "save")["position"]
    effect = next(frame for frame in document["stack"] if frame["procedure"] == "Effect")
    card = effect["fields"]["program"][0]
    effect["fields"]["program"][1] = 99
    with pytest.raises(UsageError, match=f"in the middle of program 99 of the card '{card}'"):
        spellhall.game(name).load(document, other_cards=True)
    effect["fields"]["program"][1] = 0
    effect["fields"]["pc"] = 99
    with pytest.raises(UsageError, match="another text here than the one that was being carried out"):
        spellhall.game(name).load(document, other_cards=True)


@pytest.mark.parametrize("program", [["7"], ["7", "1"], [7, 1], ["7", 1, 1], "71", 7])
def test_a_text_that_is_being_carried_out_is_named_by_a_card_and_a_number(program: object) -> None:
    document = kept("spellchain", 2, "save")["position"]
    effect = next(frame for frame in document["stack"] if frame["procedure"] == "Effect")
    effect["fields"]["program"] = program
    with pytest.raises(UsageError, match="of Effect should be the key of a card and a number, not "):
        spellhall.game("spellchain").load(document, other_cards=True)


def with_columns(
    marks: tuple[str, ...] = (), seats: tuple[str, ...] = ("points",), registers: tuple[str, ...] = ()
) -> Toy:
    """The toy with other columns."""
    toy = Toy()
    toy.layout = Layout(toy.layout.zones, marks, seats, registers)
    return toy


def test_columns_that_came_later_are_filled_and_may_stand_in_any_order() -> None:
    document = json.loads(json.dumps(in_play(with_columns(("tired",), ("points", "cards"), ("round",))).save()))
    document["marks"]["tired"] = [1] * 12
    later = with_columns(("asleep", "tired"), ("years", "cards", "points"), ("days", "round"))
    state = later.load(document)
    assert state.marks == [[0] * 12, [1] * 12]
    assert [len(column) for column in state.seat_data] == [2, 2, 2]
    assert state.regs == [0, 0]
    while not state.is_terminal():
        state.apply(state.legal_actions()[0])


def test_zones_and_fields_of_frames_that_came_later_are_empty() -> None:
    document = in_play(Toy()).save()
    del document["stack"][0]["fields"]["first"]
    toy = Toy()
    toy.layout = Layout((toy.layout.zones[0], *toy.layout.zones[:0], *toy.layout.zones[1:]), (), ("points",))
    state = toy.load(document)
    assert state.stack[0].first == -1  # type: ignore[attr-defined]
    del document["piles"]["laid"]
    with pytest.raises(UsageError, match="each of its 12 cards should lie in one place"):
        toy.load(document)


@pytest.mark.parametrize("part", ["marks", "seat_columns", "registers", "piles"])
def test_a_column_that_nobody_knows_is_refused(part: str) -> None:
    document = in_play(Toy()).save()
    document[part]["glory"] = [0] * 12
    with pytest.raises(UsageError, match=r"names the .* 'glory', which toy doesn't have here"):
        Toy().load(document)


class Optional(Toy):
    """The toy, some versions later: it has an option more, which is off in games of before."""

    terms: ClassVar[Terms] = Terms(
        Toy.terms.presets,
        (
            Option("size", "Size", "How large it is.", {"small": "small", "large": "large"}, ("TOY-1",), "small"),
            Option("glory", "Glory", "Whether there is any.", OFF_ON, ("TOY-2",), "on", before="off"),
        ),
    )

    def __init__(self, preset: str = "toy", **options: str) -> None:
        super().__init__()
        self.options = self.terms.chosen(preset, options)


def test_an_option_that_a_document_does_not_name_is_as_before() -> None:
    document = in_play(Toy()).save()
    with pytest.raises(UsageError, match="played with glory = off, and this game has glory = on; make the game with"):
        Optional().load(document)
    assert Optional(glory="off").load(document).legal_actions()

    def make(name: str, options: Mapping[str, str] | None = None) -> Game:
        assert name == "toy"
        return Optional(**(options or {}))

    assert game_of(make, document).options == {"preset": "toy", "size": "small", "glory": "off"}
    document["options"]["size"] = "large"
    with pytest.raises(UsageError, match="played with size = large"):
        Optional(glory="off").load(document)
    document["options"]["weight"] = "1"
    with pytest.raises(UsageError, match="the option 'weight', which toy doesn't have here"):
        Optional(glory="off").load(document)


def test_a_part_of_a_replay_is_played_and_no_more_than_there_is() -> None:
    document = replay_document(in_play(Toy()), list(Toy().starter_decks().values()), 3)
    assert replay(Toy(), document, 0).record.actions == []  # type: ignore[union-attr]
    for upto in (-1, 2):
        with pytest.raises(UsageError, match="a number from 0 to 1, the actions that it has"):
            replay(Toy(), document, upto)


@pytest.mark.parametrize("name", GAMES)
def test_a_loaded_position_shares_no_list_with_its_document(name: str) -> None:
    game = spellhall.game(name)
    document = kept(name, 2, "save")["position"]
    before = copy.deepcopy(document)
    state = game.load(document, other_cards=True)
    for _ in range(40):
        if not state.is_terminal():
            state.apply(state.legal_actions()[-1])
    assert document == before
