"""Blue characters, each in a position that shows what it does and what it leaves alone."""

from __future__ import annotations

import pytest
from slinger_cards import c, costing
from slinger_hall import SlingerHall
from slinger_lands import LATER, offers

from spellhall.games.spellslinger import table as tb
from spellhall.games.spellslinger.card import REGISTER
from spellhall.games.spellslinger.facts import CHARACTER, COMMON, RARE, UNCOMMON

PLAIN = [
    ("Thimble Faerie", "B", "1/3", "Faerie", COMMON, "Flying"),
    ("Keyhole Faerie", "1B", "1/3", "Faerie", COMMON, "Flying Ambush"),
    ("Tidepool Conjurer", "1B", "2/3", "Wizard", COMMON, ""),
    ("Chalk Pterosaur", "2B", "2/3", "Pterosaur", COMMON, "Flying"),
    ("Clockmaker Wizard", "2B", "3/3", "Wizard", COMMON, ""),
    ("Reef Pterosaur", "3B", "3/3", "Pterosaur", COMMON, "Flying"),
    ("Fogbank Pterosaur", "4B", "3/4", "Pterosaur", COMMON, "Flying"),
    ("Gull-Eater Pterosaur", "4B", "4/3", "Pterosaur", COMMON, "Flying"),
    ("Pterosaur Outrider", "2BB", "3/4", "Pterosaur", UNCOMMON, "Flying"),
    ("Faerie Pickpocket", "2B", "2/2", "Faerie", UNCOMMON, "Flying Ambush"),
    ("Storm-Coast Quetzal", "4BB", "4/4", "Pterosaur", RARE, "Flying Ambush"),
]
WITH_TEXT = [
    ("Inkwell Faerie", "1B", "1/3", "Faerie", COMMON, "Flying"),
    ("Apprentice Cataloguer", "2B", "2/2", "Wizard", COMMON, ""),
    ("Parlour Mesmerist", "2B", "1/3", "Wizard", COMMON, ""),
    ("Court Hypnotist", "2B", "2/3", "Wizard", UNCOMMON, ""),
    ("Faerie Ringleader", "1BB", "2/2", "Faerie", UNCOMMON, "Flying"),
    ("Salt-Stained Librarian", "2B", "1/3", "Wizard", UNCOMMON, ""),
    ("Queen of the Tide Court", "3BB", "3/4", "Faerie", RARE, "Flying"),
    ("Professor of Impossible Things", "3BB", "2/3", "Wizard", RARE, ""),
    ("Dreaming Thaumaturge", "4BB", "3/3", "Wizard", RARE, ""),
]
AMBUSHERS = [row for row in PLAIN if "Ambush" in row[5]]


def coasts(t: SlingerHall, seat: int, count: int) -> list[int]:
    """Upright Coasts of a seat."""
    return t.put(seat, "in play", *["Coast"] * count)


def price_of(cost: str) -> int:
    """How many symbols a cost has."""
    return int("0" + cost.strip("B")) + cost.count("B")


# ---------------------------------------------------------------------- what is printed


@pytest.mark.parametrize(("name", "cost", "numbers", "kind", "rarity", "keywords"), PLAIN + WITH_TEXT)
def test_printed_facts(name: str, cost: str, numbers: str, kind: str, rarity: str, keywords: str) -> None:
    card = next(card for card in REGISTER.values() if card.name == name)
    assert (card.cost.text, f"{card.strength}/{card.speed}", card.rarity) == (cost, numbers, rarity)
    assert card.kinds == {kind}
    assert card.keywords == set(keywords.split())
    assert bool(card.abilities) == ((name, cost, numbers, kind, rarity, keywords) in WITH_TEXT)


def test_these_are_all_blue_characters() -> None:
    blue = [card for card in REGISTER.values() if card.type == CHARACTER and "B" in card.cost.colours()]
    assert sorted(card.name for card in blue) == sorted(row[0] for row in PLAIN + WITH_TEXT)


# ---------------------------------------------------------------------- characters with keywords only


@pytest.mark.parametrize(("name", "cost", "numbers", "kind", "rarity", "keywords"), PLAIN)
def test_a_plain_character_comes_for_just_its_cost(
    name: str, cost: str, numbers: str, kind: str, rarity: str, keywords: str
) -> None:
    t = SlingerHall()
    lands = coasts(t, 0, price_of(cost))
    card = t.hold(0, name, LATER)[0]
    t.at("main").do(f"play {name}")
    assert t.where(card) == "in play"
    assert "{}/{}".format(*t.numbers(card)) == numbers
    assert not t.is_sideways(card)
    assert all(t.is_sideways(land) for land in lands)


@pytest.mark.parametrize(("name", "cost", "numbers", "kind", "rarity", "keywords"), PLAIN)
def test_a_plain_character_cannot_be_played_for_less(
    name: str, cost: str, numbers: str, kind: str, rarity: str, keywords: str
) -> None:
    t = SlingerHall()
    coasts(t, 0, price_of(cost) - 1)
    t.hold(0, name, LATER)
    t.at("main")
    assert t.options() == [f"play {LATER}", "pass"]


def test_other_colours_do_not_pay_both_blue_symbols() -> None:
    t = SlingerHall()
    coasts(t, 0, 1)
    t.play(0, "Plains", "Plains", "Plains")
    outrider = t.hold(0, "Pterosaur Outrider", LATER)[0]
    t.at("main")
    assert t.why_not(0, outrider) == "you can't pay its cost with your upright cards (SS-CO-05)"


@pytest.mark.parametrize("name", [row[0] for row in PLAIN + WITH_TEXT if "Flying" in row[5]])
def test_a_blue_flier_is_blocked_by_another_flier_only(name: str) -> None:
    t = SlingerHall()
    t.play(0, name)
    t.play(1, c(5, 5))
    t.play(1, c(4, 1, "Flying"))
    t.at("declare").do(name)
    assert t.asked == 1
    assert [words.split(" (")[0] for words in t.options()] == ["c 4/1 Flying", "don't block"]


@pytest.mark.parametrize(("name", "cost", "numbers", "kind", "rarity", "keywords"), AMBUSHERS)
def test_an_ambusher_comes_between_attack_and_blocks_and_blocks_a_flier(
    name: str, cost: str, numbers: str, kind: str, rarity: str, keywords: str
) -> None:
    t = SlingerHall()
    t.play(0, c(1, 1, "Flying"))
    coasts(t, 1, price_of(cost))
    t.hold(1, name)
    t.at("declare").do("c 1/1 Flying")
    assert t.asked == 1
    t.do(f"play {name}", name)
    assert t.life == [20, 20]
    assert "c 1/1 Flying" in t.names(0, "discard pile")


def test_an_ambusher_that_comes_at_the_beginning_of_the_attack_attacks_in_the_same_turn() -> None:
    t = SlingerHall()
    coasts(t, 0, 3)
    t.hold(0, "Faerie Pickpocket")
    t.at("attack").do("play Faerie Pickpocket", "Faerie Pickpocket")
    assert t.life == [20, 18]


def test_keyhole_faerie_cannot_be_answered_even_in_the_main_phase() -> None:
    t = SlingerHall()
    coasts(t, 0, 2)
    coasts(t, 1, 3)
    faerie = t.hold(0, "Keyhole Faerie", LATER)[0]
    t.hold(1, "Flat Refusal")
    t.at("main").do("play Keyhole Faerie")
    assert t.asked == 0
    assert t.where(faerie) == "in play"


def test_gull_eater_pterosaur_has_to_wait_for_the_main_phase() -> None:
    t = SlingerHall()
    coasts(t, 0, 6)
    pterosaur = t.hold(0, "Gull-Eater Pterosaur", "zap")[0]
    t.at("attack")
    assert not offers(t, "play Gull-Eater")
    assert t.why_not(0, pterosaur) == "you can play it only in the main phase (SS-CT-08)"


# ---------------------------------------------------------------------- Inkwell Faerie


def inkwell(*pile: str) -> SlingerHall:
    """The Inkwell Faerie has just come into play over a draw pile, the last name on top."""
    t = SlingerHall(deck=0)
    t.put(0, "draw pile", *pile)
    t.put(1, "draw pile", "Woods", "Woods")
    coasts(t, 0, 2)
    t.hold(0, "Inkwell Faerie", LATER)
    return t.at("main").do("play Inkwell Faerie")


def test_inkwell_faerie_puts_the_top_card_under_the_pile() -> None:
    t = inkwell("Woods", "Plains", "Mountain")
    assert (t.asked, t.options()) == (0, ["leave it on top", "put it on the bottom"])
    t.do("put it on the bottom")
    assert t.names(0, "draw pile") == ["Mountain", "Woods", "Plains"]


def test_inkwell_faerie_may_leave_it_on_top() -> None:
    t = inkwell("Woods", "Plains", "Mountain").do("leave it on top")
    assert t.names(0, "draw pile") == ["Woods", "Plains", "Mountain"]
    assert LATER in t.names(0, "hand")


def test_inkwell_faerie_shows_its_player_the_top_card_only_and_nobody_else_anything() -> None:
    t = inkwell("Woods", "Plains", "Mountain")
    mine = t.state.view(0)["seats"][0]["zones"]["draw pile"]
    theirs = t.state.view(1)["seats"][0]["zones"]["draw pile"]
    assert "Mountain" in str(mine)
    assert "Plains" not in str(mine)
    assert "Mountain" not in str(theirs)


def test_the_log_names_the_card_put_under_only_to_who_saw_it() -> None:
    t = inkwell("Woods", "Plains", "Mountain").do("put it on the bottom")
    assert "P1 puts Mountain under the draw pile." in t.log(0)
    assert "P1 puts a card under the draw pile." in t.log(1)


def test_inkwell_faerie_over_an_empty_pile_does_nothing_and_nobody_loses() -> None:
    t = inkwell()
    assert t.state.scores is None
    assert t.options() == [f"play {LATER}", "pass"]


# ---------------------------------------------------------------------- Apprentice Cataloguer


def test_apprentice_cataloguer_draws_first_and_then_discards_a_card_of_choice() -> None:
    t = SlingerHall()
    cataloguer = t.play(0, "Apprentice Cataloguer")
    t.put(0, "draw pile", "Mountain")
    t.hold(0, "Woods", LATER)
    t.at("main").do("use Apprentice Cataloguer")
    assert t.is_sideways(cataloguer)
    assert sorted(t.options()) == ["Mountain", "Woods", LATER]
    t.do("Woods")
    assert sorted(t.names(0, "hand")) == ["Mountain", LATER]
    assert t.names(0, "discard pile") == ["Woods"]


def test_apprentice_cataloguer_may_discard_what_it_has_just_drawn() -> None:
    t = SlingerHall()
    t.play(0, "Apprentice Cataloguer")
    t.put(0, "draw pile", "Mountain")
    t.hold(0, LATER)
    t.at("main").do("use Apprentice Cataloguer", "Mountain")
    assert t.names(0, "hand") == [LATER]
    assert t.names(1, "discard pile") == []


def test_apprentice_cataloguer_works_in_the_turn_of_another_but_not_sideways() -> None:
    t = SlingerHall()
    t.play(0, "Apprentice Cataloguer")
    sleeper = t.play(0, "Apprentice Cataloguer", sideways=True)
    t.hold(0, "Woods")
    t.at("upkeep", active=1)
    assert t.asked == 0
    assert t.why_not(0, sleeper) == "it's already sideways (SS-AB-05)"
    t.do("use Apprentice Cataloguer", "Woods")
    assert not offers(t, "use")


# ---------------------------------------------------------------------- Parlour Mesmerist


def test_parlour_mesmerist_turns_a_character_for_one_more_beginning_phase() -> None:
    t = SlingerHall()
    coasts(t, 0, 3)
    victim, other = t.play(1, c(4, 4)), t.play(1, c(2, 2), sideways=True)
    t.hold(0, "Parlour Mesmerist", LATER)
    t.at("main").do("play Parlour Mesmerist").choose(victim).do("yes")
    assert t.is_sideways(victim)
    t.next_turn()
    assert (t.is_sideways(victim), t.is_sideways(other)) == (True, False)
    t.next_turn()
    t.next_turn()
    assert not t.is_sideways(victim)


def test_parlour_mesmerist_holds_a_character_that_was_sideways_already() -> None:
    t = SlingerHall()
    coasts(t, 0, 3)
    victim = t.play(1, c(4, 4), sideways=True)
    t.hold(0, "Parlour Mesmerist", LATER)
    t.at("main").do("play Parlour Mesmerist").choose(victim).do("yes").next_turn()
    assert t.is_sideways(victim)


@pytest.mark.rule("SS-AB-09")
def test_parlour_mesmerist_need_not_put_herself_to_sleep_when_she_is_alone() -> None:
    t = SlingerHall()
    coasts(t, 0, 3)
    mesmerist = t.hold(0, "Parlour Mesmerist", LATER)[0]
    t.at("main").do("play Parlour Mesmerist")
    assert t.question.startswith("turn Parlour Mesmerist sideways; it does not turn upright")
    t.do("no")
    assert not t.is_sideways(mesmerist)


def test_parlour_mesmerist_may_choose_herself() -> None:
    t = SlingerHall()
    lands = coasts(t, 0, 3)
    mesmerist = t.hold(0, "Parlour Mesmerist", LATER)[0]
    t.at("main").do("play Parlour Mesmerist", "yes")
    assert t.is_sideways(mesmerist)
    t.next_turn().next_turn()
    assert t.is_sideways(mesmerist)
    assert not any(t.is_sideways(land) for land in lands)


def test_parlour_mesmerist_cannot_choose_a_terrain_or_an_enchantment() -> None:
    t = SlingerHall()
    coasts(t, 0, 3)
    t.play(1, "Woods", "banner", c(4, 4))
    t.hold(0, "Parlour Mesmerist", LATER)
    t.at("main").do("play Parlour Mesmerist")
    assert sorted(words.split(" (")[0] for words in t.options()) == ["Parlour Mesmerist", "c 4/4"]


# ---------------------------------------------------------------------- Court Hypnotist


def test_court_hypnotist_turns_a_character_that_then_cannot_attack() -> None:
    t = SlingerHall()
    hypnotist = t.play(1, "Court Hypnotist")
    threat, other = t.play(0, c(6, 6)), t.play(0, c(1, 1))
    t.at("attack")
    assert t.asked == 1
    t.do("use Court Hypnotist").choose(threat)
    assert (t.is_sideways(hypnotist), t.is_sideways(threat), t.is_sideways(other)) == (True, True, False)
    assert [words.split(" (")[0] for words in t.options()] == ["c 1/1", "don't attack"]


def test_court_hypnotist_turns_for_a_moment_only() -> None:
    t = SlingerHall()
    t.play(1, "Court Hypnotist")
    threat = t.play(0, c(6, 6))
    t.at("attack").do("use Court Hypnotist").choose(threat).next_turn()
    t.next_turn()
    assert not t.is_sideways(threat)


def test_court_hypnotist_cannot_block_when_it_has_been_used() -> None:
    t = SlingerHall()
    t.play(1, "Court Hypnotist")
    first, second = t.play(0, c(2, 2)), t.play(0, c(3, 3))
    t.at("attack").do("use Court Hypnotist").choose(first).choose(second)
    assert t.life == [20, 17]


@pytest.mark.parametrize("name", ["Court Hypnotist", "Dreaming Thaumaturge"])
def test_wizards_aim_at_characters_of_all_players_and_at_nothing_else(name: str) -> None:
    t = SlingerHall()
    t.play(0, name)
    t.play(1, "banner", "Woods", c(2, 2))
    t.hold(0, LATER)
    t.at("main").do(f"use {name}")
    assert [words.split(" (")[0] for words in t.options()] == [name, "c 2/2"]


# ---------------------------------------------------------------------- Faerie Ringleader


def test_faerie_ringleader_strengthens_your_other_faeries_only() -> None:
    t = SlingerHall()
    leader = t.play(0, "Faerie Ringleader")
    follower, wizard = t.play(0, "Thimble Faerie"), t.play(0, "Tidepool Conjurer")
    foe = t.play(1, "Thimble Faerie")
    assert t.numbers(leader) == (2, 2)
    assert t.numbers(follower) == (2, 3)
    assert t.numbers(wizard) == (2, 3)
    assert t.numbers(foe) == (1, 3)


def test_two_faerie_ringleaders_strengthen_each_other() -> None:
    t = SlingerHall()
    first, second = t.play(0, "Faerie Ringleader"), t.play(0, "Faerie Ringleader")
    follower = t.play(0, "Keyhole Faerie")
    assert (t.numbers(first), t.numbers(second), t.numbers(follower)) == ((3, 2), (3, 2), (3, 3))


def test_a_wounded_faerie_falls_with_its_ringleader() -> None:
    t = SlingerHall()
    leader = t.play(0, "Faerie Ringleader")
    follower = t.play(0, "Thimble Faerie")
    t.hold(1, "zap", "kill")
    t.hold(0, LATER)
    t.at("main").skip().do("play zap").choose(follower)
    assert t.where(follower) == "in play"
    t.skip().do("play kill").choose(leader)
    assert (t.where(leader), t.where(follower)) == ("discard pile", "discard pile")


def test_an_ambushing_keyhole_faerie_has_the_strength_of_its_ringleader_at_once() -> None:
    t = SlingerHall()
    t.play(1, "Faerie Ringleader", sideways=True)
    coasts(t, 1, 2)
    faerie = t.hold(1, "Keyhole Faerie")[0]
    attacker = t.play(0, c(2, 3))
    t.at("declare").do("c 2/3", "play Keyhole Faerie", "Keyhole Faerie")
    assert (t.where(attacker), t.where(faerie)) == ("discard pile", "discard pile")
    assert t.life == [20, 20]


# ---------------------------------------------------------------------- Salt-Stained Librarian


def test_salt_stained_librarian_fetches_an_interrupt_from_your_discard_pile_only() -> None:
    t = SlingerHall()
    coasts(t, 0, 3)
    t.put(0, "discard pile", "Flat Refusal", "Study by Candle", "Snuffed Candle", "Thimble Faerie")
    t.put(1, "discard pile", "zap")
    t.hold(0, "Salt-Stained Librarian", LATER)
    t.at("main").do("play Salt-Stained Librarian")
    assert sorted(words.split(" [")[0] for words in t.options()) == ["Flat Refusal", "Snuffed Candle"]
    t.do("Flat Refusal")
    assert sorted(t.names(0, "hand")) == ["Flat Refusal", LATER]
    assert t.names(0, "discard pile") == ["Study by Candle", "Snuffed Candle", "Thimble Faerie"]


def test_salt_stained_librarian_without_an_interrupt_comes_and_does_nothing() -> None:
    t = SlingerHall()
    coasts(t, 0, 3)
    t.put(0, "discard pile", "Study by Candle")
    t.put(1, "discard pile", "zap")
    librarian = t.hold(0, "Salt-Stained Librarian", LATER)[0]
    t.at("main").do("play Salt-Stained Librarian")
    assert t.where(librarian) == "in play"
    assert t.names(0, "hand") == [LATER]


def test_salt_stained_librarian_brings_back_a_refusal_that_is_used_again() -> None:
    t = SlingerHall()
    coasts(t, 0, 6)
    t.put(0, "discard pile", "Flat Refusal")
    t.hold(0, "Salt-Stained Librarian", LATER)
    foe = t.hold(1, costing("", 5, 5))[0]
    t.at("main").do("play Salt-Stained Librarian").next_turn()
    t.on_to(tb.MAIN).do("play c 5/5")
    assert t.asked == 0
    t.do("play Flat Refusal")
    assert t.where(foe) == "discard pile"


# ---------------------------------------------------------------------- Queen of the Tide Court


def test_queen_of_the_tide_court_draws_when_you_negate_a_card() -> None:
    t = SlingerHall()
    t.play(1, "Queen of the Tide Court")
    coasts(t, 1, 3)
    t.put(1, "draw pile", "Mountain")
    t.hold(1, "Flat Refusal")
    t.hold(0, "strike 3", LATER)
    t.at("main").do("play strike 3", "seat 1", "play Flat Refusal")
    assert t.names(1, "hand") == ["Mountain"]
    assert t.life == [20, 20]


def test_queen_of_the_tide_court_is_not_moved_by_the_negation_of_an_opponent() -> None:
    t = SlingerHall()
    t.play(0, "Queen of the Tide Court")
    coasts(t, 1, 3)
    t.hold(1, "Flat Refusal")
    t.hold(0, "strike 3", LATER)
    t.at("main").do("play strike 3", "seat 1", "play Flat Refusal")
    assert t.names(0, "hand") == [LATER]
    assert t.names(1, "hand") == []


def test_queen_of_the_tide_court_draws_nothing_when_the_passage_is_paid() -> None:
    t = SlingerHall()
    t.play(1, "Queen of the Tide Court")
    coasts(t, 1, 1)
    coasts(t, 0, 2)
    t.hold(1, "Price of Passage")
    t.hold(0, "strike 3", LATER)
    t.at("main").do("play strike 3", "seat 1", "play Price of Passage", "yes")
    assert t.names(1, "hand") == []
    assert t.life == [20, 17]


def test_a_queen_and_a_rewritten_clause_draw_two_cards() -> None:
    t = SlingerHall()
    t.play(1, "Queen of the Tide Court")
    coasts(t, 1, 4)
    t.hold(1, "Rewritten Clause")
    t.hold(0, "strike 3", LATER)
    t.at("main").do("play strike 3", "seat 1", "play Rewritten Clause")
    assert t.size(1, "hand") == 2


# ---------------------------------------------------------------------- Professor of Impossible Things


def test_professor_of_impossible_things_draws_in_your_upkeep_besides_the_draw_step() -> None:
    t = SlingerHall()
    t.play(0, "Professor of Impossible Things")
    t.hold(0, "zap")
    t.at("upright")
    assert (t.step, t.size(0, "hand")) == (tb.UPKEEP, 2)
    t.on_to(tb.DRAW)
    assert t.size(0, "hand") == 3


def test_professor_of_impossible_things_rests_in_the_upkeep_of_others() -> None:
    t = SlingerHall()
    t.play(0, "Professor of Impossible Things")
    t.hold(0, "zap")
    t.at("upright", active=1)
    assert (t.step, t.asked) == (tb.UPKEEP, 0)
    assert (t.size(0, "hand"), t.size(1, "hand")) == (1, 0)


def test_professor_of_impossible_things_does_not_ask_and_may_end_your_game() -> None:
    t = SlingerHall(deck=0)
    t.play(0, "Professor of Impossible Things")
    t.put(1, "draw pile", "Woods")
    t.at("upright")
    assert t.state.scores == [-1.0, 1.0]


# ---------------------------------------------------------------------- Dreaming Thaumaturge


def test_dreaming_thaumaturge_returns_a_character_to_its_owners_hand() -> None:
    t = SlingerHall()
    thaumaturge = t.play(0, "Dreaming Thaumaturge")
    victim, other = t.play(1, c(7, 7)), t.play(1, c(1, 1))
    medal = t.attach(1, "medal", victim)
    t.hold(0, LATER)
    t.at("main").do("use Dreaming Thaumaturge").choose(victim)
    assert t.names(1, "hand") == ["c 7/7"]
    assert t.where(other) == "in play"
    assert t.where(medal) == "discard pile"
    assert t.is_sideways(thaumaturge)


def test_dreaming_thaumaturge_may_send_itself_home() -> None:
    t = SlingerHall()
    thaumaturge = t.play(0, "Dreaming Thaumaturge")
    t.hold(0, LATER)
    t.at("main").do("use Dreaming Thaumaturge")
    assert t.where(thaumaturge) == "hand"


def test_dreaming_thaumaturge_gives_a_seized_character_back_to_its_owner() -> None:
    t = SlingerHall()
    t.play(0, "Dreaming Thaumaturge")
    seized = t.play(0, c(4, 4))
    gaze = t.attach(1, "Commanding Gaze", seized)
    t.hold(0, LATER, "free event")
    t.at("upkeep").do("use Dreaming Thaumaturge").choose(seized)
    assert "c 4/4" in t.names(0, "hand")
    assert t.where(gaze) == "discard pile"
    assert t.names(1, "hand") == []


def test_dreaming_thaumaturge_takes_an_attacker_out_of_the_attack() -> None:
    t = SlingerHall()
    t.play(1, "Dreaming Thaumaturge")
    first, second = t.play(0, c(6, 6)), t.play(0, c(1, 1))
    t.at("declare").choose(first).choose(second).do("use Dreaming Thaumaturge").choose(first)
    assert t.life == [20, 19]
    assert "c 6/6" in t.names(0, "hand")
