"""The kernel by itself, on a toy game."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from toy_game import HAND, LAID, PILE, Duel, Toy

from spellhall.kernel import views
from spellhall.kernel.chance import Dice, seeded, step
from spellhall.kernel.checks.contract import ContractBroken, Whole, check_contract, check_log
from spellhall.kernel.documents.saves import load_history, replay, replay_document, save_history
from spellhall.kernel.errors import IllegalAction, UsageError
from spellhall.kernel.events import Card, Entry, Event, Moved, Rolled, Seat, Shown
from spellhall.kernel.frames import ACT_OR_PASS, PASS, Ask, ask
from spellhall.kernel.game import recording
from spellhall.kernel.state import State
from spellhall.kernel.undo import BY_CONSENT, FREE, IMPOSSIBLE, TakeBack, actions_before, may_undo


def fresh(seed: int = 0) -> State:
    game = Toy()
    return game.new_state(game.starter_decks(), seed)


@settings(max_examples=30, deadline=None)
@given(st.integers(min_value=-(2**40), max_value=2**70))
def test_the_toy_keeps_the_contract(seed: int) -> None:
    game = Toy()
    assert check_contract(game, list(game.starter_decks().values()), seed) >= 6


def test_an_illegal_action_says_so_and_changes_nothing() -> None:
    state = fresh()
    before = state.save()
    with pytest.raises(IllegalAction, match="not offered"):
        state.apply(999)
    assert state.save() == before
    assert state.record is not None and state.record.actions == []


@pytest.mark.parametrize("leaves", [False, True])
def test_who_gives_up_is_checked_before_anything_is_written(leaves: bool) -> None:
    class Leaving(Toy):
        def leave(self, state: State, seat: int) -> None:
            state.set_seat(0, seat, -1)

        def is_out(self, state: State, seat: int) -> bool:
            return state.seat_data[0][seat] < 0

    game = Leaving() if leaves else Toy()
    state = game.new_state(game.starter_decks(), 1)
    assert state.record is not None
    if leaves:
        state.concede(1)
    before = save_history(game, state.record)
    for seat in (1, 2, -1, 1.0, "1", True, None):
        refusals = r"already out of the game|seat .+ doesn't exist|no rule for"
        with pytest.raises((IllegalAction, UsageError), match=refusals):
            state.concede(seat)  # type: ignore[arg-type]
    assert save_history(game, state.record) == before
    assert len(state.record.actions) == leaves
    assert may_undo(state.record, 1) == (BY_CONSENT if leaves else IMPOSSIBLE), "nobody gives up and thinks again"


def test_states_compare_by_their_position_and_print_themselves() -> None:
    state = fresh(4)
    twin = fresh(4)
    assert state == twin and state.same_as(twin) and state != "a state" and state.game == Toy()
    twin.apply(PASS)
    assert state != twin
    assert repr(state.game) == "Toy(preset='toy')"
    assert repr(state) == "<State of toy for 2, after 0 actions, seat 0 decides: lay a card (TOY-1)>"
    assert "after 1 actions" in repr(twin) and "actions" not in repr(twin.clone())
    assert "in the middle of Duel" in repr(state.resample(0, Dice(1)))
    assert "with nothing in progress" in repr(Toy().empty_table(2))
    while not twin.is_terminal():
        twin.apply(PASS)
    assert "over, returns [0.0, 0.0]" in repr(twin)


def test_numbers_of_other_libraries_leave_no_trace() -> None:
    state = fresh(4)
    state.apply(Whole(state.legal_actions()[1]))  # type: ignore[arg-type]
    assert state.record is not None
    assert [type(action) for action in state.record.actions] == [int]
    json.dumps([state.save(), save_history(state.game, state.record)])
    assert state.view(Whole(1)) == state.view(1)  # type: ignore[arg-type]
    assert state.resample(Whole(-1), Dice(1)) == state.resample(-1, Dice(1))  # type: ignore[arg-type]


@pytest.mark.interpreted
@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        ("__deepcopy__", lambda state, memo: state, "no history of its own"),
        ("__reduce__", lambda state: (fresh, (9,)), "a pickled state is another one"),
        ("__repr__", lambda state: "<object>", "does not print itself"),
        ("concede", lambda state, seat: None, "concede takes None"),
        ("view", lambda state, seat: {}[seat], "view of None raises KeyError"),
    ],
)
def test_the_contract_notices_a_state_that_is_no_good_object(
    name: str, value: object, message: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(State, name, value)
    with pytest.raises(ContractBroken, match=message):
        check_contract(Toy(), list(Toy().starter_decks().values()), 1)


def test_a_finished_game_takes_no_action() -> None:
    state = fresh()
    while not state.is_terminal():
        state.apply(PASS)
    assert state.returns() == [0.0, 0.0]
    with pytest.raises(IllegalAction, match="over"):
        state.apply(PASS)
    with pytest.raises(IllegalAction):
        state.decision()


def test_a_clone_goes_its_own_way_and_leaves_shared_frames_alone() -> None:
    state = fresh()
    twin = state.clone()
    twin.apply(twin.legal_actions()[0])
    assert state.pile(LAID, 0) == [] and len(twin.pile(LAID, 0)) == 1
    assert state.stack[0] is not twin.stack[0]
    other = state.clone()
    state.apply(PASS)
    assert other.decision().seat == 0 and state.decision().seat == 1


def test_a_shuffle_makes_every_handle_of_a_pile_unknown() -> None:
    state = fresh(3)
    card = state.pile(PILE, 0)[0]
    state.show(card, 0b11)
    assert state.seen[card] == 0b11
    state.shuffle(PILE, 0)
    assert all(state.seen[handle] == 0 for handle in state.pile(PILE, 0))


@pytest.mark.parametrize("reveal", [State.lay_open, State.show_to_all])
def test_a_card_that_is_laid_open_is_seen_by_all_and_stays_where_it_is(reveal: Callable[[State, int], None]) -> None:
    state = fresh(3)
    card = state.pile(HAND, 1)[0]
    reveal(state, card)
    assert (state.zone[card], state.seen[card]) == (HAND, 0b11)
    for seat in (0, 1, -1):
        shown = {each["handle"]: each for each in state.view(seat)["seats"][1]["zones"]["hand"]}[card]
        assert shown["name"] == state.definition(card).name


@pytest.mark.parametrize("seat", [0, 1])
def test_a_redeal_keeps_what_the_seat_knows_and_moves_the_rest(seat: int) -> None:
    state = fresh(5)
    own = [state.face[h] for h in state.pile(HAND, seat)]
    dealt = [state.resample(seat, Dice(n)) for n in range(20)]
    assert all([twin.face[h] for h in twin.pile(HAND, seat)] == own for twin in dealt)
    hands = {tuple(sorted(twin.face[h] for h in twin.pile(HAND, 1 - seat))) for twin in dealt}
    assert len(hands) > 1
    assert all(sorted(twin.face) == sorted(state.face) for twin in dealt)


def test_a_redeal_for_a_spectator_keeps_what_all_see_and_nothing_else() -> None:
    state = fresh()
    for seed in range(5):
        dealt = state.resample(-1, Dice(seed))
        assert dealt.view(-1) == state.view(-1)
        assert sorted(dealt.face) == sorted(state.face)
    hands = {tuple(state.resample(-1, Dice(seed)).face[h] for h in state.pile(HAND, 0)) for seed in range(20)}
    assert len(hands) > 1


def test_a_redeal_for_a_spectator_moves_no_card_that_all_see() -> None:
    state = fresh(5)
    shown = [state.pile(HAND, seat)[0] for seat in range(2)]
    for card in shown:
        state.show(card, 0b11)
    assert all(state.resample(-1, Dice(n)).face[card] == state.face[card] for n in range(20) for card in shown)


def test_a_card_that_never_moved_is_older_than_each_that_has() -> None:
    state = fresh(5)
    lying = [state.stamp[card] for seat in range(2) for card in state.pile(PILE, seat)]
    assert max(lying) < min(state.stamp[card] for seat in range(2) for card in state.pile(HAND, seat))


def test_the_history_counts_the_first_shuffle_of_a_card_as_one() -> None:
    state = fresh(5)
    assert state.record is not None
    assert set(state.record.shuffles.values()) == {1}


def test_what_was_shown_stays_known_in_a_redeal() -> None:
    state = fresh(5)
    shown = state.pile(HAND, 1)[0]
    state.show(shown, 0b01)
    assert all(state.resample(0, Dice(n)).face[shown] == state.face[shown] for n in range(20))


def test_a_view_has_no_hidden_face_and_no_foreign_options() -> None:
    state = fresh(5)
    seen = state.view(1)
    assert [set(card) for card in seen["seats"][0]["zones"]["hand"]] == [{"handle"}] * 3
    assert "options" not in seen["decision"] and seen["decision"]["seat"] == 0
    assert all("value" in card for card in seen["seats"][1]["zones"]["hand"])
    assert state.view(-1)["seats"][1]["zones"]["hand"][0].keys() == {"handle"}


def test_a_spectator_sees_a_card_that_all_see_and_none_that_one_seat_sees() -> None:
    state = fresh(5)
    (laid, hidden, *_) = state.pile(HAND, 1)
    state.show(laid, 0b11)
    seen = {card["handle"]: card for card in state.view(-1)["seats"][1]["zones"]["hand"]}
    assert seen[laid]["value"] == state.definition(laid).value  # type: ignore[attr-defined]
    assert "value" not in seen[hidden]


def test_a_known_card_of_a_pile_is_told_with_the_number_of_cards_above_it() -> None:
    state = fresh(5)
    pile = state.pile(PILE, 0)
    state.show(pile[0], 0b01)
    view = state.view(0)["seats"][0]["zones"]["pile"]
    assert (view["count"], len(view["known"])) == (len(pile), 1)
    assert (view["known"][0]["handle"], view["known"][0]["depth"]) == (pile[0], len(pile) - 1)


def test_a_save_is_json_and_the_loaded_game_goes_on_alike() -> None:
    state = fresh(8)
    state.apply(state.legal_actions()[1])
    loaded = Toy().load(json.loads(json.dumps(state.save())))
    while not state.is_terminal():
        choice = state.legal_actions()[0]
        assert loaded.legal_actions() == state.legal_actions()
        state.apply(choice)
        loaded.apply(choice)
    assert loaded.returns() == state.returns()


def test_a_replay_rebuilds_the_game_and_its_log() -> None:
    state = fresh(11)
    decks = list(Toy().starter_decks().values())
    while not state.is_terminal():
        state.apply(state.legal_actions()[0])
    document = json.loads(json.dumps(replay_document(state, decks, 11)))
    again = replay(Toy(), document)
    assert again.save() == state.save()
    assert again.record is not None and state.record is not None
    assert [e.event for e in again.record.entries] == [e.event for e in state.record.entries]
    assert len(replay(Toy(), document, upto=2).record.actions) == 2  # type: ignore[union-attr]
    document["actions"][0] = 4000
    with pytest.raises(UsageError, match="action 1 of the replay"):
        replay(Toy(), document)


def test_undo_is_free_until_something_is_revealed_or_somebody_else_acts() -> None:
    state = fresh(2)
    assert state.record is not None
    assert may_undo(state.record, 0) == IMPOSSIBLE
    state.apply(PASS)
    assert may_undo(state.record, 0) == FREE
    assert actions_before(state.record, 0) == 0
    state.apply(PASS)
    assert may_undo(state.record, 0) == BY_CONSENT
    assert may_undo(state.record, 1) == FREE
    state.apply(state.legal_actions()[0])
    assert may_undo(state.record, 1) == BY_CONSENT, "a card was laid open"


@pytest.mark.parametrize("reveal", [State.lay_open, State.show_to_all])
def test_undo_is_not_free_once_a_card_was_laid_open(reveal: Callable[[State, int], None]) -> None:
    state = fresh(2)
    assert state.record is not None
    state.apply(PASS)
    assert may_undo(state.record, 0) == FREE
    reveal(state, state.pile(HAND, 0)[0])
    assert may_undo(state.record, 0) == BY_CONSENT


class Asks(Duel):
    """A round of the toy in which the other seat is asked, or passed over, because of what it holds."""

    __slots__ = ()
    at = 0

    def lay(self, state: State) -> Ask:
        question = super().lay(state)
        if type(self).at == 1:
            return ask(1, ACT_OR_PASS, [PASS], self.passed_over, "have you a 4?", "TOY-3")
        if type(self).at == 2:
            state.heed(1)
        return question

    def passed_over(self, state: State, action: int) -> None:
        type(self).at = 0


@pytest.mark.parametrize(("at", "need"), [(0, FREE), (1, BY_CONSENT), (2, BY_CONSENT)])
def test_undo_is_not_free_when_another_seat_was_asked_or_passed_over_for_what_it_holds(at: int, need: int) -> None:
    game = Toy()
    state = recording(State(game, 2, 0))
    for seat in range(2):
        for face in range(4):
            state.add_card(face, seat, PILE)
    Asks.at = 0
    state.start(Asks())
    Asks.at = at
    state.apply(PASS)
    assert state.record is not None
    assert may_undo(state.record, 0) == need
    assert state.record.asked == [need == BY_CONSENT]
    assert TakeBack(state.record, 0, 2).granted == (need == FREE)


def test_the_log_hides_what_a_seat_did_not_see() -> None:
    state = fresh(2)
    assert state.record is not None
    draws = [e for e in state.record.entries if isinstance(e.event, Moved) and e.event.seat == 0]
    assert draws and all(e.seen_by(0)[0] >= 0 and e.seen_by(1)[0] == -1 and e.seen_by(-1)[0] == -1 for e in draws)
    check_log(state.game, state)


def test_the_contract_notices_a_leak_in_the_log() -> None:
    class Talkative(Entry):
        def seen(self, seat: int, which: int = 0) -> int:
            return self.faces[which] if which < len(self.faces) else -1

    state = fresh(2)
    assert state.record is not None
    state.record.entries = [Talkative(e.event, e.faces, e.sight, e.at) for e in state.record.entries]
    with pytest.raises(ContractBroken, match="did not see"):
        check_log(state.game, state)


class Weighed(Event):
    """Two cards were weighed against each other; no game tells it."""

    seat: Seat
    heavier: Card
    lighter: Card
    by: int


class WeighedAgain(Weighed):
    """The same once more, before someone who watched; no game tells it, either."""

    watcher: Seat


def among(state: State, event: Event, faces: int) -> None:
    """Put an event into the history of a game, with so many faces, and check its log."""
    assert state.record is not None
    state.record.entries.append(Entry(event, (-1,) * faces, (-1,) * faces, 0))
    check_log(state.game, state)


@pytest.mark.parametrize(
    ("event", "fault"),
    [
        (Shown(0, 12, 0), "card what there is not"),
        (Moved(0, 3, 99, 0, 0, 0), "host what there is not"),
        (Shown(2, 3, 0), "seat what there is not"),
        (Shown(0, 3, 0b100), "seats what there is not"),
        (Moved(0, 3, -1, 0, 0, 3), "zone what there is not"),
        (Rolled(0, 2.5), "number what there is not: 2.5 is no number"),  # type: ignore[arg-type]
        (Weighed(0, 1, 2, 3), "no event that toy tells"),
    ],
    ids=str,
)
def test_the_contract_notices_events_that_name_what_there_is_not(event: Event, fault: str) -> None:
    with pytest.raises(ContractBroken, match=fault):
        among(fresh(2), event, len(event.CARDS))


def test_the_contract_notices_an_entry_that_does_not_say_what_its_cards_were() -> None:
    with pytest.raises(ContractBroken, match="does not say of each of its cards"):
        among(fresh(2), Moved(0, 3, -1, 0, 0, 0), 1)
    among(fresh(2), Moved(0, 3, -1, 0, 0, 0), 2)


def test_an_event_says_which_of_its_fields_are_cards_and_what_cards_hear_of_it() -> None:
    event = Weighed(1, 4, 5, 7)
    assert dict(Weighed.FIELDS) == {"seat": "seat", "heavier": "card", "lighter": "card", "by": "number"}
    assert (Weighed.CARDS, event.cards(), event.fields()) == (("heavier", "lighter"), (4, 5), (1, 4, 5, 7))
    assert event.about() == (1, 4, 5, 0)
    assert list(WeighedAgain.FIELDS.items()) == [*Weighed.FIELDS.items(), ("watcher", "seat")]
    assert Moved(0, 3, 9, 0, 1, 2).about() == (0, 3, -1, 0), "nothing hears of the host of a card that moves"


@pytest.mark.interpreted
def test_the_contract_notices_a_leak_in_the_view(monkeypatch: pytest.MonkeyPatch) -> None:
    card = views._card
    monkeypatch.setattr(views, "_card", lambda state, handle, seat, known: card(state, handle, seat, True))
    game = Toy()
    with pytest.raises(ContractBroken, match="sees"):
        check_contract(game, list(game.starter_decks().values()), 1)


def test_the_generator_is_the_published_one() -> None:
    rng, first = step(0)
    assert first == 0xE220A8397B1DCDAF
    assert step(rng)[1] == 0x6E789E6AA1B965F4
    assert seeded(1) != seeded(2)


def test_events_that_only_show_reach_the_log() -> None:
    state = fresh(4)
    assert state.record is not None
    before = len(state.record.entries)
    state.show(state.pile(HAND, 1)[0], 0b11)
    assert isinstance(state.record.entries[before].event, Shown)
    assert state.record.entries[before].seen_by(0)[0] >= 0


def test_a_history_goes_through_json_and_is_continued_alike() -> None:
    game = Toy()
    state = game.new_state(game.starter_decks(), seed=5)
    dice = Dice(5)
    for _ in range(4):
        options = state.legal_actions()
        state.apply(options[dice.below(len(options))])
    assert state.record is not None
    loaded = game.load(json.loads(json.dumps(state.save())))
    loaded.record = load_history(game, json.loads(json.dumps(save_history(game, state.record))))
    while not state.is_terminal():
        chosen = state.legal_actions()[0]
        state.apply(chosen)
        loaded.apply(chosen)
    assert save_history(game, loaded.record) == save_history(game, state.record)
    assert game.story(loaded.record.entries, 0, ["Ana", "Bo"]) == game.story(state.record.entries, 0, ["Ana", "Bo"])


@pytest.mark.parametrize("damage", [{"actions": None}, {"entries": [[1, 2]]}, {"shuffles": [[1]]}])
def test_a_damaged_history_is_refused(damage: dict[str, object]) -> None:
    state = fresh(5)
    assert state.record is not None
    with pytest.raises(UsageError, match="this history is damaged"):
        load_history(state.game, save_history(state.game, state.record) | damage)


def test_the_history_counts_how_often_a_card_was_shuffled() -> None:
    state = fresh(5)
    assert state.record is not None
    before = dict(state.record.shuffles)
    pile = list(state.pile(PILE, 0))
    state.shuffle(PILE, 0)
    after = state.record.shuffles
    assert {handle for handle in after if after[handle] != before.get(handle, 0)} == set(pile)
    assert all(after[handle] == before.get(handle, 0) + 1 for handle in pile)


def test_cards_that_move_together_are_heard_of_by_all_that_lay_there_before_or_lie_there_now() -> None:
    heard: list[tuple[int, int]] = []

    class Listening(Toy):
        def listeners(self, state: State, kind: type[Event]) -> list[int]:
            return [card for seat in range(2) for card in state.pile(LAID, seat)]

        def either(self, before: list[int], after: list[int]) -> list[int]:
            return [*before, *(card for card in after if card not in before)]

        def notice(self, state: State, listeners: list[int], event: Event) -> None:
            assert isinstance(event, Moved) and [state.zone[card] for card in (gone, laid)] == [PILE, LAID]
            heard.extend((listener, event.card) for listener in listeners)

    game = Listening()
    state = game.empty_table(2)
    stays, gone = state.add_card(0, 0, LAID), state.add_card(1, 1, LAID)
    laid = state.add_card(2, 1, HAND)
    state.move_together([(gone, PILE, 1, 0), (laid, LAID, 1, 0)])
    assert heard == [(listener, moved) for moved in (gone, laid) for listener in (stays, gone, laid)]
