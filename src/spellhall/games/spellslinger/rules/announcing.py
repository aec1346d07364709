"""Announcing a card or an ability: X, payment, further costs, mode, targets, in this order (section PL).

It may be announced only if all of this can be completed (SS-PL-05). If it turns out that it can't, for instance
because the payment took away the only target, the whole play is taken back (SS-PL-06).
"""

from __future__ import annotations

from typing import Any, ClassVar

from spellhall.games.spellslinger import events
from spellhall.games.spellslinger.costs import Cost
from spellhall.games.spellslinger.rules.checks import settle
from spellhall.games.spellslinger.rules.defined import Defined
from spellhall.games.spellslinger.rules.payment import Payer, largest_x, purse, sources
from spellhall.games.spellslinger.rules.targets import (
    NO_TARGET,
    can_aim,
    choices_of,
    modes_of,
    seat_of,
    specs_of,
    still_legal,
)
from spellhall.games.spellslinger.table import OUT
from spellhall.kernel.frames import CHOOSE_CARD, CHOOSE_NUMBER, CHOOSE_OPTION, CHOOSE_TARGET, PASS, Ask, ask
from spellhall.kernel.state import State
from spellhall.language.effect import Effect, Standing
from spellhall.language.script import Ability


class Announcement(Payer):
    """Base of playing a card and of using an ability.

    Slots: ``card`` and the number of its ``ability`` (-1 for a card without any), ``mode``, ``at`` the position in a
    list of costs or targets, ``resolving`` -1 until everything is chosen, 0 until it resolves, then 1, ``targets`` what
    was chosen, ``since`` the clock at that time, ``redirected`` the same for each target if some were changed later.
    """

    __slots__ = ("ability", "at", "card", "mode", "redirected", "resolving", "since", "targets")
    FIELDS = (*Payer.FIELDS, "card", "ability", "mode", "at", "resolving", "since")
    LISTS = (*Payer.LISTS, "targets", "redirected")
    START: ClassVar[str] = "announce"
    card: int
    ability: int
    mode: int
    at: int
    resolving: int
    since: int
    targets: list[int]
    redirected: list[int]

    @property
    def gathers(self) -> bool:
        """Triggers wait while it is announced and while it resolves (SS-AB-13), but not while it waits for
        responses.
        """
        return self.resolving != 0

    # ------------------------------------------------------------------ what subclasses say

    def announce(self, state: State) -> None:
        """The first step."""
        raise NotImplementedError

    def ready(self, state: State) -> None:
        """The step after the last choice."""
        raise NotImplementedError

    def take_back(self, state: State) -> None:
        """The play can't be completed: undo all of it."""
        raise NotImplementedError

    # ------------------------------------------------------------------ the steps

    def ability_of(self, state: State) -> Ability | None:
        """The ability being announced; None for a permanent without targets."""
        definition: Defined = state.catalogue[state.face[self.card]]
        return definition.abilities[self.ability] if self.ability >= 0 else None

    def context(self) -> Standing:
        """The context for the words of targets and costs."""
        return Standing(self.card, self.seat)

    def price(self, state: State) -> Cost:
        """The printed cost."""
        definition: Defined = state.catalogue[state.face[self.card]]
        return definition.cost

    def choose_x(self, state: State) -> Ask | None:
        """Ask for X."""
        cost = self.price(state)
        self.goto(self.pay)
        if not cost.x:
            self.x = 0
            return None
        self.goto(self.ask_x)
        return None

    def ask_x(self, state: State) -> Ask:
        """Any amount that can be paid."""
        most = largest_x(purse(sources(state, self.seat, self.but)), self.price(state))
        return ask(self.seat, CHOOSE_NUMBER, list(range(most, -1, -1)), self.take_x, "how much is X?", "SS-PL-02")

    def take_x(self, state: State, x: int) -> None:
        """X is fixed."""
        self.x = x
        self.goto(self.pay)

    def paid(self, state: State) -> None:
        """The symbols are paid; continue with further costs, if it has an ability that could have any, or targets."""
        self.at = 0
        self.goto(self.further if self.ability >= 0 else self.ready)

    def further(self, state: State) -> Ask | None:
        """Ask for costs besides symbols, one by one."""
        costs = self.costs(state)
        if self.at >= len(costs):
            self.at = 0
            self.choose_mode(state)
            return None
        word = costs[self.at]
        choices = self.payable(state, word)
        if not choices:
            self.take_back(state)
            return None
        return ask(
            self.seat,
            CHOOSE_CARD,
            choices,
            self.pay_further,
            word.question_text(),
            "SS-PL-02",
            from_hand=word.from_hand,
        )

    def costs(self, state: State) -> list[Any]:
        """The words of the further costs."""
        ability = self.ability_of(state)
        return list(ability.details.get("costs", [])) if ability is not None else []

    def payable(self, state: State, word: Any) -> list[int]:
        """SS-PL-04. The cards that can pay a cost: those that leave a legal target."""
        ability = self.ability_of(state)
        found = []
        for card in word.choices(state, self.context()):
            if ability is None or can_aim_after(state, ability, self.context(), word, card):
                found.append(card)
        return found

    def pay_further(self, state: State, card: int) -> None:
        """One cost is paid."""
        self.costs(state)[self.at].pay(state, self.context(), card)
        self.at += 1

    def choose_mode(self, state: State) -> Ask | None:
        """SS-PL-03. Ask for the mode, if there are several."""
        ability = self.ability_of(state)
        self.mode = -1
        self.goto(self.aim)
        modes = modes_of(ability) if ability is not None else []
        if modes:
            self.goto(self.ask_mode)
        return None

    def ask_mode(self, state: State) -> Ask | None:
        """Offer only modes with legal targets."""
        ability = self.ability_of(state)
        assert ability is not None
        modes = modes_of(ability)
        open_ = [i for i in range(len(modes)) if can_aim(state, ability, self.context(), i)]
        if not open_:
            self.take_back(state)
            return None
        return ask(self.seat, CHOOSE_OPTION, open_, self.take_mode, "which effect?", "SS-PL-03", words=tuple(modes))

    def take_mode(self, state: State, mode: int) -> None:
        """The mode is fixed."""
        self.mode = mode
        self.goto(self.aim)

    def aim(self, state: State) -> Ask | None:
        """SS-PL-04. Ask for targets, one by one."""
        specs = self.specs(state)
        if state.seat_data[OUT][self.seat]:
            self.done(state)
            return None
        if self.at >= len(specs):
            self.goto(self.ready)
            return None
        spec = specs[self.at]
        choices = choices_of(state, specs, self.targets, self.context())
        if not choices and not spec.optional:
            self.take_back(state)
            return None
        options = [*choices, PASS] if spec.optional else choices
        return ask(self.seat, CHOOSE_TARGET, options, self.take_target, spec.question_text(), "SS-PL-04")

    def go_on_without(self, state: State, gone: set[int], cancelled: bool) -> None:
        """SS-WL-13, SS-WL-14. A leaver's play ends at its next step; what others play must still be possible."""
        if self.seat in gone:
            self.goto(self.aim)
        elif self.resolving < 0 and not self.is_possible(state):
            self.goto(self.take_back)
        elif self.step == "aim":
            self.goto(self.aim_again)

    def aim_again(self, state: State) -> None:
        """SS-WL-14. Someone dropped out while a target was due: if one is gone, choose mode and targets again."""
        specs, context = self.specs(state), self.context()
        lost = any(
            target != NO_TARGET and not still_legal(state, spec, target, context)
            for spec, target in zip(specs, self.targets, strict=False)
        )
        stuck = not specs[self.at].optional and not choices_of(state, specs, self.targets, context)
        self.goto(self.aim)
        if lost or stuck:
            self.at = 0
            self.targets = []
            self.goto(self.choose_mode)

    def is_possible(self, state: State) -> bool:
        """SS-PL-05. Whether its effect is possible; for instance, there may be no pending card any more."""
        ability = self.ability_of(state)
        return ability is None or all(word.possible(state, self.context()) for word in ability.body)

    def specs(self, state: State) -> list[Any]:
        """The targets it needs."""
        ability = self.ability_of(state)
        return specs_of(ability, self.mode) if ability is not None else []

    def take_target(self, state: State, target: int) -> None:
        """Take a target, for everyone to see. A player who wants no further target isn't asked for another."""
        if target == PASS:
            specs = self.specs(state)
            while self.at < len(specs) and specs[self.at].optional:
                self.targets.append(NO_TARGET)
                self.at += 1
            return
        self.targets.append(target)
        self.since = state.clock
        self.at += 1
        tell_aim(state, self.card, self.seat, target)

    # ------------------------------------------------------------------ resolving

    def effect(self, state: State, ability: Ability) -> Effect:
        """The ability's program, with the targets that are still legal."""
        fx = Effect.of(ability.program, self.card, self.seat, user=self.card, number=max(0, self.x))
        specs = self.specs(state)
        for place, (spec, target) in enumerate(zip(specs, self.targets, strict=True)):
            fx.slots[spec.slot] = target if self.still_aimed(state, place) else NO_TARGET
        mode_slot = ability.details.get("mode_slot", -1)
        if isinstance(mode_slot, int) and mode_slot >= 0:
            fx.slots[mode_slot] = self.mode
        return fx

    def lost_its_targets(self, state: State) -> bool:
        """SS-PL-12. Whether it had targets, and none of them is legal any more."""
        aimed = [place for place, target in enumerate(self.targets) if target != NO_TARGET]
        return bool(aimed) and not any(self.still_aimed(state, place) for place in aimed)

    def still_aimed(self, state: State, place: int) -> bool:
        """SS-PL-12. Whether a target is still the same, and legal."""
        spec, target = self.specs(state)[place], self.targets[place]
        return self.is_same(state, place) and still_legal(state, spec, target, self.context())

    def is_same(self, state: State, place: int) -> bool:
        """SS-ZN-11. A card that has changed zones since it was chosen counts as a new one, even if it is back."""
        since = self.redirected[place] if self.redirected else self.since
        return seat_of(self.targets[place]) >= 0 or state.stamp[self.targets[place]] <= since

    def redirect(self, state: State, aims: dict[int, int]) -> list[int]:
        """SS-PL-18. Change targets by position, all at once; returns those that are new."""
        since = self.redirected or [self.since] * len(self.targets)
        new = [
            place for place, target in aims.items() if target != self.targets[place] or not self.is_same(state, place)
        ]
        for place in new:
            self.targets[place] = aims[place]
        self.redirected = [state.clock if place in new else time for place, time in enumerate(since)]
        return [aims[place] for place in new]


def tell_aim(state: State, card: int, seat: int, target: int) -> None:
    """Report a card's target to everyone."""
    aimed_at = seat_of(target)
    if aimed_at >= 0:
        state.tell(events.AimedPlayer(seat, card, aimed_at))
    else:
        state.tell(events.Aimed(seat, target, card))


def can_aim_after(state: State, ability: Ability, fx: Standing, price: Any, card: int) -> bool:
    """Whether legal targets are left after giving up a card and everything that goes with it."""
    trial = state.clone()
    price.pay(trial, fx, card)
    settle(trial)
    return can_aim(trial, ability, fx)
