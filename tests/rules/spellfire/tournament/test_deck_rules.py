"""Which decks the types of tournament allow (sections CHA, SEA, MST, NOX, SHL, WIZ, WWR, SID and DCK)."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy

import pytest

import spellhall
from spellhall.games.spellfire import facts
from spellhall.games.spellfire.card import REGISTER, Card
from spellhall.games.spellfire.formats.construction import LIMITS
from spellhall.games.spellfire.printings.numbers import all_numbers
from spellhall.games.spellfire.printings.shelf import card_of, further
from spellhall.games.spellfire.printings.verdicts import BARE, OLDER, SAME, standings
from spellhall.games.spellfire.tournament import deck_rules
from spellhall.kernel.parts.tournament import Entered, Format, TableFacts

GAME = spellhall.game("spellfire")
BOOK = GAME.tournament_book()
CHAMPIONSHIP, NO_NINES, SHATTERED, WIZARDS, WAR = (
    Format("Championship", size=55),
    Format("No-Xs", "9", size=55),
    Format("Shattered Land", size=55),
    Format("Wizard’s Challenge", size=55),
    Format("World War!", size=55),
)
SEALED, STRATEGY = Format("Sealed Deck", size=55), Format("Master’s Strategy", size=55)
BESIDE = ("Sideboards",)


def card(key: str) -> Card:
    found = card_of(key)
    assert found is not None, key
    return found


def faults(format: Format, deck: Sequence[str], **more: Sequence[str]) -> list[str]:
    return BOOK.deck_faults(format, Entered(deck, **more))


def of_type(*types: int) -> list[Card]:
    return [one for one in deck_rules.shipped() if one.type in types]


def with_card(deck: Sequence[str], wanted: str) -> list[str]:
    """A deck with a certain card in the place of one that counts alike, so that nothing else is wrong."""
    kinds: tuple[int, ...] = next((types for _, types, _, _ in LIMITS if card(wanted).type in types), ())
    free = {kind for kind in range(len(facts.TYPE_NAMES)) if not any(kind in types for _, types, _, _ in LIMITS)}
    free -= {facts.DUNGEON}
    alike = [key for key in deck if card(key).type in (kinds or free) and key != wanted]
    if card(wanted).is_champion:
        alike.sort(key=lambda key: card(wanted).level > card(key).level)
    if not alike:
        alike = [key for key in deck if card(key).type in free]
    return [wanted if key == alike[0] else key for key in deck if key != wanted]


def refused(format: Format, wanted: Card, seed: int = 1) -> str:
    """What a legal deck is told when one of its cards is exchanged for a certain one."""
    deck = BOOK.random_deck(format, seed)
    assert faults(format, deck) == []
    return "; ".join(fault for fault in faults(format, with_card(deck, wanted.key)) if wanted.name in fault)


# ---------------------------------------------------------------------- Championship


@pytest.mark.rule("SFT-CHA-02", "SFT-GRD-01", "SFT-TEA-06")
@pytest.mark.parametrize("kind", ["Championship", "The Grind", "Team Spirit"])
@pytest.mark.parametrize("size", [55, 75, 110])
def test_a_deck_has_the_announced_size_to_the_card(kind: str, size: int) -> None:
    format = Format(kind, size=size)
    deck = BOOK.random_deck(format, 3)
    assert faults(format, deck) == []
    ally = next(key for key in deck if card(key).type == facts.ALLY)
    more = next(one.key for one in of_type(facts.ALLY) if one.key not in deck)
    assert any("SF-DECK-01" in fault for fault in faults(format, [key for key in deck if key != ally]))
    assert any("SF-DECK-01" in fault for fault in faults(format, [*deck, more]))
    for other in {55, 75, 110} - {size}:
        assert any("SF-DECK-01" in fault for fault in faults(Format(kind, size=other), deck))


@pytest.mark.rule("SFT-CHA-04", "SFT-CHA-05", "SFT-GRD-01")
@pytest.mark.parametrize(("size", "in_hand"), [(55, 56), (75, 76), (110, 111)])
def test_one_dungeon_card_comes_on_top_and_no_second(size: int, in_hand: int) -> None:
    format = Format("The Grind", size=size)
    deck = BOOK.random_deck(format, 2)
    dungeons = [one.key for one in of_type(facts.DUNGEON)]
    bare = [key for key in deck if key not in dungeons]
    assert (len(bare), len([*bare, dungeons[0]])) == (size, in_hand)
    assert faults(format, bare) == faults(format, [*bare, dungeons[0]]) == []
    assert "SF-DECK-16" in "; ".join(faults(format, [*bare, *dungeons[:2]]))
    assert "SF-DECK-01" in "; ".join(faults(format, [*bare[1:], dungeons[0]])), "it takes no card's place"


@pytest.mark.rule("SFT-CHA-06", "AMB-T02")
@pytest.mark.parametrize(("size", "most"), [(55, 5), (75, 7), (110, 10)])
def test_the_limits_of_larger_decks_come_from_a_table(size: int, most: int, monkeypatch: pytest.MonkeyPatch) -> None:
    format = Format("Championship", size=size)
    deck = [key for key in BOOK.random_deck(format, 4) if card(key).type != facts.DUNGEON]
    others = [key for key in deck if card(key).type != facts.HOLDING]
    spare = [key for key in others if card(key).type in (facts.ALLY, *facts.SUPPORT)]
    holdings = [one.key for one in of_type(facts.HOLDING)]
    need = size - len(others)

    def with_holdings(count: int) -> str:
        kept = [key for key in others if key not in spare[: max(0, count - need)]]
        fill = [one.key for one in of_type(facts.ALLY, *facts.SPELLS) if one.key not in others]
        return "; ".join(faults(format, [*kept, *holdings[:count], *fill[: max(0, need - count)]]))

    assert "SF-DECK-06" not in with_holdings(most)
    assert "SF-DECK-06" in with_holdings(most + 1)
    table = [(name, kinds, {**limits, size: (0, most + 1)}, rule) for name, kinds, limits, rule in LIMITS]
    monkeypatch.setattr("spellhall.games.spellfire.formats.construction.LIMITS", table)
    assert "SF-DECK-06" not in with_holdings(most + 1), "it is the table that says so"


@pytest.mark.parametrize(("victory", "warned"), [("Standard", False), ("Enhanced", True)])
def test_a_deck_that_can_never_win_is_warned_about(victory: str, warned: bool) -> None:
    options = BOOK.options(Format("Championship", victory=victory, size=55), TableFacts(3))
    game = spellhall.game("spellfire", **options)
    deck = BOOK.random_deck(CHAMPIONSHIP, 5)
    realms = [key for key in deck if card(key).type == facts.REALM]
    names = {card(key).name for key in deck}
    spare = [*{one.name: one.key for one in of_type(facts.ALLY) if one.name not in names}.values()]
    nine = [key for key in deck if key not in realms[9:]] + spare[: len(realms) - 9]
    assert game.check_deck(nine) == game.cautions([deck]) == []
    told = "this deck has 9 realms and can never win, as 10 standing ones are needed (SFT-VIC-04)"
    assert game.cautions([nine]) == ([told] if warned else [])


# ---------------------------------------------------------------------- No-Xs


def numbered(key: str, number: int) -> Card:
    """A card of another number."""
    other = copy(card(key))
    other.number = number
    return other


@pytest.mark.rule("SFT-NOX-02", "SFT-NOX-04")
@pytest.mark.parametrize(
    ("digit", "number", "legal"),
    [
        *(("9", number, False) for number in (9, 39, 192, 95)),
        *(("9", number, True) for number in (8, 100, 238)),
        ("0", 7, True),
        ("0", 70, False),
        ("0", 105, False),
    ],
)
def test_a_number_with_the_digit_anywhere_is_banned(digit: str, number: int, legal: bool) -> None:
    assert (deck_rules.with_digit(numbered("4th/100", number), digit) == "") is legal


@pytest.mark.rule("SFT-NOX-02")
def test_a_deck_with_one_such_card_is_illegal() -> None:
    for one in of_type(facts.ALLY):
        told = refused(NO_NINES, one)
        assert ("SFT-NOX-02" in told) is ("9" in str(one.number)), one.key


@pytest.mark.rule("SFT-NOX-03")
def test_level_size_of_the_set_and_edition_do_not_count() -> None:
    fourth = next(one for one in deck_rules.shipped() if one.edition == "4th" and "4" not in str(one.number))
    assert deck_rules.with_digit(fourth, "4") == ""
    high = next(one for one in deck_rules.shipped() if one.level == 9 and "9" not in str(one.number))
    assert deck_rules.with_digit(high, "9") == ""


@pytest.mark.rule("SFT-NOX-05", "SFT-DCK-02")
def test_the_printing_decides_so_lists_name_the_edition() -> None:
    by_name: dict[tuple[int, str], list[Card]] = {}
    for one in REGISTER.values():
        by_name.setdefault((one.type, one.name), []).append(one)
    printings = next(
        found for found in by_name.values() if len(found) > 1 and len({"4" in str(one.number) for one in found}) == 2
    )
    verdicts = {bool(deck_rules.with_digit(one, "4")) for one in printings}
    assert verdicts == {True, False}
    assert BOOK.wants_editions(Format("no-xs", "4", size=55))
    assert not BOOK.wants_editions(CHAMPIONSHIP)


@pytest.mark.rule("SFT-NOX-05")
def test_a_reprint_with_a_harmless_number_may_be_played() -> None:
    """Cataclysm! is number 119 in one set, 99 in others."""
    no_ones = Format("No-Xs", "1", size=55)
    deck = [key for key in BOOK.random_deck(no_ones, 3) if card(key).name != "Cataclysm!"][1:]
    for key, refused_ in (("4th/119", True), ("NO/099", False), ("3rd/099", False)):
        told = [fault for fault in BOOK.deck_faults(no_ones, Entered((*deck, key))) if "SFT-NOX-02" in fault]
        assert bool(told) is refused_
        assert (key in BOOK.legal_cards(no_ones)) is not refused_


@pytest.mark.rule("SFT-NOX-06", "AMB-T15")
def test_a_chase_card_has_the_number_that_is_printed_on_it() -> None:
    chase = card("1stc/22")
    assert GAME.listed_number(chase) == ("1st", 462)
    assert deck_rules.with_digit(chase, "4") == "" != deck_rules.with_digit(chase, "2")


@pytest.mark.rule("SFT-NOX-07")
def test_dungeon_and_sideboard_obey_as_well() -> None:
    dungeons = of_type(facts.DUNGEON)
    digit = next(digit for digit in "0123456789" if len({digit in str(one.number) for one in dungeons}) == 2)
    format = Format("No-Xs", digit, BESIDE, size=55)
    deck = [key for key in BOOK.random_deck(format, 1) if card(key).type != facts.DUNGEON]
    by_rule = {digit in str(one.number): one for one in dungeons}
    assert faults(format, [*deck, by_rule[False].key]) == []
    assert "SFT-NOX-02" in "; ".join(faults(format, [*deck, by_rule[True].key]))
    free = [one.key for one in of_type(facts.ALLY) if digit not in str(one.number) and one.key not in deck]
    wrong = next(one.key for one in of_type(facts.ALLY) if digit in str(one.number))
    assert faults(format, deck, sideboard=free[:7]) == []
    assert "SFT-NOX-02" in "; ".join(faults(format, deck, sideboard=[*free[:6], wrong]))


# ---------------------------------------------------------------------- Shattered Land


@pytest.mark.rule("SFT-SHL-01", "SFT-SHL-02")
def test_four_types_of_card_are_of_dark_sun_and_the_others_are_free() -> None:
    for one in deck_rules.shipped():
        barred = one.type in facts.WORLDLY and one.world != facts.DS
        assert ("SFT-SHL-01" in deck_rules.not_of_dark_sun(one)) is barred, one.name
    wrong = next(one for one in of_type(facts.HOLDING) if one.world == facts.GH)
    assert refused(SHATTERED, wrong) == f"{wrong.name} ({wrong.key}) is of Greyhawk, and not of Dark Sun (SFT-SHL-01)"
    event = next(one for one in of_type(facts.EVENT))
    assert refused(SHATTERED, event) == ""


@pytest.mark.rule("SFT-SHL-04")
def test_two_of_a_card_may_be_in_play_but_not_in_a_deck() -> None:
    deck = BOOK.random_deck(SHATTERED, 1)
    realm, *others = [key for key in deck if card(key).type == facts.REALM]
    twice = [realm if key == others[0] else key for key in deck]
    assert faults(SHATTERED, deck) == []
    assert "; ".join(faults(SHATTERED, twice)).startswith(f"2 copies of the realm {card(realm).name}")


@pytest.mark.rule("SFT-SHL-11", "SFT-WWR-03")
def test_a_champion_of_no_world_is_of_no_world() -> None:
    stray = copy(next(one for one in of_type(facts.HERO) if one.world == facts.DS))
    assert deck_rules.not_of_dark_sun(stray) == "" == deck_rules.without_world(stray)
    stray.world = facts.NO_WORLD
    assert deck_rules.not_of_dark_sun(stray).endswith("is of no world, and not of Dark Sun (SFT-SHL-01)")
    assert deck_rules.without_world(stray).endswith("is of no world (SFT-WWR-03)")
    ally = copy(of_type(facts.ALLY)[0])
    assert not ally.world and deck_rules.without_world(ally) == ""


# ---------------------------------------------------------------------- Wizard's Challenge

SPELLS = [one for one in deck_rules.shipped() if one.type in facts.SPELLS]
BY_PHASES: dict[object, list[Card]] = {}
for _spell in SPELLS:
    BY_PHASES.setdefault("any" if _spell.anytime else tuple(sorted(_spell.phases)), []).append(_spell)


@pytest.mark.rule("SFT-WIZ-01")
def test_champions_of_all_worlds_and_kinds_are_legal_in_a_wizards_challenge() -> None:
    champions = [one for one in deck_rules.shipped() if one.is_champion]
    assert {one.world for one in champions} == set(range(1, 8))
    assert {one.type for one in champions} == set(facts.CHAMPIONS)
    assert [one.name for one in champions if deck_rules.no_wizardry(one)] == []


@pytest.mark.rule("SFT-WIZ-02", "SFT-WIZ-03", "SFT-WIZ-04", "SFT-WIZ-05", "AMB-T22")
@pytest.mark.parametrize(
    ("phases", "rule"),
    [((4,), ""), ((3, 4), ""), ((4, 5), ""), ((3, 4, 5), ""), ("any", ""), ((3,), "03"), ((5,), "05"), ((3, 5), "05")],
    ids=str,
)
def test_a_spell_needs_phase_4_or_any_time(phases: object, rule: str) -> None:
    spell = copy(SPELLS[0])
    spell.anytime = phases == "any"
    spell.phases = frozenset() if phases == "any" else frozenset(phases)  # type: ignore[call-overload]
    told = deck_rules.no_wizardry(spell)
    assert told.endswith(f"(SFT-WIZ-{rule})") if rule else told == ""


@pytest.mark.rule("SFT-WIZ-02", "SFT-WIZ-03", "SFT-WIZ-05")
def test_real_spells_of_phase_3_alone_stay_at_home() -> None:
    assert "SFT-WIZ-03" in refused(WIZARDS, BY_PHASES[(3,)][0])
    assert "SFT-WIZ-05" in refused(WIZARDS, BY_PHASES[(3, 5)][0])
    assert refused(WIZARDS, BY_PHASES[(4,)][0]) == ""


@pytest.mark.rule("SFT-INT-06")
@pytest.mark.parametrize(
    ("kind", "rule"),
    [
        pytest.param(kind, rule, marks=pytest.mark.rule(rule), id=facts.TYPE_NAMES[kind])
        for kind, rule in (
            (facts.ALLY, "SFT-WIZ-06"),
            (facts.UNARMED, "SFT-WIZ-07"),
            (facts.BLOOD_ABILITY, "SFT-WIZ-08"),
            (facts.THIEF_SKILL, "SFT-WIZ-09"),
            (facts.PSIONIC_POWER, "SFT-WIZ-10"),
        )
    ],
)
def test_five_types_of_card_are_banned_so_nobody_can_lend_one(kind: int, rule: str) -> None:
    assert rule in refused(WIZARDS, of_type(kind)[0])
    lent = Format("Wizard’s Challenge", variants=("Alliance",), size=55)
    assert not {card(key).type for key in BOOK.legal_cards(lent)} & {kind}
    assert {card(key).type for key in BOOK.legal_cards(CHAMPIONSHIP)} & {kind}


@pytest.mark.rule("SFT-WIZ-11", "SFT-WIZ-12", "AMB-T22")
def test_all_types_that_are_not_named_stay_legal() -> None:
    legal = {card(key).type for key in BOOK.legal_cards(WIZARDS)}
    kept = (facts.REALM, facts.HOLDING, facts.EVENT, facts.ITEM, facts.ARTIFACT, facts.RULE, facts.DUNGEON)
    assert set(kept) <= legal and set(facts.SPELLS) <= legal
    both = [next(one for one in BY_PHASES[(4,)] if one.type == kind) for kind in facts.SPELLS]
    assert [refused(WIZARDS, one) for one in both] == ["", ""]


# ---------------------------------------------------------------------- World War!


@pytest.mark.rule("SFT-WWR-01", "SFT-WWR-06")
@pytest.mark.parametrize("kind", [facts.REALM, facts.HOLDING, facts.ARTIFACT, facts.MONSTER])
def test_one_card_of_another_world_spoils_a_deck(kind: int) -> None:
    deck = BOOK.random_deck(WAR, 1)
    world = deck_rules.world_of(map(card, deck))
    stray = next(one for one in of_type(kind) if one.world != world)
    told = "; ".join(faults(WAR, with_card(deck, stray.key)))
    assert f"{stray.name} ({stray.key}) is of {facts.WORLD_NAMES[stray.world]}, and the deck of" in told
    assert refused(WAR, of_type(facts.EVENT)[0]) == "", "other types have no world to be of"


@pytest.mark.rule("SFT-WWR-02")
def test_everybody_has_a_world_of_his_own() -> None:
    worlds = [deck_rules.world_of(map(card, BOOK.random_deck(WAR, seed))) for seed in range(12)]
    assert len(set(worlds)) > 2
    assert [faults(WAR, BOOK.random_deck(WAR, seed)) for seed in range(12)] == [[]] * 12


@pytest.mark.rule("SFT-WWR-04", "AMB-T38")
def test_the_logo_decides_and_not_what_a_card_counts_as() -> None:
    double = next(one for one in deck_rules.shipped() if len(one.worlds) > 1)
    (other,) = double.worlds - {double.world}
    assert deck_rules.of_other_worlds([double], double.world) == []
    assert len(deck_rules.of_other_worlds([double], other)) == 1


@pytest.mark.rule("SFT-WWR-05")
def test_the_world_ad_and_d_is_a_world_like_the_others() -> None:
    of_ad = deck_rules.allowed(WAR, facts.AD)
    assert deck_rules.lacking(WAR, of_ad) == ""
    assert deck_rules.of_other_worlds(of_ad, facts.AD) == []
    artifact = next(one for one in of_type(facts.ARTIFACT) if one.world == facts.AD)
    assert "is of AD&D, and the deck of Greyhawk" in deck_rules.of_other_worlds([artifact], facts.GH)[0]


@pytest.mark.rule("SFT-WWR-07")
def test_there_are_seven_worlds() -> None:
    assert list(deck_rules.worlds_lacking(WAR)) == [
        *("AD&D", "Birthright", "Dark Sun", "Dragonlance", "Forgotten Realms", "Greyhawk", "Ravenloft")
    ]


def test_what_the_hall_lacks_for_a_type_is_said_with_its_numbers() -> None:
    few = {name: lack for name, lack in deck_rules.worlds_lacking(WAR).items() if lack}
    for world, lack in few.items():
        assert lack == f"{deck_rules.realms_by_world()[world]} realms, and 8 are needed"
    enough = [world for world, count in deck_rules.realms_by_world().items() if count >= 8]
    assert sorted([*few, *enough]) == sorted(deck_rules.realms_by_world())


# ---------------------------------------------------------------------- Sealed Deck, Master's Strategy

PRODUCT = BOOK.product(STRATEGY, 11)
DECK, BOOSTER = PRODUCT[:55], PRODUCT[55:]
FOREIGN = next(one.key for one in of_type(facts.ALLY) if one.key not in PRODUCT)


def exchanged(count: int, deck: Sequence[str] = tuple(DECK), cards: Sequence[str] = tuple(BOOSTER)) -> list[str]:
    """The deck with its last cards given for the first of others."""
    return [*deck[: len(deck) - count], *cards[:count]]


@pytest.mark.rule("SFT-SEA-02", "SFT-SEA-05", "SFT-MST-01")
@pytest.mark.parametrize("format", [SEALED, STRATEGY], ids=["Sealed Deck", "Master's Strategy"])
def test_a_sealed_deck_is_played_whole_and_with_nothing_else(format: Format) -> None:
    pool = DECK if format is SEALED else PRODUCT
    assert faults(format, DECK, pool=pool) == []
    assert FOREIGN not in pool and f"({FOREIGN}) is" in "; ".join(faults(format, [*DECK[1:], FOREIGN], pool=pool))
    assert "54 cards" in "; ".join(faults(format, DECK[1:], pool=pool))
    assert "none was given yet (SFT-SEA-01)" in "; ".join(faults(format, DECK))


@pytest.mark.rule("SFT-SEA-05", "AMB-T13")
def test_nothing_of_a_sealed_deck_stays_at_home() -> None:
    left_out = "; ".join(faults(SEALED, [*DECK[1:], DECK[1]], pool=DECK))
    assert f"({DECK[0]}) is in the sealed deck and has to be played (SFT-SEA-05)" in left_out
    assert "nothing lies beside a sealed deck" in "; ".join(faults(SEALED, DECK, pool=DECK, sideboard=BOOSTER))


@pytest.mark.rule("SFT-SEA-03")
def test_limits_of_levels_and_types_are_not_applied_to_a_sealed_deck() -> None:
    champions = sorted((one for one in deck_rules.shipped() if one.is_champion), key=lambda one: -one.level)[:25]
    others = [one for one in of_type(facts.REALM, facts.ITEM)][:30]
    deck = [one.key for one in (*champions, *others)]
    assert sum(one.level for one in champions) > 91
    assert faults(SEALED, deck, pool=deck) == []
    told = "; ".join(faults(CHAMPIONSHIP, deck))
    assert "(SF-DECK-07)" in told and "(SF-DECK-12)" in told
    game = spellhall.game("spellfire", preset="tournament", deck_sizes="55", deck_limits="none")
    game.new_state([deck, deck], 1)


@pytest.mark.rule("SFT-SEA-04")
def test_every_card_of_the_product_may_be_played() -> None:
    for seed in range(30):
        deck = BOOK.product(SEALED, seed)
        assert faults(SEALED, deck, pool=deck) == []
    assert set(BOOK.legal_cards(SEALED)) == {one.key for one in deck_rules.shipped() if one.edition == "4th"}


@pytest.mark.rule("SFT-MST-06")
def test_the_cards_of_the_booster_are_legal_too() -> None:
    more = set(BOOK.legal_cards(STRATEGY)) - set(BOOK.legal_cards(SEALED))
    assert {*BOOSTER} < more and all(key.startswith(("DR/", "DRc/")) for key in more)


@pytest.mark.rule("SFT-SEA-06", "SFT-MST-06")
def test_the_book_hands_out_what_the_seed_says() -> None:
    assert BOOK.product(STRATEGY, 11) == PRODUCT != BOOK.product(STRATEGY, 12)
    assert (len(DECK), len(BOOSTER), len(BOOK.product(SEALED, 11))) == (55, 12, 55)
    assert BOOK.product(CHAMPIONSHIP, 11) == []


@pytest.mark.rule("SFT-MST-03", "SFT-MST-05")
def test_up_to_twelve_cards_are_exchanged_for_cards_of_the_booster() -> None:
    for count in (0, 1, 12):
        swapped = exchanged(count)
        beside = [*BOOSTER[count:], *DECK[55 - count :]]
        assert faults(STRATEGY, swapped, pool=PRODUCT, registered=DECK, sideboard=beside) == []
    thirteen = [*exchanged(12)[1:], FOREIGN]
    told = "; ".join(faults(STRATEGY, thirteen, pool=[*PRODUCT, FOREIGN], registered=DECK))
    assert "13 cards are exchanged, at most 12 may be (SFT-MST-03, SFT-MST-07)" in told


@pytest.mark.rule("SFT-MST-04")
def test_as_many_cards_go_in_as_come_out() -> None:
    assert "54 cards" in "; ".join(faults(STRATEGY, [*DECK[3:], *BOOSTER[:2]], pool=PRODUCT))
    assert faults(STRATEGY, [*DECK[3:], *BOOSTER[:3]], pool=PRODUCT) == []


@pytest.mark.rule("SFT-MST-06")
def test_a_card_that_is_in_no_pack_of_ones_own_is_refused() -> None:
    told = "; ".join(faults(STRATEGY, [*DECK[1:], FOREIGN], pool=PRODUCT))
    assert f"({FOREIGN}) is neither in the sealed deck nor in its booster (SFT-MST-06)" in told


@pytest.mark.rule("SFT-MST-07", "AMB-T14")
def test_the_twelve_are_counted_against_the_sealed_deck_however_often_one_exchanges() -> None:
    eight = exchanged(8)
    assert faults(STRATEGY, eight, pool=PRODUCT, registered=DECK) == []
    five_more = [*eight[5:], *BOOSTER[8:12], FOREIGN]
    told = faults(STRATEGY, five_more, pool=[*PRODUCT, FOREIGN], registered=DECK)
    assert "13 cards are exchanged, at most 12 may be (SFT-MST-03, SFT-MST-07)" in told


@pytest.mark.rule("SFT-MST-08", "AMB-T14")
def test_no_exchange_gives_the_same_card_twice() -> None:
    twice = [*DECK[1:], DECK[1]]
    assert "2 copies of" in "; ".join(faults(STRATEGY, twice, pool=[*PRODUCT, DECK[1]]))


# ---------------------------------------------------------------------- Sideboards and lists

SIDEBOARDED = Format("Championship", variants=BESIDE, size=55)
PLAIN = BOOK.random_deck(SIDEBOARDED, 6)
SEVEN = [one.key for one in of_type(facts.ALLY) if one.key not in PLAIN][:7]


@pytest.mark.rule("SFT-SID-01")
def test_cards_beside_the_deck_need_the_variant() -> None:
    assert faults(SIDEBOARDED, PLAIN, sideboard=SEVEN) == []
    assert "(SFT-SID-01)" in faults(CHAMPIONSHIP, PLAIN, sideboard=SEVEN)[0]


@pytest.mark.rule("SFT-SID-02")
def test_with_a_sideboard_the_deck_has_55_cards_and_perhaps_a_dungeon() -> None:
    bare = [key for key in PLAIN if card(key).type != facts.DUNGEON]
    assert faults(SIDEBOARDED, bare, sideboard=SEVEN) == []
    assert "54 cards" in "; ".join(faults(SIDEBOARDED, bare[1:], sideboard=SEVEN))
    for size in (75, 110):
        (fault,) = BOOK.check(Format("Championship", variants=BESIDE, size=size)).faults
        assert fault == f"Sideboards need a deck of 55 cards, not {size} (SFT-SID-02)"


@pytest.mark.rule("SFT-SID-03", "SFT-SID-04")
@pytest.mark.parametrize(("count", "legal"), [(0, True), (6, False), (7, True), (8, False)])
def test_a_sideboard_has_seven_cards_or_there_is_none(count: int, legal: bool) -> None:
    spare = [one.key for one in of_type(facts.ALLY) if one.key not in PLAIN]
    told = faults(SIDEBOARDED, PLAIN, sideboard=spare[:count])
    assert told == ([] if legal else [f"{count} cards in the sideboard, it has exactly 7 (SFT-SID-03)"])


@pytest.mark.rule("SFT-SID-18", "AMB-T29")
def test_after_an_exchange_the_deck_is_as_legal_as_before() -> None:
    realms = [key for key in PLAIN if card(key).type == facts.REALM]
    held = {card(key).name for key in realms}
    spare = list({one.name: one.key for one in of_type(facts.REALM) if one.name not in held}.values())
    others = [key for key in PLAIN if card(key).type in (facts.ALLY, *facts.SPELLS)]
    fifteen = 15 - len(realms)
    for more, legal in ((fifteen, True), (fifteen + 1, False)):
        swapped = [key for key in PLAIN if key not in others[:more]] + spare[:more]
        told = "; ".join(faults(SIDEBOARDED, swapped, sideboard=SEVEN))
        assert told == ("" if legal else "16 realms, allowed are 8 to 15 (SF-DECK-05)")


@pytest.mark.rule("SFT-SID-18", "SFT-INT-09")
def test_all_62_cards_obey_the_type() -> None:
    format = Format("Shattered Land", variants=BESIDE, size=55)
    deck = BOOK.random_deck(format, 1)
    realm = next(one.key for one in of_type(facts.REALM) if one.world == facts.FR)
    assert faults(format, deck, sideboard=SEVEN) == []
    assert "SFT-SHL-01" in "; ".join(faults(format, deck, sideboard=[*SEVEN[:6], realm]))
    war = Format("World War!", variants=BESIDE, size=55)
    deck = BOOK.random_deck(war, 1)
    world = deck_rules.world_of(map(card, deck))
    stray = next(one.key for one in of_type(facts.REALM) if one.world != world)
    assert faults(war, deck, sideboard=SEVEN) == []
    assert "SFT-WWR-01" in "; ".join(faults(war, deck, sideboard=[*SEVEN[:6], stray]))


@pytest.mark.rule("SFT-SID-19", "AMB-T29")
def test_the_dungeon_card_is_none_of_the_seven() -> None:
    dungeon = of_type(facts.DUNGEON)[0]
    (told,) = faults(SIDEBOARDED, PLAIN, sideboard=[*SEVEN[:6], dungeon.key])
    assert told.endswith("is a dungeon card, which stays out of the sideboard (SFT-SID-19)")


@pytest.mark.rule("SFT-DCK-04", "SFT-DCK-06")
def test_a_deck_that_is_not_its_list_is_told_card_by_card() -> None:
    assert faults(CHAMPIONSHIP, PLAIN, registered=PLAIN) == []
    ally = next(key for key in PLAIN if card(key).type == facts.ALLY)
    changed = [SEVEN[0] if key == ally else key for key in PLAIN]
    assert faults(CHAMPIONSHIP, changed) == []
    assert faults(CHAMPIONSHIP, changed, registered=PLAIN) == [
        f"{card(SEVEN[0]).name} ({SEVEN[0]}) is not in the registered list (SFT-DCK-06)",
        f"{card(ally).name} ({ally}) is in the registered list and missing (SFT-DCK-06)",
    ]
    assert faults(SIDEBOARDED, changed, registered=PLAIN, sideboard=[*SEVEN[1:], ally]) == []


@pytest.mark.rule("SFT-DCK-04", "SFT-NOX-05")
def test_a_reprint_is_no_change_but_one_in_other_words_or_with_another_level_is() -> None:
    same = [key for key in further() if BOOK.same_card(key) != key]
    other = [key for key in further() if BOOK.same_card(key) == key]
    assert {standings()[key].word for key in same} == {SAME}
    assert {standings()[key].word for key in other} == {OLDER, BARE}
    assert all(all_numbers()[key].shown == all_numbers()[BOOK.same_card(key)].shown for key in same)
    reprint = next(key for key in same if BOOK.same_card(key) in PLAIN)
    deck = [reprint if key == BOOK.same_card(reprint) else key for key in PLAIN]
    assert faults(CHAMPIONSHIP, deck, registered=PLAIN) == []
    assert any("SFT-DCK-06" in fault for fault in faults(NO_NINES, deck, registered=PLAIN))


def test_a_deck_made_of_a_pool_holds_nothing_else() -> None:
    assert faults(CHAMPIONSHIP, PLAIN, pool=[*PLAIN, *SEVEN]) == []
    told = faults(CHAMPIONSHIP, PLAIN, pool=PLAIN[1:])
    assert told == [f"{card(PLAIN[0]).name} ({PLAIN[0]}) is not in the pool that the deck is made of (SFT-SEA-02)"]


@pytest.mark.parametrize("size", [55, 75, 110])
@pytest.mark.parametrize("digit", "0123456789")
def test_for_every_digit_there_are_cards_enough(digit: str, size: int) -> None:
    format = Format("No-Xs", digit, size=size)
    deck = BOOK.random_deck(format, 5)
    assert faults(format, deck) == []
    assert set(deck) <= set(BOOK.legal_cards(format))
