"""The log of Spellfire: what decides is told, with its cause, and once."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home, duel, fight, finish_turn, home
from sieges import siege

from spellhall.games.spellfire import table as tb
from spellhall.games.spellfire.events import HandsExchanged, Mulligan, TurnBegan
from spellhall.games.spellfire.rules.turn.mulligan import gather
from spellhall.games.spellfire.telling.log import PLAIN
from spellhall.kernel.presentation.prompts import People

NAMES = ("Ana", "Bo", "Cy")


def story(t: Hall, seat: int = 0) -> list[str]:
    """The lines that a seat reads."""
    assert t.state.record is not None
    return [line.text for line in t.game.story(t.state.record.entries, seat, NAMES)]


def test_a_new_game_after_a_mulligan_begins_without_leftovers_of_the_old_one() -> None:
    t = Hall()
    t.formation(0, A="r9 with h1")
    t.pool(0, "her5 with mi+2")
    t.begin(phase=3)
    t.state.tell(Mulligan(0))
    gather(t.state)
    told = story(t)
    start = next(i for i, line in enumerate(told) if "calls a mulligan" in line)
    assert not any(line.startswith("With it") for line in told[start:])


def test_who_leaves_is_told_in_one_line_and_his_cards_are_not_named() -> None:
    t = Hall(3)
    for seat in range(3):
        t.formation(seat, A=f"r{seat + 1} with h1")
        t.pool(seat, "her5 with mi+2")
        t.hand(seat, "al9")
    t.begin(phase=3)
    before = len(story(t))
    t.state.concede(1)
    told = story(t)[before:]
    assert told.count("Bo leaves the game, and the cards go to the Void.") == 1
    assert not any("Void" in line for line in told if not line.startswith("Bo leaves"))
    assert not any("With it" in line for line in told)


def test_a_realm_that_a_wall_stops_is_told() -> None:
    t = siege("rSelf6", "wiz5", "rSelf6", first=("Wall of Force",))
    t.play("Wall of Force")
    assert "rSelf6 can't keep fighting." in story(t)


def test_realms_that_change_places_are_told() -> None:
    t = at_home(hand=("Bruce's Revenge", "mi+1"), pool=("her5",))
    t.formation(1, B="r2")
    t.play("Bruce's Revenge").pick("r2")
    assert "r2 and r8 trade places." in story(t)


def test_a_battle_without_a_winner_is_told() -> None:
    t = duel("her5", "mon9", hand=("Mutiny!", "al1"))
    t.play("Mutiny!")
    assert "Mutiny! ends the battle without a winner." in story(t)


def test_an_attack_that_is_given_up_is_told() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "her5")
    t.may_decline = True
    t.begin(phase=4).attack("r1").skip()
    assert "No one is sent: the attack is over." in story(t)


def test_a_shuffle_and_a_draw_in_another_players_turn_name_their_cause() -> None:
    t = at_home(hand=("mi+1",), pool=("her5",))
    t.hand(1, "Good Fortune")
    t.skip().play("Good Fortune")
    assert "Bo draws five cards for Good Fortune." in story(t)
    assert not any("along" in line for line in story(t))
    t = at_home(hand=("Elven Rebirth", "mi+1"), pool=("her5",))
    t.put(0, "discard pile", "elf5")
    t.state.tell(TurnBegan(0, 5))
    t.play("Elven Rebirth")
    assert "Ana shuffles for Elven Rebirth." in story(t)


def test_who_is_discarded_in_battle_is_defeated_once_and_then_goes() -> None:
    t = duel("mon5", "her9", hand=("al2", "al1"), rival_hand=("Treasure", "al3"))
    t.play("al2").play("Treasure")
    told = [line for line in story(t) if "mon5" in line or "plays Treasure" in line]
    assert told[-2:] == ["Bo plays Treasure.", "Treasure strikes mon5 down."]
    assert "her9 wins the round." in story(t)


def test_an_ally_that_strikes_a_fighter_down_is_named() -> None:
    t = duel("her5", "mon9", hand=("slayAlly", "al1"))
    t.play("slayAlly")
    told = story(t)
    at = told.index("slayAlly strikes mon9 down.")
    assert "her5 wins the round." in told[at:]
    assert not any("mon9 is d" in line or "defeats mon9" in line for line in told)


def test_of_a_champion_that_strikes_at_once_only_the_victory_is_told() -> None:
    told = story(fight("slayM", "mon5"))
    assert "slayM defeats mon5." in told
    assert not any("strikes" in line for line in told)


def test_what_is_searched_for_and_laid_on_top_does_not_go_to_the_hand() -> None:
    t = at_home(hand=("Locate Object", "mi+1"), pool=("wiz5", "cle5"))
    t.pile(0, "al1", "mi+2", "al3")
    t.play("Locate Object")
    while t.label.startswith("which champion"):
        t.state.apply(t.state.legal_actions()[0])
    t.pick("mi+2")
    assert t.names(0, "draw pile")[-1] == "mi+2"
    assert not any("hand" in line for line in story(t) if "mi+2" in line)


def test_who_loses_his_pool_need_never_have_had_a_realm() -> None:
    t = Hall()
    t.formation(1, A="r1")
    t.pool(0, "her5")
    t.begin(phase=6)
    finish_turn(t)
    assert "Ana has no realms and loses her5 (SF-POOL-07)." in story(t)


def test_a_realm_that_razes_itself_is_not_razed_by_itself() -> None:
    t = Hall()
    t.formation(0, A="Free and Independent City of Dyvers", B="r1")
    t.hand(0, "her5")
    t.begin(phase=0).use("Free and Independent City of Dyvers").pick("her5").skip()
    assert "Free and Independent City of Dyvers is razed." in story(t)


def test_who_gives_a_card_up_for_its_own_power_discards_it_and_pays_tolls_with_others() -> None:
    t = home("martyr5").use("martyr5")
    assert "Ana discards martyr5." in story(t)
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="Sembia")
    t.pool(0, "her5")
    t.hand(0, "al1")
    t.begin(phase=4).attack("Sembia")
    assert t.where("al1") == "discard pile" and "Ana pays with al1." in story(t)


def test_helpers_that_pass_end_with_the_turn() -> None:
    """So that a test that waits for a moment that does not come fails, and does not go on in some later turn."""
    t = at_home(hand=("her5", "al1"))
    with pytest.raises(AssertionError, match="no such question came up to the end of turn 5: phase 3 of seat 1"):
        t.skip_to_phase(3, seat=1)
    t = at_home(hand=("her5", "al1"))
    t.hand(1, "her6")
    assert t.skip_to_phase(3, seat=1, turns=1).reg(tb.TURN) == 6


@pytest.mark.parametrize(
    ("reader", "line"),
    [
        (0, "You swap hands with Bo for this battle."),
        (1, "Ana swaps hands with you for this battle."),
        (-1, "Ana swaps hands with Bo for this battle."),
    ],
)
def test_an_exchange_of_hands_is_told_to_both_in_person(reader: int, line: str) -> None:
    people = People(("Ana", "Bo"), reader)
    exchanged = HandsExchanged(0, 1)
    assert PLAIN[HandsExchanged].told(exchanged, people.__getitem__, str) == line
