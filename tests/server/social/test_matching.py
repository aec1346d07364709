"""Who looks for someone is found for someone: in the order of waiting, once at a time, and never left alone."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from spellhall.server.social.matching import ANSWER_SECONDS, Matching
from spellhall.server.storage.records import Person
from spellhall.server.tables.refusal import Refusal


@dataclass
class Clock:
    now: float = 1000.0

    def __call__(self) -> float:
        return self.now


PEOPLE = [Person(id=number, name=f"Person {number}", created=0) for number in range(1, 6)]
ANA, BO, CY, *_ = PEOPLE


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def matching(clock):
    return Matching(clock)


def pairs(matching):
    return {frozenset(one.id for one in pair.people) for pair in matching.pairs.values()}


def test_those_who_have_waited_longest_are_found_for_each_other(matching, clock):
    for person in (ANA, BO, CY):
        matching.seek(person, "spellfire")
        clock.now += 1
    assert pairs(matching) == {frozenset((ANA.id, BO.id))}
    matching.seek(PEOPLE[3], "spellchain")
    assert len(pairs(matching)) == 1
    assert matching.stop(ANA.id) == {ANA.id, BO.id}
    assert pairs(matching) == {frozenset((BO.id, CY.id))}


def test_two_who_say_yes_look_no_more(matching):
    matching.seek(ANA, "spellfire")
    matching.seek(BO, "spellfire")
    assert not matching.agree(BO.id).ready
    pair = matching.agree(ANA.id)
    assert pair.ready and pair.people == (ANA, BO) and pair.other(BO.id) is ANA
    assert not matching.seeks and not matching.pairs
    with pytest.raises(Refusal, match="no one is waiting for your answer"):
        matching.agree(ANA.id)


def test_who_says_nothing_looks_no_more_and_who_said_yes_waits_on(matching, clock):
    matching.seek(ANA, "spellfire")
    matching.seek(BO, "spellfire")
    matching.agree(ANA.id)
    with pytest.raises(Refusal, match="say yes or no first"):
        matching.seek(ANA, "spellchain")
    clock.now += ANSWER_SECONDS - 1
    assert matching.look() == set()
    clock.now += 1
    assert matching.look() == {ANA.id, BO.id}
    assert list(matching.seeks) == [ANA.id] and not matching.pairs
    matching.seek(BO, "spellfire")
    assert not matching.pairs, "they have not come together this time"
    matching.seek(CY, "spellfire")
    assert pairs(matching) == {frozenset((ANA.id, CY.id))}


class Halls(RuleBasedStateMachine):
    """Whatever five people do."""

    def __init__(self) -> None:
        super().__init__()
        self.clock = Clock()
        self.matching = Matching(self.clock)

    @rule(person=st.sampled_from(PEOPLE), game=st.sampled_from(("spellfire", "spellchain")))
    def seek(self, person, game):
        found = person.id in self.matching.pairs
        try:
            self.matching.seek(person, game)
            assert not found
        except Refusal:
            assert found

    @rule(person=st.sampled_from(PEOPLE))
    def stop(self, person):
        self.matching.stop(person.id)
        assert person.id not in self.matching.seeks

    @precondition(lambda self: self.matching.pairs)
    @rule(data=st.data())
    def agree(self, data):
        who = data.draw(st.sampled_from(sorted(self.matching.pairs)))
        pair = self.matching.agree(who)
        assert pair.ready == (who not in self.matching.pairs)

    @rule(seconds=st.integers(1, ANSWER_SECONDS))
    def wait(self, seconds):
        self.clock.now += seconds
        self.matching.look()
        assert all(pair.until > self.clock.now for pair in self.matching.pairs.values())

    @invariant()
    def holds(self):
        matching = self.matching
        for who, pair in matching.pairs.items():
            assert who in (one.id for one in pair.people)
            assert {matching.pairs[one.id] for one in pair.people} == {pair}
            assert {matching.seeks[one.id].game for one in pair.people} == {pair.game}
        waiting = [seek for who, seek in matching.seeks.items() if who not in matching.pairs]
        for one in waiting:
            for other in waiting:
                if one is not other and one.game == other.game:
                    assert other.person.id in one.avoids or one.person.id in other.avoids


TestWhateverPeopleDo = Halls.TestCase
TestWhateverPeopleDo.settings = settings(max_examples=60, stateful_step_count=40, deadline=None, derandomize=True)
