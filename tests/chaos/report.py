"""The report of a run: what was done, what was injected, how fast the hall came back, and what must not be."""

from __future__ import annotations

import statistics
from collections import Counter, defaultdict
from collections.abc import Iterator

from chaos.checker import KINDS
from chaos.history import DONE, REFUSED, UNKNOWN, Deed, Injury
from chaos.lab import Verdict

MOST_SHOWN = 20


def report_of(verdict: Verdict) -> Iterator[str]:
    """The lines of the report."""
    deeds = [one for one in verdict.entries if isinstance(one, Deed)]
    injuries = [one for one in verdict.entries if isinstance(one, Injury)]
    yield ""
    yield f"{'deeds':<14}{'asked':>9}{DONE:>9}{REFUSED:>9}{UNKNOWN:>9}"
    kinds: dict[str, Counter[str]] = defaultdict(Counter)
    for deed in deeds:
        kinds[deed.what][deed.outcome] += 1
        kinds["together"][deed.outcome] += 1
    for what in sorted(kinds, key=lambda name: (name == "together", name)):
        told = kinds[what]
        yield f"{what:<14}{told.total():>9}{told[DONE]:>9}{told[REFUSED]:>9}{told[UNKNOWN]:>9}"
    yield ""
    yield f"{'faults':<14}{'times':>9}{'p50 s':>9}{'max s':>9}   to serve again"
    times: dict[str, list[float]] = defaultdict(list)
    for injury in injuries:
        for name in (injury.kind, "together"):
            times[name].append(injury.served - injury.healed)
    for name in sorted(times, key=lambda name: (name == "together", name)):
        took = times[name]
        yield f"{name:<14}{len(took):>9}{statistics.median(took):>9.1f}{max(took):>9.1f}"
    yield f"The server was started {verdict.starts} times."
    yield ""
    found = Counter(one.kind for one in verdict.violations)
    yield "violations: " + ", ".join(f"{found[kind]} {kind}" for kind in KINDS)
    for one in verdict.violations[:MOST_SHOWN]:
        yield f"  {one.kind} at {one.where}: {one.text}"
    if len(verdict.violations) > MOST_SHOWN:
        yield f"  and {len(verdict.violations) - MOST_SHOWN} more"
