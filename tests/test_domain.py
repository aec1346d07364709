"""Lints of the domain: the rules name no card, the language hides nothing, the facts are the game's."""

from __future__ import annotations

import ast
import inspect
import json
import re
from collections import Counter
from pathlib import Path

import card_language
import card_language_guide
import fixture_cards
import pytest

from spellhall.games.spellfire import facts, sets, words
from spellhall.games.spellfire.card import REGISTER, Card
from spellhall.games.spellfire.printings import shelf
from spellhall.games.spellfire.printings.numbers import plain_name
from spellhall.games.spellfire.telling.card_text import notation_of, sentence_of, text_of
from spellhall.language.reading import faults_of_text
from spellhall.language.words import Word

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src" / "spellhall"
DATA = ROOT.parent / "shared" / "data" / "spellfire"
CARDS = card_language.shipped_cards()


def strings_in(path: Path) -> list[str]:
    """The string constants of a module, docstrings aside."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef)
    docstrings = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, documented) and node.body and isinstance(node.body[0], ast.Expr)
    }
    return [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings
    ]


def test_no_card_is_named_in_the_code_of_rules_words_and_kernel() -> None:
    names = {card.name for card in CARDS} - set(facts.WORLD_NAMES) - {one.name for one in sets.SETS}
    folders = ["kernel", "language", "games/spellfire/rules", "games/spellfire/words", "games/spellfire/telling"]
    named = [
        f"{path.name}: {text}"
        for folder in folders
        for path in sorted((SOURCE / folder).rglob("*.py"))
        for text in strings_in(path)
        if text in names
    ]
    assert named == []


def test_the_kernel_and_the_language_name_no_game() -> None:
    for folder in ("kernel", "language"):
        for path in (SOURCE / folder).glob("*.py"):
            assert "spellfire" not in path.read_text(encoding="utf-8").lower(), path


def test_every_card_stands_once() -> None:
    assert [key for key, count in Counter(card.key for card in CARDS).items() if count > 1] == []


def test_every_card_lies_in_the_folder_of_its_set() -> None:
    words = {"1st": "first", "2nd": "second", "3rd": "third", "4th": "fourth"}
    folders = {one.code: words.get(one.code, one.code.lower()) for one in sets.SETS}
    cards = SOURCE / "games/spellfire/cards"
    astray = [
        f"{path.relative_to(cards)}: {text}"
        for path in sorted(cards.rglob("*.py"))
        for text in strings_in(path)
        if re.fullmatch(r"\w+/\d+", text)
        and (listed := sets.listed_number(text))
        and path.parent not in (cards, cards / folders[listed[0]])
    ]
    assert astray == []


def test_every_ability_reads_as_something() -> None:
    silent = [card.name for card in CARDS for a in card.abilities if a.kind != "wall" and not sentence_of(a, card)]
    assert silent == []


def test_no_text_shows_python_or_doubled_words() -> None:
    assert {card.name: faults for card in CARDS if (faults := faults_of_text(text_of(card)))} == {}


def test_every_word_is_used_by_a_card_or_a_fixture() -> None:
    assert fixture_cards.KEYS
    used = {type(word).__name__ for card in REGISTER.values() for a in card.abilities for word in a.words()}
    unused = [
        word.__name__
        for word in Word.vocabulary
        if word.__module__.startswith(card_language.HOMES) and word.__name__ not in used | card_language.INTERNAL
    ]
    assert unused == []


def test_the_page_of_the_language_is_up_to_date() -> None:
    assert card_language.PAGE.read_text(encoding="utf-8") == card_language.page(), "run python tools/card_language.py"


def test_the_page_has_every_name_that_cards_may_write() -> None:
    """Everything that card modules use from ``words``: ready-made words, words to make, and names of numbers."""
    page = card_language.PAGE.read_text(encoding="utf-8")
    written = {
        node.id
        for path in (SOURCE / "games" / "spellfire" / "cards").rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Name) and node.id in vars(words) and not node.id.startswith("_")
    }
    assert {"THIS_DEFENDS", "Level", "ROUND_END", "champions", "FR"} <= written
    ready = {name for name in written if not isinstance(vars(words)[name], type)}
    assert [name for name in sorted(ready) if not re.search(rf"`\*?{name}`", page)] == []
    assert [name for name in sorted(written - ready) if f"`{name}(" not in page and f"(`{name}`)" not in page] == []


def test_the_page_shows_the_arguments_that_a_word_takes() -> None:
    page = card_language.PAGE.read_text(encoding="utf-8")
    for line in (
        "`Goes(cards: Cards, zone: int, why: str = 'defeated', may: bool = False,",
        "`Toll(coin: Filter, zone: int = DISCARD, all_yours: bool = False)`",
        "`Lies`",
    ):
        assert f"- {line}" in page
    for name, shown in re.findall(r"^- `(\w+)\((.*)\)` ", page, re.MULTILINE):
        taken = inspect.signature(getattr(words, name)).parameters
        assert [part.partition(":")[0] for part in re.split(r", \*?(?=\w+:)", shown.lstrip("*")) if part] == list(taken)


def test_the_page_tells_of_every_trigger_when_it_runs() -> None:
    page = card_language.PAGE.read_text(encoding="utf-8")
    table = page.partition("| trigger |")[2].partition("\n\n")[0]
    for word in Word.vocabulary:
        if word.family == "trigger" and word.__module__.startswith(card_language.HOMES):
            assert f"`{word.__name__}`" in table


def test_the_example_of_the_page_is_a_card_with_its_own_tests() -> None:
    """The page shows definition and tests as they are written; the tests run with those of the other cards."""
    page = card_language.PAGE.read_text(encoding="utf-8")
    _, definition, tests = (
        page.partition("## A card from its print")[2].partition("## A new set")[0].split("```python\n")
    )
    made = next(card for card in CARDS if card.name == card_language_guide.EXAMPLE)
    assert f'("{made.name}", "{made.key}"' in definition and text_of(made) in definition
    written = {
        node.name for node in ast.walk(ast.parse(tests.partition("```")[0])) if isinstance(node, ast.FunctionDef)
    }
    assert len(written) >= 2 and all(name.startswith("test_") for name in written)


def test_the_index_of_phrases_names_words_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(card_language_guide, "PHRASES", (("flies backwards", "`FliesBackwards`"),))
    with pytest.raises(ValueError, match="FliesBackwards"):
        card_language_guide.check()


# ---------------------------------------------------------------------- facts against the reference data

needs_data = pytest.mark.skipif(not DATA.exists(), reason="the reference data of the printed cards is not here")


def reference_rows() -> dict[str, dict[str, object]]:
    """The printed cards by number, the ``id`` in a set file."""
    rows = {row["id"]: row for row in json.loads((DATA / "cards-4th.json").read_text(encoding="utf-8"))}
    for row in json.loads((DATA / "cards-other.json").read_text(encoding="utf-8")):
        rows.setdefault(row["id"], row)
    return rows


SAYS_OPPONENT = re.compile(r"\b(?:(?:an|any|one|all) opponents?|opposing players|enemy champion in a pool)\b")
SAYS_OTHERS = re.compile(r"\b(?:an)?other players?\b")


@needs_data
def test_a_card_strikes_opponents_or_all_others_as_is_printed_on_it() -> None:
    """In Team Spirit a team-mate is another player, but no opponent."""
    rows = reference_rows()
    astray, opponents, others = [], 0, 0
    for card in CARDS:
        printed, ours = str(rows[card.key].get("reference_text") or "").lower(), text_of(card).lower()
        if SAYS_OPPONENT.search(printed):
            opponents += 1
            # Anyone opposed in a battle is an opponent: no one attacks their team-mate (SFT-TEA-13).
            said = any(word in ours for word in ("opponent", "opposing"))
            beside = SAYS_OTHERS.search(ours) and not SAYS_OTHERS.search(printed)
            astray += [card.name] if beside or not said else []
        elif SAYS_OTHERS.search(printed):
            others += 1
            astray += [card.name] if "opponent" in ours else []
    assert opponents >= 10 and others >= 6
    assert astray == []


def gained(card: Card) -> set[str]:
    """What a card says it becomes by itself: a realm that is a dragon while it defends itself."""
    standing = (modifier for ability in card.abilities for modifier in ability.modifiers)
    return {
        modifier.trait for modifier in standing if isinstance(modifier, words.Gains) and modifier.cards is words.THIS
    }


def differences(card: Card, row: dict[str, object]) -> list[str]:
    """Facts of a definition that differ from the printed card."""
    found = []
    if plain_name(str(row["name"])) != plain_name(card.name):
        found.append(f"name {row['name']}")
    if facts.TYPE_BY_NAME.get(str(row["type"])) != card.type:
        found.append(f"type {row['type']}")
    world = str(row.get("world") or "").lower()
    if card.world and facts.WORLD_BY_NAME.get(world, 0) != card.world:
        found.append(f"world {row.get('world')}")
    printed = row.get("level") if card.is_champion or card.type == facts.REALM else row.get("level_bonus")
    if isinstance(printed, int) and printed != card.level:
        found.append(f"level {printed}")
    attributes = {str(a) for a in row.get("attributes", ())}  # type: ignore[attr-defined]
    missing = (attributes & facts.TRAITS) - {"fire"} - card.traits - card.bluelines - gained(card)
    if missing:
        found.append(f"classification {', '.join(sorted(missing))}")
    if attributes & {"helpful", "harmful"} and card.nature:
        nature = facts.HARMFUL if "harmful" in attributes else facts.HELPFUL  # what may do both can be calmed
        if nature != card.nature:
            found.append("helpful or harmful")
    brackets = {f"({a})" for a in attributes if re.fullmatch(r"(Off|Def)(/\d)*", a)}
    as_ruled = [card, *(ruled for _, ruled in card.rulings)]
    if len(brackets) == 1 and not brackets & {notation_of(one) for one in as_ruled}:
        found.append(f"notation {brackets}")
    return found


@needs_data
def test_all_classifications_that_are_printed_are_known() -> None:
    printed = {str(a) for row in reference_rows().values() for a in row.get("attributes", ())}  # type: ignore[attr-defined]
    known = facts.TRAITS | {"helpful", "harmful", "offensive", "defensive"}
    unknown = {a for a in printed - known if not re.fullmatch(r"(Off|Def)(/\d)*|\w+ unarmed combat", a)}
    assert unknown == set()


@needs_data
def test_facts_agree_with_the_printed_cards() -> None:
    rows = reference_rows()
    wrong = {}
    printings = list(shelf.further().values())
    assert len(printings) > 400
    for card in (*CARDS, *printings):
        row = rows.get(card.key)
        found = ["no such card"] if row is None else differences(card, row)
        if found:
            wrong[f"{card.key} {card.name}"] = found
    assert wrong == {}
