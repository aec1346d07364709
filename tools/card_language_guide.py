"""The hand-written part of docs/card-language.md: when things happen, printed phrases, an example, new sets.

The example's definition and tests are those of the card itself, read from their files; ``check`` refuses a phrase
whose words don't exist, and a trigger without its moment.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable
from pathlib import Path

from spellhall.games.spellfire import events
from spellhall.games.spellfire import words as vocabulary
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words.describing.filters import Filter
from spellhall.kernel.events import Event, Moved
from spellhall.language.words import Trigger

ROOT = Path(__file__).resolve().parents[1]
EXAMPLE = "Staff of Conjuring"
DEFINED_IN = ROOT / "src/spellhall/games/spellfire/cards/fourth/items.py"
TESTED_IN = ROOT / "tests/cards/spellfire/fourth/test_items.py"

PLACES = (
    ("`you.always`", "all the time", "in play: in the pool, in the formation, attached or on the table, and in battle"),
    ("`you.when_played`", "when it is played: choices, answers of others, then the rest", "from where it is played"),
    ("`you.before_combat`", "step D of a round, before the powers of the champions", "a fighter, or attached to one"),
    (
        "`you.in_combat`",
        "step D of a round, or when it joins later, after it was played",
        "a fighter, attached to one, the attacked realm and its holdings, the table",
    ),
    (
        "`you.instantly_defeats`, `you.wall`",
        "as `in_combat`; the player it strikes may play one card to escape",
        "a fighter or attached to one; a wall when it is played",
    ),
    (
        "`you.power`",
        "when its player wants: in the named `phases` of their turn, as the losing side's play "
        "(`battle`, `from_pool`), or at any time (`anytime`)",
        "in play; for `battle` in the round, for `from_pool` beside it",
    ),
    (
        "`you.answer`",
        "when another card was just played, before it does anything",
        "in hand; in play with `in_play`, `in_battle`, `from_pool`",
    ),
    ("`you.price`", "before an avatar comes in", "in hand"),
    ("`you.whenever`", "see the next table", "in play, razed realms only for their own razing"),
)
"""The moments of the recorder: when, and where the card has to be."""

EVENTS: dict[type[Event], str] = {
    events.TurnBegan: "a turn begins, before the draw",
    events.TurnEnded: "a turn has ended by its signal, before what lasts for the turn is over",
    events.Parted: "a card that a champion bears is about to be discarded, with it or without it",
    events.PhaseBegan: "a phase has begun; nobody has acted in it",
    events.SpoilsDue: "spoils of victory are due and have not been drawn yet",
    events.ExtraTurnWon: "a turn has just been gained and can still be undone",
    events.CardPlayed: "a played card is in its place; nobody has responded to it, and it has done nothing yet",
    events.RealmNamed: "a realm has been named for attack; no champion has been sent",
    events.Attacks: "an attacker has been sent; there is no defender yet",
    events.Defends: "a defender has been sent; the round has not begun",
    events.RoundBegan: "both champions stand; step D comes next",
    events.RoundDecided: "the round is decided and both sides are still complete: the last moment to act on allies "
    "and spells",
    events.RoundWon: "the round has been cleaned up: allies and spells are gone, the loser has left, and the winner is "
    "back in its pool with its items and artifacts",
    events.RoundLost: "as above, after what the winner waits for",
    events.BattleEnded: "the survivors are home, and what lasted for the battle is over; spoils come afterwards",
    events.RealmRazed: "a realm has been turned face down; what was attached is gone unless it stays",
    events.DrewByEvent: "a player has drawn cards from an event, and the event has finished",
    events.RealmRebuilt: "a razed realm has been turned face up",
    events.RealmHeld: "a battle is over and the realm is unrazed; spoils haven't been drawn",
    events.Totals: "both sides of a round are added up; the losing side hasn't been asked yet",
    Moved: "a card has come to the discard pile, or gone from play to wherever it went",
}
"""When an ability that waits for an event runs."""

PHRASES = (
    ("can cast wizard spells, can use unarmed combat cards made for ...", "`MayUse`, `MayUseOf`"),
    ("gains levels, loses levels, is doubled", "`Level`, `BaseTimes`, `LevelTimes`, `Half`"),
    ("base level becomes, level rises to", "`BaseBecomes`, `LevelBecomes`"),
    ("is considered a flyer, becomes undead", "`Gains`"),
    ("counts as a monster, changes its kind", "`CountsAs`, `you.choose_kind`"),
    ("acts as an ally of +N", "`SideBonus`"),
    ("is immune to, has no effect on, is protected from", "`Immune`, `PlayerImmune`"),
    ("cannot be discarded, cannot be removed", "`Firm`"),
    ("cannot be forced to switch sides; switches sides", "`Loyal`; `you.switch_sides`"),
    ("only flyers may attack; monsters may not attack", "`OnlyAttackedBy`; `NotAttackedBy`"),
    ("may attack any realm, whatever its position", "`Reaches`"),
    ("cannot attack or defend; nobody may attack", "`CannotFight`; `Peace`"),
    ("cannot be played against, cannot be played with", "`CannotPlay`"),
    ("instantly defeats, instantly slays", "`you.instantly_defeats`"),
    ("returns to its pool instead of being discarded; must be defeated twice", "`Goes`; `Twice`"),
    ("goes to the Abyss if defeated", "`Goes`, `you.send`"),
    ("discard, destroy, kill, slay, swallow", "`you.discard`"),
    ("send to Limbo, the Abyss, the Void; retrieve, take back into the hand", "`you.send`"),
    ("draw and discard a card: its last digit decides", "`you.discard_for_digit`, `.under_the_digit`, `LAST_DIGIT`"),
    ("draw cards; discard from hand; hand size", "`you.draw`; `you.discard_from_hand`, `you.discard_hand`"),
    ("look at the top card; put back in any order", "`you.look_at_top`, `.among_top`; `you.arrange_top`"),
    ("look at a player's hand", "`you.look_at_hand`"),
    ("search the draw pile for; shuffle the discard pile into it", "`you.search`; `you.reshuffle`"),
    ("attach to any champion; move an item to another champion", "`you.attach`, `.able_to_bear`"),
    ("stays attached after the battle; stays until removed", "`StaysOn`; `you.stay`"),
    ("until the end of the turn, for the rest of the battle", "`you.give`, `you.declare`, `TURN_END`, `BATTLE_END`"),
    ("cancel, negate, dispel; ignore an event", "`you.answer`, `you.cancel`; `you.calm`"),
    ("turn back, reflect; use its effect, too", "`you.turn_back`, `you.redirect`; `you.duplicate`"),
    ("special power is negated, has no power", "`NoPowers`, `you.lose_power`"),
    ("has the power of another card", "`you.copy_power`"),
    ("raze; rebuild; realms change places", "`you.raze`; `you.rebuild`; `you.swap_realms`, `you.rearrange`"),
    ("the opposing champion cannot reach, unless it flies", "`you.wall`"),
    ("take another turn; lose a turn; attack again", "`you.take_extra_turn`; `you.lose_turn`; `you.attack_again`"),
    ("the battle ends, everybody goes home", "`you.break_off`"),
    ("is removed from play, leaves play", "`LeavesPlay`"),
    ("may, can, if they wish", "`you.may`, or `up_to` of `you.choose`"),
    ("of the opponent's choice", "`by` of `you.choose` and `you.either`"),
    ("each player, all players in turn", "`you.for_each`"),
    ("if victorious; if defeated; before the loser's cards go", "`Wins`; `IsDefeated`; `SIDE_BEATEN`"),
    ("once per turn; once per battle; at any time", "`once`, `once_a_battle`, `anytime` of `you.power`"),
)
"""How printed cards word things, and the words for it."""


def check() -> None:
    """Refuse a phrase whose words don't exist.

    Raises:
        ValueError: naming the word.
    """
    for _, answer in PHRASES:
        for word in re.findall(r"`([^`]+)`", answer):
            verb, clause = word.removeprefix("you."), word.removeprefix(".")
            keyword = verb in ("once", "once_a_battle", "anytime", "by", "up_to")
            if not (hasattr(Script, verb) or hasattr(Filter, clause) or hasattr(vocabulary, word) or keyword):
                raise ValueError(f"the index of phrases names `{word}`, which is no word")


def triggers_by_event() -> dict[type[Event], list[str]]:
    """The triggers of Spellfire by the event that they wait for, in the order of ``EVENTS``."""
    found: dict[type[Event], list[str]] = {event: [] for event in EVENTS}
    for word in Trigger.vocabulary:
        if issubclass(word, Trigger) and word.__module__.startswith("spellhall.games.spellfire.words."):
            found[word.event].append(f"`{word.__name__}`")
    return found


def source_of(path: Path, wanted: Callable[[ast.FunctionDef], bool]) -> str:
    """The wanted functions of a file, with their decorators, as they are written."""
    text = path.read_text(encoding="utf-8")
    lines = text.splitlines()
    parts = []
    for node in ast.parse(text).body:
        if isinstance(node, ast.FunctionDef) and wanted(node):
            first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
            parts.append("\n".join(lines[first - 1 : node.end_lineno]))
    return "\n\n\n".join(parts)


def guide(heading: str, text: str) -> str:
    """The chapters for the page; ``heading`` and ``text`` are what the example shows players."""
    check()
    rows = [f"| {moment} | {when} | {where} |" for moment, when, where in PLACES]
    waits = [f"| {', '.join(sorted(names))} | {EVENTS[event]} |" for event, names in triggers_by_event().items()]
    name = EXAMPLE.lower().replace(" ", "_")
    return GUIDE.format(
        moments="\n".join(rows),
        waits="\n".join(waits),
        phrases="\n".join(f"| {said} | {answer} |" for said, answer in PHRASES),
        definition=source_of(DEFINED_IN, lambda node: node.name == name),
        tests=source_of(TESTED_IN, lambda node: name in node.name),
        heading=heading,
        text=text,
    )


GUIDE = """## When things happen

| moment | when | where the card has to be |
|---|---|---|
{moments}

A trigger remembers its card and the cards around it the moment the event happens. What it does comes when the step of
the rules that reported the event is over. `THAT` and `OTHER` may have moved on by then; a word that could never find
anything any more is refused when the card is read.

| trigger | what the table looks like when it runs |
|---|---|
{waits}

Choices at the start of `when_played` or `answer` are made when the card is announced, before others respond. All other
choices are made when the card gets to them. A chosen card is checked again before anything happens to it.

## From printed phrases to words

| as cards say it | words |
|---|---|
{phrases}

## A card from its print to its test

Turn what is printed into facts and verbs, in your own words. Our example is a magical item of the 4th edition, number
165, +5 and defensive. In a battle, its bearer gets one ally back from the discard pile; when the bearer is defeated,
the staff goes to the Abyss. "In a battle" is `in_combat`, "may" is `up_to`, and "when defeated" is a trigger.

```python
{definition}
```

Start in any file. Begin it with the imports that the files in `games/spellfire/cards/` have, and choose a number that
no card has. `spellhall card try FILE` reports what is wrong and where, shows the card's text, and plays a dozen random
games with decks full of the card to see whether it is played and changes anything. Nothing is stored.

Compare the text it shows with the print: {heading}. *{text}*

Then write tests, each a position of few cards: one for what the card does, one for what it must not do or for its end.
They go into `tests/cards/spellfire/`, in the folder of the set. The cards `her1`, `mon9` and `al5` have no powers, only
a type and a level (`tests/fixtures/`).

```python
{tests}
```

`python tools/card_index.py` makes games find the new card, and `python tools/card_language.py` updates this page.
`pytest tests/cards tests/test_domain.py tests/spellfire` plays the new card in random games, checks whether it changes
anything, and compares its facts and text with what every card must follow.

## A new set

1. Add a line for the set to `games/spellfire/sets.py` (code, name, size), so that lists and numbers are understood.
2. Put its cards into a package of its own in `games/spellfire/cards/`, named by its code in lower case (`ns`), one
   module for each type. A card's key is the code and a three-digit number (`NS/029`); for a chase card the code with
   `c` and two digits (`FRc/18`). Every module there is loaded.
3. Add a new world, type or classification to `games/spellfire/facts.py`.
4. A reprinted card with another power is a definition of its own, with its own key. Cards with the same name and type
   count as one card in a deck (SF-DECK-02).

"""
