"""What a card may be aimed at, who is asked first, and what counts as played (section PL)."""

from __future__ import annotations

import pytest
from slinger_cards import c, costing, made_up
from slinger_fights import asks, let_resolve, offered
from slinger_hall import SlingerHall
from slinger_turns import upright_lands

from spellhall.games.spellslinger import events
from spellhall.games.spellslinger import table as tb
from spellhall.games.spellslinger.card import event
from spellhall.games.spellslinger.facts import EVENT
from spellhall.games.spellslinger.script import Script
from spellhall.kernel.errors import IllegalAction
from spellhall.kernel.frames import action


@made_up(event("curse a player", ""))
def curse_a_player(you: Script) -> None:
    with you.resolves():
        you.damage(2, you.target_player())


@made_up(event("small blessing", "1"))
def small_blessing(you: Script) -> None:
    with you.resolves():
        you.gain_life(1)


@pytest.mark.rule("SS-PL-13")
@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("strike 3", ["mine", "theirs", "seat 0", "seat 1"]),
        ("destroy", ["mine", "theirs"]),
        ("curse a player", ["seat 0", "seat 1"]),
        ("unmake", ["flag", "other flag"]),
        ("fell the weak", ["mine", "small"]),
    ],
)
def test_a_target_is_what_the_text_demands(name: str, expected: list[str]) -> None:
    t = SlingerHall()
    cards = {"mine": t.play(0, c(2, 2)), "theirs": t.play(1, c(3, 3)), "small": t.play(1, c(1, 1))}
    cards |= {"flag": t.play(1, "banner"), "other flag": t.play(0, "banner"), "land": t.play(1, "Mountain")}
    cards |= {"knight": t.play(1, "warded knight")}
    cards |= {f"seat {seat}": action(tb.PLAYER, seat) for seat in (0, 1)}
    if name in ("strike 3", "destroy"):
        expected = [*expected, "small"]
    t.put(1, "discard pile", c(1, 1))
    t.hold(1, c(1, 1))
    t.hold(0, name)
    t.at("main").do(f"play {name}")
    assert asks(t, "which target")
    assert sorted(t.state.legal_actions()) == sorted(cards[each] for each in expected)
    for each in set(cards) - set(expected):
        with pytest.raises(IllegalAction):
            t.state.apply(cards[each])


@pytest.mark.rule("SS-PL-13")
@pytest.mark.parametrize("choice", ["c 3/3", "seat 0", "seat 1"])
def test_character_or_player_allows_either(choice: str) -> None:
    t = SlingerHall()
    soldier = t.play(1, c(3, 3))
    t.hold(0, "strike 3", "zap")
    t.at("main").do("play strike 3", choice)
    let_resolve(t)
    assert t.life == [17 if choice == "seat 0" else 20, 17 if choice == "seat 1" else 20]
    assert t.where(soldier) == ("discard pile" if choice == "c 3/3" else "in play")


@pytest.mark.rule("SS-PL-14")
@pytest.mark.parametrize(("active", "order"), [(0, [1, 2, 3, 0]), (2, [3, 0, 1, 2]), (3, [0, 1, 2, 3])])
def test_the_left_neighbour_is_asked_first_and_the_player_of_the_card_last(active: int, order: list[int]) -> None:
    t = SlingerHall(4)
    for seat in range(4):
        t.hold(seat, "zap")
    t.hold(active, "free event")
    t.at("main", active=active).do("play free event")
    asked = []
    while asks(t, "is pending"):
        asked.append(t.asked)
        t.skip()
    assert asked == order
    assert t.life[active] == 21


@pytest.mark.rule("SS-PL-14")
def test_who_played_a_card_may_answer_it() -> None:
    t = SlingerHall()
    soldier = t.play(1, c(4, 4))
    t.hold(0, "strike 3", "zap")
    t.at("main").do("play strike 3").choose(soldier)
    assert (t.asked, asks(t, "is pending")) == (0, True)
    t.do("play zap", "c 4/4")
    assert t.where(soldier) == "discard pile"


@pytest.mark.rule("SS-PL-15")
def test_any_number_of_nonterrain_cards_is_played_in_one_main_phase() -> None:
    t = SlingerHall()
    t.play(0, *["Mountain"] * 5)
    names = ["small blessing", "seal for 1", costing("1"), "note for 1", "small blessing"]
    t.play(0, c(2, 2))
    cards = t.hold(0, *names, "small blessing")
    t.at("main")
    for name in names:
        t.do(f"play {name}")
        if asks(t, "which target"):
            t.do("c 2/2")
        let_resolve(t)
    assert [told.card for told in t.events(events.CardPlayed)] == cards[:5]
    assert upright_lands(t, 0) == 0
    assert t.names(0, "hand") == ["small blessing"]  # no terrain is left to pay for it
    assert t.life == [22, 20]


@pytest.mark.rule("SS-PL-15")
def test_free_cards_have_no_limit_at_all() -> None:
    t = SlingerHall()
    t.hold(0, *["free event"] * 12)
    t.hold(1, "zap")
    t.at("main")
    for _ in range(12):
        t.do("play free event").skip()
    assert t.life == [32, 20]


@pytest.mark.rule("SS-PL-16")
def test_a_negated_card_has_been_played_and_nothing_is_given_back() -> None:
    t = SlingerHall()
    mountain = t.play(0, "Mountain")
    t.play(0, "open book")
    card = t.hold(0, "small blessing", "zap")[0]
    t.hold(1, "refuse")
    t.at("main").do("play small blessing")
    assert t.size(0, "draw pile") == 9
    t.do("play refuse")
    assert t.where(card) == "discard pile"
    assert t.life == [20, 20]
    assert t.is_sideways(mountain)
    assert t.events(events.CardPlayed)[0].card == card
    assert t.size(0, "hand") == 2


@pytest.mark.rule("SS-PL-16")
def test_a_card_that_lost_its_targets_has_been_played_and_nothing_is_given_back() -> None:
    t = SlingerHall()
    mountain, given = t.play(0, "Mountain"), t.play(0, c(1, 1))
    t.play(0, "open book")
    victim = t.play(1, c(2, 2))
    card = t.hold(0, "ritual", "zap")[0]
    t.hold(1, "send back")
    t.at("main").do("play ritual", "play send back")
    let_resolve(t)
    assert t.where(victim) == "hand"
    assert t.names(0, "discard pile") == [c(1, 1), "ritual"]
    assert t.where(given) == "discard pile"
    assert t.is_sideways(mountain)
    assert t.events(events.CardPlayed)[0].card == card
    assert len(t.events(events.Triggered)) == 1


@pytest.mark.rule("SS-PL-16")
def test_a_card_that_was_taken_back_has_not_been_played() -> None:
    t = SlingerHall()
    t.play(0, "Mountain")
    t.play(0, c(1, 1))
    t.play(0, "open book")
    t.hold(0, "ritual", "zap")
    t.at("main").do("play ritual")
    assert not t.events(events.Triggered, events.CardPlayed)
    assert t.size(0, "draw pile") == 10


@pytest.mark.rule("SS-PL-17")
def test_lightning_is_an_event_that_asks_for_a_character_or_player() -> None:
    t = SlingerHall()
    t.play(0, "Mountain", "Mountain")
    soldier, land = t.play(1, c(3, 1)), t.play(1, "Woods")
    card = t.hold(0, "Lightning", "zap")[0]
    assert t.state.definition(card).type == EVENT
    t.at("attack")
    assert offered(t) == ["zap"]
    t.on_to(tb.MAIN)
    t.do("play Lightning")
    assert sorted(t.state.legal_actions()) == [soldier, action(tb.PLAYER, 0), action(tb.PLAYER, 1)]
    with pytest.raises(IllegalAction):
        t.state.apply(land)


@pytest.mark.rule("SS-PL-17")
@pytest.mark.parametrize("seat", [0, 1])
def test_lightning_takes_3_life(seat: int) -> None:
    t = SlingerHall()
    t.play(0, "Mountain", "Mountain")
    t.hold(0, "Lightning", "zap")
    t.at("main").do("play Lightning", f"seat {seat}")
    let_resolve(t)
    assert t.life == [17 if each == seat else 20 for each in (0, 1)]


@pytest.mark.rule("SS-PL-17")
@pytest.mark.parametrize(("strength", "place", "damage"), [(3, "discard pile", 0), (4, "in play", 3)])
def test_lightning_deals_3_damage_to_a_character(strength: int, place: str, damage: int) -> None:
    t = SlingerHall()
    t.play(0, "Mountain", "Mountain")
    victim = t.play(1, c(strength, 1))
    t.hold(0, "Lightning", "zap")
    t.at("main").do("play Lightning").choose(victim)
    let_resolve(t)
    assert (t.where(victim), t.mark(victim, tb.DAMAGE)) == (place, damage)
    assert t.life == [20, 20]
