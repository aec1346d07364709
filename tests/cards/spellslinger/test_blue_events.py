"""Blue events, each in a position that shows what it does and what it leaves alone."""

from __future__ import annotations

import pytest
from slinger_cards import c
from slinger_hall import SlingerHall
from slinger_lands import LATER, main, names_offered, ready

from spellhall.games.spellslinger import table as tb


def coasts(t: SlingerHall, seat: int, count: int) -> list[int]:
    """Upright Coasts of a seat."""
    return t.put(seat, "in play", *["Coast"] * count)


# ---------------------------------------------------------------------- Study by Candle, Long Night of Study


@pytest.mark.parametrize(("name", "count"), [("Study by Candle", 2), ("Long Night of Study", 3)])
def test_studies_draw_from_the_top_for_their_player_only(name: str, count: int) -> None:
    t = SlingerHall()
    t.put(0, "draw pile", "Woods", "Mountain", "Coast", "Woods")
    card = ready(t, 0, name)
    main(t).do(f"play {name}")
    assert t.names(0, "hand") == [LATER, "Woods", "Coast", "Mountain"][: count + 1]
    assert t.names(1, "hand") == []
    assert t.where(card) == "discard pile"


def test_study_by_candle_with_one_card_left_loses_the_game() -> None:
    t = SlingerHall(deck=0)
    t.put(0, "draw pile", "Woods")
    ready(t, 0, "Study by Candle")
    main(t).do("play Study by Candle")
    assert t.state.scores == [-1.0, 1.0]


# ---------------------------------------------------------------------- Consult the Almanac


def almanac(*pile: str) -> SlingerHall:
    """The Almanac is being consulted over a draw pile, the last name on top."""
    t = SlingerHall(deck=0)
    t.put(0, "draw pile", *pile)
    t.put(1, "draw pile", "Woods")
    ready(t, 0, "Consult the Almanac")
    return main(t).do("play Consult the Almanac")


def test_consult_the_almanac_takes_one_of_three_and_puts_the_others_under_in_the_order_chosen() -> None:
    t = almanac("Coast", "zap", "kill", "grow")
    assert names_offered(t) == ["grow", "kill", "zap"]
    t.do("kill", "grow")
    assert t.names(0, "hand") == [LATER, "kill"]
    assert t.names(0, "draw pile") == ["zap", "grow", "Coast"]


def test_consult_the_almanac_cannot_be_declined() -> None:
    assert "done" not in almanac("Coast", "zap", "kill", "grow").options()


def test_consult_the_almanac_takes_what_there_is_when_the_pile_is_short() -> None:
    t = almanac("zap", "kill").do("zap")
    assert t.names(0, "hand") == [LATER, "zap"]
    assert t.names(0, "draw pile") == ["kill"]


def test_consult_the_almanac_over_an_empty_pile_does_nothing() -> None:
    t = almanac()
    assert t.state.scores is None
    assert t.names(0, "hand") == [LATER]


def test_consult_the_almanac_tells_nobody_else_what_was_taken() -> None:
    t = almanac("Coast", "zap", "kill", "grow").do("kill", "grow")
    assert "P1 takes kill into hand." in t.log(0)
    assert "P1 takes a card into hand." in t.log(1)
    assert "grow" not in str(t.state.view(1))


# ---------------------------------------------------------------------- Ebb of the Spring Tide


def test_ebb_of_the_spring_tide_returns_two_characters_to_their_owners() -> None:
    t = SlingerHall()
    mine, theirs, third = t.play(0, c(1, 1)), t.play(1, c(4, 4)), t.play(1, c(5, 5))
    ready(t, 0, "Ebb of the Spring Tide")
    main(t).do("play Ebb").choose(mine).choose(theirs)
    assert t.names(0, "hand") == [LATER, "c 1/1"]
    assert t.names(1, "hand") == ["c 4/4"]
    assert t.where(third) == "in play"


def test_ebb_of_the_spring_tide_may_return_a_single_one() -> None:
    t = SlingerHall()
    victim, other = t.play(1, c(4, 4)), t.play(1, c(5, 5))
    t.play(1, "Woods", "banner")
    ready(t, 0, "Ebb of the Spring Tide")
    main(t).do("play Ebb")
    assert names_offered(t) == ["c 4/4", "c 5/5"]
    t.choose(victim)
    assert names_offered(t) == ["c 5/5", "no more targets"]
    t.skip()
    assert (t.where(victim), t.where(other)) == ("hand", "in play")


def test_ebb_of_the_spring_tide_returns_the_second_when_the_first_has_gone() -> None:
    t = SlingerHall()
    first, second = t.play(1, c(4, 4)), t.play(1, c(5, 5))
    ready(t, 0, "Ebb of the Spring Tide")
    t.hold(1, "kill")
    main(t).do("play Ebb").choose(first).choose(second).do("play kill").choose(first)
    assert (t.where(first), t.where(second)) == ("discard pile", "hand")


def test_ebb_of_the_spring_tide_needs_a_character() -> None:
    t = SlingerHall()
    t.play(1, "Woods", "banner")
    ebb = ready(t, 0, "Ebb of the Spring Tide")
    main(t)
    assert t.why_not(0, ebb) == "it has no legal target (SS-PL-05)"


# ---------------------------------------------------------------------- Lost among the Shelves


def test_lost_among_the_shelves_puts_a_weak_character_on_top_of_its_owners_draw_pile() -> None:
    t = SlingerHall()
    weak = t.play(1, c(2, 5))
    t.play(1, c(3, 1))
    ready(t, 0, "Lost among the Shelves")
    main(t).do("play Lost")
    assert t.names(1, "draw pile")[-1] == "c 2/5"
    assert t.names(1, "hand") == []
    t.next_turn()
    assert t.where(weak) == "hand"


def test_lost_among_the_shelves_goes_by_strength_now_and_not_by_damage() -> None:
    t = SlingerHall()
    t.play(0, c(2, 2), "Faerie Ringleader")
    faerie = t.play(0, c(2, 2, kind="Faerie"))
    hurt = t.play(1, c(3, 3))
    ready(t, 0, "Lost among the Shelves")
    t.hold(0, "zap")
    main(t).do("play zap").choose(hurt)
    assert t.numbers(faerie) == (3, 2)
    t.do("play Lost")
    assert names_offered(t) == ["Faerie Ringleader", "c 2/2"]


def test_lost_among_the_shelves_misses_a_character_that_has_grown_meanwhile() -> None:
    t = SlingerHall()
    weak = t.play(1, c(2, 2))
    lost = ready(t, 0, "Lost among the Shelves")
    t.hold(1, "grow")
    main(t).do("play Lost", "play grow")
    assert (t.where(weak), t.where(lost)) == ("in play", "discard pile")


# ---------------------------------------------------------------------- Read over the Shoulder


def test_read_over_the_shoulder_shows_a_hand_to_its_player_alone_and_draws_a_card() -> None:
    t = SlingerHall(seats=3)
    t.hold(1, "strike 3", "destroy")
    t.hold(2, "tax")
    t.put(0, "draw pile", "Mountain")
    ready(t, 0, "Read over the Shoulder")
    main(t).do("play Read", "seat 1")
    assert t.names(0, "hand") == [LATER, "Mountain"]
    assert "strike 3" in str(t.state.view(0)) and "destroy" in str(t.state.view(0))
    assert "strike 3" not in str(t.state.view(2))
    assert "tax" not in str(t.state.view(0))
    assert "P2 shows strike 3." in t.log(0)
    assert "P2 shows strike 3." not in t.log(2)
    assert t.names(1, "hand") == ["strike 3", "destroy"]


def test_read_over_the_shoulder_does_not_show_what_is_drawn_later() -> None:
    t = SlingerHall()
    t.put(1, "draw pile", "Mountain")
    ready(t, 0, "Read over the Shoulder")
    main(t).do("play Read", "seat 1").next_turn()
    assert t.names(1, "hand") == ["Mountain"]
    assert "Mountain" not in str(t.state.view(0))


def test_read_over_the_shoulder_may_be_aimed_at_its_own_player_for_the_card() -> None:
    t = SlingerHall()
    t.hold(1, "destroy")
    ready(t, 0, "Read over the Shoulder")
    main(t).do("play Read", "seat 0")
    assert t.size(0, "hand") == 2
    assert "destroy" not in str(t.state.view(0))


# ---------------------------------------------------------------------- Mass Mesmerism


def test_mass_mesmerism_holds_all_characters_of_one_player_for_one_more_beginning_phase() -> None:
    t = SlingerHall(seats=3)
    victims = [t.play(1, c(2, 2)), t.play(1, c(3, 3), sideways=True)]
    woods = t.play(1, "Woods", sideways=True)
    mine, third = t.play(0, c(1, 1)), t.play(2, c(4, 4))
    ready(t, 0, "Mass Mesmerism")
    main(t).do("play Mass Mesmerism", "seat 1")
    assert [t.is_sideways(card) for card in (*victims, mine, third)] == [True, True, False, False]
    t.next_turn()
    assert [t.is_sideways(card) for card in (*victims, woods)] == [True, True, False]
    for _ in range(3):
        t.next_turn()
    assert [t.is_sideways(card) for card in victims] == [False, False]


def test_mass_mesmerism_spares_a_character_that_comes_later() -> None:
    t = SlingerHall()
    t.play(1, c(2, 2))
    t.hold(1, c(5, 5, "Ambush"))
    ready(t, 0, "Mass Mesmerism")
    main(t).do("play Mass Mesmerism", "seat 1").skip().do("pass")
    t.do("play c 5/5")
    later = t.state.pile(tb.IN_PLAY, 1)[-1]
    assert not t.is_sideways(later)


def test_mass_mesmerism_catches_what_is_there_when_it_resolves() -> None:
    t = SlingerHall()
    t.hold(1, c(5, 5, "Ambush"))
    ready(t, 0, "Mass Mesmerism")
    main(t).do("play Mass Mesmerism", "seat 1", "play c 5/5")
    assert t.is_sideways(t.state.pile(tb.IN_PLAY, 1)[-1])


# ---------------------------------------------------------------------- The Great Forgetting


def test_the_great_forgetting_returns_all_characters_to_their_owners() -> None:
    t = SlingerHall()
    t.play(0, c(1, 1))
    seized = t.play(0, c(4, 4))
    t.play(1, c(2, 2), "banner", "Woods")
    t.attach(1, "Commanding Gaze", seized)
    ready(t, 0, "The Great Forgetting")
    main(t).do("play The Great Forgetting")
    assert sorted(t.names(0, "hand")) == ["c 1/1", "c 4/4", LATER]
    assert t.names(1, "hand") == ["c 2/2"]
    assert t.names(1, "in play") == ["banner", "Woods"]
    assert t.names(1, "discard pile") == ["Commanding Gaze"]


# ---------------------------------------------------------------------- Stolen Hour


def test_stolen_hour_gives_a_whole_further_turn_and_then_it_is_the_opponents() -> None:
    t = SlingerHall()
    attacker = t.play(0, c(3, 3), sideways=True)
    ready(t, 0, "Stolen Hour")
    t.hold(0, "Woods", "Woods")
    main(t).do("play Woods", "play Stolen Hour")
    assert "play Woods" not in t.options()
    t.next_turn()
    assert (t.state.regs[tb.ACTIVE], t.asked) == (0, 0)
    assert not t.is_sideways(attacker)
    t.do("c 3/3")
    assert t.life == [20, 17]
    assert "play Woods" in t.options()
    t.next_turn()
    assert t.state.regs[tb.ACTIVE] == 1


def test_two_stolen_hours_give_two_turns() -> None:
    t = SlingerHall()
    ready(t, 0, "Stolen Hour")
    ready(t, 0, "Stolen Hour")
    main(t).do("play Stolen Hour", "play Stolen Hour")
    active = []
    for _ in range(3):
        t.next_turn()
        active.append(t.state.regs[tb.ACTIVE])
    assert active == [0, 0, 1]


def test_a_negated_stolen_hour_gives_no_turn() -> None:
    t = SlingerHall()
    hour = ready(t, 0, "Stolen Hour")
    ready(t, 1, "Damp Fuse")
    main(t).do("play Stolen Hour", "play Damp Fuse")
    assert t.where(hour) == "discard pile"
    t.next_turn()
    assert t.state.regs[tb.ACTIVE] == 1
