"""The library's requests and answers, as pydantic models; the page's types are generated from them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, StringConstraints

MOST_TEXT = 20_000
MOST_OPTIONS = 64
MOST_STEPS = 16


class Model(BaseModel):
    """Base of all models: types are strict, and unknown fields are rejected."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


# --- games


class Seats(Model):
    """How many can play."""

    least: int
    most: int


class PresetLine(Model):
    """A named set of rule options; the default comes first."""

    name: str
    title: str
    text: str
    options: dict[str, str]
    brings_decks: bool = Field(description="Whether players bring decks; else the hall deals.")
    hand: int = Field(description="How many cards a first hand has; 0 where none is dealt.")


class ValueLine(Model):
    """One value of an option, in words."""

    value: str
    label: str


class NeedsLine(Model):
    """What another option must be for this one to have an effect."""

    option: str
    values: list[str]


class OptionLine(Model):
    """A rule option: what it changes, its values, and the rules that mention it."""

    name: str
    title: str
    text: str
    values: list[ValueLine]
    other: str = Field(description="What a value that is not listed must be; empty when only those listed are taken.")
    rules: list[str]
    needs: NeedsLine | None = Field(description="Without it the option keeps its usual value; null if it stands alone.")


class StarterLine(Model):
    """A starter deck, and the presets that offer it."""

    name: str
    text: str
    size: int
    presets: list[str]


class AgentLine(Model):
    """A computer player, by strength."""

    name: str
    title: str
    text: str
    usual: bool = Field(description="Whether it is the default.")


class PointLine(Model):
    """One thing to know before a game."""

    title: str
    text: str


class BandLine(Model):
    """What the rules call a range of scores."""

    least: int
    most: int
    text: str


class ParsLine(Model):
    """What a computer player averages with each starter deck."""

    level: str = Field(description="Who played, as a level; empty if no one did.")
    games: int = Field(description="How many games with each deck.")
    decks: dict[str, float]


class AloneLine(Model):
    """How one person plays a game alone."""

    options: dict[str, str] = Field(description="The options under which it is, besides the preset.")
    form: str = Field(description="The option that makes it a game for one.")
    decks: dict[str, int] = Field(description="How many decks it is begun with, by each value of that option.")
    variations: list[str] = Field(description="The names of the other options that concern such games.")
    best: int = Field(description="The highest score.")
    guide: list[PointLine] = Field(description="What to know before the first game.")
    rule: str = Field(description="The first rule of its book; empty if it has none.")
    bands: list[BandLine] = Field(description="The names of the scores, from the lowest.")
    pars: ParsLine
    daily: bool = Field(description="Whether there is a hand of the day.")


class GameLine(Model):
    """One game, with everything needed to set up a table."""

    name: str
    title: str
    text: str
    seats: Seats
    length_unit: str = Field(description="What the length of a game is counted in.")
    cards: int
    digest: str = Field(description="Changes whenever a card does.")
    first_preset: str = Field(description="The preset for a first game.")
    presets: list[PresetLine]
    options: list[OptionLine]
    decks: list[StarterLine]
    alone: AloneLine | None = Field(description="None for a game that one person cannot play alone.")
    packs: bool = Field(description="Whether it has packs to open, for drafts or sealed decks.")
    lessons: bool = Field(description="Whether it can be learnt in lessons.")
    agents: list[AgentLine] = Field(description="The weakest first.")


class GamesAnswer(Model):
    """The games of the hall."""

    games: list[GameLine]


# --- cards


class PrintingLine(Model):
    """One set where a card was printed."""

    key: str
    set: str
    year: int = Field(description="0 where nobody knows.")
    rarity: str
    note: str = Field(description="In what it differs; empty where it does not.")
    playable: bool = Field(description="Whether a deck may name it; else the hall does not have it yet.")
    differs: dict[str, Any] = Field(description="Of heading, text and facts of the card, those that are others here.")


class CardLine(Model):
    """One card: its name, what it does, and what its picture shows."""

    key: str
    name: str
    kind: str
    heading: str
    text: str
    facts: dict[str, Any] = Field(description="What a drawn card shows; each game has its own.")
    rules: list[str] = Field(description="Rules and sections of the rules that the card touches.")
    printings: list[PrintingLine] = Field(description="In the order in which they came out; empty without sets.")


class CardsAnswer(Model):
    """All cards of a game under one preset."""

    game: str
    preset: str
    digest: str
    cards: list[CardLine]


class FieldLine(Model):
    """One field of card searches."""

    name: str
    label: str = Field(description="What it is, in a few words.")
    kind: Literal["text", "words", "number"]
    example: str = Field(description="A search with it.")
    words: list[str] = Field(description="What cards have there, where those are words.")


class FieldsAnswer(Model):
    """The fields by which a game's cards can be searched."""

    fields: list[FieldLine]


class FoundAnswer(Model):
    """The cards that match a search, by their keys; those with its words in their names come first.

    People search while they type: a search that can't be read yet is no error.
    """

    keys: list[str]
    fault: str = Field(description="Why the search can't be read, and where; empty if it can be.")


# --- decks


class DeckEntry(Model):
    """Copies of one card; ``line`` is where the list names it, 0 for a deck that came without a list."""

    copies: int
    key: str
    name: str
    kind: str
    line: int


class Starter(Model):
    """A starter deck, card by card, and as a list as players write it."""

    name: str
    text: str
    size: int
    cover: str = Field(description="The key of the card on its cover; empty for none.")
    plays: str = Field(description="How it plays, in a sentence or two; empty where nothing is said.")
    level: Literal["", "easy", "practice", "expert"] = Field(description="How hard it is to play well.")
    entries: list[DeckEntry]
    listing: str


class StartersAnswer(Model):
    """A game's starter decks under one preset."""

    game: str
    preset: str
    decks: list[Starter]


Name = Annotated[str, StringConstraints(min_length=1, max_length=40, pattern=r"^[a-z0-9_-]+$")]
Seed = Annotated[
    int,
    Field(ge=0, lt=2**53),
    BeforeValidator(lambda value: int(value) if _is_whole(value) else value),
]
"""JSON has only one kind of number: 5.0 is a whole number, "5" is not."""
Value = Annotated[str, StringConstraints(min_length=1, max_length=40)]


def _is_whole(value: object) -> bool:
    return isinstance(value, float) and value.is_integer()


class Rules(Model):
    """The rules by which a deck is checked or built."""

    preset: Name = "rulebook"
    options: dict[str, Value] = Field(default={}, max_length=MOST_OPTIONS, description="On top of the preset.")


class CheckOrder(Rules):
    """A deck list to check, as players write it: one card a line."""

    text: str = Field(max_length=MOST_TEXT)


class ExportOrder(CheckOrder):
    """A deck list, and the format to convert it to."""

    form: Literal["text", "bbcode", "crossfire"]


class ExportAnswer(Model):
    """A deck in another format."""

    text: str


class RandomOrder(Rules):
    """A random deck to build; the same seed builds the same deck."""

    seed: Seed | None = None


class Fault(Model):
    """One fault of a deck: its lines, and its rule."""

    lines: list[int]
    text: str
    rule: str | None


class DeckAnswer(Model):
    """A parsed deck, with everything that is wrong with it."""

    title: str
    legal: bool
    size: int
    entries: list[DeckEntry]
    faults: list[Fault]
    counts: dict[str, int] = Field(description="The number of cards of each type.")
    cautions: list[str] = Field(description="What one should know before one plays with it.")
    remarks: list[str] = Field(description="Author, notes, cards beside the deck and its pool, as lines of a list.")


class RandomAnswer(Model):
    """A random deck, also as a list, with the seed that builds it again."""

    deck: DeckAnswer
    listing: str
    seed: int


# --- rules


class RuleLine(Model):
    """One rule."""

    id: str
    text: str
    shown: bool = Field(description="Whether a position shows it (POST /api/games/GAME/rules/ID).")


class RuleSection(Model):
    """A section of the rules, or a part of one (``depth`` 1)."""

    id: str
    heading: str
    depth: int
    remarks: list[str]
    rules: list[RuleLine]


class RuleCount(Model):
    """How many numbered rules a book has, and how many rulings on what its source leaves open."""

    title: str
    rules: int
    decisions: int


class RulesAnswer(Model):
    """A game's rule book: the text before the first section, and the sections.

    ``counts`` are for the game's own book, then for each part.
    """

    game: str
    title: str
    opening: list[str]
    counts: list[RuleCount]
    sections: list[RuleSection]


class BriefRules(Model):
    """A game on one page, in paragraphs."""

    title: str
    text: list[str] = Field(description="Each begins with what it is about, between two pairs of asterisks.")


class RuleAnswer(Model):
    """One rule and where it is."""

    id: str
    text: str
    game: str
    section: str
    heading: str


# --- lessons


class LessonLine(Model):
    """A lesson, by its name."""

    name: str
    title: str


class LessonsAnswer(Model):
    """A game's lessons, in the order to take them; empty if it has none."""

    lessons: list[LessonLine]


class LessonOrder(Model):
    """The choices so far in a lesson, and the new one."""

    taken: list[int] = Field(default=[], max_length=MOST_STEPS, description="The choices so far, as received.")
    choice: int | None = Field(default=None, description="The place of an option of the decision; null: none yet.")
