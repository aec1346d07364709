"""A clock for each seat: a bank, an increment, an allowance for each decision.

All times are milliseconds. A decision first uses its allowance, which is given anew for every decision and not kept,
then the bank. The increment is added to the bank when the decision passes to another seat. Agents and finished games
use no time. What the time is, the caller says.
"""

from __future__ import annotations

import time

import msgspec

from spellhall.server.wire import Clocks

NOBODY = -1


def now_ms() -> int:
    """Milliseconds since 1970: what journals and clocks count in, since they go on after a restart."""
    return time.time_ns() // 1_000_000


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
    """

    def __init__(self, rates: Rates, seats: int) -> None:
        self.rates = rates
        self.banks = [rates.bank] * seats
        self.running = NOBODY
        self.since = 0

    def start(self, seat: int, now: int) -> None:
        """A seat's decision begins."""
        self.running = seat
        self.since = now

    def stop(self, now: int, next_seat: int = NOBODY) -> None:
        """The decision is made; ``next_seat`` decides next."""
        if self.running == NOBODY:
            return
        seat = self.running
        self.banks[seat] = self.bank_of(seat, now)
        if next_seat != seat:
            self.banks[seat] += self.rates.increment
        self.running = NOBODY

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

    def add(self, seat: int, amount: int) -> None:
        """Put time into a seat's bank."""
        self.banks[seat] += amount


def aged(clocks: Clocks | None, by: int) -> Clocks | None:
    """Clocks as they were shown, when they have run so many milliseconds longer."""
    if clocks is None or clocks.running == NOBODY:
        return clocks
    banks = list(clocks.banks)
    banks[clocks.running] = max(0, banks[clocks.running] - max(0, by - clocks.allowance))
    return Clocks(banks, clocks.running, max(0, clocks.allowance - by))
