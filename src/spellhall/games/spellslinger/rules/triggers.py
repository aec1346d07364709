"""Triggered abilities (section AB).

Fired abilities wait until nothing else is in progress: until the resolving card is done, or all combat damage is dealt.
Then the active player's abilities come first, followed by the others' clockwise; each player orders their own. Each
gets its targets in that order, before the first of them resolves. They resolve one by one, and abilities fired in the
meantime go to the back of the queue.
"""

from __future__ import annotations

from typing import Final

from spellhall.games.spellslinger import events
from spellhall.games.spellslinger.rules.announcing import tell_aim
from spellhall.games.spellslinger.rules.checks import settle
from spellhall.games.spellslinger.rules.defined import card_of
from spellhall.games.spellslinger.rules.due import CHECK
from spellhall.games.spellslinger.rules.sides import clockwise
from spellhall.games.spellslinger.rules.targets import NO_TARGET, can_aim, choices_of, specs_of, still_legal
from spellhall.games.spellslinger.table import ACTIVE, OUT, STEP, UPRIGHT
from spellhall.kernel.frames import CHOOSE_ORDER, CHOOSE_TARGET, PASS, Ask, Procedure, ask
from spellhall.kernel.state import State
from spellhall.language.effect import Effect, Standing
from spellhall.language.script import Ability

WIDTH: Final = 6
"""The ints of a fired ability: its number, its card, its player, the event's card, other card and number."""
MOST_TARGETS: Final = 3


def react(state: State) -> None:
    """See ``Game.react``: check the table, and let triggers resolve when it's time."""
    if CHECK in state.fired:
        state.unfire(CHECK)
        settle(state)
    if state.fired and state.scores is None and not busy(state):
        state.call(Triggers())


def busy(state: State) -> bool:
    """SS-AB-13, SS-CD-16, SS-TN-06. Whether something is in progress, so that triggers wait."""
    if state.regs[STEP] == UPRIGHT:
        return True
    return any([isinstance(frame, Effect) or getattr(frame, "gathers", False) for frame in state.stack])


class Triggers(Procedure):
    """Fired abilities, from their ordering to their effects.

    ``batch``: those still to be ordered; ``queue``: those waiting to resolve, each followed by its ``MOST_TARGETS``
    targets; ``present``: the one choosing its targets.
    """

    FIELDS = ("at",)
    LISTS = ("batch", "present", "queue")
    __slots__ = (*FIELDS, *LISTS)
    gathers = True
    at: int
    batch: list[int]
    present: list[int]
    queue: list[int]

    def start(self, state: State) -> None:
        """Take up what has fired; then order it and choose targets, or resolve the next one."""
        if state.fired:
            rank = {seat: place for place, seat in enumerate(clockwise(state, state.regs[ACTIVE]))}
            fired = [entry for entry in state.fired if entry[2] in rank]
            state.keep_fired([])
            for entry in sorted(fired, key=lambda entry: rank[entry[2]]):
                self.batch += entry
        if self.batch:
            self.goto(self.order)
        elif self.queue:
            self.goto(self.next)
        else:
            self.done(state)

    def order(self, state: State) -> Ask | None:
        """SS-AB-10, SS-AB-11. Ask which of the next player's abilities comes first."""
        mine = self.own_entries()
        if self.alike(state, mine) or state.seat_data[OUT][mine[0][2]]:
            self.take(state, 0)
            return None
        words = tuple(str(card_of(state, entry[1]).name) for entry in mine)
        numbers = list(range(len(mine)))
        return ask(mine[0][2], CHOOSE_ORDER, numbers, self.take, "which happens first?", "SS-AB-11", words=words)

    def alike(self, state: State, entries: list[list[int]]) -> bool:
        """Whether the order doesn't matter: one ability, or the same text several times without any choices."""
        if len({(entry[0], card_of(state, entry[1]).key) for entry in entries}) > 1:
            return False
        ability, _ = self.meaning(state, entries[0])
        return len(entries) == 1 or not (specs_of(ability) or any(word.asks for word in ability.program.code))

    def own_entries(self) -> list[list[int]]:
        """The entries at the head of the batch that belong to the same player."""
        entries = [self.batch[i : i + WIDTH] for i in range(0, len(self.batch), WIDTH)]
        return [entry for entry in entries if entry[2] == entries[0][2]]

    def take(self, state: State, number: int) -> None:
        """This one is next in order."""
        start = number * WIDTH
        self.present = self.batch[start : start + WIDTH]
        del self.batch[start : start + WIDTH]
        self.at = 0
        self.goto(self.aim)

    def aim(self, state: State) -> Ask | None:
        """SS-AB-14. Choose its targets; without a legal one it does nothing."""
        ability, standing = self.meaning(state, self.present)
        specs = specs_of(ability)
        if state.seat_data[OUT][standing.seat] or not can_aim(state, ability, standing):
            self.goto(self.start)
            return None
        if self.at >= len(specs):
            chosen = self.present[WIDTH:]
            self.queue += [*self.present[:WIDTH], *chosen, *[NO_TARGET] * (MOST_TARGETS - len(chosen))]
            self.goto(self.start)
            return None
        spec = specs[self.at]
        choices = choices_of(state, specs, self.present[WIDTH:], standing)
        options = [*choices, PASS] if spec.optional else choices
        return ask(standing.seat, CHOOSE_TARGET, options, self.aimed, spec.question_text(), "SS-AB-14")

    def aimed(self, state: State, target: int) -> None:
        """Take one target."""
        self.present.append(NO_TARGET if target == PASS else target)
        self.at += 1
        if target != PASS:
            tell_aim(state, self.present[1], self.present[2], target)

    def next(self, state: State) -> None:
        """SS-AB-12. The next ability resolves completely."""
        entry = self.queue[:WIDTH]
        targets = self.queue[WIDTH : WIDTH + MOST_TARGETS]
        del self.queue[: WIDTH + MOST_TARGETS]
        self.goto(self.start)
        ability, standing = self.meaning(state, entry)
        specs = specs_of(ability)
        lost = bool(specs) and not any(
            still_legal(state, spec, target, standing)
            for spec, target in zip(specs, targets, strict=False)
            if target != NO_TARGET
        )
        if state.seat_data[OUT][standing.seat] or (lost and not all(spec.optional for spec in specs)):
            return
        state.tell(events.Triggered(standing.seat, entry[1], entry[0]))
        fx = Effect.of(
            ability.program, entry[1], entry[2], user=entry[1], focus=entry[3], other=entry[4], number=entry[5]
        )
        for spec, target in zip(specs, targets, strict=False):
            fx.slots[spec.slot] = target if still_legal(state, spec, target, standing) else NO_TARGET
        state.call(fx)

    def meaning(self, state: State, entry: list[int]) -> tuple[Ability, Standing]:
        """An entry's ability, and the context for its words."""
        ability: Ability = card_of(state, entry[1]).abilities[entry[0]]
        standing = Standing(entry[1], entry[2])
        standing.focus, standing.other, standing.number = entry[3], entry[4], entry[5]
        return ability, standing
