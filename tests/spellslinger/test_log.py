"""What the log, the options and the page of a card say to people."""

from __future__ import annotations

import pytest
from slinger_cards import c
from slinger_fights import attack, block
from slinger_hall import SlingerHall
from slinger_lands import main, ready

import spellhall
from spellhall.cli.look_up import card_page
from spellhall.games.spellslinger import events
from spellhall.games.spellslinger import table as tb
from spellhall.games.spellslinger.card import REGISTER
from spellhall.games.spellslinger.facts import KEYWORDS
from spellhall.games.spellslinger.telling.card_text import text_of
from spellhall.games.spellslinger.telling.log import plural

GAME = spellhall.game("spellslinger")


def brought(t: SlingerHall, *seats: int, name: str = c(2, 2)) -> list[int]:
    """Characters of one name that come into play, so that the log knows of them."""
    cards = [t.hold(seat, name)[0] for seat in seats]
    for card, seat in zip(cards, seats, strict=True):
        t.state.move(card, tb.IN_PLAY, seat, tb.RESOLVED)
    return cards


# ---------------------------------------------------------------------- twins


def test_twins_of_one_player_are_numbered_by_their_age() -> None:
    t = SlingerHall()
    first, second, third = brought(t, 0, 0, 0)
    t.at("declare")
    attack(t, third, first)
    assert [line for line in t.log() if "c 2/2" in line][3:] == [
        "The third c 2/2 attacks P2.",
        "The first c 2/2 attacks P2.",
        "The first c 2/2 deals 2 damage to P2 (18 life).",
        "The third c 2/2 deals 2 damage to P2 (16 life).",
    ]
    assert t.is_sideways(third) and not t.is_sideways(second)


def test_twins_of_several_players_are_called_by_whose_they_are() -> None:
    t = SlingerHall()
    hunter, guard, other = brought(t, 0, 1, 1)
    t.at("declare")
    attack(t, hunter)
    block(t, (other, hunter))
    assert "P1's c 2/2 attacks P2." in t.log()
    assert "P2's second c 2/2 blocks P1's c 2/2." in t.log()
    assert {"P1's c 2/2 is destroyed.", "P2's second c 2/2 is destroyed."} <= set(t.log())
    assert t.where(guard) == "in play"


def test_who_is_left_keeps_his_ordinal_until_the_turn_is_over() -> None:
    t = SlingerHall()
    first, second = brought(t, 0, 0)
    t.hold(1, "kill", "tip over")
    t.hold(0, "zap")
    t.at("upkeep").skip()
    t.do("play kill").choose(first).skip().do("play tip over")
    assert t.log()[-1] == "The second c 2/2 turns sideways."
    t.next_turn()
    t.next_turn()
    t.on_to(tb.ATTACKERS).choose(second)
    t.on_to(tb.COMBAT)
    assert "c 2/2 attacks P2." in t.log()


def test_a_stolen_twin_is_called_by_its_new_player() -> None:
    t = SlingerHall()
    brought(t, 0, 1, 1)
    prey = brought(t, 0)[0]
    t.state.move(prey, tb.IN_PLAY, 1, tb.SEIZED)
    assert t.log()[-1] == "P2 takes control of P1's second c 2/2."
    t.state.tell(events.Turned(1, prey))
    assert t.log()[-1] == "P2's third c 2/2 turns sideways."


def test_one_alone_and_terrains_are_called_by_their_names() -> None:
    t = SlingerHall()
    card = brought(t, 0)[0]
    brought(t, 0, 0, name="Woods")
    t.state.tell(events.Turned(0, card))
    assert t.log()[-1] == "c 2/2 turns sideways."
    t.state.tell(events.Turned(0, t.state.pile(tb.IN_PLAY, 0)[-1]))
    assert t.log()[-1] == "Woods turns sideways."


# ---------------------------------------------------------------------- responses, payments, questions


def test_what_is_done_while_a_card_waits_is_told_as_a_response() -> None:
    t = SlingerHall()
    t.play(1, "healer")
    t.hold(0, "free event", "zap")
    t.hold(1, "zap")
    t.at("main").do("play free event", "use healer", "play zap", "seat 0").skip(2)
    told = [line for line in t.log() if "uses" in line or "plays" in line]
    assert told == ["P1 plays free event.", "P2 uses healer in response.", "P2 plays zap in response."]
    t.do("play zap", "seat 1")
    assert "P1 plays zap." in t.log()


@pytest.mark.parametrize(
    ("name", "several"),
    [
        ("Mountain", "Mountains"),
        ("Woods", "Woods"),
        ("Pilgrim Pass", "Pilgrim Passes"),
        ("Crossroads at Midnight", "Crossroads at Midnight"),
        ("Druid of the Old Oak", "Druids of the Old Oak"),
        ("Faerie", "Faeries"),
        ("Abbey", "Abbeys"),
        ("Pony", "Ponies"),
    ],
)
def test_several_cards_of_a_name_are_named_in_the_plural(name: str, several: str) -> None:
    assert plural(name) == several


def test_a_payment_counts_its_sources() -> None:
    t = SlingerHall()
    ready(t, 0, "Lightning")
    t.play(0, "Mountain")
    t.hold(0, "Alley Fiend")
    t.play(0, "Mountain")
    main(t).do("play Alley Fiend").skip()
    assert any(line.endswith("Mountains pay for it.") for line in t.log())


@pytest.mark.rule("SS-SU-11")
def test_the_opening_question_speaks_of_mulligans() -> None:
    state = GAME.new_state([["woods"] * 60] * 2, 3)
    state.apply(state.legal_actions()[0])
    question = state.decision()
    assert question.label == "keep this hand, or take a mulligan: a new one of 7 cards?"
    assert [GAME.describe(state, question, option) for option in question.options] == ["mulligan", "keep"]


def test_declaring_nobody_is_said_and_being_through_is_done() -> None:
    t = SlingerHall()
    hunters = [t.play(0, c(1, 1)), t.play(0, c(2, 2))]
    guards = [t.play(1, c(1, 1)), t.play(1, c(2, 2))]
    t.at("declare")
    assert t.options()[-1] == "don't attack"
    t.choose(hunters[0])
    assert t.options()[-1] == "done"
    t.choose(hunters[1])
    assert t.options()[-1] == "don't block"
    t.choose(guards[0]).choose(hunters[0])
    assert t.options()[-1] == "done"


# ---------------------------------------------------------------------- teams, keywords


def test_the_life_of_a_team_as_one_is_told_as_that_of_all() -> None:
    t = SlingerHall(4, teams="as-one").lives(30, 30, 30, 30)
    hunter = t.play(0, c(2, 2))
    t.at("declare")
    t.choose(hunter)
    for _ in range(3):
        if "block" in t.question or "attack" in t.question:
            t.skip()
    assert "c 2/2 deals 2 damage to P2 and P4 (28 life together)." in t.log()


@pytest.mark.parametrize("keyword", KEYWORDS)
def test_the_page_of_a_card_explains_its_keywords(keyword: str) -> None:
    card = next(card for card in REGISTER.values() if keyword in card.keywords)
    page = card_page(GAME, card)
    assert f"{keyword}:" in page
    assert ("SS-GR-01" in page) == ("Bonding" in text_of(card))


def test_a_card_that_speaks_of_no_keyword_explains_none() -> None:
    for card in REGISTER.values():
        spoken = [keyword for keyword in KEYWORDS if keyword in text_of(card)]
        assert bool(GAME.explained_by(card)) == bool(spoken)
