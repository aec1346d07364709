"""One play of one card, from its announcement to its end (sections CTR, PAUSE, SPELL, EVT, DUP).

Everything a card does is settled before the next one may be played (SF-CTR-01).
A play is announced with all its choices (AMB-10): where a realm goes, who bears an item, who casts, what it targets.
Until it is clear where a card goes or who uses it, no one else sees which card it is.
Then those who can answer are asked (``answers``). Then it is settled, and the card goes where its type goes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from spellhall.games.spellfire import events
from spellhall.games.spellfire.facts import ALLY, ARTIFACT, EVENT, HOLDING, ITEM, REALM, RULE, SUPPORT, WIZARD
from spellhall.games.spellfire.rules.battle.sides import bearer_of, fighter_of, in_round
from spellhall.games.spellfire.rules.game_form import keeper
from spellhall.games.spellfire.rules.host import services_of
from spellhall.games.spellfire.rules.levels.defined import Defined, card_of
from spellhall.games.spellfire.rules.levels.gathering import spared_by_own_rules
from spellhall.games.spellfire.rules.levels.projection import model_of, printed, project
from spellhall.games.spellfire.rules.levels.roles import Figure
from spellhall.games.spellfire.rules.plays.asking_leave import REFUSED, Plea, needs_leave
from spellhall.games.spellfire.rules.plays.avatar_prices import (
    boon_for,
    can_pay_price,
    is_waived,
    ransoms_for,
    use_boon,
)
from spellhall.games.spellfire.rules.plays.legal_actions import might_be_answered
from spellhall.games.spellfire.rules.plays.legal_plays import (
    may_enter_as_champion,
    why_not_ally,
    why_not_as_event,
    why_not_champion,
)
from spellhall.games.spellfire.rules.plays.permits import casts_from_afar, is_remote, users_for
from spellhall.games.spellfire.rules.plays.placement import bearers_for, dens_for, places_for, realms_for
from spellhall.games.spellfire.rules.plays.repeats import note_use
from spellhall.games.spellfire.rules.plays.rule_of_the_cosmos import name_is_free, usurped_by
from spellhall.games.spellfire.rules.special_cards.fort import may_lie_alone
from spellhall.games.spellfire.rules.special_cards.lasting_events import MakeWay, pushed_off, replaceable
from spellhall.games.spellfire.rules.special_cards.rule_cards import making_way
from spellhall.games.spellfire.rules.turn.victory import check_victory
from spellhall.games.spellfire.table import (
    ACTIVE,
    ATTACHED,
    BENEATH,
    DISCARD,
    DISCARDED,
    DISPLACED,
    DRAW_PILE,
    ENTERED,
    EXCHANGE,
    FORMATION,
    HAD_CHANCE,
    HAND,
    HOLDING_DONE,
    OUT,
    PAID,
    PHASE,
    PLACE,
    PLACES,
    PLAYED,
    POOL,
    REALM_DONE,
    REPLACED,
    RULE_DONE,
    SPENT,
    SPOILS_CARD,
    STAGE,
    TABLE,
    TARGET,
    TURN,
    USED,
)
from spellhall.kernel.frames import CHOOSE_CARD, CHOOSE_OPTION, PASS, PICK, YES, YES_NO, Ask, Procedure, action, ask
from spellhall.kernel.state import State
from spellhall.language.effect import CANCELLED, RUNNING, Effect

FOREVER: Final = 1 << 30
"""A turn that never comes: a champion that can't be used is out of use until then."""
PLAYING: Final = "plays a card"
"""What others read when a player chooses a place for a card they don't see yet."""


class Play(Procedure):
    """A card is played from hand.

    ``focus`` is the card it answers, or -1. ``copies`` lists the seats that duplicate it, ``copiers`` the card each of
    them uses for that.
    """

    FIELDS = ("card", "seat", "user", "host", "place", "focus")
    KEEPS = ("card",)
    LISTS = ("copies", "copiers")
    __slots__ = (*FIELDS, *LISTS)
    card: int
    seat: int
    user: int
    host: int
    place: int
    focus: int
    copies: list[int]
    copiers: list[int]

    def __init__(
        self, card: int = -1, seat: int = -1, user: int = -1, host: int = -1, place: int = -1, focus: int = -1
    ) -> None:
        self.step = self.START
        self.result = -1
        self.card = card
        self.seat = seat
        self.user = user
        self.host = host
        self.place = place
        self.focus = focus
        self.copies = []
        self.copiers = []

    def start(self, state: State) -> None:
        """SF-CTR-01, AMB-10. Announce the play: everyone sees the card once it is clear where it goes or who uses it.

        A card played face down is shown to no one (SF-TRAP-02).
        """
        game: Any = state.game
        definition: Defined = game.catalogue[state.face[self.card]]
        if definition.traps:
            return self.goto(self.choose_den)
        if state.face[self.card] in game.events_too:
            return self.goto(self.choose_role)
        kind = definition.type
        in_round = state.regs[STAGE] == EXCHANGE and fighter_of(state, self.seat) >= 0
        joins = in_round and state.regs[SPOILS_CARD] != self.card
        if kind == REALM:
            return self.goto(self.choose_place)
        if kind == HOLDING:
            return self.goto(self.choose_realm)
        if kind in SUPPORT:
            return self.goto(self.choose_user)
        if kind in (ITEM, ARTIFACT) and not joins:
            return self.goto(self.choose_bearer)
        return self.announce(state)

    def choose_role(self, state: State) -> Ask | None:
        """SF-ROLE-11. A champion that can be played as an event, too, comes as one or the other."""
        event = why_not_as_event(state, self.seat, self.card) is None
        if card_of(state, self.card).type == ALLY:
            return self._choose_ally_role(state, event)
        if not event or not (self._is_given(state) or may_enter_as_champion(state, self.seat, self.card)):
            self.role_chosen(state, YES if event else PASS)
            return None
        name = card_of(state, self.card).name
        return ask(self.seat, YES_NO, [YES, PASS], self.role_chosen, f"play {name} as an event?", "SF-ROLE-11")

    def _is_given(self, state: State) -> bool:
        """SF-ONCE-01. Whether a text has its player play it at once outside a round of theirs, like spoils."""
        if type(state.stack[-2]).__name__ != "AtOnce" or why_not_champion(state, self.seat, self.card) is not None:
            return False
        return state.regs[STAGE] != EXCHANGE or fighter_of(state, self.seat) < 0

    def _choose_ally_role(self, state: State, event: bool) -> Ask | None:
        """SF-ROLE-15. Only what a losing side plays in its round can be an ally."""
        in_round = state.regs[STAGE] == EXCHANGE and state.stack[-2].step == "played"
        if not event or not in_round or why_not_ally(state, self.seat, self.card) is not None:
            self.role_chosen(state, YES if event else PASS)
            return None
        name = card_of(state, self.card).name
        return ask(self.seat, YES_NO, [YES, PASS], self.role_chosen, f"play {name} as an event?", "SF-ROLE-15")

    def role_chosen(self, state: State, action: int) -> None:
        """It is an event from now on until it leaves the table."""
        if action == YES:
            state.turn_into(self.card, services_of(state).events_too[state.face[self.card]])
        self.announce(state)

    def announce(self, state: State) -> None:
        """SF-CTR-01. Show a card at once if it can only go to its own place or to the fighter."""
        definition = card_of(state, self.card)
        kind = definition.type
        state.lay_open(self.card)
        self.goto(self.enter)
        if kind in (ITEM, ARTIFACT, ALLY):
            self.host = fighter_of(state, self.seat)
            if kind == ALLY and self.host >= 0:
                self._ask_leave(state, self.host)
        elif kind <= WIZARD and definition.price is not None and not is_waived(state, self.card):
            boon = boon_for(state, self.seat) if definition.avatar else -1
            if boon >= 0:
                use_boon(state, self.seat, boon)
            else:
                state.call(Tribute(card=self.card, seat=self.seat))

    def choose_den(self, state: State) -> Ask:
        """SF-TRAP-01. Choose one of its player's unrazed realms to hide it under."""
        return ask(
            self.seat,
            CHOOSE_CARD,
            dens_for(state, self.seat, self.card),
            self.den_chosen,
            "under which realm?",
            "SF-TRAP-01",
        )

    def den_chosen(self, state: State, realm: int) -> None:
        """SF-TRAP-02. Everyone sees where it lies, but not who casts it or what it is."""
        state.move(self.card, BENEATH, self.seat, PLAYED, realm)
        state.tell(events.CardHidden(self.seat, self.card, realm))
        self.done(state)

    def _where(
        self,
        kind: int,
        options: list[int],
        then: Callable[[State, int], None],
        label: str,
        rule: str,
        words: tuple[str, ...] = (),
    ) -> Ask:
        """Ask where the card goes or who uses it; the question doesn't reveal the card to the others."""
        return ask(self.seat, kind, options, then, label, rule, words=words, others=PLAYING)

    def choose_place(self, state: State) -> Ask:
        """SF-FORM-02. Choose the foremost empty place or a razed realm for a realm."""
        options = [action(PICK, place) for place in places_for(state, self.seat)]
        words = tuple(PLACES)
        return self._where(CHOOSE_OPTION, options, self.place_chosen, "which place?", "SF-FORM-02", words)

    def place_chosen(self, state: State, place: int) -> None:
        """The place has been chosen."""
        state.lay_open(self.card)
        self.place = place
        self.goto(self.enter)

    def choose_realm(self, state: State) -> Ask:
        """SF-PH2-05, SF-FORT-01. Choose a suitable realm for a holding; a few stand on their own."""
        realms = realms_for(state, self.seat, self.card)
        if may_lie_alone(state, self.seat, self.card):
            realms = [] if state.seat_data[HOLDING_DONE][self.seat] else realms
            label = "on which realm, if it does not lie by itself?"
            return self._where(CHOOSE_CARD, [*realms, PASS], self.host_chosen, label, "SF-FORT-01")
        return self._where(CHOOSE_CARD, realms, self.host_chosen, "on which realm?", "SF-PH2-05")

    def choose_bearer(self, state: State) -> Ask:
        """SF-PH3-03, SF-ROLE-07. Choose a bearer for an item or artifact, unless it can stand on its own."""
        bearers = bearers_for(state, self.seat, self.card)
        if card_of(state, self.card).stands:
            label = "who bears it, if it does not come as a champion?"
            return self._where(CHOOSE_CARD, [*bearers, PASS], self.host_chosen, label, "SF-ROLE-07")
        return self._where(CHOOSE_CARD, bearers, self.host_chosen, "who bears it?", "SF-PH3-03")

    def host_chosen(self, state: State, host: int) -> None:
        """The realm or bearer has been chosen; one that enters with its item is played first (SF-COSMOS-12)."""
        state.lay_open(self.card)
        self.host = host if host != PASS else -1
        self.goto(self.enter)
        if host != PASS and card_of(state, host).type == ALLY:
            state.lay_open(host)
            state.move(host, POOL, self.seat, PLAYED)
        elif host != PASS and state.zone[host] == HAND:
            self.goto(self.brought)
            state.call(Play(card=host, seat=self.seat))

    def brought(self, state: State) -> None:
        """Attach the item, unless its bearer didn't arrive."""
        if state.zone[self.host] == POOL:
            self.goto(self.enter)
        else:
            self.done(state)

    def choose_user(self, state: State) -> Ask:
        """SF-SPELL-09, SF-PH4-04. Choose who uses the card.

        In phase 4, that is a fighter or the attacked realm, unless the card is an answer.
        """
        able = users_for(state, self.seat, self.card)
        definition = card_of(state, self.card)
        if state.regs[STAGE] == EXCHANGE and self.focus < 0 and not (definition.anytime or is_remote(definition)):
            able = [user for user in able if state.zone[user] != POOL or casts_from_afar(state, user)]
        return self._where(CHOOSE_CARD, able, self.user_chosen, "which champion uses it?", "SF-SPELL-09")

    def user_chosen(self, state: State, user: int) -> None:
        """The caster or user has been chosen; ask for permission if needed (SF-LEAVE-01)."""
        state.lay_open(self.card)
        self.user = user
        self.goto(self.enter)
        self._ask_leave(state, user)

    def _ask_leave(self, state: State, user: int) -> None:
        """SF-LEAVE-01, SF-LEAVE-05. Ask for permission to use the card with a champion, if that is needed."""
        if needs_leave(state, self.seat, user, self.card):
            self.goto(self.permitted)
            state.call(Plea(seat=self.seat, card=self.card, user=user))

    def permitted(self, state: State) -> None:
        """SF-LEAVE-02. If permission is refused, the card stays in hand."""
        if self.result == REFUSED:
            self.done(state)
        else:
            self.goto(self.enter)

    def enter(self, state: State) -> None:
        """Put the card in its place on the table; a champion that casts a Wish is now out of use (SF-WISH-03)."""
        card, seat = self.card, self.seat
        definition: Defined = state.catalogue[state.face[card]]
        kind = definition.type
        self.goto(self.settle)
        if kind == REALM:
            self._lay_realm(state)
        elif kind == HOLDING and self.host < 0:
            state.move(card, TABLE, seat, PLAYED)
            state.set_seat(REALM_DONE, seat, 1)
        elif kind == HOLDING:
            state.move(card, ATTACHED, seat, PLAYED, self.host)
            if state.regs[PHASE] == 2 and seat == state.regs[ACTIVE]:
                state.set_seat(HOLDING_DONE, seat, 1)
        elif kind <= WIZARD or (self.host < 0 and kind in (ITEM, ARTIFACT) and definition.stands):
            state.move(card, POOL, seat, PLAYED)
        elif kind in (ITEM, ARTIFACT, ALLY) and self.host >= 0:
            state.move(card, ATTACHED, seat, PLAYED, self.host)
        elif kind in SUPPORT and self._joins_round(state):
            state.move(card, ATTACHED, seat, PLAYED, fighter_of(state, seat))
        else:
            self._lay_on_table(state, kind)
        if state.regs[STAGE] == EXCHANGE:
            state.mark(ENTERED, card, 1)
        if self.user >= 0 and card_of(state, card).piercing:
            state.mark(OUT, self.user, state.regs[TURN])
        state.tell(events.CardPlayed(seat, card, self.user if self.user >= 0 else self.focus, self.focus))

    def _joins_round(self, state: State) -> bool:
        """What a fighter or attacked realm casts stays until the round ends; an answer goes at once (SF-ATT-09)."""
        if self.focus >= 0 or state.regs[STAGE] != EXCHANGE:
            return False
        return (
            in_round(state, self.user)
            or bearer_of(state, self.user) == state.regs[TARGET]
            or is_remote(card_of(state, self.card))
            or casts_from_afar(state, self.user)
        )

    def _lay_realm(self, state: State) -> None:
        """SF-RAZE-06. Discard a razed realm under the new one."""
        formation = state.pile(FORMATION, self.seat)
        for other in [realm for realm in formation if state.marks[PLACE][realm] == self.place]:
            state.move(other, DISCARD, state.owner[other], REPLACED)
        if not name_is_free(state, self.card):
            for namesake in usurped_by(state, self.card):
                state.move(namesake, DISCARD, state.owner[namesake], DISPLACED)
        state.mark(PLACE, self.card, self.place)
        state.move(self.card, FORMATION, self.seat, PLAYED)
        state.set_seat(HAD_CHANCE, self.seat, 1)
        spends = state.regs[PHASE] == 2 and self.seat == state.regs[ACTIVE]
        if spends and not card_of(state, self.card).anytime:
            state.set_seat(REALM_DONE, self.seat, 1)

    def _lay_on_table(self, state: State, kind: int) -> None:
        if kind == RULE:
            state.set_seat(RULE_DONE, self.seat, 1)
            for other in making_way(state, self.seat):
                state.move(other, DISCARD, state.owner[other], REPLACED)
        state.move(self.card, TABLE, self.seat, PLAYED)

    def settle(self, state: State) -> None:
        """SF-CTR-01, SF-GEN-18. Answers first, then everything the card does, unless arriving has cost it its place."""
        if not state.game.layout.in_play[state.zone[self.card]]:
            return self.goto(self.clear)
        self.goto(self.settled)
        game = services_of(state)
        program = game.play_program(state, self.card, self.focus)
        if program is game.just_answers and not might_be_answered(state):
            self.result = RUNNING
            return None
        effect = Effect.of(program, self.card, self.seat, user=self.user, focus=self.focus)
        effect.spared = spared_by_own_rules(state, project(state), self.card)
        return state.call(effect)

    def settled(self, state: State) -> None:
        """A cancelled card leaves; any other goes where its type goes, after its copies are done."""
        if self.result != CANCELLED and not self.copies:
            self.clear(state)
        elif self.copies:
            self.goto(self.duplicate)
        else:
            self.goto(self.clear)
            if card_of(state, self.card).type <= WIZARD or state.zone[self.card] == POOL:
                return
            if state.game.layout.in_play[state.zone[self.card]]:
                state.move(self.card, DISCARD, state.owner[self.card], SPENT)

    def duplicate(self, state: State) -> None:
        """SF-DUP-01. Each duplicate counts as a card of its own, with its own answers, and follows the original."""
        if not self.copies:
            return self.goto(self.clear)
        seat, copier = self.copies.pop(0), self.copiers[0]
        self.goto(self.duplicated)
        program = services_of(state).play_program(state, self.card, -1)
        user = bearer_of(state, copier) if self.user >= 0 else -1
        state.call(Effect.of(program, self.card, seat, user=user))

    def duplicated(self, state: State) -> None:
        """Continue with the next copy."""
        self.copiers.pop(0)
        self.goto(self.duplicate)

    @property
    def copier(self) -> int:
        """The card that makes the copy being settled, or -1."""
        return self.copiers[0] if self.step == "duplicated" else -1

    def clear(self, state: State) -> None:
        """SF-EVT-07, SF-GEN-19, AMB-90. Cards with a duration stay on the table; other passing cards leave it."""
        card = self.card
        definition: Defined = state.catalogue[state.face[card]]
        kind = definition.type
        if self.user >= 0:
            self._free_caster(state)
        if state.zone[card] == TABLE and kind in SUPPORT and printed(definition, Figure):
            state.move(card, POOL, self.seat, PLAYED)  # SF-ROLE-08
            state.mark(OUT, card, FOREVER)
        if (
            state.zone[card] == TABLE
            and (kind in (EVENT, ALLY) or kind in SUPPORT)
            and not definition.stays
            and not has_lasting(state, card)
        ):
            state.move(card, DISCARD, state.owner[card], SPENT)
        if kind == EVENT and state.zone[card] == TABLE:
            for oldest in pushed_off(state, self.seat):
                state.move(oldest, DISCARD, state.owner[oldest], SPENT)
        check_victory(state)
        if kind != EVENT or state.zone[card] != TABLE or not replaceable(state, self.seat, card):
            self.done(state)
        else:
            self.goto(self.leave)
            state.call(MakeWay(seat=self.seat, event=card))

    def leave(self, state: State) -> None:
        """The play is over."""
        self.done(state)

    def _free_caster(self, state: State) -> None:
        """SF-WISH-03, AMB-57. A champion that cast a Wish is usable again once it and all answers are settled, unless
        its text keeps the champion out longer.
        """
        if card_of(state, self.card).piercing and state.marks[OUT][self.user] == state.regs[TURN]:
            state.mark(OUT, self.user, 0)


class Tribute(Procedure):
    """A card's price is paid before it enters, or a champion is given up instead."""

    FIELDS = ("card", "seat")
    __slots__ = FIELDS
    card: int
    seat: int

    def start(self, state: State) -> Ask | None:
        """SF-AVA-01, SF-AVA-02, SF-AVA-07. Ask which of the two, if there is a choice, and if anything is due."""
        if is_waived(state, self.card):
            self.done(state)
            return None
        options = ransoms_for(state, self.seat, self.card)
        if can_pay_price(state, self.seat, self.card):
            options = [*options, PASS]
        label = "give up a champion for it, or else what its text demands"
        return ask(self.seat, CHOOSE_CARD, options, self.chosen, label, "SF-AVA-01", from_hand=True)

    def chosen(self, state: State, champion: int) -> None:
        """Pay it."""
        self.goto(self.paid)
        if champion == PASS:
            price = card_of(state, self.card).price
            assert price is not None
            state.call(Effect.of(price.program, self.card, self.seat))
        else:
            owner = state.owner[champion]
            state.move(champion, DRAW_PILE, owner, PAID)
            state.shuffle(DRAW_PILE, keeper(state, owner))

    def paid(self, state: State) -> None:
        """The card may enter."""
        self.done(state)


class Use(Procedure):
    """A power of a card is used. ``number`` is the ability; ``focus`` is the card it answers, or -1."""

    FIELDS = ("card", "seat", "number", "focus")
    LISTS = ("copies",)
    __slots__ = (*FIELDS, *LISTS)
    card: int
    seat: int
    number: int
    focus: int
    copies: list[int]

    def start(self, state: State) -> None:
        """SF-OPT-01, AMB-88. A once-per-turn power is used up until its player's next phase 3.

        Any other can be used again only after something has changed.
        A card used from its player's hand is shown like one that is played (SF-CTR-01).
        """
        if state.zone[self.card] == HAND:
            state.lay_open(self.card)
        ability = model_of(state, self.card).abilities[self.number]
        if ability.details.get("once"):
            state.mark(USED, self.card, state.marks[USED][self.card] | 1 << self.number)
        elif self.focus < 0:
            note_use(state, self.seat, self.card, self.number)
        state.tell(events.PowerUsed(self.seat, self.card, self.focus))
        self.goto(self.settled)
        state.call(Effect.of(ability.program, self.card, self.seat, user=self.card, focus=self.focus))

    def settled(self, state: State) -> None:
        """Everything it does is done."""
        check_victory(state)
        self.done(state)


def has_lasting(state: State, source: int) -> bool:
    """Whether any effect of a card still lasts."""
    return any(effect[1] == source for effect in state.lasting)


def discard(state: State, card: int, why: int = DISCARDED) -> int:
    """Send a card to its owner's discard pile, unless a replacement applies (SF-PILE-01)."""
    return state.move(card, DISCARD, state.owner[card], why)
