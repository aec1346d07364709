"""What the imaginary opponent does with champions and allies that can be played as events, too."""

from __future__ import annotations

import pytest
from alone import HE, YOU, Alone, two_decks

from spellhall.games.spellfire.rules.plays.play import Play
from spellhall.games.spellfire.solitaire import opponent

LORD, WEIRD, LURKER = "Crime Lord", "The White Weird", "Lurker in the Earth"


def with_a_holding() -> Alone:
    """You have two realms and a holding, which these events could destroy."""
    t = Alone()
    t.formation(YOU, A="r1", B="r2 with h1")
    return t


@pytest.mark.rule("AMB-S26", "SOL-CHM-07")
def test_a_champion_won_as_spoils_enters_and_is_no_event() -> None:
    t = with_a_holding()
    t.pool(HE, "her5")
    t.pile(YOU, LORD)
    t.his_turn(phase=4)
    assert t.is_razed("r1") and t.where(LORD) == "pool" and t.where("h1") == "attached"


@pytest.mark.rule("AMB-S26", "SOL-GAP-04", "SOL-CHM-05")
def test_a_champion_that_could_be_an_event_enters_in_phase_2() -> None:
    t = with_a_holding()
    t.hand(HE, LORD)
    t.his_turn(phase=2)
    assert t.where(LORD) == "pool" and t.where("h1") == "attached"
    assert t.before(f"{LORD} > pool", "phase 3 of 1")


@pytest.mark.rule("AMB-S26")
@pytest.mark.parametrize("phase", [2, 3, 5])
def test_one_that_could_come_only_as_an_event_waits(phase: int) -> None:
    t = with_a_holding()
    t.pool(YOU, LORD)
    t.hand(HE, LORD)
    t.his_turn(phase=phase).through()
    assert t.his("hand") == [LORD] and t.where("h1") == "attached"


@pytest.mark.rule("AMB-S26", "SOL-CMB-04")
@pytest.mark.parametrize("ally", [WEIRD, LURKER])
def test_an_ally_that_could_be_an_event_joins_the_round(ally: str) -> None:
    t = with_a_holding()
    t.pool(HE, "her5")
    t.pool(YOU, "ear5")
    t.hand(HE, ally)
    t.hand(YOU, "mon9", "al1")
    t.his_turn(phase=4).pick("mon9")
    assert t.played() == [ally] and t.where(ally) == "attached"
    assert t.where("h1") == "attached" and t.where("ear5") == "pool"


@pytest.mark.rule("AMB-S26")
@pytest.mark.parametrize(("realm", "first"), [("rNoFly", "al6"), ("r1", WEIRD)])
def test_an_ally_that_cannot_join_is_not_played_as_an_event_instead(realm: str, first: str) -> None:
    t = Alone()
    t.formation(YOU, A=realm, B="r2 with h1")
    t.pool(HE, "her5")
    t.hand(HE, WEIRD, "al6")
    t.hand(YOU, "mon9", "al1")
    t.his_turn(phase=4).pick("mon9")
    assert t.sent() == [("her5", realm)] and t.played() == [first] and t.where("h1") == "attached"


@pytest.mark.rule("SF-ROLE-11", "SF-ROLE-15")
@pytest.mark.parametrize("card", [LORD, WEIRD])
def test_you_may_play_the_same_card_as_an_event(card: str) -> None:
    t = with_a_holding()
    t.hand(YOU, card)
    t.my_turn(phase=3).play(card)
    if card == LORD:
        t.yes()
    assert t.where("h1") == "discard pile" and t.where(card) == "discard pile"


def test_a_card_that_lies_face_down_goes_under_the_foremost_realm() -> None:
    t = two_decks()
    t.formation(YOU, A="r1")
    t.formation(HE, A="r7", B="r3")
    t.pool(HE, "cle5")
    (trap,) = t.hand(HE, "Fire Trap")
    t.my_turn(phase=3)
    play = Play(card=trap, seat=HE)
    play.goto(play.choose_den)
    t.state.call(play)
    choice = opponent.answer(t.state, play.choose_den(t.state))
    assert choice.action == t.handle("r7") and choice.deed < 0, "nobody learns that it is cast"
