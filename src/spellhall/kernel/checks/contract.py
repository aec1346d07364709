"""The contract of ``Game`` and ``State`` as a check of any game, at every decision of random games.

It ships with the package, so authors of new games can run it too: ``check_contract(game, decks, seed)``.
"""

from __future__ import annotations

import copy
import json
import pickle
from collections import Counter
from collections.abc import Callable
from typing import Any

from spellhall.kernel.chance import Dice
from spellhall.kernel.documents.saves import save_history
from spellhall.kernel.errors import IllegalAction, SpellhallError, UsageError
from spellhall.kernel.events import Entry
from spellhall.kernel.frames import TIME_VERB, Ask
from spellhall.kernel.frames import action as packed
from spellhall.kernel.game import Game
from spellhall.kernel.state import State

LONGEST = 50_000


class ContractBroken(AssertionError, SpellhallError):
    """A promise of the contract is broken; the message says which and where."""


def check_contract(game: Game, decks: list[list[str]], seed: int, every: int = 1, playouts: bool = True) -> int:
    """Play one random game, check every promise at every ``every``-th decision, and return the number of decisions.

    Checked: options derived twice are equal; clone, saved-and-loaded and original stay identical under the same
    actions, and under different ones none changes another; copies, pickles and prints of states and games are as they
    should be; an invalid seat, card or action is refused and changes nothing; exactly the cards that aren't offered
    have a reason why not; a redeal for each seat leaves that seat's view unchanged byte for byte and can be
    played on; once time is called, the game ends; no view or log line names a hidden card; the game
    declares every event that happens, and fields hold what they declare; cards are conserved; the game ends.
    """
    dice = Dice(seed)
    state = game.new_state(decks, seed)
    twin, loaded = state.clone(), _through_json(game, state)
    cards = Counter(map(game.printed_face, state.face))
    decisions = 0
    while not state.is_terminal():
        if decisions >= LONGEST:
            raise ContractBroken(f"the game of seed {seed} does not end")
        if decisions % every == 0:
            check_object(state, f"seed {seed}, decision {decisions}")
            check_refusals(state, f"seed {seed}, decision {decisions}")
            if decisions % (5 * every) == 0:
                check_reasons(state, f"seed {seed}, decision {decisions}")
            _check_position(game, state, dice, f"seed {seed}, decision {decisions}", playouts and decisions % 50 == 0)
            check_copies(state, Dice(decisions), f"seed {seed}, decision {decisions}")
            if playouts and decisions % 50 == 0:
                check_time(state, dice, f"seed {seed}, decision {decisions}")
            loaded = _through_json(game, state)
            twin = twin.clone()
        options = state.legal_actions()
        chosen = options[dice.below(len(options))]
        state.apply(chosen)
        loaded.apply(chosen)
        twin.apply(Whole(chosen))
        _same(state, twin, f"clone after decision {decisions} of seed {seed}")
        _same(state, loaded, f"loaded save after decision {decisions} of seed {seed}")
        decisions += 1
    if Counter(map(game.printed_face, state.face)) != cards:
        raise ContractBroken(f"cards were lost or made in the game of seed {seed}")
    if state.legal_actions() or state.current_player() != -1:
        raise ContractBroken("a finished game offers actions")
    check_log(game, state)
    return decisions


class Whole:
    """A whole number that isn't an int, like numpy's."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value


def check_object(state: State, where: str) -> None:
    """Check that a state and its game can be copied, pickled, compared and printed like other objects."""
    game = state.game
    if (
        pickle.loads(pickle.dumps(game)) != game
        or copy.deepcopy(game) is not game
        or game.name not in repr(game).lower()
    ):
        raise ContractBroken(f"{where}: the game is not pickled, copied or printed as it should be")
    for how, twin in (
        ("pickled", pickle.loads(pickle.dumps(state))),
        ("copied", copy.copy(state)),
        ("copied deeply", copy.deepcopy(state)),
    ):
        if twin != state or twin.decision().options != state.decision().options:
            raise ContractBroken(f"{where}: a {how} state is another one")
        if state.record is None:
            continue
        if twin.record is None or twin.record is state.record:
            raise ContractBroken(f"{where}: a {how} state has no history of its own")
        shared = twin.record.entries == state.record.entries and twin.record.actions == state.record.actions
        if not shared and save_history(game, twin.record) != save_history(game, state.record):
            raise ContractBroken(f"{where}: a {how} state has another history")
    if json.loads(json.dumps(state.save())) != json.loads(state.save_json()):
        raise ContractBroken(f"{where}: the JSON text of a state is that of another one")
    if game.name not in repr(state):
        raise ContractBroken(f"{where}: a state does not print itself")


def check_copies(state: State, dice: Dice, where: str, actions: int = 4) -> None:
    """Play on a position, its clones, and clones of these in any order; none may touch another."""
    family = [state, state.clone()]
    family += [family[1].clone(), state.clone(), family[1].clone()]
    stand = [member.save() for member in family]
    for _ in range(actions):
        turn = 1 + dice.below(len(family) - 1)
        options = family[turn].legal_actions()
        if options:
            family[turn].apply(options[dice.below(len(options))])
            stand[turn] = family[turn].save()
        for one, member in enumerate(family):
            if member.save() != stand[one]:
                who = "the position" if one == 0 else f"clone {one}"
                raise ContractBroken(f"{where}: {who} is another one after clone {turn} was played on")


def check_refusals(state: State, where: str) -> None:
    """Check that invalid seats, cards and actions are refused in a sentence, and that nothing changes."""
    before, dice = state.save(), Dice(0)
    known = _lengths(state)
    seats, cards, option = state.seats, len(state.face), state.decision().options[0]
    nothing: tuple[Any, ...] = (None, "x", 1.0, float(option), True, [], -2, 1 << 70)
    tries: list[tuple[str, Callable[[Any], Any], tuple[Any, ...]]] = [
        ("apply", state.apply, nothing),
        ("concede", state.concede, (*nothing, -1, seats)),
        ("view", state.view, (*nothing, seats)),
        ("resample", lambda seat: state.resample(seat, dice), (*nothing, seats)),
        ("why_not (seat)", lambda seat: state.why_not(seat, 0), (*nothing, -1, seats)),
        ("why_not (card)", lambda card: state.why_not(0, card), (*nothing, -1, cards)),
        ("explain", lambda card: state.explain(card, "level"), (*nothing, -1, cards)),
    ]
    for name, deed, values in tries:
        for value in values:
            try:
                deed(value)
            except (IllegalAction, UsageError):
                continue
            except Exception as error:
                raise ContractBroken(f"{where}: {name} of {value!r} raises {type(error).__name__}: {error}") from error
            raise ContractBroken(f"{where}: {name} takes {value!r}")
    if state.save() != before or _lengths(state) != known:
        raise ContractBroken(f"{where}: what was refused has changed something")


def check_time(state: State, dice: Dice, where: str) -> None:
    """Check that time can be called once, is saved, doesn't change the waiting question, and ends the game."""
    game, timed = state.game, copy.copy(state)
    try:
        timed.call_time()
    except UsageError:
        return
    if timed.record is None or timed.record.actions[-1] != packed(TIME_VERB, 0):
        raise ContractBroken(f"{where}: the history does not say that time was called")
    if not timed.is_terminal():
        if not game.is_timed(timed):
            raise ContractBroken(f"{where}: time was called, and the game has forgotten it")
        if timed.decision().options != state.decision().options:
            raise ContractBroken(f"{where}: what can be chosen has changed when time was called")
        check_refused_time(timed, where)
        _same(timed, _through_json(game, timed), f"{where}: a loaded save on time")
        _play_on(timed, dice, where)
    check_refused_time(timed, where)
    check_log(game, timed)


def check_refused_time(state: State, where: str) -> None:
    """Check that time can't be called twice, nor after the end."""
    before, known = state.save(), _lengths(state)
    try:
        state.call_time()
    except IllegalAction:
        if state.save() == before and _lengths(state) == known:
            return
    raise ContractBroken(f"{where}: time can be called twice, or in a game that is over")


def check_reasons(state: State, where: str) -> None:
    """Check that the deciding player gets a reason for each card that isn't offered, and for no other."""
    seat = state.decision().seat
    for card in range(len(state.face)):
        if (state.why_not(seat, card) == "") != state.game.offers(state, card):
            offered = "is offered" if state.game.offers(state, card) else "is not offered"
            raise ContractBroken(f"{where}: card {card} {offered}, but what is told of it says otherwise")


def _lengths(state: State) -> list[int]:
    record = state.record
    return [] if record is None else [len(record.actions), len(record.seats), len(record.hidden), len(record.entries)]


def _through_json(game: Game, state: State) -> State:
    return game.load(state.save_json())


def _same(one: State, other: State, where: str) -> None:
    if one.save() != other.save():
        different = [name for name, value in one.save().items() if other.save()[name] != value]
        raise ContractBroken(f"{where} differs from the original in {', '.join(different)}")


def _check_position(game: Game, state: State, dice: Dice, where: str, playouts: bool) -> None:
    question = state.decision()
    _check_question(question, where)
    again = _through_json(game, state).decision()
    if (again.seat, again.options, again.label) != (question.seat, question.options, question.label):
        raise ContractBroken(f"{where}: options derived twice differ")
    for seat in range(state.seats):
        before = _all_seen(state.clone(), seat)
        dealt = state.resample(seat, dice)
        if before != _all_seen(dealt, seat):
            raise ContractBroken(f"{where}: a re-deal changes what seat {seat} sees")
        if question.seat == seat and _through_json(game, dealt).legal_actions() != question.options:
            raise ContractBroken(f"{where}: a re-deal changes the options of seat {seat}")
        _check_view(state, seat, where)
        if playouts:
            _play_on(dealt, dice, where)
    handles = sorted(handle for pile in state.piles for handle in pile)
    if handles != list(range(len(state.face))):
        raise ContractBroken(f"{where}: a card lies in two zones or in none")


def _all_seen(state: State, seat: int) -> str:
    return json.dumps([state.view(seat), state.game.page_view(state)], sort_keys=True)


def _check_question(question: Ask, where: str) -> None:
    if not question.options:
        raise ContractBroken(f"{where}: nothing is legal")
    if len(set(question.options)) != len(question.options):
        raise ContractBroken(f"{where}: an option is offered twice")


def _check_view(state: State, seat: int, where: str) -> None:
    """No card that the seat does not know appears with a face."""

    def walk(node: Any) -> None:
        if isinstance(node, dict):
            if "handle" in node and "key" in node and not state.seen[node["handle"]] >> seat & 1:
                raise ContractBroken(f"{where}: seat {seat} sees the hidden card {node['handle']}")
            for value in node.values():
                walk(value)
        elif isinstance(node, list):
            for value in node:
                walk(value)

    walk(state.view(seat))


def _play_on(state: State, dice: Dice, where: str) -> None:
    for _ in range(LONGEST):
        if state.is_terminal():
            return
        options = state.legal_actions()
        state.apply(options[dice.below(len(options))])
    raise ContractBroken(f"{where}: a re-dealt game does not end")


def check_log(game: Game, state: State) -> None:
    """The cards of each event exist, and no line of the log tells a seat (or a spectator, -1) a face it did not see."""
    if state.record is None:
        return
    names = [f"seat {seat}" for seat in range(state.seats)]
    everyone = (1 << state.seats) - 1
    for entry in state.record.entries:
        _check_event(game, state, entry)
        for seat in range(-1, state.seats):
            for face, sight, seen in zip(entry.faces, entry.sight, entry.seen_by(seat), strict=True):
                known = sight in (-1, everyone) or (seat >= 0 and sight >> seat & 1)
                if face >= 0 and not known and seen >= 0:
                    raise ContractBroken(f"the log tells seat {seat} of a card it did not see")
            game.sentence(entry, seat, names)


def _check_event(game: Game, state: State, entry: Entry) -> None:
    """An event is one that the game tells, and each of its fields holds what it says it does."""
    event = entry.event
    if game.events.get(type(event).__name__) is not type(event):
        raise ContractBroken(f"{event} is no event that {game.name} tells: it is missing in the events of the game")
    bounds = {
        "card": (-1, len(state.face) - 1),
        "seat": (-1, state.seats - 1),
        "seats": (0, (1 << state.seats) - 1),
        "zone": (0, len(game.layout.zones) - 1),
        "why": (0, None),
        "number": (None, None),
    }
    for name, kind in event.FIELDS.items():
        value = getattr(event, name)
        least, most = bounds[kind]
        if type(value) is not int or (least is not None and value < least) or (most is not None and value > most):
            raise ContractBroken(f"{event} holds as {name} what there is not: {value!r} is no {kind}")
    if not len(event.CARDS) == len(entry.faces) == len(entry.sight):
        raise ContractBroken(f"the entry of {event} does not say of each of its cards what it was")
    for handle, face in zip(event.cards(), entry.faces, strict=True):
        if handle < 0 <= face:
            raise ContractBroken(f"the entry of {event} shows the face of a card that it does not name")
