"""Rule options: one record says everything about an option, and everyone who mentions it uses that record."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import option_tables
import pytest
from typer.testing import CliRunner

import spellhall
from spellhall.cli.main import app
from spellhall.kernel.errors import UsageError
from spellhall.kernel.options import OFF_ON, Needs, Option, Preset, Terms
from spellhall.registry import game_names
from spellhall.rulebook import all_books
from spellhall.server.library import catalogue

PACKAGE = Path(spellhall.__file__).parent
EVERY_GAME = pytest.mark.parametrize("name", game_names())
MENTION = re.compile(r"\b[Oo]ptions? ((?:`\w+`(?:, | and )?)+)")
READER = re.compile(r"(options|options_of\([\w.]+\))$")
HALVES = Option("halves", "Halves", "Whether there are halves.", OFF_ON, ("TOY-1",), usual="off")


def read_by_name(name: str) -> Iterator[str]:
    """The options that a game's modules read: ``...options["of this name"]``, ``options_of(game)["..."]``."""
    for path in (PACKAGE / "games" / name).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Subscript) and READER.search(ast.unparse(node.value)):
                key = node.slice
                if isinstance(key, ast.Constant) and isinstance(key.value, str):
                    yield key.value


def named_in(path: Path) -> set[str]:
    """All texts in a module."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return {str(node.value) for node in ast.walk(tree) if isinstance(node, ast.Constant)}


@EVERY_GAME
def test_a_game_has_the_options_that_its_records_explain_and_no_other(name):
    game = spellhall.game(name)
    assert set(game.options) - {"preset"} == set(game.terms.by_name)
    assert set(read_by_name(name)) <= set(game.options), "rules read an option that no record explains"
    folder = PACKAGE / "games" / name
    modules = [*folder.rglob("*.py"), PACKAGE / "kernel" / "parts" / "hooks.py"]
    read = set().union(*(named_in(path) for path in modules if path != folder / "options.py"))
    assert set(game.terms.by_name) <= read, "an option that nothing reads changes nothing"


@EVERY_GAME
def test_each_value_is_taken_and_the_presets_have_theirs(name):
    terms = spellhall.game(name).terms
    assert terms.presets[0].name == "rulebook"
    for preset in terms.presets:
        assert preset.title and preset.text.endswith("."), preset.name
        game = spellhall.game(name, preset=preset.name)
        assert game.options == {"preset": preset.name} | {o.name: o.under(preset.name) for o in terms.options}
    for option in terms.options:
        beside = {option.needs.option: option.needs.values[0]} if option.needs else {}
        for value in option.values:
            assert terms.chosen("rulebook", beside | {option.name: value})[option.name] == value
        with pytest.raises(UsageError, match=f"option {option.name} takes {' or '.join(option.values)}"):
            terms.chosen("rulebook", {option.name: "no such value"})


@EVERY_GAME
def test_the_types_of_the_options_are_made_from_the_records(name):
    if not spellhall.game(name).terms.options:
        pytest.skip("it has no options")
    _, text, written = option_tables.types_of(name)
    assert text == written, "run python tools/option_tables.py"


def test_type_checkers_know_the_options_of_each_game_as_parameters():
    _, text, written = option_tables.parameters()
    assert text == written, "run python tools/option_tables.py"
    assert spellhall.game("spellfire", victory_realms=10).options["victory_realms"] == "10"


@EVERY_GAME
def test_the_table_in_the_rule_book_is_made_from_the_records(name):
    if not spellhall.game(name).terms.options:
        pytest.skip("it has no options")
    path, text, written = option_tables.book_of(name)
    assert path.stem == name
    assert text == written, "run python tools/option_tables.py"


@EVERY_GAME
def test_the_rules_that_an_option_names_are_in_the_book_of_its_game(name):
    sections = [section for book in all_books() if book.game == name for section in book.sections]
    known = {section.id for section in sections} | {rule.id for section in sections for rule in section.rules}
    for option in spellhall.game(name).terms.options:
        assert option.rules and set(option.rules) <= known, option.name


@EVERY_GAME
def test_a_rule_that_speaks_of_an_option_speaks_of_one_that_there_is(name):
    rules = [rule for book in all_books() if book.game == name for rule in book.rules()]
    spoken = {
        option for rule in rules for part in MENTION.findall(rule.text) for option in re.findall(r"`(\w+)`", part)
    }
    assert spoken, "some rules speak of options"
    assert spoken <= set(spellhall.game(name).terms.by_name)


@EVERY_GAME
def test_the_page_is_told_what_the_records_say(name):
    terms, told = spellhall.game(name).terms, catalogue.game_line(name)
    assert [(preset.name, preset.title, preset.text) for preset in told.presets] == [
        (preset.name, preset.title, preset.text) for preset in terms.presets
    ]
    assert {preset.name: preset.options for preset in told.presets} == terms.by_preset
    for line, option in zip(told.options, terms.options, strict=True):
        assert (line.name, line.title, line.text, line.other) == (option.name, option.title, option.text, option.other)
        assert {value.value: value.label for value in line.values} == option.values
        assert tuple(line.rules) == option.rules


@EVERY_GAME
def test_the_command_line_shows_all_that_the_records_say(name, monkeypatch):
    monkeypatch.setenv("COLUMNS", "400")
    shown = CliRunner().invoke(app, ["options", name])
    assert shown.exit_code == 0, shown.output
    lines = iter(" ".join(line.split()) for line in shown.stdout.splitlines())
    terms = spellhall.game(name).terms

    def comes(*cells: str) -> bool:
        return " ".join(filter(None, cells)) in lines  # further down than what came before

    assert all(comes(preset.name, f"{preset.title}: {preset.text}") for preset in terms.presets)
    for option in terms.options:
        assert comes(option.name, option.text, ", ".join(option.rules))
        for value, words in option.values.items():
            having = [preset.name for preset in terms.presets if option.under(preset.name) == value]
            everywhere = len(having) == len(terms.presets) > 1
            presets = "all presets" if everywhere else ", ".join(having)
            assert comes(value, "" if words == value else words, presets), (option.name, value)
        assert not option.other or comes("...", option.other)


@pytest.mark.parametrize("columns", ["40", "80"])
def test_a_narrow_terminal_loses_nothing(columns, monkeypatch):
    monkeypatch.setenv("COLUMNS", columns)
    shown = CliRunner().invoke(app, ["options", "spellslinger"]).stdout
    assert "…" not in shown
    assert max(map(len, shown.splitlines())) <= int(columns)
    assert set(re.findall(r"SS-[A-Z0-9-]+", shown)) == {
        rule for option in spellhall.game("spellslinger").terms.options for rule in option.rules
    }


def test_the_options_of_an_unknown_game_are_one_sentence():
    refused = CliRunner().invoke(app, ["options", "chess"])
    assert (refused.exit_code, refused.stdout) == (2, "")
    assert refused.stderr == f"spellhall: there's no game called 'chess'; the hall has {', '.join(game_names())}\n"


# ---------------------------------------------------------------------- an incomplete record


WHOLE = {
    "name": "size",
    "title": "Size",
    "text": "How large it is.",
    "values": {"few": "a few"},
    "rules": ("TOY-1",),
    "usual": "few",
}


@pytest.mark.parametrize(
    "change",
    [
        {"title": ""},
        {"text": ""},
        {"text": "How large"},
        {"values": {"few": ""}},
        {"rules": ()},
        {"usual": "many"},
        {"but": {"rulebook": "many"}},
        {"before": "many"},
        {"other": "a number"},
        {"pattern": "[0-9]"},
    ],
)
def test_an_option_that_is_not_explained_is_none(change):
    assert Option(**WHOLE).takes("few")
    with pytest.raises(ValueError, match="option size "):
        Option(**(WHOLE | change))


def test_a_value_without_words_has_a_form():
    sized = Option(**WHOLE, other="a digit", pattern="[0-9]")
    terms = Terms(options=(sized, HALVES))
    assert terms.chosen("rulebook", {"size": 7}) == {"preset": "rulebook", "size": "7", "halves": "off"}
    with pytest.raises(UsageError, match="option size takes few or a digit, not '77'"):
        terms.chosen("rulebook", {"size": 77})


def test_names_stand_once_and_presets_exist():
    with pytest.raises(ValueError, match="a name stands twice in halves, halves"):
        Terms(options=(HALVES, HALVES))
    with pytest.raises(ValueError, match="a name stands twice in a, a"):
        Terms(presets=(Preset("a", "A", "A."), Preset("a", "A", "A.")))
    with pytest.raises(ValueError, match="option size names a preset that is none of rulebook"):
        Terms(options=(Option(**WHOLE, but={"house": "few"}),))


def test_a_game_without_options_takes_none():
    with pytest.raises(UsageError, match="there is no option 'size'; this game has none"):
        Terms().chosen("rulebook", {"size": "few"})


def needing(*values: str) -> Terms:
    """Two options; the second changes nothing unless the first has one of those values."""
    wind = Option("wind", "Wind", "Whether it blows.", OFF_ON, ("TOY-01",), usual="off")
    kite = Option(
        "kite", "Kite", "Whether a kite flies.", OFF_ON, ("TOY-02",), usual="off", needs=Needs("wind", values, "TOY-02")
    )
    return Terms(options=(wind, kite))


def test_an_option_that_would_change_nothing_is_refused_with_its_rule():
    terms = needing("on")
    assert terms.chosen("rulebook", {"wind": "on", "kite": "on"})["kite"] == "on"
    assert terms.chosen("rulebook", {"kite": "off"})["kite"] == "off", "as usual it may be said"
    with pytest.raises(UsageError, match=r"option kite = on needs wind = on, not off \(TOY-02\)"):
        terms.chosen("rulebook", {"kite": "on"})


def test_a_document_in_which_an_option_changed_nothing_means_its_usual_value():
    terms = needing("on")
    assert terms.meant_by({"preset": "rulebook", "kite": "on"}) == {"preset": "rulebook", "wind": "off", "kite": "off"}
    assert terms.meant_by({"wind": "on", "kite": "on"}) == {"wind": "on", "kite": "on"}
    assert terms.meant_by({"preset": "of another hall", "kite": "on"}) == {"preset": "of another hall", "kite": "on"}


def test_an_option_needs_a_value_that_there_is():
    with pytest.raises(ValueError, match="option kite needs a value that wind does not take"):
        needing("storm")
