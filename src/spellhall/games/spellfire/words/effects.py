"""Effects: what cards do to cards and to the game."""

from __future__ import annotations

from typing import Any

from spellhall.games.spellfire import facts
from spellhall.games.spellfire.rules.draws import draw, last_digit, reshuffle_discards
from spellhall.games.spellfire.rules.immunity import immune, reaches
from spellhall.games.spellfire.rules.projection import held
from spellhall.games.spellfire.rules.razing import raze
from spellhall.games.spellfire.rules.rescue import Walled
from spellhall.games.spellfire.rules.sides import facing, fighter_of
from spellhall.games.spellfire.table import (
    ABYSS,
    ATTACHED,
    ATTACKER,
    BATTLE,
    CYCLED,
    DEFENCE,
    DIGIT,
    DISCARD,
    DISCARDED,
    DRAW_PILE,
    DURATIONS,
    END_OF_ITS_PLAYERS_NEXT_TURN,
    END_OF_OWN_NEXT_TURN,
    EXTRA_USED,
    FORMATION,
    FOUGHT,
    HAND,
    LEVEL_DIGIT,
    LIMBO,
    LOST_POWER,
    MODEL,
    OFFENCE,
    OUT,
    PAID,
    PLACE,
    POOL,
    PUT_BACK,
    RETURNED,
    SENT,
    SWITCHED,
    TURN,
    USED,
    VOID,
)
from spellhall.games.spellfire.words.filters import IT, Filter
from spellhall.games.spellfire.words.modifiers import CountsAs
from spellhall.games.spellfire.words.numbers import AtOnce
from spellhall.games.spellfire.words.players import ChosenPlayer, Players
from spellhall.kernel.frames import CHOOSE_CARD, CHOOSE_OPTION, CHOOSE_TARGET, PASS, PICK, Ask, action, ask
from spellhall.kernel.state import State
from spellhall.language.effect import Standing
from spellhall.language.words import Cards, Instruction, Modifier, Number, count_phrase, number_of, numeral


class Effectful(Instruction, abstract=True):
    """Instructions of this game can say whether they are possible, before they are tried."""

    def possible(self, state: State, fx: Any) -> bool:
        """Whether what this instruction must choose or pay is there."""
        return True

    def payable(self, state: State, fx: Any) -> bool:
        """Whether it can be carried out in full, as a price must be (SF-AVA-01)."""
        return self.possible(state, fx)


def removable(state: State, handle: int, fx: Any) -> bool:
    """Whether card play may discard or move a card: nothing holds it fast, and the effect reaches it."""
    if not reaches(state, fx, handle):
        return False
    if handle == fx.source or state.definition(fx.source).piercing:
        return True
    return not any(word.withstands(state, handle, fx.source, standing) for word, standing in held(state, "firm"))


class Choose(Effectful):
    """Picks cards. Played cards do so when they are announced, before anybody answers (AMB-10); the choice is among cards
    that the effect can reach (SF-SPELL-08). ``by`` names who picks; ``up_to`` lets him stop early; ``if_any``: the card can be
    played even if there is nothing to pick."""

    asks = True

    def __init__(
        self, what: Filter, count: int, first: int, up_to: bool, by: Players | None, reach: bool, if_any: bool = False
    ) -> None:
        self.what = what
        self.count = count
        self.first = first
        self.up_to = up_to
        self.by = by
        self.reach = reach
        self.if_any = if_any

    def phrase(self) -> str:
        some = "up to " if self.up_to else ""
        if self.count == 1:
            what = self.what.one()
            if self.up_to:
                what = f"up to {what}" if what.startswith("one of ") else f"up to one {self.what.bare()}"
        else:
            many = self.what.many()
            what = f"{some}{numeral(self.count)} {'of ' if many.startswith('your ') else ''}{many}"
        what += ", if there is any" if self.if_any else ""
        return f"choose {what}" if self.by is None or self.by.which == "you" else f"{self.by.phrase()} chooses {what}"

    def candidates(self, state: State, fx: Any) -> list[int]:
        """The cards that may be picked now."""
        taken = fx.slots[self.first : self.first + self.count] if fx.slots else []
        found = [h for h in self.what.handles(state, fx) if h not in taken]
        return [h for h in found if reaches(state, fx, h)] if self.reach else found

    def possible(self, state: State, fx: Any) -> bool:
        return self.up_to or self.if_any or bool(self.candidates(state, fx))

    def payable(self, state: State, fx: Any) -> bool:
        return self.up_to or len(self.candidates(state, fx)) >= self.count

    def question(self, state: State, fx: Any) -> Ask:
        options = self.candidates(state, fx)
        chooser = fx.seat
        if self.by is not None:
            seats = self.by.seats(state, fx)
            chooser = seats[0] if seats else fx.seat
        if not options or self.up_to:
            options = [*options, PASS]
        return ask(chooser, CHOOSE_TARGET, options, fx.answered, self.phrase(), "AMB-10")

    def answer(self, state: State, fx: Any, action: int) -> bool:
        if action == PASS:
            return True
        filled = sum(1 for h in fx.slots[self.first : self.first + self.count] if h >= 0)
        fx.slots[self.first + filled] = action
        return filled + 1 >= self.count

    def hint(self) -> float:
        return 0.0


class ChoosePlayer(Effectful):
    """Picks another player (or any, with ``anyone``)."""

    asks = True

    def __init__(self, slot: int, anyone: bool) -> None:
        self.slot = slot
        self.anyone = anyone

    def phrase(self) -> str:
        return f"choose {'a' if self.anyone else 'another'} player"

    def question(self, state: State, fx: Any) -> Ask:
        from spellhall.games.spellfire.rules.immunity import reaches_seat
        from spellhall.games.spellfire.table import GONE

        seats = [
            seat
            for seat in range(state.seats)
            if (self.anyone or seat != fx.seat)
            and not state.seat_data[GONE][seat]
            and (seat == fx.seat or reaches_seat(state, fx, seat))
        ]
        words = tuple(f"seat {seat}" for seat in range(state.seats))
        return ask(fx.seat, CHOOSE_OPTION, [action(PICK, s) for s in seats], fx.answered, self.phrase(), words=words)

    def answer(self, state: State, fx: Any, action: int) -> bool:
        fx.slots[self.slot] = -1 if action == PASS else action
        return True

    def hint(self) -> float:
        return 0.0


class Announced(Effectful):
    """The point at which a play has been announced with all its choices: whoever can answer it does so now (SF-PAUSE-01)."""

    def phrase(self) -> str:
        return ""

    def run(self, state: State, fx: Any) -> None:
        from spellhall.games.spellfire.rules.answers import Answers, might_be_answered

        if might_be_answered(state):
            state.call(Answers(card=fx.source, seat=fx.seat, at=len(state.stack) - 1))

    def hint(self) -> float:
        return 0.0


# ---------------------------------------------------------------------- cards in hands and piles


class Draw(Effectful):
    """Players draw cards from their own piles."""

    def __init__(self, number: int | Number, who: Players) -> None:
        self.number = number
        self.who = who

    def phrase(self) -> str:
        what = count_phrase(self.number, "card")
        return f"draw {what}" if self.who.which == "you" else f"{self.who.phrase()} draws {what}"

    def is_order(self) -> bool:
        return self.who.which == "you"

    def run(self, state: State, fx: Any) -> None:
        for seat in self.who.seats(state, fx):
            draw(state, seat, number_of(self.number, state, fx))

    def hint(self) -> float:
        amount = self.number if isinstance(self.number, int) else 1
        return float(amount) if self.who.which == "you" else -float(amount)


class DiscardFromHand(Effectful):
    """Players discard cards from their hands: of their own choice (AMB-67), or at random."""

    asks = True

    def __init__(self, number: int, who: Players, at_random: bool, slot: int, cost: bool) -> None:
        self.number = number
        self.who = who
        self.at_random = at_random
        self.slot = slot
        self.cost = cost

    def phrase(self) -> str:
        what = count_phrase(self.number, "card") + (" at random" if self.at_random else "")
        return f"discard {what}" if self.who.which == "you" else f"{self.who.phrase()} discards {what}"

    def is_order(self) -> bool:
        return self.who.which == "you"

    def possible(self, state: State, fx: Any) -> bool:
        if not self.cost:
            return True
        hand = state.pile(HAND, fx.seat)
        return len(hand) - (fx.source in hand) >= self.number

    def _due(self, state: State, fx: Any) -> tuple[int, list[int]]:
        """Who discards next (-1: nobody), and from what; the slot counts the cards discarded so far."""
        done = max(0, fx.slots[self.slot])
        seats = self.who.seats(state, fx)
        index = done // self.number
        while index < len(seats):
            hand = [h for h in state.pile(HAND, seats[index]) if h != fx.source]
            if hand:
                return seats[index], hand
            index += 1
        return -1, []

    def question(self, state: State, fx: Any) -> Ask:
        seat, hand = self._due(state, fx)
        if seat < 0 or self.at_random:
            return ask(max(seat, fx.seat), CHOOSE_CARD, [PASS], fx.answered, self.phrase(), "AMB-67")
        return ask(seat, CHOOSE_CARD, hand, fx.answered, "discard a card", "AMB-67")

    def answer(self, state: State, fx: Any, action: int) -> bool:
        seat, hand = self._due(state, fx)
        if seat < 0:
            return True
        card = hand[state.roll(len(hand), seat)] if self.at_random else action
        if card == PASS:
            return True
        done = max(0, fx.slots[self.slot])
        seats = self.who.seats(state, fx)
        done = max(done, seats.index(seat) * self.number) + 1
        fx.slots[self.slot] = done
        state.move(card, DISCARD, state.owner[card], DISCARDED)
        return bool(done >= self.number * len(seats))

    def hint(self) -> float:
        return -float(self.number) if self.who.which == "you" else float(self.number)


class Reshuffle(Effectful):
    """Players shuffle their discard piles into their draw piles (SF-PILE-03)."""

    def __init__(self, who: Players) -> None:
        self.who = who

    def phrase(self) -> str:
        whose = "your" if self.who.which == "you" else "the"
        verb = self.who.verb("shuffles", "shuffle")
        return f"{'' if self.who.which == 'you' else self.who.phrase() + ' '}{verb} {whose} discard pile into the draw pile"

    def run(self, state: State, fx: Any) -> None:
        for seat in self.who.seats(state, fx):
            reshuffle_discards(state, seat)

    def hint(self) -> float:
        return 0.5


class LookAtHand(Effectful):
    """Shows a player's hand to this card's player."""

    def __init__(self, who: Players) -> None:
        self.who = who

    def phrase(self) -> str:
        return f"look at the hand of {self.who.phrase()}"

    def run(self, state: State, fx: Any) -> None:
        for seat in self.who.seats(state, fx):
            for card in state.pile(HAND, seat):
                state.show(card, 1 << fx.seat)

    def hint(self) -> float:
        return 0.5


class LookAtTop(Effectful):
    """Shows the top cards of a player's draw pile to this card's player, where nothing hides the pile (SF-RULE-04)."""

    def __init__(self, number: int, who: Players) -> None:
        self.number = number
        self.who = who

    def phrase(self) -> str:
        top = "card" if self.number == 1 else f"{numeral(self.number)} cards"
        whose = "your draw pile" if self.who.which == "you" else f"the draw pile of {self.who.phrase()}"
        return f"look at the top {top} of {whose}"

    def possible(self, state: State, fx: Any) -> bool:
        if isinstance(self.who, ChosenPlayer):
            return True
        return any(seat == fx.seat or not pile_is_hidden(state, seat) for seat in self.who.seats(state, fx))

    def run(self, state: State, fx: Any) -> None:
        for seat in self.who.seats(state, fx):
            if seat != fx.seat and pile_is_hidden(state, seat):
                continue
            for card in state.pile(DRAW_PILE, seat)[-self.number :]:
                state.show(card, 1 << fx.seat)

    def hint(self) -> float:
        return 0.3


def pile_is_hidden(state: State, seat: int) -> bool:
    """Whether a card keeps others from looking at a seat's draw pile."""
    return any(standing.seat == seat for _, standing in held(state, "hidden pile"))


class TopCard(Cards):
    """The top card of a player's draw pile."""

    def __init__(self, who: Players) -> None:
        self.who = who

    def phrase(self) -> str:
        return "the top card of " + ("your draw pile" if self.who.which == "you" else f"the draw pile of {self.who.phrase()}")

    def handles(self, state: State, fx: Any) -> list[int]:
        return [
            state.pile(DRAW_PILE, seat)[-1]
            for seat in self.who.seats(state, fx)
            if state.pile(DRAW_PILE, seat) and (seat == fx.seat or not pile_is_hidden(state, seat))
        ]


class SearchPile(Effectful):
    """Searches the own draw pile for a card, takes it to the hand, and shuffles the pile; ``to_top``: the card is then put on
    top of the pile."""

    asks = True

    def __init__(self, what: Filter, to_top: bool = False) -> None:
        self.what = what
        self.to_top = to_top

    def phrase(self) -> str:
        if self.to_top:
            return f"search your draw pile for {self.what.one()}, shuffle the pile and put that card on top of it"
        return f"search your draw pile for {self.what.one()}, take it into your hand and shuffle the pile"

    def question(self, state: State, fx: Any) -> Ask:
        found = [h for h in state.pile(DRAW_PILE, fx.seat) if self.what.fits(state, h, fx)]
        return ask(fx.seat, CHOOSE_CARD, [*found, PASS], fx.answered, "take a card from your draw pile")

    def answer(self, state: State, fx: Any, action: int) -> bool:
        if action != PASS:
            state.move(action, HAND, fx.seat, RETURNED)
        state.shuffle(DRAW_PILE, fx.seat)
        if action != PASS and self.to_top:
            state.move(action, DRAW_PILE, fx.seat, PUT_BACK)
        return True

    def hint(self) -> float:
        return 1.2


class DrawDigit(Effectful):
    """A player draws for a digit: the last digit of the number of his top card, which is shuffled back (AMB-69)."""

    def __init__(self, who: Players) -> None:
        self.who = who

    def phrase(self) -> str:
        return f"{'draw' if self.who.which == 'you' else self.who.phrase() + ' draws'} for a digit"

    def run(self, state: State, fx: Any) -> None:
        for seat in self.who.seats(state, fx):
            digit = last_digit(state, seat)
            state.set_reg(DIGIT, digit)
            state.tell(LEVEL_DIGIT, seat, -1, -1, digit)

    def hint(self) -> float:
        return 0.0


class DiscardForDigit(Effectful):
    """A player draws a card and discards it at once; its last digit is the digit drawn (AMB-69)."""

    def __init__(self, who: Players) -> None:
        self.who = who

    def phrase(self) -> str:
        if self.who.which == "you":
            return "draw and discard a card for its last digit"
        return f"{self.who.phrase()} draws and discards a card for its last digit"

    def run(self, state: State, fx: Any) -> None:
        for seat in self.who.seats(state, fx):
            pile = state.pile(DRAW_PILE, seat)
            card = pile[-1] if pile else -1
            digit = state.definition(card).number % 10 if draw(state, seat, 1) else 0
            state.set_reg(DIGIT, digit)
            if card >= 0 and state.zone[card] == HAND:
                state.move(card, DISCARD, state.owner[card], DISCARDED)
            state.tell(LEVEL_DIGIT, seat, -1, -1, digit)

    def hint(self) -> float:
        return 0.0


# ---------------------------------------------------------------------- removing cards


class Discard(Effectful):
    """Discards cards (killed, slain, swallowed, devoured mean the same: SF-TERM-11)."""

    def __init__(self, cards: Cards, cost: bool = False) -> None:
        self.cards = cards
        self.cost = cost

    def phrase(self) -> str:
        return f"discard {_all(self.cards)}"

    def run(self, state: State, fx: Any) -> None:
        for handle in self.cards.handles(state, fx):
            if state.zone[handle] != DISCARD and removable(state, handle, fx):
                state.move(handle, DISCARD, state.owner[handle], PAID if handle == fx.source else DISCARDED)

    def hint(self) -> float:
        return worth(self.cards)


class Send(Effectful):
    """Sends cards to Limbo, the Abyss, the Void, a pool, a hand or a draw pile."""

    def __init__(self, cards: Cards, zone: int, shuffled: bool = False) -> None:
        self.cards = cards
        self.zone = zone
        self.shuffled = shuffled

    def phrase(self) -> str:
        whose = "each owner's" if self.cards.plural else "its owner's"
        if self.zone == DRAW_PILE:
            verb, where = ("shuffle", "into") if self.shuffled else ("put", "on top of")
            return f"{verb} {_all(self.cards)} {where} {whose} draw pile"
        where = {
            LIMBO: "to Limbo",
            ABYSS: "to the Abyss",
            VOID: "to the Void",
            POOL: f"to {whose} pool",
            HAND: f"to {whose} hand",
            DISCARD: f"to {whose} discard pile",
        }[self.zone]
        return f"send {_all(self.cards)} {where}"

    def run(self, state: State, fx: Any) -> None:
        from spellhall.games.spellfire.facts import EVENT
        from spellhall.games.spellfire.rules.cosmos import name_is_free
        from spellhall.games.spellfire.rules.endings import come_back

        for handle in self.cards.handles(state, fx):
            if not removable(state, handle, fx):
                continue
            if self.zone == HAND and state.definition(handle).type == EVENT:
                continue
            if self.zone == POOL and state.zone[handle] == LIMBO:
                come_back(state, handle)
                continue
            if self.zone == POOL and not name_is_free(state, handle):
                continue
            owner = state.owner[handle]
            state.move(handle, self.zone, owner, RETURNED if self.zone in (HAND, POOL) else SENT)
            if self.shuffled:
                state.shuffle(DRAW_PILE, owner)

    def hint(self) -> float:
        return worth(self.cards) if self.zone != HAND else 0.8


class Defeat(Effectful):
    """Defeats champions in battle at once; their own powers may still say where they go (SF-TERM-09). With ``spared`` they
    lose the round, but return to the pool."""

    def __init__(self, cards: Cards, spared: bool = False) -> None:
        self.cards = cards
        self.spared = spared

    def phrase(self) -> str:
        if self.spared:
            return f"{self.cards.phrase()} loses the round and returns to its pool"
        return f"{self.cards.phrase()} is defeated"

    def is_order(self) -> bool:
        return False

    def run(self, state: State, fx: Any) -> None:
        from spellhall.games.spellfire.rules.clearing import fall, retire

        for handle in self.cards.handles(state, fx):
            if not reaches(state, fx, handle):
                continue
            if state.zone[handle] == BATTLE and self.spared:
                retire(state, handle)
            elif state.zone[handle] == BATTLE:
                fall(state, handle)
            elif handle == state.regs[DEFENCE]:
                raze(state, handle, state.regs[OFFENCE])

    def hint(self) -> float:
        return 3.0


class Raze(Effectful):
    """Razes realms."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def phrase(self) -> str:
        return f"raze {_all(self.cards)}"

    def run(self, state: State, fx: Any) -> None:
        for handle in self.cards.handles(state, fx):
            if state.zone[handle] == FORMATION and reaches(state, fx, handle):
                raze(state, handle)

    def hint(self) -> float:
        return 3.0


class RebuildRealm(Effectful):
    """Rebuilds razed realms without the usual price."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def phrase(self) -> str:
        return f"rebuild {_all(self.cards)}"

    def run(self, state: State, fx: Any) -> None:
        from spellhall.games.spellfire.rules.turn import rebuild

        for handle in self.cards.handles(state, fx):
            if reaches(state, fx, handle):
                rebuild(state, handle)

    def hint(self) -> float:
        return 3.0


class SwapRealms(Effectful):
    """Two realms of one formation change places."""

    def __init__(self, one: Cards, other: Cards) -> None:
        self.one = one
        self.other = other

    def phrase(self) -> str:
        return f"{self.one.phrase()} and {self.other.phrase()} change places"

    def is_order(self) -> bool:
        return False

    def run(self, state: State, fx: Any) -> None:
        pair = [*self.one.handles(state, fx), *self.other.handles(state, fx)]
        if len(pair) == 2 and all(state.zone[h] == FORMATION and reaches(state, fx, h) for h in pair):
            first, second = pair
            place = state.marks[PLACE][first]
            state.mark(PLACE, first, state.marks[PLACE][second])
            state.mark(PLACE, second, place)

    def hint(self) -> float:
        return 0.5


# ---------------------------------------------------------------------- battle


class SwitchSides(Effectful):
    """Allies leave their champion and fight for this side."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def phrase(self) -> str:
        return f"{self.cards.phrase()} {'switch' if self.cards.plural else 'switches'} to your side"

    def is_order(self) -> bool:
        return False

    def run(self, state: State, fx: Any) -> None:
        fighter = fighter_of(state, fx.seat)
        if fighter < 0:
            return
        for handle in self.cards.handles(state, fx):
            if not reaches(state, fx, handle):
                continue
            if any(word.withstands(state, handle, fx.source, standing) for word, standing in held(state, "loyal")):
                continue
            state.move(handle, ATTACHED, fx.seat, SWITCHED, fighter)

    def hint(self) -> float:
        return 2.0


class AttackAgain(Effectful):
    """A champion that has attacked may do so once more this turn: twice in all."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def phrase(self) -> str:
        return f"{self.cards.phrase()} may attack a second time this turn"

    def run(self, state: State, fx: Any) -> None:
        for handle in self.cards.handles(state, fx):
            if state.marks[FOUGHT][handle] == 1:
                state.mark(FOUGHT, handle, 2)

    def hint(self) -> float:
        return 1.5


class RaiseWall(Effectful):
    """Stops the opposing champion from fighting on, unless it can cross (section WALL)."""

    def __init__(self, crossing: Filter) -> None:
        self.crossing = crossing

    def phrase(self) -> str:
        return f"the opposing champion cannot fight on, unless it is {self.crossing.one()}"

    def run(self, state: State, fx: Any) -> None:
        user = fx.user if fx.user >= 0 else fx.source
        victim = facing(state, user)
        if victim < 0 or immune(state, victim, fx.source):
            return
        number = next(i for i, a in enumerate(state.definition(fx.source).abilities) if a.kind == "wall")
        state.call(Walled(victim=victim, source=fx.source, number=number))

    def hint(self) -> float:
        return 2.0


class BreakOff(Effectful):
    """The battle stops with no winner; both champions return to their pools. An attacker who calms it fights on."""

    def phrase(self) -> str:
        return "the battle ends with no winner and the champions return to their pools"

    def is_order(self) -> bool:
        return False

    def run(self, state: State, fx: Any) -> None:
        from spellhall.games.spellfire.rules.clearing import retire

        if state.regs[ATTACKER] >= 0 and fx.spared >> state.regs[ATTACKER] & 1:
            return
        for fighter in (state.regs[OFFENCE], state.regs[DEFENCE]):
            retire(state, fighter)

    def hint(self) -> float:
        return 0.5


# ---------------------------------------------------------------------- lasting effects


SEVERAL_DO = {"gains": "gain", "loses": "lose", "has": "have", "is": "are"}
"""Verbs of modifiers, where they are given to several cards."""


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
            return f"{text.replace(' it ', f' {subject} ', 1)} {DURATIONS[self.until]}"
        verb, _, rest = text.removeprefix("it ").partition(" ")
        if self.cards.plural:
            verb = SEVERAL_DO.get(verb, verb)
        return f"{subject} {verb} {rest} {DURATIONS[self.until]}"

    def is_order(self) -> bool:
        return False

    def run(self, state: State, fx: Any) -> None:
        number = state.game.modifier_numbers[id(self.modifier)]  # type: ignore[attr-defined]
        for handle in self.cards.handles(state, fx):
            if reaches(state, fx, handle):
                fixed = self._fixed(state, fx, handle)
                seat, until = fx.seat, self.until
                if until == END_OF_ITS_PLAYERS_NEXT_TURN:
                    seat, until = state.control[handle], END_OF_OWN_NEXT_TURN
                state.begin_lasting((number, fx.source, seat, handle, until, state.regs[TURN], fx.spared, *fixed))

    def _fixed(self, state: State, fx: Any, handle: int) -> tuple[int, ...]:
        """What the modifier counts only once (``AtOnce``), counted now."""
        amount = getattr(self.modifier, "amount", None)
        if not isinstance(amount, AtOnce):
            return ()
        return (amount.number.value(state, Standing(fx.source, fx.seat, handle)),)

    def hint(self) -> float:
        return 1.0


class ChooseKind(Effectful):
    """The player chooses which of the seven kinds of champion a card counts as for a time."""

    asks = True

    def __init__(self, cards: Cards, until: int) -> None:
        self.cards = cards
        self.until = until
        self.kinds = [CountsAs(IT, kind) for kind in facts.CHAMPIONS]

    def phrase(self) -> str:
        return f"choose the kind of champion that {self.cards.phrase()} counts as {DURATIONS[self.until]}"

    def question(self, state: State, fx: Any) -> Ask:
        words = tuple(facts.TYPE_NAMES[kind] for kind in facts.CHAMPIONS)
        options = [action(PICK, kind) for kind in facts.CHAMPIONS]
        return ask(fx.seat, CHOOSE_OPTION, options, fx.answered, "which kind of champion?", words=words)

    def answer(self, state: State, fx: Any, action: int) -> bool:
        number = state.game.modifier_numbers[id(self.kinds[action])]  # type: ignore[attr-defined]
        for handle in self.cards.handles(state, fx):
            state.begin_lasting((number, fx.source, fx.seat, handle, self.until, state.regs[TURN], fx.spared))
        return True

    def hint(self) -> float:
        return 0.3


class Declare(Effectful):
    """Lets a modifier hold for a time; the card stays on the table as long (SF-GEN-19)."""

    def __init__(self, modifier: Modifier, until: int) -> None:
        self.modifier = modifier
        self.until = until

    def phrase(self) -> str:
        return f"{self.modifier.phrase()} {DURATIONS[self.until]}"

    def is_order(self) -> bool:
        return False

    def run(self, state: State, fx: Any) -> None:
        number = state.game.modifier_numbers[id(self.modifier)]  # type: ignore[attr-defined]
        state.begin_lasting((number, fx.source, fx.seat, -1, self.until, state.regs[TURN], fx.spared))

    def hint(self) -> float:
        return 1.0


class Attach(Effectful):
    """This card stays attached to a champion or realm of any player for as long as it is not removed."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def phrase(self) -> str:
        return f"attach this card to {self.cards.phrase()}"

    def run(self, state: State, fx: Any) -> None:
        for handle in self.cards.handles(state, fx)[:1]:
            if reaches(state, fx, handle):
                state.move(fx.source, ATTACHED, fx.seat, SENT, handle)

    def hint(self) -> float:
        return 1.5


class CannotBeUsed(Effectful):
    """Champions can be used for nothing until their owner's next turn (SF-WISH-03)."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def phrase(self) -> str:
        return f"{self.cards.phrase()} cannot be used until its owner's next turn"

    def run(self, state: State, fx: Any) -> None:
        for handle in self.cards.handles(state, fx):
            state.mark(OUT, handle, state.regs[TURN] + state.seats - 1)

    def hint(self) -> float:
        return -1.0


class CopyPower(Effectful):
    """This card takes on the special power of another (SF-OPT-04, SF-OPT-05)."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def phrase(self) -> str:
        return f"this card has the special power of {self.cards.phrase()}"

    def run(self, state: State, fx: Any) -> None:
        for handle in self.cards.handles(state, fx)[:1]:
            state.mark(MODEL, fx.source, handle + 1)
            state.mark(USED, fx.source, 0)

    def hint(self) -> float:
        return 1.0


# ---------------------------------------------------------------------- answers


class Cancel(Effectful):
    """Cancels (negates, dispels) a card: the one being answered, or one that lies there with a lasting effect (SF-TERM-05)."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def phrase(self) -> str:
        return f"cancel {_all(self.cards)}"

    def run(self, state: State, fx: Any) -> None:
        from spellhall.games.spellfire.rules.answers import effect_of
        from spellhall.games.spellfire.table import CARD_CANCELLED
        from spellhall.language.effect import CANCELLED

        for handle in self.cards.handles(state, fx):
            if state.definition(handle).uncancellable:
                continue
            state.tell(CARD_CANCELLED, fx.seat, handle, fx.source)
            answered = effect_of(state, handle)
            if answered is not None:
                answered.status = CANCELLED
            elif state.game.layout.in_play[state.zone[handle]]:
                state.move(handle, DISCARD, state.owner[handle], DISCARDED)

    def hint(self) -> float:
        return 2.0


class Calm(Effectful):
    """This player ignores the answered event (SF-TERM-07); it goes on for everyone else."""

    def phrase(self) -> str:
        return "ignore the event"

    def run(self, state: State, fx: Any) -> None:
        from spellhall.games.spellfire.rules.answers import effect_of
        from spellhall.games.spellfire.table import CARD_CALMED

        answered = effect_of(state, fx.focus)
        if answered is not None:
            answered.spared |= 1 << fx.seat
            state.tell(CARD_CALMED, fx.seat, fx.focus, fx.source)

    def hint(self) -> float:
        return 2.0


class Duplicate(Effectful):
    """This player has the effect of the answered card, too, as a card of its own after the original (SF-DUP-01)."""

    def phrase(self) -> str:
        return "use its effect yourself, after it"

    def run(self, state: State, fx: Any) -> None:
        from spellhall.games.spellfire.rules.play import Play
        from spellhall.games.spellfire.table import COPY_MADE

        for depth in range(len(state.stack) - 1, -1, -1):
            frame = state.stack[depth]
            if isinstance(frame, Play) and frame.card == fx.focus:
                owned = state.own(depth)
                assert isinstance(owned, Play)
                owned.copies.append(fx.seat)
                owned.copiers.append(fx.source)
                state.tell(COPY_MADE, fx.seat, fx.focus, fx.source)
                return

    def hint(self) -> float:
        return 1.5


class TurnBack(Effectful):
    """Turns the answered card back upon its user, as if its target had used it (SF-SPELL-14, AMB-58)."""

    def phrase(self) -> str:
        return "turn it back upon its user"

    def run(self, state: State, fx: Any) -> None:
        from spellhall.games.spellfire.rules.answers import effect_of
        from spellhall.games.spellfire.table import TURNED_BACK

        answered = effect_of(state, fx.focus)
        if answered is None:
            return
        caster, victims = answered.user, [h for h in answered.slots if h >= 0]
        state.tell(TURNED_BACK, fx.seat, fx.focus, fx.source)
        answered.seat = fx.seat
        answered.slots = [caster if h >= 0 else h for h in answered.slots]
        fighter = facing(state, caster) if caster >= 0 else -1
        answered.user = fighter if fighter >= 0 else (victims[0] if victims else fx.user)
        if state.zone[fx.focus] == ATTACHED and fighter >= 0:
            state.move(fx.focus, ATTACHED, fx.seat, SWITCHED, fighter)

    def hint(self) -> float:
        return 2.5


# ---------------------------------------------------------------------- turns


class TakeExtraTurn(Effectful):
    """The player takes another turn after this one (AMB-51); ``once_a_game`` for cards that grant it only once (SF-CARD-05)."""

    def __init__(self, once_a_game: bool = False) -> None:
        self.once_a_game = once_a_game

    def phrase(self) -> str:
        return "take another turn after this one" + (" (once a game)" if self.once_a_game else "")

    def possible(self, state: State, fx: Any) -> bool:
        locked = state.game.options["first_cycle_lock"] == "caravan_and_kalidnay" and not state.regs[CYCLED]
        return not (self.once_a_game and (locked or state.seat_data[EXTRA_USED][fx.seat]))

    def run(self, state: State, fx: Any) -> None:
        from spellhall.games.spellfire.rules.turn import EXTRA
        from spellhall.games.spellfire.table import EXTRA_TURN_WON

        if self.once_a_game:
            state.set_seat(EXTRA_USED, fx.seat, 1)
        state.begin_lasting((EXTRA, -1, fx.seat, -1, -1, state.regs[TURN], 0))
        state.tell(EXTRA_TURN_WON, fx.seat, fx.source)

    def hint(self) -> float:
        return 4.0


class PreventExtraTurn(Effectful):
    """The extra turn that was just gained is not taken."""

    def phrase(self) -> str:
        return "that extra turn is not taken"

    def run(self, state: State, fx: Any) -> None:
        from spellhall.games.spellfire.rules.turn import EXTRA

        gained = [effect for effect in state.lasting if effect[0] == EXTRA]
        if gained:
            state.end_lasting(gained[-1])

    def hint(self) -> float:
        return 4.0


class LosePower(Effectful):
    """Cards lose their special power for as long as they stay in play; what they are stays (SF-CARD-04)."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def phrase(self) -> str:
        return f"{self.cards.phrase()} loses this power while it stays in play"

    def run(self, state: State, fx: Any) -> None:
        for handle in self.cards.handles(state, fx):
            state.mark(LOST_POWER, handle, 1)

    def hint(self) -> float:
        return 0.0


class LoseTurn(Effectful):
    """Players miss their next turn."""

    def __init__(self, who: Players) -> None:
        self.who = who

    def phrase(self) -> str:
        return f"{self.who.phrase()} {self.who.verb('misses', 'miss')} the next turn"

    def run(self, state: State, fx: Any) -> None:
        from spellhall.games.spellfire.rules.turn import SKIP

        for seat in self.who.seats(state, fx):
            state.begin_lasting((SKIP, -1, seat, -1, -1, state.regs[TURN], 0))

    def hint(self) -> float:
        return 4.0


def _all(cards: Cards) -> str:
    return f"all {cards.phrase()}" if isinstance(cards, Filter) else cards.phrase()


def worth(cards: Cards) -> float:
    """What removing cards is worth: about two cards where they are another's, a loss where they are one's own."""
    text = cards.phrase()
    if text == "this card":
        return -1.0
    return -1.5 if "your " in text else 2.0


class Strike(Effectful):
    """The blow of an instant defeat, or of a wall, which the round carries out (sections INST, WALL)."""

    def __init__(self, discards: bool) -> None:
        self.discards = discards

    def phrase(self) -> str:
        return ""

    def run(self, state: State, fx: Any) -> None:
        """Nothing here: the round reads the ability itself."""

    def hint(self) -> float:
        return 2.5
