"""Modifiers of what a card is: classifications and kinds (sections TAG, GEN)."""

from __future__ import annotations

from typing import ClassVar

from spellhall.games.spellfire import facts
from spellhall.games.spellfire.rules import questions
from spellhall.games.spellfire.words.describing.wording import with_article
from spellhall.games.spellfire.words.plays.modifiers import Held, plural_of
from spellhall.language.words import Cards, Condition

ADJECTIVES = ("undead", "coastal", "underdark", "fire", "awnshegh")
PLURALS = {"elf": "elves", "half-elf": "half-elves", "dwarf": "dwarves"} | {n: n for n in ("drow", "duergar", "kender")}


class Gains(Held, questions.Trait):
    """Gives cards a classification: flyer, undead, drow..."""

    constant = ("has",)
    has: bool | None = True

    def __init__(self, cards: Cards, trait: str, when: Condition | None = None) -> None:
        super().__init__(cards, when)
        self.trait = trait

    def phrase(self) -> str:
        article = "" if self.trait in ADJECTIVES else "an " if self.trait[0] in "aeiou" else "a "
        many = PLURALS.get(self.trait, self.trait if self.trait in ADJECTIVES else self.trait + "s")
        return f"{self.subject()} {self.verb(f'is {article}{self.trait}', f'are {many}')}{self.ending()}"


class Loses(Held, questions.Trait):
    """Takes a classification from cards, be it their own or lent."""

    constant = ("has",)
    has: bool | None = False
    resisted: ClassVar[bool] = True

    def __init__(self, cards: Cards, trait: str, when: Condition | None = None) -> None:
        super().__init__(cards, when)
        self.trait = trait

    def phrase(self) -> str:
        many = PLURALS.get(self.trait, self.trait if self.trait in ADJECTIVES else self.trait + "s")
        one = self.trait if self.trait in ADJECTIVES else f"a {self.trait}"
        return f"{self.subject()} {self.verb(f'is not {one}', f'are not {many}')}{self.ending()}"


class Reverses(Held, questions.Trait):
    """Turns a classification round: the one who has it is without it, and the one who is without it has it."""

    constant = ("has",)
    has: bool | None = None
    resisted: ClassVar[bool] = True

    def __init__(self, cards: Cards, trait: str, when: Condition | None = None) -> None:
        super().__init__(cards, when)
        self.trait = trait

    def phrase(self) -> str:
        if self.subject() in ("it", "its bearer"):
            has, is_one = with_article(self.trait), f"if it is {with_article(self.trait)}"
            return f"{self.subject()} stops being {has} {is_one}, and otherwise becomes one{self.ending()}"
        return (
            f"among {self.subject()}, {self.trait}s stop being {self.trait}s, and all others become "
            f"{self.trait}s{self.ending()}"
        )


class CountsAs(Held, questions.Kind):
    """Makes champions count as another kind of champion."""

    def __init__(self, cards: Cards, type_: int, when: Condition | None = None) -> None:
        super().__init__(cards, when)
        self.type = type_

    def phrase(self) -> str:
        name = facts.TYPE_NAMES[self.type]
        kind = plural_of(self.type) if self.cards.plural else f"{'an' if name[0] in 'aeiou' else 'a'} {name}"
        return f"{self.subject()} {self.verb('counts', 'count')} as {kind}{self.ending()}"
