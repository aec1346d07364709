"""A clock for each seat: a bank, an increment, and an allowance for each decision.

All times are milliseconds. A decision first uses its allowance, which starts afresh for each decision and does not
carry over, then the bank.
The increment goes into the bank when an action passes the decision to another seat; an action that replaces one that
was taken back earns none. Agents and finished games use no time.
The caller passes in the current time. A clock changes only through its methods, so a caller who has to store a change
first can compute it beforehand. Read this when a clock looks wrong.
"""

from __future__ import annotations

import time

import msgspec

from spellhall.server.wire import Clocks

NOBODY = -1
_STARTED = time.time_ns() - time.monotonic_ns()


def now_ms() -> int:
    """Milliseconds since 1970, the unit of journals and clocks, because they continue after a restart.

    This is the time of day when the program started, plus the time elapsed since: changing the machine's clock costs
    nobody any time and gives nobody any.
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
        banks: what each seat has left, not counting the current decision.
        running: the seat whose time runs, or -1.
        since: when that decision began.
        gifts: how often other players have added time for each seat.
        gift_at: the number of the decision where that last happened.
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
        """The decision is over; ``banks`` is what every seat has left."""
        self.banks = list(banks)
        self.running = NOBODY

    def charged(self, now: int, next_seat: int = NOBODY) -> list[int]:
        """What every seat would have left if the decision were over now; ``next_seat`` decides next."""
        banks = list(self.banks)
        if self.running != NOBODY:
            banks[self.running] = self.bank_of(self.running, now)
            if next_seat not in (NOBODY, self.running):
                banks[self.running] += self.rates.increment
        return banks

    def given(self, seat: int, amount: int) -> list[int]:
        """What every seat would have left if time were added to one seat's bank."""
        return [bank + amount if number == seat else bank for number, bank in enumerate(self.banks)]

    def note_gift(self, seat: int, decision: int) -> None:
        """Time was added for a seat during a decision."""
        self.gifts[seat] += 1
        self.gift_at[seat] = decision

    def bank_of(self, seat: int, now: int) -> int:
        """What is left in a seat's bank."""
        if seat != self.running:
            return self.banks[seat]
        return max(0, self.banks[seat] - max(0, now - self.since - self.rates.allowance))

    def allowance_left(self, now: int) -> int:
        """What is left of the current decision's allowance."""
        return 0 if self.running == NOBODY else max(0, self.rates.allowance - (now - self.since))

    def falls_at(self) -> int:
        """When the running seat's time is up; -1 when none runs."""
        return -1 if self.running == NOBODY else self.since + self.rates.allowance + self.banks[self.running]

    def has_fallen(self, now: int) -> bool:
        """Whether the running seat's time is up."""
        return self.running != NOBODY and now >= self.falls_at()


def aged(clocks: Clocks | None, by: int) -> Clocks | None:
    """Clocks as they were shown, after running this many milliseconds longer."""
    if clocks is None or clocks.running == NOBODY:
        return clocks
    banks = list(clocks.banks)
    banks[clocks.running] = max(0, banks[clocks.running] - max(0, by - clocks.allowance))
    return Clocks(banks, clocks.running, max(0, clocks.allowance - by))
