"""Write docs/card-language.md from the words themselves: ``python tools/card_language.py [--check]``.

Every word is shown as cards write it: with its arguments, their types and defaults, or under the names of ready-made
ones; with its meaning (its docstring); and with the first card that uses it, in that card's own rendered text.
With ``--check`` nothing is written; the exit code says whether the page is up to date.
"""

from __future__ import annotations

import ast
import inspect
import re
import sys
import textwrap
from collections.abc import Callable
from functools import cache
from itertools import zip_longest
from pathlib import Path

import card_language_guide
import card_language_names

import spellhall
from spellhall.games.spellfire import words as vocabulary
from spellhall.games.spellfire.card import Card
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.telling.card_text import heading, sentence_of, text_of
from spellhall.games.spellfire.words.describing.filters import Filter
from spellhall.language.words import Modifier, Word

PAGE = Path(__file__).resolve().parents[1] / "docs" / "card-language.md"
INTERNAL = {"Skip", "May", "Announced", "Strike", "OpenPile"}
"""Words that the recorder inserts by itself; no card names them."""
FAMILIES = {
    "instruction": "Verbs: what a card does",
    "modifier": "Modifiers: what holds as long as a card works",
    "trigger": "Triggers: what a card waits for",
    "condition": "Conditions",
    "number": "Numbers",
    "cards": "Naming cards",
    "players": "Naming players",
}

OPENING = """# The card language

Define a card in a few lines of Python, and everything else follows: what the card does, the text players read, whether
it can be played, its log lines and the hints for agents. So the text can never claim something the card doesn't do. The
definition runs once, when a game first needs the card, and only records. This page is generated from the words
themselves (`python tools/card_language.py`), and a test keeps it up to date.

```python
@hero("Helm", "4th/255", world=FR, level=6)
def helm(you: Script) -> None:
    you.always(MayUse(THIS, WIZARD_SPELL, CLERIC_SPELL))
    with you.answer(to=events, from_pool=True):
        you.discard(THIS)
        you.cancel()
```

The first line states the facts. `you` records: what `always` names holds all the time; a `with` opens a moment, and the
indented verbs happen then. Conditions are words (`when=...`), never a Python `if`.
"""


TYPES = """Here and below, arguments stand with their types and defaults. For `Cards`, `Players`, `Condition`, `Number`,
`Trigger` and `Modifier` any word of that chapter fits; a `Filter` is one of the nouns, narrowed or not.

"""


def shipped_cards() -> list[Card]:
    """All cards that the package ships."""
    return list(spellhall.game("spellfire").shipped())


def plainest_users(cards: list[Card]) -> dict[str, tuple[Card, str]]:
    """For each word, the card that uses it in the shortest sentence, and that sentence."""
    found: dict[str, tuple[Card, str]] = {}
    for card in cards:
        for ability in card.abilities:
            sentence = sentence_of(ability, card)
            for name in {type(word).__name__ for word in ability.words()}:
                if name not in found or len(sentence) < len(found[name][1]):
                    found[name] = (card, sentence)
    return found


HOMES = ("spellhall.language.", "spellhall.games.spellfire.")
"""The modules of this page's words; other games in the process may have added theirs."""


def words_by_family() -> dict[str, list[type[Word]]]:
    """The vocabulary, without what tests and the recorder add."""
    families: dict[str, list[type[Word]]] = {name: [] for name in FAMILIES}
    for word in Word.vocabulary:
        if word.__module__.startswith(HOMES) and word.__name__ not in INTERNAL:
            families[word.family].append(word)
    return families


def tidy(text: str) -> str:
    """A docstring as one paragraph."""
    return re.sub(r"\s+", " ", text.replace("``", "`")).strip()


def moments() -> list[str]:
    """The recorder's moments and verbs with their docstrings."""
    lines = []
    for name, method in inspect.getmembers(Script, inspect.isfunction):
        if not name.startswith("_") and name not in ("add", "slot", "ability", "block", "finish"):
            lines.append(f"- `you.{name}({arguments_of(method)})` {tidy(method.__doc__ or '')}")
    return lines


@cache
def written(function: Callable[..., object]) -> ast.FunctionDef:
    """A function as it is in its source."""
    node = ast.parse(textwrap.dedent(inspect.getsource(inspect.unwrap(function)))).body[0]
    assert isinstance(node, ast.FunctionDef)
    return node


def arguments_of(function: Callable[..., object]) -> str:
    """The parameters of a verb or a word with their types and defaults, as in its source."""
    given = written(function).args
    plain = [*given.posonlyargs, *given.args]
    shown = [_argument(one, value) for value, one in zip_longest(given.defaults[::-1], plain[::-1])][::-1][1:]
    shown += [f"*{_argument(given.vararg)}"] if given.vararg else ["*"] if given.kwonlyargs else []
    shown += [_argument(one, value) for one, value in zip(given.kwonlyargs, given.kw_defaults, strict=True)]
    return ", ".join(shown)


def _argument(one: ast.arg, value: ast.expr | None = None) -> str:
    default = "" if value is None else f" = {ast.unparse(value)}"
    return f"{one.arg}: {ast.unparse(one.annotation)}{default}" if one.annotation else f"{one.arg}{default}"


@cache
def ready_made() -> dict[type[Word], list[str]]:
    """The ready-made words for cards, by their class, in order of definition."""
    found: dict[type[Word], list[str]] = {}
    for name, value in vars(vocabulary).items():
        if isinstance(value, Word):
            found.setdefault(type(value), []).append(name)
    return found


@cache
def recorded_by() -> dict[object, list[str]]:
    """For each word that the recorder inserts or returns, the verbs that do so."""
    found: dict[object, list[str]] = {}
    for name, method in inspect.getmembers(Script, inspect.isfunction):
        if name.startswith("_"):
            continue
        known = inspect.unwrap(method).__globals__
        for node in ast.walk(written(method)):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in known:
                found.setdefault(known[node.func.id], []).append(f"`you.{name}`")
    return found


def as_written(word: type[Word]) -> str:
    """How a card gets a word: ready made, made with arguments, or by a verb of the recorder."""
    if word in ready_made():
        return f"{', '.join(f'`{name}`' for name in ready_made()[word])} (`{word.__name__}`)"
    has_arguments = word.__init__ is not object.__init__
    if word in recorded_by() and not (
        issubclass(word, Modifier) and has_arguments
    ):  # cards write those themselves, too
        return f"`{word.__name__}` ({', '.join(recorded_by()[word])})"
    if getattr(vocabulary, word.__name__, None) is word:
        return f"`{word.__name__}({arguments_of(word.__init__) if has_arguments else ''})`"
    return f"`{word.__name__}`"


def narrowings() -> list[str]:
    """What narrows a filter."""
    lines = []
    for name, member in inspect.getmembers(Filter):
        if name.startswith("_") or name in Word.__dict__ or name in ("handles", "accepts", "fits", "with_test"):
            continue
        if name in ("many", "one", "bare", "phrase", "abstract"):
            continue
        target = member.fget if isinstance(member, property) else member
        if callable(target) and target.__doc__:
            shown = name if isinstance(member, property) else f"{name}({arguments_of(target)})"
            lines.append(f"- `.{shown}` {tidy(target.__doc__)}")
    return lines


def page() -> str:
    """The whole page."""
    users = plainest_users(shipped_cards())
    example = next(card for card in shipped_cards() if card.name == card_language_guide.EXAMPLE)
    parts = [
        OPENING,
        card_language_guide.guide(heading(example), text_of(example)),
        "## Moments and verbs of the recorder\n\n",
        TYPES,
        "\n".join(moments()),
        "\n\n",
        card_language_names.names(vars(vocabulary)),
    ]
    for family, title in FAMILIES.items():
        parts.append(f"## {title}\n\n")
        for word in sorted(words_by_family()[family], key=lambda w: w.__name__):
            parts.append(f"- {as_written(word)} {tidy(word.__doc__ or '')}")
            if word.__name__ in users:
                card, sentence = users[word.__name__]
                parts.append(f"\n  *{heading(card)}*: {sentence}.")
            parts.append("\n")
        if family == "cards":
            parts.append("\nA filter is narrowed by adding to it:\n\n" + "\n".join(narrowings()) + "\n")
        parts.append("\n")
    return "".join(parts).rstrip() + "\n"


if __name__ == "__main__":
    text = page()
    if "--check" in sys.argv:
        current = PAGE.read_text(encoding="utf-8") if PAGE.exists() else ""
        print("up to date" if current == text else "docs/card-language.md is stale: run python tools/card_language.py")
        sys.exit(current != text)
    PAGE.write_text(text, encoding="utf-8")
    print(f"wrote {PAGE.name}")
