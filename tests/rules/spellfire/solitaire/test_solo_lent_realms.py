"""A razed realm that defends itself has the help of their cards, as a champion has (sections DEF and CMB)."""

from __future__ import annotations

import pytest
from alone import HE, YOU, Alone

import spellhall
from spellhall.games.spellfire import events
from spellhall.games.spellfire.facts import REALM
from spellhall.games.spellfire.words.battle.attack_and_defence import DefendsItself
from spellhall.kernel.chance import Dice

SELF_DEFENDING = sorted(
    card.name
    for card in spellhall.game("spellfire").shipped()
    if card.type == REALM and any(isinstance(word, DefendsItself) for one in card.abilities for word in one.words())
)


def table(realm: str, attacker: str, *hand: str, yours: tuple[str, ...] = ()) -> Alone:
    """You may attack a razed realm of yours with that champion; they have no champion, and that hand."""
    t = Alone()
    t.formation(YOU, A=f"{realm} razed", B="r2")
    t.pool(YOU, attacker)
    t.hand(YOU, *yours)
    t.hand(HE, *hand)
    t.my_turn(phase=4)
    return t


def attacked(realm: str, attacker: str, *hand: str, yours: tuple[str, ...] = ()) -> Alone:
    """You attack that realm."""
    t = table(realm, attacker, *hand, yours=yours)
    t.attack(realm)
    return t


@pytest.mark.rule("SOL-DEF-04", "SOL-DEF-08", "SOL-CMB-04")
def test_a_realm_of_9_with_an_ally_of_4_stands_against_11() -> None:
    t = attacked("Valley of the Mage", "her9 with mi+2", "al4")
    assert t.defended() == ["Valley of the Mage"] and t.played() == ["al4"]
    assert t.where("her9") == "discard pile"


@pytest.mark.rule("SOL-DEF-08", "SOL-CMB-05")
def test_a_realm_that_his_cards_would_not_help_is_not_put_forward() -> None:
    assert attacked("Valley of the Mage", "her9 with mi+2", "al1").defended() == []


@pytest.mark.rule("SOL-DEF-04", "SOL-CMB-04")
def test_a_realm_that_falls_behind_is_helped() -> None:
    t = attacked("Valley of the Mage", "her8", "al3", yours=("al4",))
    t.play("al4")
    assert t.played() == ["al3"] and t.where("her8") == "discard pile"


@pytest.mark.rule("SOL-CMB-04", "SOL-CMB-08")
def test_a_card_that_wins_the_round_is_played_though_its_winner_does_not_survive() -> None:
    t = Alone()
    t.formation(YOU, A="r1 razed", B="r2")
    t.pool(YOU, "wiz9")
    t.pool(HE, "her9")
    t.hand(YOU, "Death Link")
    t.hand(HE, "al4")
    t.my_turn(phase=4).attack("r1").play("Death Link")
    assert t.played() == ["al4"]
    assert t.where("wiz9") == "discard pile" == t.where("her9")


@pytest.mark.rule("SOL-DEF-08", "SOL-DEF-09", "SOL-CMB-04")
@pytest.mark.parametrize("realm", SELF_DEFENDING)
def test_whatever_realm_defends_itself_is_put_forward_with_help_enough(realm: str) -> None:
    t = table(realm, "her9 with mi+2 and plus+3 Def", "al9", "al8")
    if t.can_attack(realm):
        t.attack(realm)
        assert t.defended() == [realm] and not t.told("gives the round up")


def test_most_such_realms_can_be_attacked_by_a_hero() -> None:
    able = [realm for realm in SELF_DEFENDING if table(realm, "her9").can_attack(realm)]
    assert len(able) > 20


def test_the_verdict_on_a_round_names_the_side_that_has_won() -> None:
    """They judge their trials by it, because afterwards the winner may be someone else's."""
    verdicts = 0
    for seed in range(4):
        game = spellhall.game("spellfire", solitaire="one-deck")
        dice = Dice(seed)
        state = game.new_state([game.random_deck(dice)], seed=seed)
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply(actions[dice.below(len(actions))])
        assert state.record is not None
        defence = events.Defends(-1, -1, -1)
        for event in (entry.event for entry in state.record.entries):
            if isinstance(event, events.Defends):
                defence = event
            if isinstance(event, events.RoundDecided):
                assert (event.seat == defence.seat) == (event.card == defence.card)
                verdicts += 1
    assert verdicts
