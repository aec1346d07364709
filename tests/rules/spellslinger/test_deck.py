"""Building a deck (section DK)."""

from __future__ import annotations

import pytest
from slinger_cards import MADE_UP, c, costing, keep
from slinger_hall import SlingerHall

import spellhall
from spellhall.decks import check_text, print_list
from spellhall.games.spellslinger import table as tb
from spellhall.games.spellslinger.card import plain, terrain
from spellhall.games.spellslinger.facts import CHARACTER, COMMON, ENCHANTMENT, EVENT, INTERRUPT, RARE, TERRAIN, UNCOMMON
from spellhall.games.spellslinger.formats.construction import faults_of_pool
from spellhall.games.spellslinger.formats.packs import by_rarity, could_be_dealt, cube, deal_cube, sealed_pool
from spellhall.kernel.chance import Dice
from spellhall.kernel.errors import DeckError
from spellhall.language.words import WordError

CONSTRUCTED = spellhall.game("spellslinger")
LIMITED = spellhall.game("spellslinger", preset="limited")
COMMON_TERRAINS = ["coast", "mountain", "plains", "woods"]
OTHER_TERRAINS = [card.key for card in CONSTRUCTED.catalogue if card.type == TERRAIN and not card.common_terrain]


def woods(count: int) -> list[str]:
    return ["woods"] * count


@pytest.mark.rule("SS-DK-01")
def test_a_constructed_deck_of_fifty_nine_is_too_small():
    assert CONSTRUCTED.check_deck(woods(60)) == []
    (fault,) = CONSTRUCTED.check_deck(woods(59))
    assert "the minimum is 60" in fault
    assert "SS-DK-01" in fault
    with pytest.raises(DeckError):
        CONSTRUCTED.new_state([woods(60), woods(59)])


@pytest.mark.rule("SS-DK-01")
def test_two_decks_of_sixty_make_a_game():
    assert not CONSTRUCTED.new_state([woods(60), woods(60)]).is_terminal()


@pytest.mark.rule("SS-DK-02")
def test_a_limited_deck_has_forty_cards_or_more():
    assert LIMITED.check_deck(woods(40)) == []
    assert not LIMITED.new_state([woods(40), woods(41)]).is_terminal()
    (fault,) = LIMITED.check_deck(woods(39))
    assert "the minimum is 40" in fault
    assert "SS-DK-02" in fault
    with pytest.raises(DeckError):
        LIMITED.new_state([woods(39), woods(40)])


@pytest.mark.rule("SS-DK-03")
@pytest.mark.parametrize("game", [CONSTRUCTED, LIMITED], ids=["constructed", "limited"])
def test_a_deck_may_be_as_big_as_one_likes(game):
    big = [card.key for card in game.catalogue for _ in range(4)] + woods(600)
    assert game.check_deck(big) == []
    assert sum(len(pile) for pile in game.new_state([big, woods(60)], 1).piles) == len(big) + 60


@pytest.mark.rule("SS-DK-04")
def test_a_fifth_copy_is_one_too_many_and_named_with_its_count():
    assert CONSTRUCTED.check_deck(["hired-coachman"] * 4 + woods(56)) == []
    (fault,) = CONSTRUCTED.check_deck(["hired-coachman"] * 5 + woods(55))
    assert fault.startswith("5 x Hired Coachman, at most 4 of a card")
    assert "SS-DK-04" in fault


@pytest.mark.rule("SS-DK-04")
def test_the_limit_counts_each_title_by_itself():
    others = ["hired-coachman", "lucky-horseshoe", "brass-colossus", "great-exhibition-hall"]
    assert CONSTRUCTED.check_deck([key for key in others for _ in range(4)] + woods(44)) == []
    faults = CONSTRUCTED.check_deck([key for key in others for _ in range(5)] + woods(40))
    assert len(faults) == len(others)


@pytest.mark.rule("SS-DK-04")
def test_copies_of_one_title_are_counted_together_however_the_list_is_written():
    text = "3 Hired Coachman\n56 Woods\n2 hired-coachman\n"
    assert check_text(CONSTRUCTED, text)[0].keys().count("hired-coachman") == 5
    assert any("5 x Hired Coachman" in fault for fault in check_text(CONSTRUCTED, text)[1])


@pytest.mark.rule("SS-DK-04")
def test_there_are_no_two_cards_of_one_title():
    names = [card.name for card in CONSTRUCTED.catalogue]
    assert len(set(names)) == len(names)
    with pytest.raises(WordError, match="Hired Coachman is defined twice"):
        plain("Hired Coachman", "1", "9/9")


@pytest.mark.rule("SS-DK-05")
@pytest.mark.parametrize("key", COMMON_TERRAINS)
def test_common_terrains_come_in_any_number(key):
    assert CONSTRUCTED.check_deck([key] * 60) == []
    assert CONSTRUCTED.check_deck([*COMMON_TERRAINS * 24, *["brass-colossus"] * 4]) == []


@pytest.mark.rule("SS-DK-06")
def test_coast_mountain_plains_and_woods_are_the_common_terrains():
    assert sorted(card.key for card in CONSTRUCTED.catalogue if card.common_terrain) == COMMON_TERRAINS


@pytest.mark.rule("SS-DK-06")
@pytest.mark.parametrize("key", OTHER_TERRAINS)
def test_any_other_terrain_is_held_to_four_copies(key):
    assert CONSTRUCTED.check_deck([key] * 4 + woods(56)) == []
    (fault,) = CONSTRUCTED.check_deck([key] * 5 + woods(55))
    assert "5 x " in fault
    assert "SS-DK-04" in fault


@pytest.mark.rule("SS-DK-06")
def test_a_terrain_of_common_rarity_is_held_to_four_copies_too():
    game = SlingerHall().game
    springs = MADE_UP["twin springs"]
    assert (springs.type, springs.rarity) == (TERRAIN, COMMON)
    assert game.check_deck([springs.key] * 4 + woods(56)) == []
    assert "5 x twin springs" in game.check_deck([springs.key] * 5 + woods(55))[0]


@pytest.mark.rule("SS-DK-06")
def test_a_title_much_like_woods_is_not_woods():
    assert not keep(plain("woods walker", "", "1/1")).common_terrain
    assert not keep(terrain("deep woods")(lambda you: None)).common_terrain


@pytest.mark.rule("SS-DK-07")
def test_a_limited_deck_may_hold_every_copy_of_its_pool():
    pool = ["hired-coachman"] * 6 + ["lighthouse-shore"] * 5 + ["lucky-horseshoe"]
    deck = [*pool, *woods(28)]
    assert faults_of_pool(LIMITED, deck, pool) == []
    assert LIMITED.check_deck(deck) == [] and CONSTRUCTED.check_pool(deck, ["woods"]) == []
    assert len(CONSTRUCTED.check_deck([*deck, *woods(20)])) == 2


@pytest.mark.rule("SS-DK-08")
def test_a_limited_deck_takes_no_more_copies_than_its_pool_holds():
    pool = ["hired-coachman"] * 2 + ["lucky-horseshoe"] * 3
    assert faults_of_pool(LIMITED, ["hired-coachman"] * 2 + woods(38), pool) == []
    (fault,) = faults_of_pool(LIMITED, ["hired-coachman"] * 3 + woods(37), pool)
    assert fault.startswith("3 x Hired Coachman, your pool has 2")
    assert "SS-DK-08" in fault


@pytest.mark.rule("SS-DK-08")
@pytest.mark.parametrize("key", ["brass-colossus", "lighthouse-shore"])
def test_a_limited_deck_takes_no_card_from_outside_its_pool(key):
    (fault,) = faults_of_pool(LIMITED, [key, *woods(39)], ["hired-coachman"])
    assert "your pool has 0" in fault
    assert "SS-DK-08" in fault


@pytest.mark.rule("SS-DK-08")
def test_a_list_names_its_pool_and_is_held_to_it():
    pool = "Pool: 2x Lightning\nPool: Hired Coachman\n"
    deck, faults = check_text(LIMITED, f"2 Lightning\nHired Coachman\n37 Woods\n{pool}")
    assert faults == [] and deck.pool == ["lightning", "lightning", "hired-coachman"] and len(deck.keys()) == 40
    assert check_text(LIMITED, print_list(LIMITED, deck))[0].pool == sorted(deck.pool)
    (fault,) = check_text(LIMITED, f"40 Lightning\n20 Mountain\n{pool}")[1]
    assert fault.startswith("line 1: 40 x Lightning, your pool has 2")
    (unknown,) = check_text(LIMITED, "40 Woods\nPool: 2x Nonsense of Kinds")[1]
    assert unknown.startswith("line 2: there's no card")


@pytest.mark.rule("SS-DK-08")
def test_a_pool_that_no_packs_and_no_cube_could_have_given_is_refused():
    rarities = by_rarity(LIMITED)
    commons, uncommons, rares = ([card.key for card in rarities[each]] for each in (COMMON, UNCOMMON, RARE))
    for seed in range(20):
        assert could_be_dealt(LIMITED, sealed_pool(LIMITED, Dice(seed)))
        assert could_be_dealt(LIMITED, deal_cube(cube(LIMITED), 2, 90, Dice(seed))[0])
    assert could_be_dealt(LIMITED, [*commons[:1] * 36, *rares[:9]]), "a draft of twelve"
    padding = commons[5:20] * 3
    for made_up in (
        commons[:1] * 37,
        [*commons[:1] * 7, *padding],
        [*padding, *rares[:7], *uncommons[:1] * 6],
        [*padding, *rares[:1] * 2, *uncommons[:10] * 2],
        cube(LIMITED)[:91],
    ):
        assert not could_be_dealt(LIMITED, made_up)
    (fault,) = check_text(LIMITED, "40 Lightning\n20 Mountain\nPool: 40 Lightning")[1]
    assert "no card more than six times" in fault and "SS-FM-05" in fault


@pytest.mark.rule("SS-DK-08", "SS-DK-12")
def test_a_list_without_a_pool_must_be_a_learning_deck():
    (fault,) = check_text(LIMITED, "40 Lightning\n20 Mountain")[1]
    assert "this list names none" in fault and "SS-DK-08" in fault
    assert check_text(LIMITED, "3 Lightning\n37 Mountain")[1] == []
    for wrong in ("4 Lightning", "Lightning\nSleep", "Winged Demon", "Hired Coachman"):
        assert len(check_text(LIMITED, f"{wrong}\n40 Mountain")[1]) == 1, wrong


@pytest.mark.rule("SS-DK-09")
@pytest.mark.parametrize("key", COMMON_TERRAINS)
def test_common_terrains_are_added_to_a_limited_deck_in_any_number(key):
    pool = ["hired-coachman"] * 10
    assert faults_of_pool(LIMITED, [*pool, *[key] * 30], pool) == []
    assert faults_of_pool(LIMITED, [*pool, *[key] * 30], [*pool, key]) == []


@pytest.mark.rule("SS-DK-10")
def test_each_player_has_a_pile_of_the_own_deck_only():
    state = CONSTRUCTED.new_state([woods(60), ["coast"] * 61, ["plains"] * 62], 1)
    for seat, (key, size) in enumerate((("woods", 60), ("coast", 61), ("plains", 62))):
        pile = state.pile(tb.DRAW_PILE, seat)
        assert len(pile) == size
        assert {state.definition(card).key for card in pile} == {key}
        assert {state.owner[card] for card in pile} == {seat}


@pytest.mark.rule("SS-DK-10")
def test_off_the_top_one_pile_serves_all():
    game = spellhall.game("spellslinger", preset="off-the-top")
    state = game.new_state([woods(50), ["coast"] * 50], 1, check=False)
    piles = [[state.definition(card).key for card in state.pile(tb.DRAW_PILE, seat)] for seat in range(2)]
    assert sorted(piles[0]) == ["coast"] * 50 + woods(50)
    assert piles[1] == []


@pytest.mark.rule("SS-DK-11")
def test_one_deck_may_mix_all_colours_and_all_types():
    names = [costing(cost) for cost in ("Y", "B", "R", "G", "YBRG", "2", "")]
    names += [c(2, 2, "Flying"), "free event", "zap", "banner", "medal", "twin springs"]
    game = SlingerHall().game
    deck = [game.catalogue[game.faces[MADE_UP[name].key]] for name in names]
    assert {colour for card in deck for colour in card.cost.colours()} == set("YBRG")
    assert {card.type for card in deck} == {CHARACTER, EVENT, INTERRUPT, ENCHANTMENT, TERRAIN}
    assert game.check_deck([card.key for card in deck for _ in range(4)] + COMMON_TERRAINS * 3) == []


@pytest.mark.rule("SS-DK-11")
def test_one_deck_may_be_of_a_single_type():
    names = [costing("R", strength, speed) for strength in range(1, 6) for speed in range(1, 4)]
    game = SlingerHall().game
    assert game.check_deck([MADE_UP[name].key for name in names for _ in range(4)]) == []
    assert game.check_deck(woods(60)) == []


@pytest.mark.rule("SS-DK-11")
def test_four_of_everything_there_is_make_a_legal_deck():
    everything = [card.key for card in CONSTRUCTED.catalogue for _ in range(4)]
    assert len(everything) >= 60
    assert CONSTRUCTED.check_deck(everything) == []
