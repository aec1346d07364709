"""Answers: what players may do about a card between its announcement and its effect (sections PAUSE, CALM, CTR, DUP).

The player of an event gives every other player one chance to negate, duplicate or calm it (SF-PAUSE-01),
clockwise from their left (SF-PAUSE-02). Each has one answer per event (SF-PAUSE-07).
A player who passed can't negate any more, but may still calm:
once everyone has passed, such players are asked again, for calming only (AMB-06).
The event's own player may only calm it (AMB-08).
Spells and other cards are answered in the same way by the few cards that can.

An answer is a play with answers of its own (AMB-05).
"""

from __future__ import annotations

from typing import Any

from spellhall.games.spellfire.facts import EVENT, HARMFUL, SUPPORT
from spellhall.games.spellfire.rules.levels.defined import Defined, card_of
from spellhall.games.spellfire.rules.levels.immunity import immune
from spellhall.games.spellfire.rules.levels.projection import held, model_of, printed, project
from spellhall.games.spellfire.rules.plays.permits import is_banned, users_for
from spellhall.games.spellfire.rules.plays.placement import realms_for
from spellhall.games.spellfire.rules.plays.play import Play, Use
from spellhall.games.spellfire.rules.plays.rule_of_the_cosmos import name_is_free
from spellhall.games.spellfire.rules.questions import Directness, Insistence, Proofness, Surety
from spellhall.games.spellfire.rules.tournament.questing import is_away
from spellhall.games.spellfire.table import BATTLE, GONE, HAND, PLAY, POOL, RESTS, TURN, USE, USED
from spellhall.kernel.frames import ACT_OR_PASS, OPERAND, PASS, VERB_SHIFT, Ask, Procedure, action, ask
from spellhall.kernel.state import State
from spellhall.language.effect import CANCELLED, Effect, Standing
from spellhall.language.script import Ability

PASSING = frozenset((EVENT, *SUPPORT))
"""Cards that are answered when they are played, not when they work once more from the table."""


class Answers(Procedure):
    """The answers to ``card``, played by ``seat``, whose effect stands at depth ``at`` of the stack.

    ``asked`` counts the seats asked in this pass, ``again`` is 1 in the second pass; ``answered`` holds the seats that
    have used their one answer, ``spent`` the cards that had to answer and have done so.
    """

    FIELDS = ("card", "seat", "at", "asked", "again")
    LISTS = ("answered", "spent")
    __slots__ = (*FIELDS, *LISTS)
    card: int
    seat: int
    at: int
    asked: int
    again: int
    answered: list[int]
    spent: list[int]

    def __init__(self, card: int = -1, seat: int = -1, at: int = -1, asked: int = -1, again: int = -1) -> None:
        self.step = self.START
        self.result = -1
        self.card = card
        self.seat = seat
        self.at = at
        self.asked = asked
        self.again = again
        self.answered = []
        self.spent = []

    def start(self, state: State) -> None:
        """SF-PAUSE-02. Look for the next player, clockwise, who can answer."""
        if self.asked < 0:
            self.asked = self.again = 0
        seats = state.seats
        while self.asked < seats:
            seat = self._seat(state)
            if seat not in self.answered and not state.seat_data[GONE][seat]:
                wanted = state.game.equal_windows and self._may_seem(state, seat)
                if not wanted:
                    state.heed(seat)
                if wanted or answer_actions(state, self, seat):
                    return self.goto(self.offer)
            self.asked += 1
        if self.again == 0 and seats > 2 and card_of(state, self.card).type == EVENT:
            self.again, self.asked = 1, 0
            return None
        return self.done(state)

    def _may_seem(self, state: State, seat: int) -> bool:
        """Whether a seat may have an answer, as far as the others know."""
        only_calms = self.again or seat == self.seat
        return bool(state.pile(HAND, seat)) and (not only_calms or card_of(state, self.card).nature == HARMFUL)

    def _seat(self, state: State) -> int:
        return (self.seat + 1 + self.asked) % state.seats

    def offer(self, state: State) -> Ask:
        """SF-PAUSE-01. Offer one answer, or none."""
        seat = self._seat(state)
        label = f"answer {self._what(state)}?"
        answers = answer_actions(state, self, seat)
        must = any(is_forced(state, self, seat, answer) for answer in answers)
        return ask(
            seat,
            ACT_OR_PASS,
            answers if must else [*answers, PASS],
            self.taken,
            label,
            "SF-PAUSE-01",
            from_hand=True,
        )

    def _what(self, state: State) -> str:
        """The card being answered; a duplicate is named as a copy (SF-DUP-01)."""
        name = card_of(state, self.card).name
        copied = self.at > 0 and state.stack[self.at - 1].step == "duplicated"
        return f"seat {self.seat}'s copy of {name}" if copied else str(name)

    def taken(self, state: State, action: int) -> None:
        """SF-PAUSE-07. A player has one answer; passing in the first round of asking keeps the chance to calm."""
        seat = self._seat(state)
        self.asked += 1
        self.goto(self.start)
        if action == PASS:
            return
        self.answered.append(seat)
        self.goto(self.judged)
        verb, card = action >> VERB_SHIFT, action & OPERAND
        if verb == PLAY:
            state.call(Play(card=card, seat=seat, focus=self.card))
        else:
            number = usable_answer(state, self, seat, card)
            if is_forced(state, self, seat, action):
                self.spent.append(card)
            state.call(Use(card=card, seat=seat, number=number, focus=self.card))

    def judged(self, state: State) -> None:
        """SF-PAUSE-05, AMB-58. A negated card can't be answered any more.

        One that was turned is answered anew, as if the player who turned it had played it.
        """
        effect = state.stack[self.at]
        if isinstance(effect, Effect) and effect.status == CANCELLED:
            return self.done(state)
        if isinstance(effect, Effect) and effect.seat != self.seat and card_of(state, self.card).type != EVENT:
            self.seat, self.asked, self.again = effect.seat, 0, 0
            self.answered = []
        return self.goto(self.start)


def answer_actions(state: State, answers: Answers, seat: int) -> list[int]:
    """The answers that a seat can give."""
    found = []
    catalogue, face = state.catalogue, state.face
    for card in state.piles[HAND * state.seats + seat]:
        definition: Defined = catalogue[face[card]]
        for number, ability in definition.answers:
            if answer_is_legal(state, answers, seat, card, number, ability):
                from_hand = ability.details.get("from_hand")
                found.append(action(USE if from_hand else PLAY, card))
                break
    for card, number in project(state).answers:
        if state.control[card] == seat:
            ability = model_of(state, card).abilities[number]
            if answer_is_legal(state, answers, seat, card, number, ability):
                found.append(action(USE, card))
    return found


def is_forced(state: State, answers: Answers, seat: int, answer: int) -> bool:
    """SF-AIM-04. Whether an answer is mandatory: its card answers whether or not its player wants to."""
    card = answer & OPERAND
    if answer >> VERB_SHIFT != USE:
        return False
    return bool(model_of(state, card).abilities[usable_answer(state, answers, seat, card)].details.get("must"))


def usable_answer(state: State, answers: Answers, seat: int, card: int) -> int:
    """The answering ability that a USE of a card refers to."""
    for number, ability in enumerate(model_of(state, card).abilities):
        if ability.kind == "answer" and answer_is_legal(state, answers, seat, card, number, ability):
            return number
    return 0


def answer_is_legal(state: State, answers: Answers, seat: int, card: int, number: int, ability: Ability) -> bool:
    """Whether a seat may answer with a card: in the right zone, able, unspent, and meant for such a card."""
    focus = answers.card
    details = ability.details
    if (
        card == focus
        or card in answers.spent
        or is_away(state, card)
        or not _in_its_zone(state, card, details)
        or not ability.details["to"].accepts(state, focus, Standing(card, seat))
        or immune(state, focus, card)
    ):
        return False
    calms = bool(details.get("calms"))
    if (answers.again or seat == answers.seat) and not calms:
        return False
    if calms and (card_of(state, focus).nature != HARMFUL or printed(card_of(state, focus), Insistence)):
        return False
    if not calms and not can_be_countered(state, answers, ability):
        return False
    if details.get("once") and (state.marks[USED][card] >> number & 1 or state.marks[RESTS][card] >= state.regs[TURN]):
        return False
    if card_of(state, focus).type in PASSING and isinstance(state.stack[answers.at - 1], Use):
        return False  # it was played before; now its text works
    definition: Defined = card_of(state, card)
    if state.zone[card] == HAND and definition.type in SUPPORT and not users_for(state, seat, card):
        return False
    if is_banned(state, seat, -1, card):
        return False
    if definition.is_holding and state.zone[card] == HAND and not _can_join(state, seat, card):
        return False
    fx = Standing(card, seat)
    fx.focus = focus
    if ability.condition is not None and not ability.condition.holds(state, fx):
        return False
    return all(word.possible(state, fx) for word in ability.body)


def _can_join(state: State, seat: int, holding: int) -> bool:
    """SF-PAUSE-14. Whether a holding that answers from hand has a realm to join."""
    return name_is_free(state, holding) and bool(realms_for(state, seat, holding))


def _in_its_zone(state: State, card: int, details: dict[str, Any]) -> bool:
    zone = state.zone[card]
    if zone == HAND:
        return not details.get("in_play") or bool(details.get("from_hand") or details.get("or_played"))
    if details.get("from_pool"):
        return zone == POOL
    if details.get("in_battle"):
        bearer = state.host[card] if state.host[card] >= 0 else card
        return state.zone[bearer] == BATTLE
    return bool(details.get("in_play"))


def can_be_countered(state: State, answers: Answers, ability: Ability) -> bool:
    """Whether a card can be cancelled or turned: some cards are immune, and so are some casters' spells
    (SF-SPELL-11).
    """
    definition: Defined = card_of(state, answers.card)
    if definition.uncancellable:
        return False
    effect = state.stack[answers.at]
    user = effect.user if isinstance(effect, Effect) else -1
    counters = any(getattr(word, "counters", False) for word in ability.words())
    if counters and any(word.seals(state, answers.card, standing) for word, standing in held(state, Proofness)):
        return False
    if user >= 0 and Directness in project(state).modifiers and _keeps_its_course(state, user, answers.card, ability):
        return False
    return not any(
        user >= 0 and word.applies(state, user, standing) and word.secures(state, answers.card, standing)
        for word, standing in held(state, Surety)
    )


def _keeps_its_course(state: State, user: int, spell: int, ability: Ability) -> bool:
    """SF-SPELL-19. Whether an ability would turn a spell that nothing turns back."""
    if not any(getattr(word, "turns", False) for word in ability.words()):
        return False
    return any(
        word.applies(state, user, standing) and word.holds_course(state, spell, standing)
        for word, standing in held(state, Directness)
    )


def effect_of(state: State, card: int) -> Effect | None:
    """The effect of a card that is being settled, as our own copy (see ``State.own``)."""
    for depth in range(len(state.stack) - 1, -1, -1):
        frame = state.stack[depth]
        if isinstance(frame, Effect) and frame.source == card:
            owned = state.own(depth)
            assert isinstance(owned, Effect)
            return owned
    return None
