"""What can be agreed on for an event, and what becomes of it (sections GEN, VAR, VIC and the types)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import spellhall
from spellhall.games.spellfire.card import REGISTER
from spellhall.games.spellfire.tournament import book, deck_rules
from spellhall.games.spellfire.tournament.kinds import NO_XS, TYPES, VARIANTS
from spellhall.kernel.errors import UsageError
from spellhall.kernel.parts.tournament import Format, TableFacts

BOOK = spellhall.game("spellfire").tournament_book()
HAVE = deck_rules.realms_by_world()
THREE, SIX = TableFacts(3), TableFacts(6)


def format_of(kind: str, *variants: str, victory: str = "Standard", size: int = 55) -> Format:
    return Format(kind, "9" if kind == NO_XS else "", variants, victory, size)


def options(kind: str, *variants: str, table: TableFacts = THREE, **more: str | int) -> dict[str, str]:
    return BOOK.options(format_of(kind, *variants, **more), table)  # type: ignore[arg-type]


@pytest.mark.rule("SFT-GEN-05")
def test_there_are_thirteen_types() -> None:
    assert list(BOOK.types) == [
        *(
            "Championship",
            "Conqueror’s Game",
            "King’s Decree",
            "Sealed Deck",
            "Master’s Strategy",
            "No-Xs",
            "The Grind",
        ),
        *("Rule Lawyer’s Delight", "Shattered Land", "Team Spirit", "Warrior’s Rule", "Wizard’s Challenge"),
        "World War!",
    ]
    assert all(info.text.endswith(".") and info.rules for info in BOOK.types.values())


@pytest.mark.rule("SFT-GEN-06")
def test_each_type_but_one_has_a_level() -> None:
    by_level: dict[str, set[str]] = {}
    for info in BOOK.types.values():
        by_level.setdefault(info.level, set()).add(info.name)
    assert by_level["beginner"] == {"Sealed Deck"}
    assert by_level["advanced"] == {"Conqueror’s Game", "Shattered Land", "Wizard’s Challenge"}
    assert by_level[""] == {"Rule Lawyer’s Delight"}
    assert len(by_level["intermediate"]) == 8


@pytest.mark.rule("SFT-GEN-07")
def test_a_type_of_ones_own_needs_its_rules_in_writing() -> None:
    own = Format("Mirror Match", size=55)
    (fault,) = BOOK.check(own).faults
    assert fault.endswith("a type of the event's own needs its rules written down (SFT-GEN-07)")
    with pytest.raises(UsageError, match="SFT-GEN-07"):
        BOOK.options(own, THREE)
    written = Format("Mirror Match", size=55, custom_rules="All play the same deck.")
    assert BOOK.check(written).faults == []
    assert BOOK.check(written).warnings and BOOK.options(written, THREE) == options("Championship")


@pytest.mark.rule("SFT-GEN-09")
@pytest.mark.parametrize("kind", [kind for kind in TYPES if kind not in ("Sealed Deck", "Master’s Strategy")])
def test_types_take_all_sizes_and_shattered_land_warns_of_large_ones(kind: str) -> None:
    for size in BOOK.sizes:
        verdict = BOOK.check(format_of(kind, size=size))
        assert verdict.faults == []
        slow = f"Shattered Land takes long with {size} cards (SFT-GEN-09)"
        assert (slow in verdict.warnings) is (kind == "Shattered Land" and size > 55)


@pytest.mark.rule("SFT-GEN-10")
def test_a_table_has_three_seats_and_that_of_teams_six() -> None:
    assert {info.name: info.seats for info in BOOK.types.values() if info.seats != 3} == {"Team Spirit": 6}
    for seats in (2, 3, 4):
        assert BOOK.options(format_of("Championship"), TableFacts(seats))
    for seats in (1, 7):
        with pytest.raises(UsageError, match=f"a table has 2 to 6 seats, not {seats}"):
            BOOK.options(format_of("Championship"), TableFacts(seats))


@pytest.mark.rule("SFT-TEA-01")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_team_spirit_is_played_by_six(seats: int) -> None:
    assert options("Team Spirit", table=SIX)["teams"] == "three_of_two"
    with pytest.raises(UsageError, match=rf"three teams of two, not {seats} \(SFT-TEA-01\)"):
        options("Team Spirit", table=TableFacts(seats))


@pytest.mark.rule("SFT-GEN-12")
def test_four_settings_become_the_options_of_one_game() -> None:
    made = options("King's decree", "Questing", victory="Enhanced", size=75)
    assert made == {
        "preset": "tournament",
        "deck_sizes": "75",
        "deck_limits": "published",
        "victory_realms": "10",
        "victory_timing": "immediate",
        "attacks": "any_realm",
        "plunder": "on",
        "questing": "on",
    }
    with pytest.raises(UsageError, match="SFT-SID-02"):
        options("King’s Decree", "Sideboards", size=75)


BASIS = {
    "preset": "tournament",
    "deck_sizes": "55",
    "deck_limits": "published",
    "victory_realms": "6",
    "victory_timing": "immediate",
}
BY_TYPE = {
    "Conqueror’s Game": {"victory": "conqueror"},
    "King’s Decree": {"attacks": "any_realm", "plunder": "on"},
    "Sealed Deck": {"deck_limits": "none"},
    "Master’s Strategy": {"deck_limits": "none"},
    "The Grind": {"granted_turns": "no_realms"},
    "Rule Lawyer’s Delight": {"opening_rule": "4th/491"},
    "Shattered Land": {"copies_in_play": "2"},
    "Team Spirit": {"teams": "three_of_two", "victory": "team"},
    "Warrior’s Rule": {"warriors_rule": "on"},
}
BY_VARIANT = {
    "Alliance": {"aid": "on"},
    "Destroyed Worlds": {"destroyed_worlds": "on"},
    "Fear of Undead": {"fear_of_undead": "on"},
    "Dungeon Discard": {"dungeon_discard": "on"},
    "Melon Rule": {"melons": "none"},
    "Questing": {"questing": "on"},
    "Sideboards": {},
}


@pytest.mark.rule("SFT-CHA-01", "SFT-VAR-01")
def test_a_championship_changes_nothing_in_the_game() -> None:
    assert options("Championship") == BASIS
    game = spellhall.game("spellfire", **options("Championship"))
    usual = spellhall.game("spellfire", preset="tournament", deck_sizes="55")
    assert game.options == usual.options
    assert game.options["fear_of_undead"] == "off"


@pytest.mark.parametrize("kind", TYPES)
def test_each_type_sets_its_options_and_no_others(kind: str) -> None:
    table = SIX if kind == "Team Spirit" else THREE
    assert options(kind, table=table) == BASIS | BY_TYPE.get(kind, {})


@pytest.mark.rule("SFT-VAR-01")
@pytest.mark.parametrize("variant", VARIANTS)
def test_each_variant_sets_its_options_and_is_off_by_itself(variant: str) -> None:
    assert options("Championship", variant) == BASIS | BY_VARIANT[variant]
    assert not set(BY_VARIANT[variant]) & set(options("Championship"))


@pytest.mark.rule("SFT-MEL-06")
def test_melons_are_those_of_the_seats_that_the_judge_has_noted() -> None:
    assert options("Championship", "Melon Rule", table=TableFacts(4, (2, 0)))["melons"] == "0,2"
    assert "melons" not in options("Championship", table=TableFacts(4, (2, 0)))
    with pytest.raises(UsageError, match="melons are brought by seats 0 to 2"):
        options("Championship", "Melon Rule", table=TableFacts(3, (3,)))


@pytest.mark.rule("SFT-CHA-03", "SFT-VIC-01", "SFT-GRD-01")
@pytest.mark.parametrize(
    ("victory", "realms", "timing"),
    [("Standard", "6", "immediate"), ("Enhanced", "10", "immediate"), ("Barbaric", "6", "start_of_own_turn")],
)
def test_the_condition_of_victory_is_set_as_announced(victory: str, realms: str, timing: str) -> None:
    for kind in ("Championship", "The Grind"):
        made = options(kind, victory=victory)
        assert (made["victory_realms"], made["victory_timing"]) == (realms, timing)
    (fault,) = BOOK.check(format_of("Championship", victory="Epic")).faults
    assert "no victory condition" in fault


@pytest.mark.rule("SFT-VIC-02")
def test_where_nothing_is_said_it_is_standard() -> None:
    silent = format_of("Championship", victory="")
    assert BOOK.options(silent, THREE) == options("Championship", victory="Standard")
    assert BOOK.write(silent) == "SPELLFIRE®: Championship—Standard [55]"


@pytest.mark.rule("SFT-VIC-13", "AMB-T10")
@pytest.mark.parametrize("kind", ["Conqueror’s Game", "Team Spirit"])
def test_two_types_bring_a_condition_of_their_own(kind: str) -> None:
    assert BOOK.check(format_of(kind)).faults == []
    for victory in ("Enhanced", "Barbaric"):
        (fault,) = BOOK.check(format_of(kind, victory=victory)).faults
        assert fault == f"{kind} says itself who wins: its name has Standard, not {victory} (SFT-VIC-13)"
    assert BOOK.check(format_of("King’s Decree", victory="Barbaric")).faults == []


@pytest.mark.rule("SFT-VAR-02")
def test_every_variant_in_force_stands_in_the_name() -> None:
    for variant in VARIANTS:
        format = format_of("Championship", variant)
        assert BOOK.write(format) == f"SPELLFIRE®: Championship ({variant})—Standard [55]"
        assert BOOK.read(BOOK.write(format))[0].variants == (variant,)
    assert "(" not in BOOK.write(format_of("Championship"))


@pytest.mark.rule("SFT-VAR-03")
def test_all_variants_go_together_and_each_once() -> None:
    assert BOOK.check(format_of("Championship", *VARIANTS)).faults == []
    (fault,) = BOOK.check(format_of("Championship", "Questing", "questing")).faults
    assert fault == "Questing is named twice (SFT-VAR-03)"
    (fault,) = BOOK.check(format_of("Championship", "Sunshine")).faults
    assert fault.startswith('"Sunshine" is not a variant')


@pytest.mark.rule("AMB-T39")
@pytest.mark.parametrize(
    ("format", "sentence"),
    [
        (Format("Sealed Deck", size=75), "a sealed deck has 55 cards, not 75 (SFT-SEA-05)"),
        (
            Format("Sealed Deck", variants=("Sideboards",), size=55),
            "Sealed Deck has nothing to exchange for Sideboards",
        ),
        (Format("Master's Strategy", variants=("Sideboard",), size=55), "Master’s Strategy has nothing to exchange"),
        (Format("No-Xs", size=55), "No-Xs needs one digit, as in No-9s (SFT-NAM-09)"),
        (Format("Championship", "9", size=55), "Championship asks for nothing, and has '9'"),
        (Format("Championship", size=60), "decks have 55, 75 or 110 cards, not 60 (SFT-NAM-06)"),
        (Format("Championship"), "decks have 55, 75 or 110 cards, not 0 (SFT-NAM-06)"),
        (Format("World War", size=55), '"World War" is no tournament type; did you mean World War!?'),
    ],
)
def test_what_contradicts_itself_is_said_in_one_sentence(format: Format, sentence: str) -> None:
    (fault,) = BOOK.check(format).faults
    assert sentence in fault
    with pytest.raises(UsageError) as refused:
        BOOK.options(format, THREE)
    assert str(refused.value) == fault


@pytest.mark.parametrize(
    ("format", "words"),
    [
        (format_of("Championship", victory="Enhanced"), "a deck of 55 cards with fewer can never win (SFT-VIC-04)"),
    ],
)
def test_an_organiser_is_told_what_cannot_go_well(format: Format, words: str) -> None:
    verdict = BOOK.check(format)
    assert verdict.faults == [] and words in "; ".join(verdict.warnings)
    assert BOOK.check(format_of("Championship")).warnings == []


@pytest.mark.rule("SFT-WWR-01")
@pytest.mark.parametrize("size", [55, 75, 110])
def test_there_are_decks_of_every_size_for_every_world_of_the_world_war(size: int) -> None:
    assert BOOK.check(format_of("World War!", size=size)).warnings == []
    assert all(number >= 15 for number in HAVE.values())


@pytest.fixture
def few_cards(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The hall as if it had the cards of the 4th edition alone."""
    fourth = [card for card in REGISTER.values() if card.edition == "4th"]
    monkeypatch.setattr(deck_rules, "shipped", lambda: fourth)
    book.shortage.cache_clear()
    yield
    book.shortage.cache_clear()


@pytest.mark.usefixtures("few_cards")
@pytest.mark.parametrize(
    ("kind", "words"),
    [
        ("World War!", "decks of 110 for no world: AD&D has"),
        ("Shattered Land", "no deck of 110 for Shattered Land: they have"),
    ],
)
def test_an_organiser_is_told_where_the_hall_has_too_few_cards(kind: str, words: str) -> None:
    verdict = BOOK.check(format_of(kind, size=110))
    assert verdict.faults == [] and words in "; ".join(verdict.warnings)


@pytest.mark.usefixtures("few_cards")
def test_an_organiser_is_told_where_the_hall_has_fewer_realms_than_win() -> None:
    verdict = BOOK.check(format_of("World War!", victory="Enhanced"))
    assert verdict.faults == []
    assert "the hall has fewer realms than the ten that win (SFT-VIC-04)" in "; ".join(verdict.warnings)


@pytest.mark.usefixtures("few_cards")
@pytest.mark.parametrize("kind", ["World War!", "Shattered Land"])
def test_where_no_deck_can_be_made_by_lot_one_sentence_says_so(kind: str) -> None:
    with pytest.raises(UsageError, match=r"decks? of 110|\d+ realms, allowed are 15"):
        BOOK.random_deck(format_of(kind, size=110), 1)
