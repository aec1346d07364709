"""Events run by a hand that does anything at all, at random: whatever is refused is one sentence and changes nothing,
and whatever is done keeps the log the one truth.
"""

from __future__ import annotations

from collections import Counter

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st
from tournaments.evenings import BOOK, Evening, plan_for, report_of
from tournaments.next_steps import next_step_is_true

from spellhall.kernel.chance import Dice
from spellhall.kernel.errors import UsageError
from spellhall.tournaments.commands import announcing, closing, corrections, draw, entrants, judging, reports
from spellhall.tournaments.files import as_bytes, event_of, read_document
from spellhall.tournaments.log_sentences import told
from spellhall.tournaments.plan import Policies
from spellhall.tournaments.points import lines, totals
from spellhall.tournaments.standings import standing
from spellhall.tournaments.verify import findings

MOVES = 120
WHY = "by lot"


class Walker:
    """A hand that does anything."""

    def __init__(self, seed: int, count: int) -> None:
        self.dice = Dice(seed)
        policies = Policies(
            five=self.any("bring_one_back", "one_table_of_five"),
            two_left=self.any("flag", "void"),
            leavers=self.any("zero", "as_when_leaving"),
            semifinal=self.any("runner_up", "losers_of_last_round_but_one"),
            seating=self.any("avoid_five", "fewest_fours", "most_fours"),
        )
        self.evening = Evening(count, seed, plan_for(seed, policies=policies, scored=bool(self.dice.below(2))))

    def any(self, *things):
        return things[self.dice.below(len(things))]

    def entrant(self):
        return self.any(*self.evening.event.state.entrants)

    def table(self):
        rounds = self.evening.event.state.rounds
        if not rounds:
            return None
        return self.any(*rounds[-1].tables)

    def report(self, table):
        winner = self.dice.below(len(table.entrants))
        realms = [6 if seat == winner else self.dice.below(6) for seat in range(len(table.entrants))]
        facts = {name: [self.dice.below(3) for _ in realms] for name in ("razed", "holdings")}
        return report_of(table, realms, facts=facts if self.dice.below(2) else {}, winner=table.entrants[winner])

    def wanted(self):
        """What it tries next: mostly what an event needs, and sometimes anything."""
        event, dice = self.evening.event, self.dice
        table = self.table()
        kind = dice.below(24)
        if table is None:
            return draw.draw(event) if kind else announcing.staff(event, self.evening.person("Yan"), "judge")
        if kind < 10:
            return reports.report(event, table, self.report(table), BOOK)
        match kind:
            case 10:
                return draw.draw(event)
            case 11:
                return draw.publish(event)
            case 12:
                return draw.ask_back(event)
            case 13:
                return draw.answer(event, self.any("yes", "yes", "no", "absent"))
            case 14:
                return draw.go_on_alone(event, self.any("play", "rank"))
            case 15 if dice.below(4) == 0:
                return entrants.drop(event, self.entrant(), self.any("left", "absent"))
            case 16:
                return entrants.reinstate(event, self.entrant())
            case 17 if dice.below(6) == 0:
                return reports.call_time(event, self.any((), (table.number,)))
            case 18:
                return reports.stop(event, table, self.any("", WHY))
            case 19:
                return corrections.undo(event)
            case 20 if event.match(table).asks:
                fact, entrants_asked = event.match(table).asks[0]
                return reports.count(event, table, fact, {who: dice.below(4) for who in entrants_asked})
            case 21:
                at = self.any(*event.state.rounds[dice.below(len(event.state.rounds))].tables)
                after = msgspec.structs.replace(self.report(at), game=1 + dice.below(3))
                return corrections.correct(event, at, after, BOOK, WHY, self.any("", *corrections.CHOICES))
            case 22:
                return judging.penalise(event, self.evening.host, self.entrant(), self.any(*judging.PENALTIES), table)
            case _:
                return self.any(
                    lambda: draw.move(event, self.entrant(), self.entrant(), WHY),
                    lambda: draw.redraw(event, WHY),
                    lambda: entrants.enter_late(event, [self.evening.person(f"Late {dice.below(9)}")]),
                    lambda: reports.void(event, table, WHY),
                    lambda: judging.call_judge(event, self.entrant(), WHY),
                    lambda: judging.take_call(event, self.evening.host, 1 + dice.below(3)),
                    lambda: judging.settle_call(event, self.evening.host, 1 + dice.below(3)),
                    lambda: judging.open_case(event, self.entrant(), WHY),
                    lambda: judging.decide(event, self.evening.host, 1 + dice.below(3), WHY),
                    lambda: closing.close(event),
                )()

    def go(self):
        """One move; what is refused changes nothing."""
        event, before = self.evening.event, len(self.evening.event.log)
        try:
            bodies = self.wanted()
        except UsageError as error:
            assert "\n" not in str(error) and str(error).strip() == str(error) != ""
            assert len(event.log) == before
            return
        self.evening.do(bodies, reason=WHY)
        sound(event)


def sound(event):
    """What holds at every moment of an event."""
    next_step_is_true(event)
    for round in event.state.rounds:
        seated = Counter(who for table in round.tables for who in table.entrants)
        assert not seated or max(seated.values()) == 1
        assert all(len(table.entrants) >= 2 for table in round.tables)
        for table in round.tables:
            match = event.match(table)
            assert match.over == bool(match.places)
            if match.over:
                assert sorted(match.places) == sorted(table.entrants)
                better = [sum(other < place for other in match.places.values()) for place in match.places.values()]
                assert [count + 1 for count in better] == list(match.places.values())
    ranks = standing(event)
    assert sorted(rank.entrant for rank in ranks) == sorted(event.field.entrants)
    sums = totals(lines(event))
    assert all(rank.points == sums[rank.entrant] >= 0 for rank in ranks)


@given(st.integers(0, 2**40), st.integers(3, 20).filter(lambda count: count != 5))
@settings(max_examples=20, deadline=None)
def test_whatever_is_done_the_log_is_the_one_truth(seed, count):
    walker = Walker(seed, count)
    for _ in range(MOVES):
        if walker.evening.event.state.closed:
            break
        walker.go()
    event = walker.evening.event
    document = read_document(as_bytes(event))
    again = event_of(document)
    assert again.state == event.state and as_bytes(again) == as_bytes(event)
    assert standing(again) == standing(event) and list(told(again, True)) == list(told(event, True))
    assert len(list(findings(document, BOOK))) >= 4
