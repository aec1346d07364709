"""Where the replays that are being looked at stand: the next step is a short way from the last."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from spellhall.kernel.saves import play_on
from spellhall.server.tables.course import Course
from spellhall.server.tables.table import LiveTable

KEPT = 40
"""Replays whose place is kept."""


class Places:
    """Whoever takes a course from here holds the lock while he reads it."""

    def __init__(self) -> None:
        self.courses: OrderedDict[str, Course] = OrderedDict()
        self.lock = asyncio.Lock()

    async def at(self, table: LiveTable, moment: int) -> Course:
        """The course of a finished game at a moment."""
        assert table.course is not None
        actions = table.course.record.actions
        course = self.courses.pop(table.code, None)
        if course is None or len(course.record.actions) > moment:
            course = await asyncio.to_thread(table.course.at, moment)
        else:
            more = actions[len(course.record.actions) : moment]
            await asyncio.to_thread(play_on, course.state, more, table.stored.digest)
        self.courses[table.code] = course
        if len(self.courses) > KEPT:
            self.courses.popitem(last=False)
        return course
