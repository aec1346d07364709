"""What the page is told of a table, beyond names and places."""

from __future__ import annotations

from typing import Any

from hall import Hall
from positions import at_home, duel, finish_turn, step_forward
from rich.console import Console

from spellhall.games.spellfire.options import TERMS
from spellhall.games.spellfire.table import SIEGES
from spellhall.games.spellfire.telling.views import card_view
from spellhall.games.spellfire.terminal import draw


def leaving(t: Hall) -> list[tuple[str, bool]]:
    """Who leaves Limbo by themselves, and whether when this turn ends."""
    told: list[dict[str, Any]] = t.state.game.page_view(t.state).get("limbo", [])
    return [(t.state.definition(entry["card"]).name, entry["now"]) for entry in told]


def test_limbo_is_told_with_the_turn_at_whose_end_a_card_leaves_it() -> None:
    t = at_home(pool=("wiz5",), hand=("toLimbo/3",))
    t.pool(1, "her5", "mon4")
    assert leaving(t) == []
    t.play("toLimbo/3").pick("her5")
    assert leaving(t) == [("her5", False)]
    finish_turn(t)
    assert leaving(t) == [("her5", True)]
    finish_turn(t)
    assert leaving(t) == []


def test_a_card_sent_in_its_owners_turn_does_not_leave_limbo_when_that_turn_ends() -> None:
    t = at_home(pool=("wiz5", "her5"), hand=("toLimbo/3",))
    t.play("toLimbo/3").pick("her5")
    assert leaving(t) == [("her5", False)]


def test_nothing_is_told_of_limbo_where_only_a_card_brings_anybody_back() -> None:
    t = at_home(pool=("wiz5", "her5"), hand=("toLimbo/3",), limbo_return="by_card_only")
    t.play("toLimbo/3").pick("her5")
    assert t.where("her5") == "limbo"
    assert leaving(t) == []


def test_the_page_is_told_which_rules_of_tournaments_were_agreed_on() -> None:
    t = at_home(pool=("wiz5",), hand=("toLimbo/3",), destroyed_worlds="on")
    told = t.game.page_view(t.state)["agreed"]
    option = TERMS.by_name["destroyed_worlds"]
    assert told == [
        {"name": option.name, "title": option.title, "value": "", "text": option.text, "rule": option.rules[0]}
    ]
    for preset in ("rulebook", "tournament"):
        assert "agreed" not in at_home(pool=("wiz5",), hand=("toLimbo/3",), preset=preset).state.view(0)
        assert "agreed" not in t.game.page_view(at_home(pool=("wiz5",), hand=("toLimbo/3",), preset=preset).state)


def face_down(t: Hall) -> list[str]:
    """The names of the cards that the page is told to lie face down."""
    told: list[int] = t.state.game.page_view(t.state).get("face_down", [])
    return [t.state.definition(card).name for card in told]


def test_champions_that_are_turned_down_are_told_until_they_fight() -> None:
    t = at_home(hand=("Secret War", "her3"), pool=("her5", "her4"))
    assert face_down(t) == []
    t.play("Secret War")
    assert face_down(t) == ["her5", "her4"]
    t.play("her3")
    assert face_down(t) == ["her5", "her4"], "who comes later lies face up"


def test_allies_that_hide_beneath_a_fighter_are_told_until_they_come_to_light() -> None:
    t = duel("her5", "mon9", hand=("al4", "al3", "mi+2", "Covert Aid"), rival_hand=("al2",))
    t.play("Covert Aid").pick("al4").pick("al3")
    assert face_down(t) == ["al4", "al3"]
    t.skip()
    assert face_down(t) == []


def besieged() -> Hall:
    """P1 attacks r1 of P2 in vain, and may do so once more in their next turn."""
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1", B="r2")
    t.pool(0, "her5", "her4")
    t.pool(1, "mon9")
    t.hand(0, "al1", "Cataclysm!")
    return step_forward(t.begin(phase=4).attack("r1"), "her5", "mon9").skip()


def test_a_realm_shows_how_often_it_was_attacked_until_it_leaves_play() -> None:
    t = besieged()

    def attacked(name: str) -> int | None:
        return card_view(t.state, t.handle(name), 0).get("attacked")

    assert (attacked("r1"), attacked("r2"), attacked("r9")) == (1, None, None)
    t.skip_to_phase(4, seat=1, turns=1).skip_to_phase(4, seat=0, turns=1).attack("r1")
    assert attacked("r1") == 2
    t.skip_to_phase(4, seat=1, turns=1).attack("r9")
    assert (attacked("r1"), attacked("r9")) == (2, 1)
    t.skip_to_phase(3, seat=0, turns=1).play("Cataclysm!").pick("r1")
    assert t.where("r1") == "discard pile" and not t.state.marks[SIEGES][t.handle("r1")]


def test_the_terminal_shows_it_too() -> None:
    t = besieged()
    console = Console(width=100, record=True)
    console.print(draw(t.state, 0, ("Ana", "Bo")))
    drawn = console.export_text()
    assert "[A r1 x1]" in drawn and "[B r2]" in drawn and "[A r9]" in drawn


def test_a_save_in_which_attacks_were_not_counted_goes_on() -> None:
    t = besieged()
    document = t.state.save()
    del document["marks"]["sieges"]
    t.state = t.game.load(document)
    t.skip_to_phase(4, seat=1, turns=1).skip_to_phase(4, seat=0, turns=1).attack("r1")
    assert card_view(t.state, t.handle("r1"), 0)["attacked"] == 1
