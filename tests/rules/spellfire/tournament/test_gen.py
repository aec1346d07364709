"""The organiser's part of the framework (section GEN), notes and factors of announcements."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from tournaments.evenings import BOOK, Evening, plan_for

from spellhall.kernel.errors import UsageError
from spellhall.kernel.parts.tournament import Format
from spellhall.tournaments.commands import announcing, draw, judging
from spellhall.tournaments.log_sentences import told
from spellhall.tournaments.plan import factor_of
from spellhall.tournaments.scored_events import checklist


@pytest.mark.rule("SFT-GEN-01")
def test_an_event_has_one_coordinator_and_does_not_begin_without():
    evening = Evening(9, staffed=False)
    with pytest.raises(UsageError, match=r"an event needs a coordinator before it begins \(SFT-GEN-01\)"):
        draw.draw(evening.event)
    zoe, yan = evening.person("Zoe"), evening.person("Yan")
    evening.do(announcing.staff(evening.event, zoe, "coordinator"))
    with pytest.raises(UsageError, match=r"an event has one coordinator: Zoe \(SFT-GEN-01\)"):
        announcing.staff(evening.event, yan, "coordinator")
    evening.draw()
    with pytest.raises(UsageError, match="the event needs a coordinator"):
        announcing.staff(evening.event, zoe, "")


@pytest.mark.rule("SFT-GEN-02")
def test_a_ruling_is_kept_with_its_time_and_author_and_only_staff_give_it():
    evening = Evening(9)
    bo = evening.event.names.number_of("Bo")
    with pytest.raises(UsageError, match="a ruling takes the coordinator or a judge, and Bo is neither"):
        judging.rule(evening.event, bo, "a hat may be worn")
    evening.do(judging.rule(evening.event, evening.host, "a hat may be worn", ["TOY-3"]))
    entry = evening.event.log[-1]
    assert (entry.at, entry.by) == (evening.now, evening.host)
    assert list(told(evening.event))[-1].endswith("2001-09-09 01:46:52  Ruling: a hat may be worn (TOY-3) [Zoe]")


@pytest.mark.rule("SFT-GEN-03")
@pytest.mark.parametrize("count", [0, 1, 5])
def test_there_may_be_any_number_of_judges(count):
    evening = Evening(9)
    for number in range(count):
        evening.do(announcing.staff(evening.event, evening.person(f"Judge {number}"), "judge"))
    assert list(evening.event.state.staff.values()).count("judge") == count
    assert len(evening.draw()) == 3


@pytest.mark.rule("SFT-GEN-04")
def test_the_version_of_the_card_reference_is_kept_and_missed_where_there_is_none():
    evening = Evening(9)
    assert evening.event.state.reference == "cards of today"
    other = Evening()
    other.event.state.reference = ""
    done = [next(one for one in checklist(e.event) if one.name == "reference").done for e in (evening, other)]
    assert done == [True, False]


@pytest.mark.rule("SFT-GEN-07")
def test_a_type_of_ones_own_needs_its_rules_in_writing():
    own = plan_for(format=Format("Skimming", victory="Six", size=10))
    with pytest.raises(UsageError, match="Skimming"):
        announcing.announce(own, BOOK, 7)
    written = replace(own, format=Format("Skimming", victory="Six", size=10, custom_rules="Stones skip on water."))
    assert announcing.announce(written, BOOK, 7)
    assert any("SFT-GEN-07" in warning for warning in announcing.verdict(written, BOOK).warnings)


@pytest.mark.rule("SFT-NAM-11")
def test_a_note_is_kept_word_for_word():
    note = "Doors at ten.\nBring your own stones."
    assert Evening(plan=plan_for(notes=note)).event.plan.notes == note


@pytest.mark.rule("SFT-NAM-12")
@pytest.mark.parametrize(
    ("note", "factor"), [("Scored; Double Points!", 2), ("triple points", 3), ("doubled pointsman", 1), ("", 1)]
)
def test_a_note_that_says_double_points_means_them(note, factor):
    assert factor_of(note) == factor


@pytest.mark.rule("SFT-NAM-13")
def test_an_event_needs_no_name_in_short_form():
    evening = Evening(9, plan=plan_for(title="An afternoon with stones"))
    assert len(evening.draw()) == 3
