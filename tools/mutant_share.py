"""The share of mutants that is caught, over all stored samples: a table in docs/mutants.md, and a sentence.

``make mutants MUTANTS=--keep`` adds a line for its sample; so does the nightly run. A sample of sixty is too small to
tell nine in ten from eight, so the samples are added up, and the share comes with its interval.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

from spellhall.kernel.parts.statistics import wilson

HEADING = "## The share that is noticed"
MOST_KEPT = 20
"""Older samples are from other sources: they make way for newer ones."""
ROW = re.compile(r"^\| (\d{4}-\d\d-\d\d) \| (\d+) \| (\d+) \| (\d+) \| (\d+) \|$", re.MULTILINE)


class Sample(NamedTuple):
    """One sample: its day (YYYY-MM-DD) and seed, how many mutants count, and how many of them were caught.

    Also how many more were left out because no one could notice them.
    """

    day: str
    seed: int
    counted: int
    noticed: int
    excused: int


def samples(page: str) -> list[Sample]:
    """The samples in the page."""
    return [Sample(day, *map(int, numbers)) for day, *numbers in ROW.findall(page)]


def sentence(kept: Iterable[Sample]) -> str:
    """The sentence about their sum."""
    known = list(kept)
    counted, noticed = sum(one.counted for one in known), sum(one.noticed for one in known)
    low, high = wilson(noticed, counted)
    return (
        f"Of {counted} mutants in {len(known)} samples {noticed} were noticed: {100 * noticed / (counted or 1):.1f}%, "
        f"with 95% confidence {100 * low:.1f} to {100 * high:.1f}%."
    )


def with_sample(page: str, new: Sample) -> str:
    """The page with one more sample; it replaces one with the same day and seed."""
    kept = [one for one in samples(page) if (one.day, one.seed) != (new.day, new.seed)]
    kept = sorted([*kept, new])[-MOST_KEPT:]
    text = "\n".join(
        [
            HEADING,
            "",
            "`make mutants MUTANTS=--keep` adds a sample and reckons the sentence anew.",
            "",
            sentence(kept),
            "",
            "| day | seed | mutants that count | noticed | left out: nothing to notice |",
            "|---|--:|--:|--:|--:|",
            *(f"| {one.day} | {one.seed} | {one.counted} | {one.noticed} | {one.excused} |" for one in kept),
        ]
    )
    before, found, after = page.partition(HEADING)
    rest = re.split(r"\n(?=## )", after, maxsplit=1)[1:] if found else []
    return "\n".join([before.rstrip("\n") + "\n", text, *(f"\n{one}".rstrip("\n") for one in rest)]) + "\n"
