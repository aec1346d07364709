"""Verbs for what lasts: modifiers given for a time, attachment, copied powers."""

from __future__ import annotations

import re
from collections.abc import Callable

from spellhall.games.spellfire import facts
from spellhall.games.spellfire.rules.battle.sides import beneath, in_round
from spellhall.games.spellfire.rules.host import number_of_modifier
from spellhall.games.spellfire.rules.levels.defined import card_of
from spellhall.games.spellfire.rules.levels.immunity import reaches
from spellhall.games.spellfire.rules.plays.permits import why_not_bear
from spellhall.games.spellfire.rules.plays.rule_of_the_cosmos import name_is_free
from spellhall.games.spellfire.rules.questions import Clinging, Presence, Transience, Vanguard
from spellhall.games.spellfire.table import (
    ACTIVE,
    ACTIVE_PLAYERS_NEXT_TURN,
    ATTACHED,
    BENEATH,
    DURATIONS,
    END_OF_ITS_PLAYERS_NEXT_TURN,
    END_OF_OWN_NEXT_TURN,
    END_OF_OWN_TURN,
    MODEL,
    OUT,
    OWN_NEXT_TURN,
    ROUND_END,
    SENT,
    TABLE,
    TURN,
    TURN_END,
    USED,
    WHILE_IN_PLAY,
)
from spellhall.games.spellfire.words.describing.filters import Filter
from spellhall.games.spellfire.words.describing.nouns import (
    IT,
    champions,
    clerics,
    heroes,
    monsters,
    psionicists,
    regents,
    thieves,
    wizards,
)
from spellhall.games.spellfire.words.describing.numbers import AtOnce
from spellhall.games.spellfire.words.describing.players import ITS_PLAYER, Players
from spellhall.games.spellfire.words.describing.wording import plural_of
from spellhall.games.spellfire.words.levels.identity import PLURALS, CountsAs
from spellhall.games.spellfire.words.plays.effects import Effectful, removable
from spellhall.kernel.frames import CHOOSE_OPTION, PICK, Ask, action, ask
from spellhall.kernel.state import State
from spellhall.language.context import Context, Running
from spellhall.language.words import Cards, Modifier, listed, numeral

KINDS = (clerics, heroes, monsters, psionicists, regents, thieves, wizards)
"""The nouns of the seven kinds, in the order of their types."""
SEVERAL_DO = {
    "gains": "gain",
    "loses": "lose",
    "has": "have",
    "is": "are",
    "counts": "count",
    "returns": "return",
    "goes": "go",
    "attacks": "attack",
    "stays": "stay",
}
"""Verbs of modifiers, where they are given to several cards."""


def _plural_of(kind: str) -> str:
    return PLURALS.get(kind) or plural_of(kind)


class Give(Effectful):
    """Gives cards a modifier for a time; in the modifier, IT is each of them."""

    def __init__(self, cards: Cards, modifier: Modifier, until: int) -> None:
        self.cards = cards
        self.modifier = modifier
        self.until = until

    def phrase(self) -> str:
        text = self.modifier.phrase()
        subject = self.cards.phrase()
        if not text.startswith("it "):
            return f"{text.replace(' it ', f' {subject} ', 1)} {self.term()}".rstrip()
        verb, _, rest = text.removeprefix("it ").partition(" ")
        if self.cards.plural:
            verb = SEVERAL_DO.get(verb, verb)
            rest = re.sub(r"\bits\b", "their", rest)
            rest = re.sub(r"^((?:as )?)an? ([\w-]+)", lambda kind: kind[1] + _plural_of(kind[2]), rest)
        return f"{subject} {verb} {rest} {self.term()}".rstrip()

    def is_order(self) -> bool:
        return False

    def term(self) -> str:
        """How long it lasts; nothing of a card's own modifier that ends with the card, or of what looks at the end of
        the round alone.
        """
        at_its_end = self.until == ROUND_END and isinstance(self.modifier, (Clinging, Transience))
        with_it = self.until == WHILE_IN_PLAY and self.cards.phrase() == "this card"
        return "" if at_its_end or with_it else DURATIONS[self.until]

    def run(self, state: State, fx: Running) -> None:
        number = number_of_modifier(state, self.modifier)
        for handle in self.cards.handles(state, fx):
            if reaches(state, fx, handle):
                fixed = self._fixed(state, fx, handle)
                seat, until = fx.seat, self.until
                if until == END_OF_ITS_PLAYERS_NEXT_TURN:
                    seat, until = state.control[handle], END_OF_OWN_NEXT_TURN
                state.begin_lasting((number, fx.source, seat, handle, until, state.regs[TURN], fx.spared, *fixed))

    def _fixed(self, state: State, fx: Running, handle: int) -> tuple[int, ...]:
        """What the modifier counts only once (``AtOnce``), counted now."""
        amount = getattr(self.modifier, "amount", None)
        if not isinstance(amount, AtOnce):
            return ()
        before, fx.subject = fx.subject, handle
        value = amount.number.value(state, fx)
        fx.subject = before
        return (value,)

    def hint(self) -> float:
        return 1.0


class ChooseKind(Effectful):
    """The player chooses which kind of champion a card counts as for a time: one of the seven, or of those named."""

    asks = True

    def __init__(self, cards: Cards, until: int, among: tuple[int, ...]) -> None:
        self.cards = cards
        self.until = until
        self.kinds = [CountsAs(IT, kind) for kind in among or facts.CHAMPIONS]

    def phrase(self) -> str:
        named = [facts.TYPE_NAMES[kind.type] for kind in self.kinds]
        among = f" ({listed(named, 'or')})" if len(named) < len(facts.CHAMPIONS) else ""
        return f"choose the kind of champion{among} that {self.cards.phrase()} counts as {DURATIONS[self.until]}"

    def question(self, state: State, fx: Running) -> Ask:
        words = tuple(facts.TYPE_NAMES[kind.type] for kind in self.kinds)
        options = [action(PICK, number) for number in range(len(words))]
        return ask(fx.seat, CHOOSE_OPTION, options, fx.answered, "which kind of champion?", words=words)

    def answer(self, state: State, fx: Running, action: int) -> bool:
        number = number_of_modifier(state, self.kinds[action])
        for handle in self.cards.handles(state, fx):
            state.begin_lasting((number, fx.source, fx.seat, handle, self.until, state.regs[TURN], fx.spared))
        return True

    def hint(self) -> float:
        return 0.3


class DeclareForKind(Effectful):
    """The player chooses one of the seven kinds of champion, for which a modifier then holds for a time."""

    asks = True

    def __init__(self, made_for: Callable[[Filter], Modifier], until: int) -> None:
        self.until = until
        self.modifiers = [made_for(kind) for kind in KINDS]
        self.text = made_for(champions.with_test(lambda s, h, fx: True, "of that kind")).phrase()

    def phrase(self) -> str:
        return f"choose a kind of champion: {self.text} {DURATIONS[self.until]}"

    def question(self, state: State, fx: Running) -> Ask:
        words = tuple(facts.TYPE_NAMES[kind] for kind in facts.CHAMPIONS)
        options = [action(PICK, kind) for kind in facts.CHAMPIONS]
        return ask(fx.seat, CHOOSE_OPTION, options, fx.answered, "which kind of champion?", words=words)

    def answer(self, state: State, fx: Running, action: int) -> bool:
        number = number_of_modifier(state, self.modifiers[action])
        state.begin_lasting((number, fx.source, fx.seat, -1, self.until, state.regs[TURN], fx.spared))
        return True

    def hint(self) -> float:
        return 1.0


class Declare(Effectful):
    """Lets a modifier hold for a time; the card stays on the table as long (SF-GEN-19). ``about``: it holds for each of
    these players by themselves, whom the modifier calls ``ITS_PLAYER``, unless they have calmed the card. What holds
    to the end of its player's turn ends with this turn, if it is theirs, and else with their next.
    """

    def __init__(self, modifier: Modifier, until: int, about: Players | None = None) -> None:
        self.modifier = modifier
        self.until = until
        self.about = about

    def phrase(self) -> str:
        text = self.modifier.phrase()
        if self.about is not None:
            text = text.replace(ITS_PLAYER.phrase(), self.about.phrase(), 1)
        return f"{text} {self.term()}".rstrip()

    def is_order(self) -> bool:
        return False

    def term(self) -> str:
        if isinstance(self.modifier, (Presence, Vanguard)) and self.until == WHILE_IN_PLAY:
            return ""
        return DURATIONS[self.until]

    def run(self, state: State, fx: Running) -> None:
        number = number_of_modifier(state, self.modifier)
        seat, until = fx.seat, self.until
        if until == ACTIVE_PLAYERS_NEXT_TURN:
            seat, until = state.regs[ACTIVE], OWN_NEXT_TURN
        elif until == END_OF_OWN_TURN:
            until = TURN_END if seat == state.regs[ACTIVE] else END_OF_OWN_NEXT_TURN
        effect = (number, fx.source, seat, -1, until, state.regs[TURN], fx.spared)
        if self.about is None:
            amount = getattr(self.modifier, "amount", None)
            fixed = (amount.number.value(state, fx),) if isinstance(amount, AtOnce) else ()
            state.begin_lasting((*effect, *fixed))
            return
        for player in self.about.seats(state, fx):
            if not fx.spared >> player & 1:
                state.begin_lasting((*effect, player))

    def hint(self) -> float:
        return 1.0


class Attach(Effectful):
    """This card stays attached to a champion or realm of any player for as long as it is not removed. Another item or
    artifact (``what``) is attached only to a champion that can bear it, and works for that champion's player
    (SF-ATT-14).
    """

    def __init__(self, cards: Cards, what: Cards) -> None:
        self.cards = cards
        self.what = what

    def phrase(self) -> str:
        return f"attach {self.what.phrase()} to {self.cards.phrase()}"

    def run(self, state: State, fx: Running) -> None:
        hosts = [handle for handle in self.cards.handles(state, fx)[:1] if reaches(state, fx, handle)]
        for host in hosts:
            for card in self.what.handles(state, fx):
                if card == fx.source:
                    joins = card_of(state, card).type == facts.ALLY and state.zone[card] == TABLE
                    seat = state.control[host] if joins and in_round(state, host) else fx.seat
                    state.move(card, ATTACHED, seat, SENT, host)
                elif self._can_go(state, fx, card, host):
                    state.move(card, ATTACHED, state.control[host], SENT, host)

    def _can_go(self, state: State, fx: Context, card: int, host: int) -> bool:
        """Whether another card may leave where it is, and hang on that champion."""
        here = state.game.layout.in_play[state.zone[card]]
        if card_of(state, card).type == facts.ALLY:
            return in_round(state, host)
        return (
            removable(state, card, fx)
            and (here or name_is_free(state, card))
            and why_not_bear(state, host, card) is None
        )

    def hint(self) -> float:
        return 1.5


class Keep(Effectful):
    """Lays cards under this card, where all see them, or only its player (``hidden``); they are out of play there
    (SF-KEPT-01). ``most``: while fewer than that lie there.
    """

    def __init__(self, cards: Cards, most: int = 0, hidden: bool = False) -> None:
        self.cards = cards
        self.most = most
        self.hidden = hidden

    def phrase(self) -> str:
        most = f", up to {numeral(self.most)} in all" if self.most else ""
        return f"lay {self.cards.phrase()} {'face down ' if self.hidden else ''}under this card{most}"

    def run(self, state: State, fx: Running) -> None:
        for card in self.cards.handles(state, fx):
            if self.most and len(beneath(state, fx.source)) >= self.most:
                return
            if not self.hidden:
                state.lay_open(card)
            state.move(card, BENEATH, fx.seat, SENT, fx.source)

    def hint(self) -> float:
        return 0.8


class CannotBeUsed(Effectful):
    """Champions can be used for nothing until their owner's next turn (SF-WISH-03), or until that is over."""

    def __init__(self, cards: Cards, through: bool = False) -> None:
        self.cards = cards
        self.through = through

    def phrase(self) -> str:
        end = "the end of " if self.through else ""
        return f"{self.cards.phrase()} cannot be used until {end}its owner's next turn"

    def run(self, state: State, fx: Running) -> None:
        for handle in self.cards.handles(state, fx):
            turns = state.seats - 1
            if self.through:
                turns = (state.owner[handle] - state.regs[ACTIVE]) % state.seats or state.seats
            state.mark(OUT, handle, state.regs[TURN] + turns)

    def hint(self) -> float:
        return -1.0


class CopyPower(Effectful):
    """This card takes on the special power of another (SF-OPT-04, SF-OPT-05)."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def phrase(self) -> str:
        return f"this card has the special power of {self.cards.phrase()}"

    def run(self, state: State, fx: Running) -> None:
        for handle in self.cards.handles(state, fx)[:1]:
            state.mark(MODEL, fx.source, handle + 1)
            state.mark(USED, fx.source, 0)

    def hint(self) -> float:
        return 1.0
