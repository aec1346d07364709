"""A clock for each seat: a bank, an increment, an allowance for each decision.

All times are milliseconds. A decision first uses its allowance, which is given anew for every decision and not kept,
then the bank. The increment is put into the bank when an action passes the decision to another seat; an action that
takes the place of one that was taken back earns none. Agents and finished games use no time. What the time is, the
caller says; a clock changes only by what it is told, so that the one who has to store that first can work it out
before.
"""

from __future__ import annotations

import time

import msgspec

from spellhall.server.wire import Clocks

NOBODY = -1
_STARTED = time.time_ns() - time.monotonic_ns()


def now_ms() -> int:
    """Milliseconds since 1970: what journals and clocks count in, since they go on after a restart.

    It is the time of day when this program started, and what has passed since: setting the clock of the machine
    takes no time from anybody and gives none.
    """
    return (_STARTED + time.monotonic_ns()) // 1_000_000


class Rates(msgspec.Struct, frozen=True):
    """How a table's clocks are set, in milliseconds."""

    bank: int
    increment: int = 0
    allowance: int = 0


class Clock:
    """The clocks of all seats.

    Attributes:
        banks: what each seat has left, not counting the decision that is running.
        running: the seat whose time runs, or -1.
        since: when that decision began.
        gifts: how often each seat was given time by others.
        gift_at: the number of the decision where that was last.
    """

    def __init__(self, rates: Rates, seats: int) -> None:
        self.rates = rates
        self.banks = [rates.bank] * seats
        self.running = NOBODY
        self.since = 0
        self.gifts = [0] * seats
        self.gift_at = [NOBODY] * seats

    def start(self, seat: int, now: int) -> None:
        """A seat's decision begins."""
        self.running = seat
        self.since = now

    def stop(self, banks: list[int]) -> None:
        """The decision is over, and that is what all have left."""
        self.banks = list(banks)
        self.running = NOBODY

    def charged(self, now: int, next_seat: int = NOBODY) -> list[int]:
        """What all would have left if the decision were over now, and the seat that it passes to decided next."""
        banks = list(self.banks)
        if self.running != NOBODY:
            banks[self.running] = self.bank_of(self.running, now)
            if next_seat not in (NOBODY, self.running):
                banks[self.running] += self.rates.increment
        return banks

    def given(self, seat: int, amount: int) -> list[int]:
        """What all would have left if time were put into a seat's bank."""
        return [bank + amount if number == seat else bank for number, bank in enumerate(self.banks)]

    def note_gift(self, seat: int, decision: int) -> None:
        """Time was given to a seat while a decision waited."""
        self.gifts[seat] += 1
        self.gift_at[seat] = decision

    def bank_of(self, seat: int, now: int) -> int:
        """What is left in a seat's bank."""
        if seat != self.running:
            return self.banks[seat]
        return max(0, self.banks[seat] - max(0, now - self.since - self.rates.allowance))

    def allowance_left(self, now: int) -> int:
        """What is left of the allowance of the running decision."""
        return 0 if self.running == NOBODY else max(0, self.rates.allowance - (now - self.since))

    def falls_at(self) -> int:
        """When the time of the running seat is up; -1 when none runs."""
        return -1 if self.running == NOBODY else self.since + self.rates.allowance + self.banks[self.running]

    def has_fallen(self, now: int) -> bool:
        """Whether the time of the running seat is up."""
        return self.running != NOBODY and now >= self.falls_at()


def aged(clocks: Clocks | None, by: int) -> Clocks | None:
    """Clocks as they were shown, when they have run so many milliseconds longer."""
    if clocks is None or clocks.running == NOBODY:
        return clocks
    banks = list(clocks.banks)
    banks[clocks.running] = max(0, banks[clocks.running] - max(0, by - clocks.allowance))
    return Clocks(banks, clocks.running, max(0, clocks.allowance - by))
