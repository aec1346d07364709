"""What the page is told of a table, beyond names and places."""

from __future__ import annotations

from typing import Any

from hall import Hall
from positions import at_home, finish_turn

from spellhall.games.spellfire.options import TERMS


def leaving(t: Hall) -> list[tuple[str, bool]]:
    """Who leaves Limbo by himself, and whether when this turn ends."""
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
