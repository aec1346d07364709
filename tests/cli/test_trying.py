"""``spellhall card try``: a card in a file of one's own is read back and tried, and then nobody knows it any more."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from fixture_cards import KEYS
from typer.testing import CliRunner

import spellhall
from spellhall.arena.studies import card_trial
from spellhall.cli.main import app
from spellhall.kernel.numbering import Numbering
from spellhall.language.reading import faults_of_text
from spellhall.language.words import Word

HEADS = {
    "spellfire": "hero, item, plain",
    "spellslinger": "character, event, plain",
    "spellchain": "artifact, spell",
}
FACTS = '@hero("Marrow Vane", "own/001", world=FR, level=5)'


def head(game: str) -> str:
    """How a file of cards begins, in four lines."""
    names = f"spellhall.games.{game}"
    return f"from {names}.card import {HEADS[game]}\nfrom {names}.script import Script\nfrom {names}.words import *\n\n"


@pytest.fixture
def tried(tmp_path: Path) -> Any:
    """Write a file, and try what stands in it."""

    def run(text: str | bytes, *more: object) -> Any:
        path = tmp_path / "own.py"
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        return CliRunner().invoke(app, ["card", "try", str(path), *map(str, more)])

    return run


def all_that_is_known() -> list[Any]:
    """The cards, programs and words that the games know."""
    found: list[Any] = []
    for name in spellhall.game_names():
        numbered = spellhall.game(name).numbered
        found.append(list(import_module(f"spellhall.games.{name}.card").REGISTER))
        found += [(kind, list(numbering.names), numbering.counts()) for kind, numbering in numbered.items()]
    return [*found, len(Word.vocabulary)]


@pytest.mark.parametrize(
    ("game", "definition", "text", "change"),
    [
        (
            "spellfire",
            f"{FACTS}\ndef marrow_vane(you: Script) -> None:\n    you.always(Level(allies.with_this, 2))\n"
            "    with you.whenever(IsDefeated(THIS)):\n        you.draw(1)\n",
            "Whenever Marrow Vane is defeated, draw a card.",
            "Marrow Vane",
        ),
        (
            "spellslinger",
            '@event("Paper Rain", "1B")\ndef rain(you):\n    with you.resolves():\n        you.draw(2)\n',
            "Draw two cards.",
            "by what it does:",
        ),
        (
            "spellchain",
            '@artifact("Tin Shield", seals="Continuous Block")\ndef tin(you: Script) -> None:\n'
            "    you.always(CapsHits(3))\n",
            "A single hit against you cannot deal more than 3 DMG.",
            "by being there, after:",
        ),
    ],
)
def test_a_card_is_shown_played_and_forgotten(tried: Any, game: str, definition: str, text: str, change: str) -> None:
    before = all_that_is_known()
    result = tried(head(game) + definition, "--games", 6)
    assert result.exit_code == 0, result.output
    assert text in result.stdout
    assert "was played in 6 of 6 random games and changed something in" in result.stdout
    assert change in result.stdout.partition("changed something")[2]
    assert all_that_is_known() == before


def test_the_same_seed_tries_the_same_games(tried: Any) -> None:
    text = head("spellslinger") + '@event("Paper Rain", "1B")\ndef rain(you):\n    with you.resolves():\n'
    text += "        you.draw(2)\n"
    one, same, other = (tried(text, "--games", 2, "--seed", seed).stdout for seed in (4, 4, 5))
    assert one == same != other


def test_what_never_changes_anything_is_told(tried: Any) -> None:
    text = head("spellslinger") + '@event("Cold Cup", "")\ndef cup(you: Script) -> None:\n    with you.resolves():\n'
    assert "and changed nothing. Perhaps no random deck" in tried(text + "        you.gain_life(0)\n", "-n", 2).stdout


@pytest.mark.parametrize("name", ["idle5", "evIdle"])
def test_what_is_known_to_change_nothing_changes_nothing(name: str) -> None:
    found = card_trial.try_card(spellhall.game("spellfire"), KEYS[name], 2, 0, ("Ana", "Bo"))
    assert (found.played, found.changed) == (2, 0)


def test_what_nobody_can_play_is_told(tried: Any) -> None:
    text = (
        head("spellslinger") + '@event("Far Star", "40B")\ndef star(you: Script) -> None:\n    with you.resolves():\n'
    )
    assert "was never played in 1 random game" in tried(text + "        you.draw(1)\n", "-n", 1).stdout


def test_a_card_without_text_has_nothing_to_change(tried: Any) -> None:
    result = tried(head("spellslinger") + 'plain("Mild Ox", "1G", "2/2", keywords="Flying")\n', "-n", 1)
    assert "it has no text that could change anything" in result.stdout


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("def f(:\n", "own.py, line 5: this isn't Python: invalid syntax"),
        ("def dragon(you):\n    you.always(Level(THIS, 1))\n", "line 5: dragon has no decorator, so it isn't a card"),
        ("@hero\ndef a(you):\n    you.always(Level(THIS, 1))\n", "@hero states no facts; write @hero(...), with"),
        (f'{FACTS}\ndef a(you):\n    """Nothing."""\n', "line 6: the definition of a is empty; a card without text"),
        (f"{FACTS}\ndef a(you):\n    pass\n", "line 6: the definition of a is empty"),
        (f"{FACTS}\ndef a(you):\n    str(you)\n", "line 5: Marrow Vane: its definition says nothing"),
        (f"{FACTS}\ndef a(you):\n    with you.power():\n        pass\n", "an ability of kind 'power' says nothing"),
        (f"{FACTS}\ndef a(you):\n    with you.power(phases=(9,)):\n        you.draw(1)\n", "there is no phase 9"),
        (
            f"{FACTS}\ndef a(you):\n    with you.power():\n        you.drow(1)\n",
            "line 8: Marrow Vane: there is no word",
        ),
        (
            f"{FACTS}\ndef a(you):\n    you.always(Levle(THIS, 1))\n",
            "line 7: Marrow Vane: there is no word 'Levle'; did",
        ),
        (f"{FACTS}\ndef a(you):\n    you.draw(1)\n", "line 7: Marrow Vane: Draw stands outside of any ability"),
        (f"{FACTS}\ndef a(you):\n    if Level(THIS, 1):\n        pass\n", "line 7: a card definition is recorded, not"),
        (f"{FACTS}\ndef a(you):\n    you.always(Level(THIS, 1, 2, 3))\n", "line 7: this takes from 3 to 4 positional"),
        (
            f"{FACTS}\ndef a(you):\n    you.always(Level(THIS, object()))\n",
            "own.py: Marrow Vane has no text: TypeError",
        ),
        ("@hro('A', 'own/1')\ndef a(you):\n    you.draw(1)\n", "line 5: there is no word 'hro'; did you mean hero"),
        ("plain(hero('A', 'own/1', wrold=FR))\n", "line 5: A: there is no fact 'wrold'; did you mean world?"),
        ("plain(hero('A', '4th/255', world=FR, level=6))\n", "line 5: 4th/255 is defined twice: Helm and A"),
        ("plain(hero('A'))\n", "line 5: this is missing 1 required positional argument: 'number'"),
        ("1 / 0\n", "line 5: ZeroDivisionError: division by zero"),
        ("raise SystemExit\n", "line 5: it ended with SystemExit"),
        ("import nothing_here\n", "line 5: there is no module 'nothing_here' to import"),
        (
            "from spellhall.games.spellfire.card import character\n",
            "spellfire has no 'character'; it belongs to spells",
        ),
        ("from spellhall.games.spellfire.card import heroo\n", "there is no word 'heroo'; did you mean hero"),
        (
            "from spellhall.games.spellchain.words import *\n",
            "line 5: a card belongs to one game; this file imports fr",
        ),
        ("", "own.py defines no card"),
    ],
)
def test_a_bad_file_is_one_sentence(tried: Any, text: str, sentence: str) -> None:
    before = all_that_is_known()
    result = tried(head("spellfire") + text)
    assert result.exit_code == 2, result.output
    assert sentence in result.stderr and len(result.stderr.splitlines()) == 1
    assert result.stdout == ""
    assert all_that_is_known() == before


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("x = 1\n", "does not say of which game its card is; it should begin with"),
        ("from spellhall.games.chess.card import king\n", "line 1: there's no game called 'chess'; the hall has"),
        (
            f'{head("spellslinger")}@event("Q", "1B")\ndef q(you):\n    with you.resolves():\n        you.darw(1)\n',
            "line 8: there is no word 'you.darw'; did you mean you.draw",
        ),
        (
            f'{head("spellslinger")}plain("Ox", "1G", "2-2")\n',
            "line 5: Ox: write strength and speed as in 2/3",
        ),
        (b"\xff\xfe\x00", "can't be read as a card: it isn't text"),
    ],
)
def test_a_file_that_is_no_card_at_all_is_one_sentence(tried: Any, text: str | bytes, sentence: str) -> None:
    result = tried(text)
    assert result.exit_code == 2, result.output
    assert sentence in result.stderr and len(result.stderr.splitlines()) == 1


def test_a_file_that_is_not_there_is_one_sentence(tmp_path: Path) -> None:
    for path, sentence in (
        (tmp_path, "is a folder, not a file"),
        (tmp_path / "no.py", "can't be read: No such"),
    ):
        result = CliRunner().invoke(app, ["card", "try", str(path)])
        assert result.exit_code == 2 and sentence in result.stderr


def test_a_card_of_which_the_rules_fail_is_one_sentence(tried: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise IndexError("list index out of range")

    monkeypatch.setattr(card_trial.Trial, "play", fail)
    result = tried(head("spellslinger") + 'plain("Mild Ox", "1G", "2/2")\n')
    assert result.exit_code == 2
    assert result.stderr == "spellhall: game 1 with Mild Ox broke: IndexError list index out of range\n"


def test_a_file_may_bring_words_of_its_own(tried: Any) -> None:
    text = head("spellchain") + (
        "from spellhall.games.spellchain.words.effects import Deal\n\n\n"
        "class Thump(Deal):\n"
        '    """Deals one hit."""\n\n'
        "    def __init__(self):\n"
        '        super().__init__(2, 1, "")\n\n\n'
        '@spell("Echo")\n'
        "def echo(you: Script) -> None:\n"
        "    with you.activates():\n"
        "        you.add(Thump())\n"
    )
    before = all_that_is_known()
    result = tried(text, "-n", 1)
    assert result.exit_code == 0, result.output
    assert all_that_is_known() == before


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("Multiplied by <LevelOf at 0x7f>", "it shows Python"),
        ("Discard a your ally", "it says 'a your'"),
        ("Draw the the card", "it says 'the' twice in a row"),
    ],
)
def test_a_text_that_reads_badly_is_found(text: str, fault: str) -> None:
    assert fault in faults_of_text(text)[0]


def test_the_number_of_a_printing_belongs_to_its_card(tried) -> None:
    found = tried(head("spellfire") + 'plain(hero("Tiny Tyrant", "FR/099", world=FR, level=5))\n')
    assert found.exit_code == 2
    assert "FR/099 is a printing of Time of Troubles (4th/492); choose a number that no card has" in found.output


def test_what_was_numbered_last_can_be_forgotten() -> None:
    numbering = Numbering("nothing")
    numbering.add("a", "first")
    names, counts = list(numbering.names), numbering.counts()
    numbering.add("a", "second")
    numbering.add("b", "third")
    numbering.cut(2)
    assert numbering.things == ["nothing", "first"]
    assert (numbering.names, numbering.counts()) == (names, counts)
    assert numbering.add("a", "again") == 2 and numbering.numbers["a", 1] == 2
