"""Control words: branches, choices and options of a program. They depend on no game."""

from __future__ import annotations

from itertools import groupby

from spellhall.kernel.frames import CHOOSE_OPTION, PASS, PICK, YES, YES_NO, Ask, action, ask
from spellhall.kernel.state import State
from spellhall.language.context import Context, Running
from spellhall.language.patterns import Pattern
from spellhall.language.words import Condition, Flatten, Instruction, Players, Word, worth_of

_SHORT_DISCARD = Pattern(r"discard (?!.* and )[^,;:]*")


def sentence_of(body: list[Instruction]) -> str:
    """Several instructions as one clause: "draw a card, then discard a card".

    Those that hold at the same time are merged: "until the end of the turn, your heroes are immune to spells, and
    players cannot attack". Two cards discarded one after another share their verb.
    """
    clauses: list[str] = []
    for term, words in groupby((word for word in body if word.phrase()), key=lambda word: word.term()):
        told = [word.phrase() for word in words]
        if term and told[1:]:
            told = [f"{term}, " + ", and ".join(text.removesuffix(term).rstrip() for text in told)]
        for clause in told:
            if clauses and clause.startswith("discard ") and _SHORT_DISCARD.fullmatch(clauses[-1]):
                clauses[-1] += f" and {clause.removeprefix('discard ')}"
            else:
                clauses.append(clause)
    return ", then ".join(clauses)


class May(Instruction):
    """The player decides whether the indented part happens."""

    asks = True

    def __init__(self, body: list[Instruction], rule: str = "") -> None:
        self.body = body
        self.rule = rule

    def phrase(self) -> str:
        return f"you may {'' if self.body[0].is_order() else 'decide that '}{sentence_of(self.body)}"

    def question(self, state: State, fx: Running) -> Ask:
        return ask(fx.seat, YES_NO, [YES, PASS], fx.answered, f"{sentence_of(self.body)}?", self.rule)

    def answer(self, state: State, fx: Running, action: int) -> bool:
        fx.pc += 1 if action == YES else 2
        return True

    def flat(self, flatten: Flatten) -> list[Instruction]:
        return branches(self, [self.body, []])

    def hint(self) -> float:
        return max(0.0, worth_of(self.body))


class Skip(Instruction):
    """Skips the part that a choice left out. It has no text of its own."""

    def __init__(self, distance: int) -> None:
        self.distance = distance

    def phrase(self) -> str:
        return ""

    def run(self, state: State, fx: Running) -> None:
        fx.pc += self.distance

    def hint(self) -> float:
        return 0.0


class If(Instruction):
    """The indented part happens if a condition holds."""

    def __init__(self, condition: Condition, body: list[Instruction], otherwise: list[Instruction]) -> None:
        self.condition = condition
        self.body = body
        self.otherwise = otherwise

    def phrase(self) -> str:
        if len(self.body) == len(self.otherwise) == 1:
            short = self.otherwise[0].bettered(self.body[0], self.condition.phrase())
            if short:
                return short
        body, otherwise = (self._of_it(sentence_of(part)) for part in (self.body, self.otherwise))
        return f"if {self.condition.phrase()}, {body}" + (f"; otherwise, {otherwise}" if otherwise else "")

    def _of_it(self, text: str) -> str:
        """What happens to the card that the condition is about: "if that realm is razed, discard it"."""
        subject = self.condition.subject()
        return text.replace(subject, "it") if subject and text.count(subject) == 1 else text

    def run(self, state: State, fx: Running) -> None:
        if not self.condition.holds(state, fx):
            fx.pc += 1

    def flat(self, flatten: Flatten) -> list[Instruction]:
        return branches(self, [self.body, self.otherwise])

    def hint(self) -> float:
        return 0.5 * worth_of(self.body) + 0.5 * worth_of(self.otherwise)


class Either(Instruction):
    """The player picks one of several parts; ``by`` names another player who does."""

    asks = True

    def __init__(self, options: list[list[Instruction]], by: Players | None = None) -> None:
        self.options = options
        self.by = by

    def parts(self) -> list[Word]:
        return [word for option in self.options for word in option]

    def phrase(self) -> str:
        chooses = "choose" if self.by is None else f"{self.by.phrase()} chooses"
        told = [sentence_of(option) for option in self.options]
        kinds = told_apart(*told) if len(told) == 2 else None
        if kinds is not None:
            return f"{chooses} {kinds[0]} or {kinds[1]}: {told[0].replace(kinds[0], 'such cards')}"
        return f"{chooses} one: " + "; or ".join(told)

    def told(self, state: State, fx: Context) -> tuple[str, ...]:
        """The parts, for the player who picks one, with the card's name."""
        name = str(state.definition(fx.source).name)
        return tuple(sentence_of(option).replace("this card", name) for option in self.options)

    def question(self, state: State, fx: Running) -> Ask:
        words = self.told(state, fx)
        seat = fx.seat if self.by is None else (self.by.seats(state, fx) or [fx.seat])[0]
        return ask(
            seat, CHOOSE_OPTION, [action(PICK, i) for i in range(len(words))], fx.answered, "choose one", words=words
        )

    def answer(self, state: State, fx: Running, action: int) -> bool:
        fx.pc += 1 + action
        return True

    def flat(self, flatten: Flatten) -> list[Instruction]:
        return branches(self, self.options)

    def hint(self) -> float:
        return max([worth_of(option) for option in self.options])


def told_apart(one: str, other: str) -> tuple[str, str] | None:
    """The two kinds of cards that are the only difference between two long texts; None if they differ in more."""
    first, second = one.split(), other.split()
    at = next((i for i, (a, b) in enumerate(zip(first, second, strict=False)) if a != b), 0)
    if not at or first[at - 1] != "all":
        return None
    for length in (1, 2):
        for other_length in (1, 2):
            kinds = " ".join(first[at : at + length]), " ".join(second[at : at + other_length])
            if one.count(kinds[0]) > 1 and one.replace(kinds[0], kinds[1]) == other:
                return kinds
    return None


class Not(Condition):
    """The opposite of a condition."""

    def __init__(self, condition: Condition) -> None:
        self.condition = condition

    @property
    def subjectless(self) -> bool:
        """Whether its text doesn't say whom it is about, as in "not attacking"."""
        return bool(getattr(self.condition, "subjectless", False))

    def phrase(self) -> str:
        return self.condition.denied()

    def denied(self) -> str:
        return self.condition.phrase()

    def holds(self, state: State, fx: Context) -> bool:
        return not self.condition.holds(state, fx)


class All(Condition):
    """Several conditions that must all hold."""

    def __init__(self, *conditions: Condition) -> None:
        self.conditions = conditions

    def phrase(self) -> str:
        return " and ".join(condition.phrase() for condition in self.conditions)

    def denied(self) -> str:
        return " or ".join(condition.denied() for condition in self.conditions)

    def holds(self, state: State, fx: Context) -> bool:
        for condition in self.conditions:  # noqa: SIM110 (asked all the time: a generator costs a third)
            if not condition.holds(state, fx):
                return False
        return True


class AnyOf(Condition):
    """At least one of several conditions must hold."""

    def __init__(self, *conditions: Condition) -> None:
        self.conditions = conditions

    def phrase(self) -> str:
        return " or ".join(condition.phrase() for condition in self.conditions)

    def denied(self) -> str:
        return " and ".join(condition.denied() for condition in self.conditions)

    def holds(self, state: State, fx: Context) -> bool:
        for condition in self.conditions:  # noqa: SIM110 (as above)
            if condition.holds(state, fx):
                return True
        return False


def flatten(body: list[Instruction]) -> list[Instruction]:
    """A nested body as a flat program: each control word adds its parts and the jumps it needs."""
    return [word for each in body for word in each.flat(flatten)]


def branches(word: Instruction, options: list[list[Instruction]]) -> list[Instruction]:
    """The layout of a word that continues with one of several parts: the word, a jump to each part, the parts.

    The word advances ``fx.pc`` by the part's number (from just behind itself).
    """
    parts = [flatten(option) for option in options]
    lengths = [len(part) + 1 for part in parts]
    code: list[Instruction] = [word]
    for i in range(len(parts)):
        code.append(Skip(len(parts) - 1 - i + sum(lengths[:i])))
    for i, part in enumerate(parts):
        code += [*part, Skip(sum(lengths[i + 1 :]))]
    return code
