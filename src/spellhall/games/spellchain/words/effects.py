"""Effects: what Spell Chain cards do."""

from __future__ import annotations

from typing import Any, ClassVar

from spellhall.games.spellchain.rules import waiting
from spellhall.games.spellchain.rules.active import held
from spellhall.games.spellchain.rules.health import heal, lose_hp
from spellhall.games.spellchain.rules.hits import REACTION_BASE, REACTIONS, deal_hit, suffer_hit
from spellhall.games.spellchain.rules.pools import gain, take
from spellhall.games.spellchain.rules.resolving import HASTY, has_room
from spellhall.games.spellchain.table import (
    AVOID,
    BLOCK,
    CAP,
    CHAIN,
    CONTINUOUS,
    DISCARD,
    DISCARDED,
    DUE,
    MERCURY,
    MOST_COUNTERS,
    NO_HEAL,
    NOT_DUE,
    ORDER,
    POISON,
    REDIRECT,
    REFLECT,
    RESHAPE,
    SLOT,
    STATUS,
    STRIPPED,
    SUMMONED,
    TO_DISCARD,
    TO_OPPONENT,
    WAITING,
)
from spellhall.games.spellchain.words.numbers import Plus, activated, self_card
from spellhall.kernel.frames import CHOOSE_CARD, CHOOSE_TARGET, PASS, Ask, ask
from spellhall.kernel.state import State
from spellhall.language.control import branches, sentence_of
from spellhall.language.effect import Effect
from spellhall.language.words import Flatten, Instruction, Number, Word, number_of

COLUMNS = {"Block": BLOCK, "Avoid": AVOID, "Reflect": REFLECT, "Redirect": REDIRECT, "Mercury": MERCURY}


def shown(amount: int | Number) -> str:
    """A number in the text of a card."""
    return str(amount) if isinstance(amount, int) else amount.phrase()


def counted(amount: int | Number, unit: str, whom: str) -> str:
    """So much of something for somebody: "3 DMG to your opponent", with what makes it more behind."""
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
        names: list[str] = [name for name in ("Block", "Avoid") if name in self.ignoring]
        if "Bounce" in self.ignoring:
            names += ["Reflect", "Redirect"]
        ignores = f", ignoring {' and '.join(', '.join(names).rsplit(', ', 1))}" if names else ""
        return f"deal {counted(self.amount, 'DMG', ' to your opponent')}{times}{ignores}"

    def run(self, state: State, fx: Any) -> None:
        amount = number_of(self.amount, state, fx)
        dealt = 0
        for _ in range(self.times if amount > 0 else 0):
            dealt += deal_hit(state, fx.source, self_card(fx), fx.seat, amount, self.ignoring)
        fx.number = dealt

    def hint(self) -> float:
        return float(self.times * (self.amount if isinstance(self.amount, int) else 3))


class Lose(Instruction):
    """A player loses HP. That is no damage; nothing reduces it."""

    def __init__(self, amount: int, who: str) -> None:
        self.amount = amount
        self.who = who

    def phrase(self) -> str:
        who = "you lose" if self.who == "you" else "your opponent loses"
        return f"{who} {self.amount} HP"

    def run(self, state: State, fx: Any) -> None:
        lose_hp(state, fx.seat if self.who == "you" else 1 - fx.seat, self.amount, fx.source)

    def hint(self) -> float:
        return -float(self.amount) if self.who == "you" else float(self.amount)


class Heal(Instruction):
    """Heals the player, up to 20 HP (SC-BA-03)."""

    def __init__(self, amount: int | Number) -> None:
        self.amount = amount

    def phrase(self) -> str:
        return f"heal {shown(self.amount)}"

    def run(self, state: State, fx: Any) -> None:
        heal(state, fx.seat, number_of(self.amount, state, fx), fx.source)

    def hint(self) -> float:
        return float(self.amount if isinstance(self.amount, int) else 3)


class Suffer(Instruction):
    """Deals damage to the player himself: a hit that no player deals."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def phrase(self) -> str:
        return f"the player whose zone holds it takes {self.amount} DMG"

    def run(self, state: State, fx: Any) -> None:
        suffer_hit(state, fx.source, fx.seat, self.amount)

    def hint(self) -> float:
        return -float(self.amount)


class HealDealt(Instruction):
    """Heals as much as the hits just before dealt."""

    def phrase(self) -> str:
        return "heal HP equal to the DMG dealt this way"

    def run(self, state: State, fx: Any) -> None:
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

    def run(self, state: State, fx: Any) -> None:
        gain(state, fx.seat, COLUMNS[self.what], number_of(self.amount, state, fx), fx.source)

    def hint(self) -> float:
        return 0.8 * (self.amount if isinstance(self.amount, int) else 3)


class PlacePoison(Instruction):
    """Places Poison counters on the opponent, up to ten."""

    def __init__(self, amount: int | Number) -> None:
        self.amount = amount

    def phrase(self) -> str:
        unit = "Poison counter" if self.amount == 1 or not isinstance(self.amount, int) else "Poison counters"
        return f"place {counted(self.amount, unit, ' on your opponent')}"

    def run(self, state: State, fx: Any) -> None:
        gain(state, 1 - fx.seat, POISON, number_of(self.amount, state, fx), fx.source)

    def hint(self) -> float:
        return 1.5 * (self.amount if isinstance(self.amount, int) else 2)


class Cure(Instruction):
    """Removes Poison counters: so many, or all; the slot keeps how many went."""

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

    def run(self, state: State, fx: Any) -> None:
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

    def run(self, state: State, fx: Any) -> None:
        fx.slots[self.slot] = take(state, fx.seat, MERCURY, MOST_COUNTERS, fx.source)

    def hint(self) -> float:
        return 0.0


# ---------------------------------------------------------------------- what waits for later cards


class NegateNext(Instruction):
    """Negates the next opposing card of a kind to activate in this chain (section NE)."""

    CODES: ClassVar[dict[str, int]] = {
        "Spell": waiting.NEGATE_SPELL,
        "card": waiting.NEGATE_CARD,
        "plain Spell": waiting.NEGATE_PLAIN,
    }

    def __init__(self, what: str, count: int, then: tuple[str, ...]) -> None:
        self.what = what
        self.count = count
        self.then = then

    def phrase(self) -> str:
        count = {1: "the next opposing", 2: "the next two opposing"}[self.count]
        plain = self.what == "plain Spell"
        noun = ("Spell" if plain else self.what) + ("s" if self.count > 1 else "")
        text = f"negate {count} {noun} to activate this chain"
        if plain:
            text += " that is neither Continuous, Summon nor Ultimate"
        if "apply" in self.then:
            text += ", then apply that Spell's effect as though you controlled it"
        if "weaken" in self.then:
            text += "; each hit dealt by the opposing card that activates after that deals 2 less DMG"
        return text

    def run(self, state: State, fx: Any) -> None:
        argument = (waiting.APPLY_IT if "apply" in self.then else 0) | (
            waiting.WEAKEN_AFTER if "weaken" in self.then else 0
        )
        waiting.wait(state, self.CODES[self.what], fx.source, fx.seat, self.count, argument)

    def hint(self) -> float:
        return 2.5 * self.count


class NegateOwnWaiting(Instruction):
    """Negates each of the player's own cards that still waits."""

    def phrase(self) -> str:
        return "each of your own cards still waiting to activate this chain is negated"

    def run(self, state: State, fx: Any) -> None:
        for card in list(state.pile(CHAIN, fx.seat)):
            if state.marks[STATUS][card] == WAITING and not waiting.is_firm(state, card):
                waiting.negate(state, card, fx.source)

    def hint(self) -> float:
        return -3.0


class NegateWaitingSummon(Instruction):
    """Negates an opposing Summon card that waits in the chain; of several, the player chooses one."""

    asks = True

    def phrase(self) -> str:
        return "negate it"

    def question(self, state: State, fx: Any) -> Ask:
        options = [
            card
            for card in state.pile(CHAIN, 1 - fx.seat)
            if state.marks[STATUS][card] == WAITING and state.definition(card).summon
        ]
        return ask(fx.seat, CHOOSE_TARGET, options, fx.answered, "negate which Summon card?", "SC-RS-06")

    def answer(self, state: State, fx: Any, action: int) -> bool:
        if action != PASS and not waiting.is_saved(state, action):
            waiting.negate(state, action, fx.source)
        return True

    def hint(self) -> float:
        return 3.0


class WeakenNext(Instruction):
    """Each hit of the next opposing card to activate deals less."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def phrase(self) -> str:
        return f"each hit dealt by the next opposing card to activate this chain deals {self.amount} less DMG"

    def run(self, state: State, fx: Any) -> None:
        waiting.wait(state, waiting.WEAKEN, fx.source, fx.seat, 1, self.amount)

    def hint(self) -> float:
        return 2.0


class BoostNext(Instruction):
    """The first hit of the player's next Spell with a DMG effect deals more, or each of its hits is doubled."""

    def __init__(self, amount: int, double: bool) -> None:
        self.amount = amount
        self.double = double

    def phrase(self) -> str:
        if self.double:
            return "each hit dealt by the next Spell with a DMG effect you activate this chain is doubled"
        return f"the first hit of the next Spell with a DMG effect you activate this chain deals {self.amount} more DMG"

    def run(self, state: State, fx: Any) -> None:
        code = waiting.DOUBLE if self.double else waiting.BOOST
        waiting.wait(state, code, fx.source, fx.seat, 1, self.amount)

    def hint(self) -> float:
        return 2.0


class ProtectNext(Instruction):
    """The player's next Spell to activate in this chain cannot be negated."""

    def phrase(self) -> str:
        return "the next Spell you activate this chain cannot be negated"

    def run(self, state: State, fx: Any) -> None:
        waiting.wait(state, waiting.PROTECT, fx.source, fx.seat)

    def hint(self) -> float:
        return 1.0


class Ward(Instruction):
    """The next opposing effect that would negate one of the player's cards negates nothing."""

    def phrase(self) -> str:
        return "the next opposing effect that would negate one of your cards this chain negates nothing"

    def run(self, state: State, fx: Any) -> None:
        waiting.wait(state, waiting.WARD, fx.source, fx.seat)

    def hint(self) -> float:
        return 1.0


class SeizeNext(Instruction):
    """The next opposing card with a DMG effect may work for this player, by the roll of a d20."""

    def __init__(self, least: int) -> None:
        self.least = least

    def phrase(self) -> str:
        return (
            "when the next opposing card with a DMG effect activates this chain, roll a d20: on "
            f"{self.least} or more its effect is applied as though you controlled it"
        )

    def run(self, state: State, fx: Any) -> None:
        waiting.wait(state, waiting.SEIZE, fx.source, fx.seat, 1, self.least)

    def hint(self) -> float:
        return 3.0


class React(Instruction):
    """Waits for hits for the rest of the chain: "hex" (the next dealer of damage loses 1 HP), "recourse" (each dealer
    is poisoned), "veil" (heal 1 for each hit avoided), "drain" (at the end heal what Block prevented).
    """

    def __init__(self, how: str, most: int) -> None:
        self.how = how
        self.most = most

    def phrase(self) -> str:
        return {
            "hex": "the next time your opponent deals DMG to you this chain, they lose 1 HP",
            "recourse": "each time your opponent deals DMG to you this chain, place 1 Poison counter on them "
            f"(at most {self.most} this way)",
            "veil": "heal 1 each time this chain that you avoid a hit",
            "drain": "at the end of this chain, heal HP equal to the DMG prevented by your Block this chain "
            f"(at most {self.most})",
        }[self.how]

    def run(self, state: State, fx: Any) -> None:
        state.begin_lasting((REACTION_BASE + REACTIONS[self.how], fx.source, fx.seat, max(1, self.most), 0, 0, 0))

    def hint(self) -> float:
        return 1.0


# ---------------------------------------------------------------------- zones and defences


class DiscardFrom(Instruction):
    """Discards one card (the player's choice), or every card, from a Continuous or Summon Zone."""

    asks = True

    def __init__(self, zone: str, kind: str, every: bool, whose: str, slot: int) -> None:
        self.zones = {"Continuous": (CONTINUOUS,), "Summon": (SUMMONED,), "both": (CONTINUOUS, SUMMONED)}[zone]
        self.zone = zone
        self.kind = kind
        self.every = every
        self.whose = whose
        self.slot = slot

    def phrase(self) -> str:
        where = "every Continuous Zone and Summon Zone" if self.zone == "both" else f"the {self.zone} Zone"
        if self.whose == "all":
            return f"discard every card in {where}"
        what = f"{self.zone} {self.kind or 'card'}"
        if self.every:
            return f"discard all of your opponent's {what}s from {where}"
        return f"discard one {what} your opponent controls from {where}"

    def candidates(self, state: State, fx: Any) -> list[int]:
        """The cards that may be discarded."""
        seats = (0, 1) if self.whose == "all" else (1 - fx.seat,)
        found = [card for zone in self.zones for seat in seats for card in state.pile(zone, seat)]
        return [card for card in found if not self.kind or state.definition(card).kind == self.kind]

    def question(self, state: State, fx: Any) -> Ask:
        options = [PASS] if self.every else self.candidates(state, fx)
        return ask(fx.seat, CHOOSE_TARGET, options, fx.answered, self.phrase(), "SC-RS-06")

    def answer(self, state: State, fx: Any, action: int) -> bool:
        chosen = self.candidates(state, fx) if self.every else [action] if action != PASS else []
        for card in chosen:
            state.move(card, DISCARD, state.owner[card], DISCARDED)
        fx.slots[self.slot] = len(chosen)
        return True

    def hint(self) -> float:
        return 2.0


class Strip(Instruction):
    """Removes Block, Reflect and Avoid from the opponent, who gains none for the rest of the chain."""

    def phrase(self) -> str:
        return "remove all Block, Reflect and Avoid from your opponent, who cannot gain any for the rest of this chain"

    def run(self, state: State, fx: Any) -> None:
        seat = 1 - fx.seat
        firm = any(standing.seat == seat for _, standing in held(state, "firm block"))
        for column in (REFLECT, AVOID, *(() if firm else (BLOCK,))):
            take(state, seat, column, state.seat_data[column][seat], fx.source)
        state.set_seat(STRIPPED, seat, 1)

    def hint(self) -> float:
        return 1.0


class NoHealing(Instruction):
    """The opponent cannot heal for the rest of the chain."""

    def phrase(self) -> str:
        return "your opponent cannot heal for the rest of this chain"

    def run(self, state: State, fx: Any) -> None:
        state.set_seat(NO_HEAL, 1 - fx.seat, 1)

    def hint(self) -> float:
        return 0.5


class CapHits(Instruction):
    """For the rest of the chain each hit against the player deals at most so much."""

    def __init__(self, most: int) -> None:
        self.most = most

    def phrase(self) -> str:
        return f"for the rest of this chain, each hit against you deals at most {self.most} DMG"

    def run(self, state: State, fx: Any) -> None:
        state.set_seat(CAP, fx.seat, self.most)

    def hint(self) -> float:
        return 3.0


# ---------------------------------------------------------------------- hands, slots, copies


class ReshapeNext(Instruction):
    """At the start of the next chain the player may exchange cards."""

    def __init__(self, number: int) -> None:
        self.number = number

    def phrase(self) -> str:
        return f"Reshape {self.number} at the start of the next chain"

    def run(self, state: State, fx: Any) -> None:
        state.set_seat(RESHAPE, fx.seat, state.seat_data[RESHAPE][fx.seat] + self.number)

    def hint(self) -> float:
        return 0.5 * self.number


class ReshapeNow(Instruction):
    """The player may exchange cards of his hand at once."""

    def __init__(self, number: int) -> None:
        self.number = number

    def phrase(self) -> str:
        return f"Reshape {self.number}"

    def run(self, state: State, fx: Any) -> None:
        from spellhall.games.spellchain.rules.duel import Reshape

        state.call(Reshape(seat=fx.seat, left=self.number))

    def hint(self) -> float:
        return 0.5 * self.number


class RevealNext(Instruction):
    """At the start of the next chain the opponent shows his hand."""

    def phrase(self) -> str:
        return "at the start of the next chain, your opponent reveals their hand"

    def run(self, state: State, fx: Any) -> None:
        from spellhall.games.spellchain.rules.duel import REVEAL

        state.begin_lasting((REVEAL, fx.source, fx.seat, 1, 0, 0, 0))

    def hint(self) -> float:
        return 0.5


class Haste(Instruction):
    """The player's next waiting card activates right after this one."""

    def phrase(self) -> str:
        return "your next waiting card activates immediately after this one"

    def run(self, state: State, fx: Any) -> None:
        own = [card for card in state.pile(CHAIN, fx.seat) if state.marks[STATUS][card] == WAITING]
        if own:
            card = max(own, key=state.marks[SLOT].__getitem__)
            state.begin_lasting((HASTY, card, fx.seat, 1, 0, 0, 0))

    def hint(self) -> float:
        return 0.5


class SwapWaiting(Instruction):
    """Swaps the slots of two waiting cards of the same player, both chosen by this card's player."""

    asks = True

    def __init__(self, first: int) -> None:
        self.first = first

    def phrase(self) -> str:
        return "swap the slots of two waiting cards of your choice belonging to the same player"

    def candidates(self, state: State, fx: Any) -> list[int]:
        """The waiting cards that may be picked next."""
        piles = [[c for c in state.pile(CHAIN, s) if state.marks[STATUS][c] == WAITING] for s in range(2)]
        chosen = fx.slots[self.first]
        if chosen >= 0:
            return [card for card in piles[state.control[chosen]] if card != chosen]
        return [card for pile in piles if len(pile) > 1 for card in pile]

    def question(self, state: State, fx: Any) -> Ask:
        return ask(fx.seat, CHOOSE_TARGET, self.candidates(state, fx), fx.answered, "swap which cards?", "SC-RS-06")

    def answer(self, state: State, fx: Any, action: int) -> bool:
        if action == PASS:
            return True
        one = fx.slots[self.first]
        if one < 0:
            fx.slots[self.first] = action
            return False
        slot = state.marks[SLOT][one]
        state.mark(SLOT, one, state.marks[SLOT][action])
        state.mark(SLOT, action, slot)
        return True

    def hint(self) -> float:
        return 0.5


class Apply(Instruction):
    """Applies the effect of another card as though this player had activated it: that of the opposing card that went
    just before, of the last other own card, or of a Spell in the own discard pile. With none, nothing happens; the
    otherwise part of the card says what then.
    """

    asks = True

    def __init__(self, which: str) -> None:
        self.which = which

    def phrase(self) -> str:
        return {
            "previous opposing": "apply its effect as though you controlled it",
            "last own": "apply the effect of the last one as though it activated again",
            "discarded": "apply the effect of one non-Continuous, non-Summon, non-Ultimate Spell in your discard pile "
            "as though you had activated it",
        }[self.which]

    def candidates(self, state: State, fx: Any) -> list[int]:
        """The cards whose effect may be applied (none or one, but for the discard pile)."""
        return copyable(state, fx, self.which)

    def question(self, state: State, fx: Any) -> Ask:
        options = self.candidates(state, fx)
        return ask(fx.seat, CHOOSE_CARD, options, fx.answered, "apply which effect?", "SC-RS-06")

    def answer(self, state: State, fx: Any, action: int) -> bool:
        if action == PASS:
            return True
        ability = state.definition(action).activates
        fx.pc += 1
        if ability is not None:
            state.call(Effect.of(ability.program, action, fx.seat, user=self_card(fx)))
        return True

    def hint(self) -> float:
        return 3.0


def copyable(state: State, fx: Any, which: str) -> list[int]:
    """The cards whose effect a copy may apply now: none being applied already, or two mirrors would never end."""
    user = self_card(fx)
    running = {frame.source for frame in state.stack if isinstance(frame, Effect)} - {user}
    return [card for card in _copies(state, fx, which, user) if card not in running]


def _copies(state: State, fx: Any, which: str, user: int) -> list[int]:
    if which == "discarded":
        return [
            card
            for card in state.pile(DISCARD, fx.seat)
            if state.definition(card).kind == "Spell"
            and not state.definition(card).seals & {"Continuous", "Summon", "Ultimate"}
        ]
    if which == "last own":
        own = [c for c in activated(state, fx.seat, but=user) if not _stays(state, c) and c != fx.source]
        return own[-1:]
    before = state.marks[ORDER][user] - 1
    for zone in (CHAIN, SUMMONED):
        for card in state.pile(zone, 1 - fx.seat):
            if before > 0 and state.marks[ORDER][card] == before and not _stays(state, card):
                return [card]
    return []


def _stays(state: State, card: int) -> bool:
    definition = state.definition(card)
    return bool(definition.continuous or definition.summon)


class MoveOver(Instruction):
    """At the end of the chain this card moves to the opponent's Continuous Zone instead of its player's."""

    def phrase(self) -> str:
        return (
            "at the end of this chain this card moves to your opponent's Continuous Zone instead of yours "
            "(it is discarded if that zone is full)"
        )

    def run(self, state: State, fx: Any) -> None:
        if state.marks[DUE][fx.source] != NOT_DUE and fx.seat == state.control[fx.source]:
            state.mark(DUE, fx.source, TO_OPPONENT if has_room(state, 1 - fx.seat) else TO_DISCARD)

    def hint(self) -> float:
        return 1.0


class RollTable(Instruction):
    """Rolls a d20 and carries out the part whose range it falls into."""

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

    def run(self, state: State, fx: Any) -> None:
        roll = state.roll(waiting.D20, fx.seat) + 1
        fx.pc += next(i for i, limit in enumerate(self.limits) if roll <= limit)

    def flat(self, flatten: Flatten) -> list[Instruction]:
        return branches(self, self.options)

    def hint(self) -> float:
        return sum(word.hint() for body in self.options for word in body) / len(self.options)
