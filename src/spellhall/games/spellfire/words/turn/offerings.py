"""What is given up or brought down, counted in levels; and what a card keeps in mind of it."""

from __future__ import annotations

from spellhall.games.spellfire.rules.battle.removed_mid_round import discard_by_text, is_felled
from spellhall.games.spellfire.rules.battle.sides import fighter_of
from spellhall.games.spellfire.rules.host import number_of_modifier, services_of
from spellhall.games.spellfire.rules.levels.defined import card_of
from spellhall.games.spellfire.rules.levels.levels import adjusted_level, base_level, own_level
from spellhall.games.spellfire.rules.questions import Ban, Loyalty, Memory
from spellhall.games.spellfire.table import (
    ATTACHED,
    BATTLE_END,
    DISCARD,
    FOR_GOOD,
    HAND,
    PAID,
    RETURNED,
    SWITCHED,
    TURN,
)
from spellhall.games.spellfire.words.describing.descriptions import looks_into_hands
from spellhall.games.spellfire.words.describing.filters import Filter
from spellhall.games.spellfire.words.describing.players import Players
from spellhall.games.spellfire.words.plays.effects import Effectful, removable, withstands
from spellhall.kernel.frames import CHOOSE_CARD, PASS, Ask, ask
from spellhall.kernel.state import State
from spellhall.language.context import Context, Running
from spellhall.language.words import Cards, Modifier, Number, number_of, numeral


class GiveUpLevels(Effectful):
    """Discards cards of one's own until their levels come to a total: the price of some avatars (SF-AVA-01).

    The slot counts the levels that were given up so far. With a ``count`` it must be exactly so many cards, which the
    slot after it counts.
    """

    asks = True

    def __init__(self, what: Filter, total: int | Number, slot: int, count: int = 0) -> None:
        self.what = what
        self.total = total
        self.slot = slot
        self.count = count

    def phrase(self) -> str:
        if self.count:
            return f"discard {numeral(self.count)} {self.what.many()} worth {self.total} or more levels together"
        if isinstance(self.total, Number):
            return f"discard {self.what.many()} worth at least {self.total.phrase()}"
        return f"discard {self.what.many()} worth {self.total} or more levels"

    def payable(self, state: State, fx: Context) -> bool:
        if self.count:
            return bool(self._fitting(state, fx, self.count, number_of(self.total, state, fx)))
        return sum(self._level(state, h) for h in self.what.handles(state, fx)) >= number_of(self.total, state, fx)

    def _fitting(self, state: State, fx: Context, count: int, total: int) -> list[int]:
        """The cards that, with the highest of the others, can still make up a total."""
        found = self.what.handles(state, fx)
        levels = {card: self._level(state, card) for card in found}
        fitting = []
        for card in found:
            others = sorted((levels[other] for other in found if other != card), reverse=True)[: count - 1]
            if len(others) == count - 1 and levels[card] + sum(others) >= total:
                fitting.append(card)
        return fitting

    def _level(self, state: State, handle: int) -> int:
        return adjusted_level(state, handle) if card_of(state, handle).is_champion else own_level(state, handle)

    def question(self, state: State, fx: Running) -> Ask:
        left = number_of(self.total, state, fx) - max(0, fx.slots[self.slot])
        options = self.what.handles(state, fx)
        if self.count:
            options = self._fitting(state, fx, self.count - max(0, fx.slots[self.slot + 1]), left)
        hidden = looks_into_hands(self.what)
        return ask(fx.seat, CHOOSE_CARD, options, fx.answered, f"give up {left} levels", "SF-AVA-01", from_hand=hidden)

    def answer(self, state: State, fx: Running, action: int) -> bool:
        if action == PASS:
            return True
        given: int = max(0, fx.slots[self.slot]) + self._level(state, action)
        fx.slots[self.slot] = given
        state.move(action, DISCARD, state.owner[action], PAID)
        if self.count:
            fx.slots[self.slot + 1] = max(0, fx.slots[self.slot + 1]) + 1
            return bool(fx.slots[self.slot + 1] >= self.count)
        return given >= number_of(self.total, state, fx)

    def hint(self) -> float:
        return -3.0


class Devour(Effectful):
    """Discards cards, one after the other, as long as their levels come to no more than a number in all; its player
    may stop early. The slot counts the levels so far.
    """

    asks = True

    def __init__(self, what: Filter, most: int | Number, slot: int) -> None:
        self.what = what
        self.most = most
        self.slot = slot

    def phrase(self) -> str:
        if isinstance(self.most, int):
            return f"discard any number of {self.what.many()} with a total level of {self.most} or less"
        return f"discard any number of {self.what.many()} with a total level of at most {self.most.phrase()}"

    def _food(self, state: State, fx: Context) -> list[int]:
        left = number_of(self.most, state, fx) - (max(0, fx.slots[self.slot]) if fx.slots else 0)
        return [
            h
            for h in self.what.handles(state, fx)
            if own_level(state, h) <= left and removable(state, h, fx) and not is_felled(state, h)
        ]

    def possible(self, state: State, fx: Context) -> bool:
        return bool(self._food(state, fx))

    def question(self, state: State, fx: Running) -> Ask:
        label = f"discard one of {self.what.many('or')}"
        return ask(fx.seat, CHOOSE_CARD, [*self._food(state, fx), PASS], fx.answered, label, "SF-TERM-26")

    def answer(self, state: State, fx: Running, action: int) -> bool:
        if action == PASS:
            return True
        fx.slots[self.slot] = max(0, fx.slots[self.slot]) + own_level(state, action)
        discard_by_text(state, action, fx.source)
        return False

    def hint(self) -> float:
        return 2.0


class LoseLevels(Effectful):
    """Another player loses cards of their own choice until their levels come to a total, or nothing is left that the
    effect can reach: to the discard pile, or back into the hand (``home``), from where they cannot be played again in
    this battle. With ``base`` only base levels count. The slot counts the levels so far.
    """

    asks = True

    def __init__(
        self, what: Filter, total: int | Number, who: Players, slot: int, home: bool = False, base: bool = False
    ) -> None:
        self.what = what
        self.total = total
        self.who = who
        self.slot = slot
        self.home = home
        self.base = base
        self.kept_out = KeptOut()

    def phrase(self) -> str:
        who = self.who.phrase()
        what = self.what.many().replace(f"{who}'s ", "").replace("opposing ", "")
        total = f"{self.total} or more" if isinstance(self.total, int) else f"at least {self.total.phrase()} in"
        in_all = " in all" if isinstance(self.total, int) else ""
        worth = f"their {what} worth {total} {'base ' if self.base else ''}levels{in_all}, as far as possible"
        if self.home:
            return f"{who} takes {worth}, back into their hand and cannot play them again in this battle"
        return f"{who} discards {worth}"

    def is_order(self) -> bool:
        return False

    def _left(self, state: State, fx: Context) -> list[int]:
        return [h for h in self.what.handles(state, fx) if removable(state, h, fx) and not is_felled(state, h)]

    def question(self, state: State, fx: Running) -> Ask:
        seat = (self.who.seats(state, fx) or [fx.seat])[0]
        left = number_of(self.total, state, fx) - max(0, fx.slots[self.slot])
        options = (self._left(state, fx) if left > 0 else []) or [PASS]
        hidden = looks_into_hands(self.what)
        return ask(seat, CHOOSE_CARD, options, fx.answered, f"lose {left} levels", "SF-TERM-29", from_hand=hidden)

    def answer(self, state: State, fx: Running, action: int) -> bool:
        if action == PASS:
            return True
        whole = adjusted_level if card_of(state, action).is_champion else own_level
        level = base_level(state, action) if self.base else whole(state, action)
        fx.slots[self.slot] = max(0, fx.slots[self.slot]) + level
        if self.home:
            state.move(action, HAND, state.owner[action], RETURNED)
            number = number_of_modifier(state, self.kept_out)
            state.begin_lasting((number, fx.source, fx.seat, action, BATTLE_END, state.regs[TURN], 0))
        else:
            discard_by_text(state, action, fx.source)
        return bool(fx.slots[self.slot] >= number_of(self.total, state, fx))

    def hint(self) -> float:
        return 2.0


class Beguile(Devour):
    """Cards switch to this side, one after the other, as long as their levels come to no more than a number in all; its
    player may stop early.
    """

    def phrase(self) -> str:
        most = f"{self.most} or less" if isinstance(self.most, int) else f"at most {self.most.phrase()}"
        return f"any number of {self.what.many()} with a total level of {most} switch to your side"

    def is_order(self) -> bool:
        return False

    def _food(self, state: State, fx: Context) -> list[int]:
        return [h for h in super()._food(state, fx) if not withstands(state, h, fx, Loyalty)]

    def question(self, state: State, fx: Running) -> Ask:
        label = f"choose one of {self.what.many('or')} that switches sides"
        return ask(fx.seat, CHOOSE_CARD, [*self._food(state, fx), PASS], fx.answered, label, "SF-TERM-26")

    def answer(self, state: State, fx: Running, action: int) -> bool:
        fighter = fighter_of(state, fx.seat)
        if action == PASS or fighter < 0:
            return True
        fx.slots[self.slot] = max(0, fx.slots[self.slot]) + own_level(state, action)
        state.move(action, ATTACHED, fx.seat, SWITCHED, fighter)
        return False


class KeptOut(Ban):
    """What was taken out of a battle can't be played again in it (SF-TERM-29)."""

    def forbids(self, state: State, seat: int, champion: int, card: int, standing: Context) -> bool:
        """Whether a seat may not play a card."""
        return bool(card == standing.subject)

    def phrase(self) -> str:
        return "it cannot be played in this battle"


class Noted(Memory):
    """A card keeps others in mind: what was given up for it, who used it."""

    def phrase(self) -> str:
        return ""


def _word(state: State, number: int) -> Modifier | None:
    """The modifier of a lasting effect, if it has one."""
    return services_of(state).modifiers[number] if number >= 0 else None


class Note(Effectful):
    """Keeps cards in mind for what comes later (``Filter.noted``), instead of those noted so far, or besides them
    (``more``), for good or ``until`` then. With no cards at all, it forgets.
    """

    def __init__(self, cards: Cards | None, more: bool = False, until: int = FOR_GOOD) -> None:
        self.cards = cards
        self.more = more
        self.until = until
        self.note = Noted()

    def phrase(self) -> str:
        return ""

    def run(self, state: State, fx: Running) -> None:
        number = number_of_modifier(state, self.note)
        if not self.more:
            for effect in [e for e in state.lasting if e[1] == fx.source and isinstance(_word(state, e[0]), Noted)]:
                state.end_lasting(effect)
        for card in [] if self.cards is None else self.cards.handles(state, fx):
            state.begin_lasting((number, fx.source, fx.seat, card, self.until, state.regs[TURN], 0))

    def hint(self) -> float:
        return 0.0
