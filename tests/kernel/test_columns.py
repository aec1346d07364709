"""Copies share their columns until one of them writes, and then own just what they wrote into."""

from __future__ import annotations

import gc
import inspect
from collections.abc import Callable
from typing import Any

import pytest
from toy_game import HAND, LAID, PILE, Duel, Toy

from spellhall.kernel.atoms import Atoms
from spellhall.kernel.chance import Dice
from spellhall.kernel.checks.contract import ContractBroken, check_contract, check_copies
from spellhall.kernel.columns import Columns
from spellhall.kernel.events import Rolled
from spellhall.kernel.frames import PASS
from spellhall.kernel.layout import Layout
from spellhall.kernel.state import State

PLAIN = ("control", "face", "fired", "host", "lasting", "owner", "regs", "seen", "stack", "stamp", "zone")
NESTED = ("marks", "piles", "seat_data")
PLACED = {"control", "host", "seen", "stamp", "zone"}
CARDS = PLACED | {"face", "owner"}


def fresh() -> State:
    """The toy with one more of everything, and with something that lasts and something that fired."""
    game = Toy()
    game.layout = Layout(game.layout.zones, ("turned", "aged"), ("points", "tokens"), ("round", "leader"))
    state = game.new_state(game.starter_decks(), 5)
    state.mark(1, 0, 3)
    state.set_seat(1, 1, 3)
    state.begin_lasting((1, 2))
    state.begin_lasting((3, 4))
    state.fire((7,))
    return state


def lists(state: State) -> dict[str, list[Any]]:
    """All lists that a position consists of, by name."""
    found: dict[str, list[Any]] = {name: getattr(state, name) for name in PLAIN}
    for name in NESTED:
        found.update({f"{name} {place}": column for place, column in enumerate(getattr(state, name))})
    return found


def others(one: State, two: State) -> set[str]:
    """Which lists of two states are not the very same."""
    mine, yours = lists(one), lists(two)
    return {name for name in mine if mine[name] is not yours[name]}


def in_hand(state: State) -> int:
    return state.pile(HAND, 0)[0]


ATOMS: dict[str, tuple[Callable[[State], Any], set[str]]] = {
    "add_card": (lambda state: state.add_card(0, 1, HAND), CARDS | {"marks 0", "marks 1", "piles 3"}),
    "add_deck": (lambda state: state.add_deck([0, 1], 1, HAND), CARDS | {"marks 0", "marks 1", "piles 3"}),
    "to_bottom": (lambda state: state.to_bottom(state.pile(PILE, 0)[-1]), {"piles 0"}),
    "lay": (lambda state: state.lay(in_hand(state), PILE, 1), PLACED | {"piles 1", "piles 2"}),
    "reface": (lambda state: state.reface(state.face[::-1]), {"face"}),
    "turn_into": (lambda state: state.turn_into(0, 1), {"face"}),
    "suppose_face": (lambda state: state.suppose_face(0, 1), {"face"}),
    "give": (lambda state: state.give(0, 1), {"owner"}),
    "attach": (lambda state: state.attach(0, 1), {"host"}),
    "mark": (lambda state: state.mark(1, 0, 5), {"marks 1"}),
    "clear_mark": (lambda state: state.clear_mark(1), {"marks 1"}),
    "set_seat": (lambda state: state.set_seat(1, 0, 5), {"seat_data 1"}),
    "clear_seats": (lambda state: state.clear_seats(1), {"seat_data 1"}),
    "set_reg": (lambda state: state.set_reg(1, 5), {"regs"}),
    "set_regs": (lambda state: state.set_regs((0, 1), 5), {"regs"}),
    "suppose": (lambda state: state.suppose(1, 5), {"regs"}),
    "begin_lasting": (lambda state: state.begin_lasting((5, 6)), {"lasting"}),
    "end_lasting": (lambda state: state.end_lasting((1, 2)), {"lasting"}),
    "alter_lasting": (lambda state: state.alter_lasting((1, 2), (2, 1)), {"lasting"}),
    "fire": (lambda state: state.fire((8,)), {"fired"}),
    "unfire": (lambda state: state.unfire((7,)), {"fired"}),
    "keep_fired": (lambda state: state.keep_fired([]), {"fired"}),
    "call": (lambda state: state.call(Duel()), {"stack"}),
    "own": (lambda state: setattr(state.own(0), "round", 2), {"stack"}),
    "leave": (lambda state: state.leave(0), {"stack"}),
    "put_together": (lambda state: state.put_together([Duel(), Duel()]), {"stack"}),
    "move": (lambda state: state.move(in_hand(state), LAID, 0), PLACED | {"piles 2", "piles 4"}),
    "move_together": (
        lambda state: state.move_together([(in_hand(state), LAID, 0, 0)]),
        PLACED | {"piles 2", "piles 4"},
    ),
    "shuffle": (lambda state: state.shuffle(PILE, 0), {"face", "seen"}),
    "show": (lambda state: state.show(in_hand(state), 2), {"seen"}),
    "show_to_all": (lambda state: state.show_to_all(in_hand(state)), {"seen"}),
    "look_through": (lambda state: state.look_through([0, 1, 2], 2), {"seen"}),
    "lay_open": (lambda state: state.lay_open(in_hand(state)), {"seen"}),
    "roll": (lambda state: state.roll(6), set()),
    "tell": (lambda state: state.tell(Rolled(0, 3)), set()),
    "apply": (lambda state: state.apply(PASS), {"fired", "stack"}),
}
"""What each atom does here, and which lists it writes into."""


class Listening(Toy):
    """A toy in which cards that move together are heard of by nobody."""

    def either(self, before: Any, after: Any) -> Any:
        return None


@pytest.fixture(autouse=True)
def _nobody_listens(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Toy, "either", Listening.either)
    monkeypatch.setattr(Toy, "react", lambda self, state: state.keep_fired([]))


def test_a_clone_has_the_very_lists_of_its_parent_and_is_one_object() -> None:
    state = fresh()
    assert others(state, state.clone()) == set()
    gc.collect()
    before = len(gc.get_objects())
    held = [state.clone() for _ in range(2_000)]
    assert len(gc.get_objects()) - before <= len(held) + 20, "what is held is to be looked through for garbage"


@pytest.mark.parametrize("name", ATOMS)
def test_an_atom_writes_into_lists_of_its_own_and_into_no_other(name: str) -> None:
    deed, writes = ATOMS[name]
    for parent_goes_on in (False, True):
        state = fresh()
        twin = state.clone()
        stays, goes_on = (twin, state) if parent_goes_on else (state, twin)
        before, known = stays.save(), {name: list(column) for name, column in lists(stays).items()}
        deed(goes_on)
        assert stays.save() == before and lists(stays) == known
        assert others(stays, goes_on) == writes
        written = lists(goes_on)
        deed(goes_on) if name not in ("leave", "end_lasting", "alter_lasting", "apply", "unfire") else None
        if name not in ("reface", "keep_fired", "put_together", "move", "move_together", "lay"):
            assert all(lists(goes_on)[one] is written[one] for one in writes), "they are copied once"
        assert stays.save() == before and lists(stays) == known


@pytest.mark.parametrize("shaping", [False, True])
def test_a_column_is_cleared_as_if_one_by_one(shaping: bool) -> None:
    state = fresh()
    state.game.layout.shaping = frozenset((1,)) if shaping else frozenset()
    twin = state.clone()
    for card, value in enumerate(twin.marks[1]):
        if value:
            twin.mark(1, card, 0)
    for seat in range(twin.seats):
        twin.set_seat(1, seat, 0)
    version, presence = state.version, state.presence
    state.clear_mark(1)
    assert state.presence == presence + shaping
    state.clear_seats(1)
    assert (state.version, state.save()) == (version + 2, twin.save())


@pytest.mark.interpreted  # reads the text of the class
def test_these_are_all_atoms() -> None:
    plain = {name for name, value in vars(Atoms).items() if inspect.isfunction(value) and name[0] != "_"}
    assert plain - {"heed"} <= set(ATOMS), "heed writes into the history alone"


@pytest.mark.interpreted  # reads the text of the class
def test_a_clone_takes_over_all_that_a_position_consists_of() -> None:
    state = fresh()
    twin = state.clone()
    apart = {"game", "record"}
    assert all(getattr(twin, name) is getattr(state, name) for name in set(Columns.__slots__) - apart)
    assert twin.game is state.game and twin.record is None


def test_who_becomes_its_clone_leaves_other_clones_alone() -> None:
    state = fresh()
    state.apply(PASS)
    bystander, twin = state.clone(), state.clone()
    before = bystander.save()
    twin.apply(twin.legal_actions()[0])
    state.become(twin)
    assert state.save() != before
    state.apply(state.legal_actions()[0])
    state.set_reg(0, 9)
    assert bystander.save() == before


def test_each_owner_has_his_cards_at_hand_after_every_change() -> None:
    state = fresh()
    assert state.belongings() == [list(range(6)), list(range(6, 12))]
    twin = state.clone()
    assert twin.belongings() is state.belongings()
    twin.give(0, 1)
    assert twin.belongings()[1] == [0, *range(6, 12)] and state.belongings()[0] == list(range(6))
    state.add_card(0, 0, HAND)
    assert state.belongings()[0] == [*range(6), 12]


def test_the_contract_notices_who_writes_into_what_he_does_not_own(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def set_seat(self: State, column: int, seat: int, value: int) -> None:
        self.seat_data[column][seat] = value

    game = Toy()
    decks = list(game.starter_decks().values())
    check_contract(game, decks, 3)
    monkeypatch.setattr(State, "set_seat", set_seat)
    with pytest.raises(ContractBroken, match="is another one after clone"):
        for seed in range(5):
            check_contract(game, decks, seed)


def test_a_family_of_clones_is_played_on_in_any_order() -> None:
    state = fresh()
    for seed in range(20):
        check_copies(state, Dice(seed), f"seed {seed}", actions=20)
