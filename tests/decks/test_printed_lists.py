"""Lists of other people, who own cards of all sets: read by whatever numbers, and judged by the deck rules."""

from __future__ import annotations

from collections import Counter

import pytest

import spellhall
from spellhall.decks import check_text, export, read_deck
from spellhall.decks.lists import MOST_CARDS
from spellhall.games.spellfire.printings.numbers import all_numbers, by_card
from spellhall.games.spellfire.printings.shelf import card_of, further
from spellhall.games.spellfire.printings.verdicts import LEFT, standings
from spellhall.games.spellfire.sets import SETS, listed_number, set_called, set_of

GAME = spellhall.game("spellfire")
TOURNAMENT = spellhall.game("spellfire", preset="tournament")


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("NO/045", "NO/045"),
        ("1st 45", "1st/045"),
        ("45/1st", "1st/045"),
        ("{2nd 45}", "2nd/045"),
        ("No Edition 45", "NO/045"),
        ("First Edition 45 Drizzt Do'Urden", "1st/045"),
        ("3rd ed. 45", "3rd/045"),
        ("3rd/045 Drizzt Do' Urden", "3rd/045"),
        ("Drizzt Do'Urden (NO)", "NO/045"),
        ("Drizzt Do’Urden [3rd Edition]", "3rd/045"),
        ("Drizzt Do' Urden (1st 45)", "1st/045"),
        ("Drizzt Do'Urden, 2nd Edition", "2nd/045"),
        ("Drizzt Do'Urden 45/NO", "NO/045"),
        ("Drizzt Do'Urden", "4th/253"),
        ("Helm (Forgotten Realms)", "FR/089"),
        ("Helm FR 89", "FR/089"),
        ("Roc (Artifacts 41)", "AR/041"),
        ("Loup-Garou, Ravenloft", "RL/079"),
    ],
)
def test_a_printing_is_named_by_number_label_or_set(line: str, key: str) -> None:
    assert read_deck(GAME, line).keys() == [key]
    assert read_deck(GAME, f"2x {line}").keys() == [key] * 2


def test_every_printed_number_is_read_in_every_form_or_told_to_be_missing() -> None:
    index_forms = (
        "{code} {number}",
        "{code} #{number}",
        "{{{code} {number}}}",
        "{number}/{code}",
        "{name} ({code} {number})",
    )
    for form in index_forms:
        lines = {}
        for key, printed in all_numbers().items():
            code, number = listed_number(key) or ("", 0)
            lines[key] = form.format(code=code, number=number, name=printed.name)
        for key, line in lines.items():
            found = GAME.number_in(line)
            assert found is not None and found.key == key and found.printed, line
            assert found.name == all_numbers()[key].name


def test_a_name_with_its_set_is_that_printing_wherever_the_set_has_one_of_the_name() -> None:
    twins = Counter((printed.name, set_of(key)) for key, printed in all_numbers().items())
    alone = [key for key in further() if twins[all_numbers()[key].name, set_of(key)] == 1]
    for keys in (alone[first : first + MOST_CARDS] for first in range(0, len(alone), MOST_CARDS)):
        for called in ("code", "name"):
            lines = [f"{all_numbers()[key].name} ({getattr(set_of(key), called)})" for key in keys]
            assert read_deck(GAME, "\n".join(lines)).keys() == keys


def test_sets_are_called_by_codes_names_and_editions_in_words() -> None:
    for one in SETS:
        for called in (one.code, one.code.upper(), one.name, one.name.lower()):
            assert set_called(called) is one
    assert [set_called(text).code for text in ("third edition", "4th ed.", "Underdark", "runes and ruins")] == [  # type: ignore[union-attr]
        "3rd",
        "4th",
        "UD",
        "RR",
    ]
    assert set_called("Thorvid") is None


def test_a_number_under_which_nothing_was_printed_names_no_card() -> None:
    _, faults = check_text(GAME, "3rd/028")
    assert faults[0].startswith("line 1: there's no card '3rd/028'")


def test_a_name_that_only_other_sets_have_is_missing_not_unknown() -> None:
    names = Counter(name for _, name in by_card())
    left = [all_numbers()[key] for key, standing in standings().items() if standing.word == LEFT]
    first, *others = [printed for printed in left if names[printed.card[1]] == 1]
    last = next(printed for printed in others if set_of(printed.key) != set_of(first.key))
    _, faults = check_text(GAME, f"{last.name}\n{first.key} {first.name}\n")
    assert faults[0] == (
        f"lines 1, 2: 2 of 2 cards are not in the hall yet: 1 of {set_of(last.key).name} ({last.key} {last.name}), "
        f"1 of {set_of(first.key).name} ({first.key} {first.name})"
    )


def test_a_list_keeps_its_printings_on_every_way_out_and_in() -> None:
    keys = sorted(further())[::40]
    deck = read_deck(GAME, "\n".join(keys))
    for form in ("text", "crossfire"):
        assert sorted(read_deck(GAME, export(GAME, deck, form)).keys()) == keys
    told = export(GAME, deck, "bbcode")
    assert all(f"({key})" in told for key in keys)


def test_a_whole_deck_of_an_old_set_is_judged_by_the_deck_rules() -> None:
    """The first edition, by its numbers alone: and one card that the hall has no list of."""
    of_type: dict[int, list[str]] = {}
    for key, printed in all_numbers().items():
        if key.startswith("1st/") and int(key[4:]) <= 400:
            of_type.setdefault(printed.type, []).append(key)
    realms, holdings, allies, heroes, events = (of_type[kind] for kind in (7, 8, 9, 1, 12))
    deck = [*realms[:12], *holdings[:5], *allies[:22], *heroes[:10], *events[:6]]
    assert len(deck) == 55
    known = [key for key in deck if card_of(key) is not None]
    _, faults = check_text(TOURNAMENT, "\n".join([*deck[:-1], "IQ/001"]))
    missing = 55 - len(known) + 1
    assert f"{missing} of 55 cards {'is' if missing == 1 else 'are'} not in the hall yet" in faults[0]
    _, faults = check_text(TOURNAMENT, "\n".join([*deck[:-1], realms[0]]))
    assert any(fault.startswith("lines 1, 55: 2 copies of the realm Waterdeep") for fault in faults)
    _, faults = check_text(TOURNAMENT, "\n".join([*deck, *holdings[5:8]]))
    assert any("58 cards" in fault for fault in faults)
    assert any("8 holdings, allowed are 0 to 5" in fault for fault in faults)
    assert not any("in the part that could be read" in fault for fault in faults)


def test_the_levels_of_missing_champions_count_and_a_missing_avatar_is_known() -> None:
    champions = [printed for printed in all_numbers().values() if printed.is_champion and card_of(printed.key) is None]
    known = [one for one in all_numbers().values() if one.is_champion and not one.avatar and one not in champions]
    strongest = sorted({printed.name: printed for printed in known}.values(), key=lambda one: -one.level)[:10]
    high = [*{printed.name: printed for printed in champions if not printed.avatar}.values(), *strongest]
    assert sum(one.level for one in strongest) > 90 and len(high) > len(strongest)
    _, faults = check_text(GAME, "\n".join(printed.key for printed in high))
    assert any(f"champions of {sum(one.level for one in high)} levels" in fault for fault in faults)
    avatars = [printed for printed in champions if printed.avatar]
    free = GAME.check_listed([avatars[0].key]), TOURNAMENT.check_listed([avatars[0].key])
    assert all(not any("SF-DECK-12" in fault for fault in faults or ()) for faults in free)


def test_nobody_plays_with_a_deck_that_holds_a_card_which_is_missing() -> None:
    deck = list(next(iter(GAME.starter_decks().values())))
    assert GAME.check_deck(deck) == []
    names = {card_of(key).name for key in deck}  # type: ignore[union-attr]
    missing = (key for key, one in all_numbers().items() if one.type == 7 and card_of(key) is None)
    realm = next(key for key in missing if all_numbers()[key].name not in names)
    at = next(i for i, key in enumerate(deck) if card_of(key).type == 7)  # type: ignore[union-attr]
    deck[at] = realm
    assert GAME.check_deck(deck) == [f"{realm} {all_numbers()[realm].name} isn't in the hall yet"]
    assert GAME.check_listed(deck) == []
