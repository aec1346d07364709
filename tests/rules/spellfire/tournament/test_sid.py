"""Registered decks and sideboards, exchanges between games, cases (sections SID and DCK)."""

from __future__ import annotations

import pytest
from tournaments.evenings import BOOK, Evening, plan_for
from tournaments.toy_book import STONES

from spellhall.kernel.errors import DeckError, UsageError
from spellhall.kernel.parts.tournament import Format
from spellhall.tournaments.commands import announcing, closing, decks, draw, entrants, judging
from spellhall.tournaments.entries import Inspected
from spellhall.tournaments.log_sentences import told

DECK, SIDE = tuple(STONES[:10]), tuple(STONES[10:13])
POCKETS = Format("Quarry", variants=("Pockets",), victory="Six", size=10)


def registered(count=9, side=SIDE, **more):
    """An event in which everybody has handed in the same stones, after the draw of round 1."""
    more.setdefault("format", POCKETS)
    evening = Evening(count, plan=plan_for(registration=True, **more))
    for number in range(1, count + 1):
        evening.do(decks.register(evening.event, number, DECK, side, BOOK))
    evening.draw()
    return evening


def swap(evening, number, out, into):
    table = next(t for t in evening.event.state.rounds[-1].tables if number in t.entrants)
    evening.do(decks.swap(evening.event, number, table, out, into, BOOK))
    return decks.played(evening.event, number, table)


def first_of(evening):
    return evening.event.table(1).entrants[0]


@pytest.mark.rule("SFT-SID-06", "SFT-DCK-01")
def test_nobody_plays_before_his_deck_is_registered_where_the_event_asks_for_it():
    for plan, rule in ((plan_for(registration=True), "SFT-SID-06"), (plan_for(lists="names"), "SFT-DCK-01")):
        evening = Evening(9, plan=plan)
        for number in range(1, 9):
            evening.do(decks.register(evening.event, number, DECK, (), BOOK))
        with pytest.raises(UsageError, match=rf"decks must be registered before play; missing: Ivy \({rule}\)"):
            draw.draw(evening.event)
        evening.do(decks.register(evening.event, 9, DECK, (), BOOK))
        evening.draw()
    assert len(Evening(9).draw()) == 3, "nobody asks unless the plan does"


def test_a_deck_with_faults_is_not_registered_and_all_faults_are_told():
    evening = Evening(9)
    with pytest.raises(DeckError, match="a deck has 10 stones, not 9") as wrong:
        decks.register(evening.event, 1, (*DECK[:8], DECK[0]), SIDE, BOOK)
    assert len(wrong.value.faults) == 3


@pytest.mark.rule("SFT-SID-07")
def test_what_was_registered_stands_as_it_was_whatever_is_exchanged():
    evening = registered()
    evening.report(1, 6, 4, 3)
    swap(evening, first_of(evening), DECK[:3], SIDE)
    assert decks.registered(evening.event, first_of(evening)) == (DECK, SIDE)


@pytest.mark.rule("SFT-SID-08", "SFT-DCK-06")
def test_a_list_is_changed_by_a_judges_leave_only():
    evening = registered()
    other = (*DECK[:9], STONES[20])
    with pytest.raises(UsageError, match=r"is registered; only a judge can allow a change \(SFT-SID-08, SFT-DCK-06\)"):
        decks.register(evening.event, 1, other, SIDE, BOOK)
    for by in (0, evening.event.names.number_of("Bo")):
        with pytest.raises(UsageError, match=r"changing a registered deck \(SFT-SID-08\) takes the coordinator"):
            decks.change_list(evening.event, 1, other, SIDE, BOOK, by, "a stone is broken")
    with pytest.raises(UsageError, match="say why the registered deck is changed"):
        decks.change_list(evening.event, 1, other, SIDE, BOOK, evening.host, "")
    evening.do(decks.change_list(evening.event, 1, other, SIDE, BOOK, evening.host, "broken"), reason="broken")
    assert decks.registered(evening.event, 1)[0] == other
    assert list(told(evening.event))[-1].endswith("with a judge's permission (SFT-SID-08). Reason: broken. [Zoe]")


@pytest.mark.rule("SFT-SID-09", "SFT-SID-10")
def test_for_a_new_match_all_is_as_it_was_registered():
    evening = registered()
    number = first_of(evening)
    evening.report(1, 6, 4, 3)
    deck, beside = swap(evening, number, DECK[:2], SIDE[:2])
    assert set(deck) == {*DECK[2:], *SIDE[:2]} and set(beside) == {*DECK[:2], SIDE[2]}
    evening.report(1, 6, 4, 3)
    for table in (2, 3):
        evening.play(table)
    evening.draw()
    assert decks.played(evening.event, number, evening.event.table(1)) == (DECK, SIDE)


@pytest.mark.rule("SFT-SID-13")
def test_cards_are_exchanged_before_the_second_game_and_not_before_the_first():
    evening = registered()
    with pytest.raises(UsageError, match=r"before the second game of a match, not before the first \(SFT-SID-13\)"):
        swap(evening, first_of(evening), DECK[:1], SIDE[:1])
    evening.report(1, 6, 4, 3)
    assert set(swap(evening, first_of(evening), DECK[:1], SIDE[:1])[0]) == {*DECK[1:], SIDE[0]}


@pytest.mark.rule("SFT-SID-17", "AMB-T29")
def test_and_before_any_later_game():
    evening = registered()
    first, second, third = evening.event.table(1).entrants
    with pytest.raises(UsageError, match="not before the first"):
        swap(evening, third, DECK[:1], SIDE[:1])
    for number, counts in ((first, (6, 4, 3)), (second, (4, 6, 3)), (third, (4, 3, 6))):
        evening.report(1, *counts)
        swap(evening, number, DECK[:1], SIDE[:1])
    assert [evening.event.entrant(number).swaps[0].game for number in (first, second, third)] == [2, 3, 4]


@pytest.mark.rule("SFT-SID-14")
def test_cards_are_exchanged_one_for_one():
    evening = registered()
    evening.report(1, 6, 4, 3)
    with pytest.raises(UsageError, match=r"one for one, not 2 for 1 \(SFT-SID-14\)"):
        swap(evening, first_of(evening), DECK[:2], SIDE[:1])
    assert len(swap(evening, first_of(evening), DECK[:2], SIDE[:2])[1]) == len(SIDE)


@pytest.mark.rule("SFT-SID-15")
def test_all_cards_of_a_sideboard_may_be_exchanged_at_once_and_again():
    evening = registered()
    evening.report(1, 6, 4, 3)
    number = first_of(evening)
    assert set(swap(evening, number, DECK[:3], SIDE)[1]) == set(DECK[:3])
    assert set(swap(evening, number, SIDE, DECK[:3])[1]) == set(SIDE), "and back"


@pytest.mark.rule("SFT-SID-01")
def test_no_card_comes_from_anywhere_else():
    evening = registered()
    evening.report(1, 6, 4, 3)
    number, foreign = first_of(evening), STONES[25]
    with pytest.raises(UsageError, match=rf"{foreign} isn't in the sideboard of .+ \(SFT-SID-01\)"):
        swap(evening, number, DECK[:1], (foreign,))
    with pytest.raises(UsageError, match=rf"{SIDE[0]} isn't in the deck of .+ \(SFT-SID-01\)"):
        swap(evening, number, SIDE[:1], SIDE[:1])
    with pytest.raises(UsageError, match=rf"{DECK[0]} isn't in the deck"):
        swap(evening, number, (DECK[0], DECK[0]), SIDE[:2])


@pytest.mark.rule("SFT-SID-18")
def test_after_an_exchange_the_deck_has_to_be_legal_as_the_book_says(monkeypatch):
    evening = registered()
    evening.report(1, 6, 4, 3)
    asked = []

    def faults(format, entered):
        asked.append(entered)
        return ["too many round stones (TOY-9)"] if SIDE[2] in entered.deck else []

    monkeypatch.setattr(BOOK, "deck_faults", faults, raising=False)
    with pytest.raises(DeckError, match="too many round stones"):
        swap(evening, first_of(evening), DECK[:1], SIDE[2:])
    assert set(asked[0].deck) == {*DECK[1:], SIDE[2]} and asked[0].registered == DECK
    swap(evening, first_of(evening), DECK[:1], SIDE[:1])


@pytest.mark.rule("SFT-DCK-06")
def test_without_cards_beside_it_a_deck_does_not_change():
    evening = registered(side=(), format=Format("Quarry", victory="Six", size=10))
    evening.report(1, 6, 4, 3)
    with pytest.raises(UsageError, match=r"has no sideboard, so the deck can't change \(SFT-DCK-06\)"):
        swap(evening, first_of(evening), DECK[:1], SIDE[:1])


@pytest.mark.rule("SFT-SID-04")
def test_who_has_no_sideboard_says_so_before_the_match():
    evening = registered(side=())
    table = evening.event.table(1)
    evening.do(decks.without_sideboard(evening.event, table.entrants[0], table))
    assert evening.event.entrant(table.entrants[0]).no_sideboard == {1}
    evening.report(1, 6, 4, 3)
    with pytest.raises(UsageError, match=r"tell opponents before the first game of the match \(SFT-SID-04\)"):
        decks.without_sideboard(evening.event, table.entrants[1], table)
    other = registered()
    with pytest.raises(UsageError, match=r"has registered a sideboard \(SFT-SID-04\)"):
        decks.without_sideboard(other.event, table.entrants[0], other.event.table(1))


@pytest.mark.rule("SFT-SID-12")
def test_opponents_have_a_sideboard_counted_and_see_nothing_of_it():
    evening = registered()
    table = evening.event.table(1)
    owner, other, _ = table.entrants
    evening.do(decks.inspect(evening.event, owner, other, table))
    body = evening.event.log[-1].body
    assert isinstance(body, Inspected) and body.count == 3
    line = list(told(evening.event))[-1]
    assert "counted: 3" in line and not any(stone in line for stone in SIDE)
    stranger = evening.event.table(2).entrants[0]
    with pytest.raises(UsageError, match="isn't playing at table 1"):
        decks.inspect(evening.event, owner, stranger, table)
    evening.report(1, 6, 4, 3)
    with pytest.raises(UsageError, match=r"before the first game of a match \(SFT-SID-12\)"):
        decks.inspect(evening.event, owner, other, table)


@pytest.mark.rule("SFT-SID-05", "SFT-SID-11", "SFT-SID-16")
@pytest.mark.parametrize("rule", ["SFT-SID-05", "SFT-SID-11", "SFT-SID-16"])
def test_an_offence_opens_a_case_which_a_judge_decides_and_nothing_follows_by_itself(rule):
    evening = registered()
    evening.do(judging.open_case(evening.event, 3, "eight stones in the pocket", [rule]))
    assert not evening.event.entrant(3).gone and evening.event.state.cases[1].rules == (rule,)
    with pytest.raises(UsageError, match="deciding a case takes the coordinator or a judge"):
        judging.decide(evening.event, evening.event.names.number_of("Bo"), 1, "no offence")
    evening.do(judging.decide(evening.event, evening.host, 1, "sent away"))
    assert evening.event.state.cases[1].outcome == "sent away" and not evening.event.entrant(3).gone
    evening.do(entrants.drop(evening.event, 3, "ejected", evening.host, "case 1"), reason="case 1")
    assert evening.event.entrant(3).gone == "ejected"
    with pytest.raises(UsageError, match="was disqualified; only a judge undoes that"):
        entrants.reinstate(evening.event, 3)


def test_no_event_is_closed_over_an_open_case():
    evening = Evening(3)
    evening.draw()
    evening.play_round()
    evening.do(judging.open_case(evening.event, 3, "an unknown stone"))
    with pytest.raises(UsageError, match=r"case 1 isn't decided yet \(SFT-SID-05\)"):
        closing.close(evening.event)
    evening.do(judging.decide(evening.event, evening.host, 1, "a note"))
    evening.do(judging.penalise(evening.event, evening.host, 3, "note", case=1))
    evening.close()


def test_cases_and_penalties_are_told_to_staff_alone():
    evening = Evening(3)
    evening.draw()
    evening.do(judging.open_case(evening.event, 3, "an unknown stone"))
    assert "unknown stone" in list(told(evening.event, private=True))[-1]
    assert "unknown stone" not in "\n".join(told(evening.event))


@pytest.mark.rule("SFT-DCK-04")
def test_a_judge_sees_what_differs_between_a_deck_and_its_list():
    evening = registered()
    assert decks.compare(evening.event, 1, DECK, BOOK) == ([], [])
    assert decks.compare(evening.event, 1, (*DECK[:9], DECK[0]), BOOK) == ([DECK[9]], [DECK[0]])


@pytest.mark.rule("SFT-DCK-04", "SFT-DCK-02")
def test_another_printing_of_a_card_is_no_other_card_unless_lists_name_editions():
    reprint = f"{DECK[0]}/2"
    evening = registered()
    assert decks.compare(evening.event, 1, (reprint, *DECK[1:]), BOOK) == ([], [])
    twice = decks.compare(evening.event, 1, (reprint, *DECK), BOOK)
    assert twice == ([], [reprint]), "the copy too many is the one that is not listed"
    exact = registered(lists="editions")
    assert decks.compare(exact.event, 1, (reprint, *DECK[1:]), BOOK) == ([DECK[0]], [reprint])


@pytest.mark.rule("SFT-DCK-05")
def test_lists_are_for_staff_and_their_owner_until_they_are_published():
    never, later = registered(), registered(publish_lists="after_round_1")
    at_close = registered(publish_lists="at_close")
    for evening in (never, later, at_close):
        assert decks.may_read_lists(evening.event, staff=True, own=False)
        assert decks.may_read_lists(evening.event, staff=False, own=True)
        assert not decks.may_read_lists(evening.event, staff=False, own=False)
        evening.play_round()
        evening.draw()
    readable = [decks.may_read_lists(evening.event, False, False) for evening in (never, later, at_close)]
    assert readable == [False, True, False]
    for evening in (never, at_close):
        evening.play_round()
        evening.close()
    assert [decks.may_read_lists(evening.event, False, False) for evening in (never, at_close)] == [False, True]
    assert not any(stone in line for line in told(at_close.event, private=True) for stone in DECK)


class Sealed(type(BOOK)):
    """The game of stones, which hands out thirteen of them: ten are the deck."""

    def product(self, format, seed):
        return [*DECK, *SIDE]


def handed_out():
    """An event at which everybody was given stones, after the draw of round 1."""
    evening = Evening(9, plan=plan_for(format=POCKETS))
    for number in range(1, 10):
        evening.do(decks.hand_out(evening.event, number, Sealed()))
    evening.draw()
    return evening


@pytest.mark.rule("SFT-MST-02")
def test_what_came_with_a_sealed_deck_stays_closed_until_a_game_is_over():
    evening = handed_out()
    number = first_of(evening)
    assert decks.registered(evening.event, number) == (DECK, SIDE)
    with pytest.raises(
        UsageError, match=r"the extra cards of a sealed deck stay closed until the first game is over \(SFT-MST-02\)"
    ):
        swap(evening, number, DECK[:1], SIDE[:1])
    evening.report(1, 6, 4, 3)
    assert set(swap(evening, number, DECK[:1], SIDE[:1])[0]) == {*DECK[1:], SIDE[0]}


def test_and_a_deck_made_of_them_stays_as_it_is_for_the_next_match():
    evening = handed_out()
    number = first_of(evening)
    evening.report(1, 6, 4, 3)
    deck, beside = swap(evening, number, DECK[:2], SIDE[:2])
    evening.play_round()
    evening.draw()
    assert decks.played(evening.event, number, evening.event.table(1)) == (deck, beside)
    assert set(swap(evening, number, SIDE[:1], DECK[:1])[0]) == {DECK[0], *DECK[2:], SIDE[1]}, (
        "before the first game, too"
    )


def test_where_everybody_brings_a_deck_nothing_is_handed_out():
    with pytest.raises(UsageError, match="players bring their own decks"):
        decks.hand_out(Evening(9).event, 1, BOOK)


def test_what_a_type_brings_along_stands_in_the_plan():
    plan = announcing.furnished(plan_for(), Sealed())
    assert plan.registration and plan.lists == "none"
    assert announcing.furnished(plan_for(), BOOK) == plan_for()


@pytest.mark.rule("SFT-DCK-02")
def test_an_event_whose_lists_name_editions_says_so():
    class Printed(type(BOOK)):
        def wants_editions(self, format):
            return True

    assert announcing.furnished(plan_for(), Printed()).lists == "editions"
    faults = announcing.verdict(plan_for(), Printed()).faults
    assert faults == ["deck lists need the edition of every card here: lists=editions (SFT-NOX-05)"]


def test_a_deck_of_sealed_cards_is_made_of_them():
    evening = Evening(9)
    evening.do(decks.issue(evening.event, 1, STONES[5:20], 42))
    with pytest.raises(DeckError, match="stone 1 is not in the pool"):
        decks.register(evening.event, 1, DECK, (), BOOK)
    evening.do(decks.register(evening.event, 1, STONES[5:15], (), BOOK))
    with pytest.raises(UsageError, match="already has sealed cards"):
        decks.issue(evening.event, 1, STONES)


def test_what_somebody_brought_is_a_judges_word():
    evening = Evening(9)
    evening.do(decks.brought(evening.event, 2))
    assert evening.event.entrant(2).brought
    evening.do(decks.brought(evening.event, 2, False))
    assert not evening.event.entrant(2).brought
    assert announcing.doors(evening.event, False)
