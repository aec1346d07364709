"""Effects: what Spell Chain cards do to HP, defences and counters at once. The other verbs are in ``later``,
``zones``, ``slots`` and ``copies``.
"""

from __future__ import annotations

from spellhall.games.spellchain.rules import waiting
from spellhall.games.spellchain.rules.health import heal, lose_hp
from spellhall.games.spellchain.rules.hits import deal_hit, suffer_hit
from spellhall.games.spellchain.rules.pools import gain, take
from spellhall.games.spellchain.table import (
    AVOID,
    BLOCK,
    MERCURY,
    MOST_COUNTERS,
    POISON,
    REDIRECT,
    REFLECT,
)
from spellhall.games.spellchain.words.numbers import Plus, self_card
from spellhall.kernel.state import State
from spellhall.language.context import Running
from spellhall.language.control import branches, sentence_of
from spellhall.language.words import Flatten, Instruction, Number, Word, number_of, worth_of

COLUMNS = {"Block": BLOCK, "Avoid": AVOID, "Reflect": REFLECT, "Redirect": REDIRECT, "Mercury": MERCURY}


def shown(amount: int | Number) -> str:
    """A number in a card's text."""
    return str(amount) if isinstance(amount, int) else amount.phrase()


def counted(amount: int | Number, unit: str, whom: str) -> str:
    """An amount of something for a player: "3 DMG to your opponent", followed by what increases it."""
    if isinstance(amount, Plus):
        return amount.of(unit, whom)
    return f"{shown(amount)} {unit}{whom}"


class Deal(Instruction):
    """Deals damage to the opponent: one hit, or several (see ``rules.hits``); zero is no hit."""

    def __init__(self, amount: int | Number, times: int, ignoring: str) -> None:
        self.amount = amount
        self.times = times
        self.ignoring = frozenset(ignoring.split())

    def phrase(self) -> str:
        times = {1: "", 2: " twice", 3: " three times", 4: " four times"}[self.times]
        ignores = f", ignoring {self._ignored()}" if self.ignoring else ""
        return f"deal {counted(self.amount, 'DMG', ' to your opponent')}{times}{ignores}"

    def bettered(self, better: Instruction, when: str) -> str:
        if not isinstance(better, Deal) or better.times != self.times:
            return ""
        if better.ignoring == self.ignoring and isinstance(better.amount, int):
            return f"{self.phrase()}; {better.amount} instead if {when}"
        if better.amount == self.amount and not self.ignoring:
            return f"{self.phrase()}; if {when}, this ignores {better._ignored()}"
        return ""

    def _ignored(self) -> str:
        names: list[str] = [name for name in ("Block", "Avoid") if name in self.ignoring]
        if "Bounce" in self.ignoring:
            names += ["Reflect", "Redirect"]
        return " and ".join(", ".join(names).rsplit(", ", 1))

    def run(self, state: State, fx: Running) -> None:
        amount = number_of(self.amount, state, fx)
        dealt = 0
        for _ in range(self.times if amount > 0 else 0):
            dealt += deal_hit(state, fx.source, self_card(fx), fx.seat, amount, self.ignoring)
        fx.number = dealt

    def hint(self) -> float:
        return float(self.times * (self.amount if isinstance(self.amount, int) else 3))


class Lose(Instruction):
    """A player loses HP. This isn't damage; nothing reduces it."""

    def __init__(self, amount: int, who: str) -> None:
        self.amount = amount
        self.who = who

    def phrase(self) -> str:
        who = "you lose" if self.who == "you" else "your opponent loses"
        return f"{who} {self.amount} HP"

    def run(self, state: State, fx: Running) -> None:
        lose_hp(state, fx.seat if self.who == "you" else 1 - fx.seat, self.amount, fx.source)

    def hint(self) -> float:
        return -float(self.amount) if self.who == "you" else float(self.amount)


class Heal(Instruction):
    """Heals the player, up to 20 HP (SC-BA-03)."""

    def __init__(self, amount: int | Number) -> None:
        self.amount = amount

    def phrase(self) -> str:
        return f"heal {shown(self.amount)}"

    def run(self, state: State, fx: Running) -> None:
        heal(state, fx.seat, number_of(self.amount, state, fx), fx.source)

    def hint(self) -> float:
        return float(self.amount if isinstance(self.amount, int) else 3)


class Suffer(Instruction):
    """Deals damage to the card's own player: a hit that no player deals."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def phrase(self) -> str:
        return f"the player whose zone holds it takes {self.amount} DMG"

    def run(self, state: State, fx: Running) -> None:
        suffer_hit(state, fx.source, fx.seat, self.amount)

    def hint(self) -> float:
        return -float(self.amount)


class HealDealt(Instruction):
    """Heals as much as the hits just before it dealt."""

    def phrase(self) -> str:
        return "heal HP equal to the DMG dealt this way"

    def run(self, state: State, fx: Running) -> None:
        heal(state, fx.seat, fx.number, fx.source)

    def hint(self) -> float:
        return 2.0


class Gain(Instruction):
    """Gains Block (points prevented), Avoid (hits avoided), Reflect or Redirect (points sent back), or Mercury."""

    def __init__(self, what: str, amount: int | Number) -> None:
        self.what = what
        self.amount = amount

    def phrase(self) -> str:
        if self.what == "Mercury":
            return f"gain {shown(self.amount)} Mercury"
        if self.what == "Reflect":
            return f"Reflect {shown(self.amount)} (of the next hit against you)"
        if self.what == "Redirect":
            most = f"up to {shown(self.amount)} DMG"
            return f"{most} of the next hit against you this chain is dealt to your opponent instead"
        return f"{self.what} {shown(self.amount)}"

    def run(self, state: State, fx: Running) -> None:
        gain(state, fx.seat, COLUMNS[self.what], number_of(self.amount, state, fx), fx.source)

    def hint(self) -> float:
        return 0.8 * (self.amount if isinstance(self.amount, int) else 3)


class PlacePoison(Instruction):
    """Places Poison counters on the opponent, up to ten."""

    def __init__(self, amount: int | Number) -> None:
        self.amount = amount

    def phrase(self) -> str:
        if isinstance(self.amount, Plus) and self.amount.doubles_poison:
            return f"double the Poison counters on your opponent (at most {self.amount.most} more)"
        unit = "Poison counter" if self.amount == 1 or not isinstance(self.amount, int) else "Poison counters"
        return f"place {counted(self.amount, unit, ' on your opponent')}"

    def run(self, state: State, fx: Running) -> None:
        gain(state, 1 - fx.seat, POISON, number_of(self.amount, state, fx), fx.source)

    def hint(self) -> float:
        return 1.5 * (self.amount if isinstance(self.amount, int) else 2)


class Cure(Instruction):
    """Removes Poison counters: this many, or all; the slot keeps how many were removed."""

    def __init__(self, amount: int, who: str, slot: int = -1) -> None:
        self.amount = amount
        self.who = who
        self.slot = slot

    def phrase(self) -> str:
        what = (
            "all Poison counters"
            if not self.amount
            else f"{self.amount} Poison counter{'s' if self.amount > 1 else ''}"
        )
        return f"remove {what} from {'yourself' if self.who == 'you' else 'your opponent'}"

    def run(self, state: State, fx: Running) -> None:
        seat = fx.seat if self.who == "you" else 1 - fx.seat
        gone = take(state, seat, POISON, self.amount or MOST_COUNTERS, fx.source)
        if self.slot >= 0:
            fx.slots[self.slot] = gone

    def hint(self) -> float:
        return 0.5


class SpendMercury(Instruction):
    """Spends all Mercury; the slot keeps how much."""

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def phrase(self) -> str:
        return "spend all your Mercury"

    def run(self, state: State, fx: Running) -> None:
        fx.slots[self.slot] = take(state, fx.seat, MERCURY, MOST_COUNTERS, fx.source)

    def hint(self) -> float:
        return 0.0


class RollTable(Instruction):
    """Rolls a d20 and carries out the part for that roll."""

    def __init__(self, table: list[tuple[int, list[Instruction]]]) -> None:
        self.limits = [limit for limit, _ in table]
        self.options = [body for _, body in table]

    def phrase(self) -> str:
        parts, low = [], 1
        for limit, body in zip(self.limits, self.options, strict=True):
            parts.append(f"{low}-{limit}: {sentence_of(body)}")
            low = limit + 1
        return "roll a d20. " + "; ".join(parts)

    def parts(self) -> list[Word]:
        return [word for body in self.options for word in body]

    def run(self, state: State, fx: Running) -> None:
        roll = state.roll(waiting.D20, fx.seat) + 1
        fx.pc += next(i for i, limit in enumerate(self.limits) if roll <= limit)

    def flat(self, flatten: Flatten) -> list[Instruction]:
        return branches(self, self.options)

    def hint(self) -> float:
        return sum([worth_of(body) for body in self.options], 0.0) / len(self.options)
