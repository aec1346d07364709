"""Codes of actions: each choice has one, it leads back to that choice, and none that was given ever changes."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
import vocabulary as tool

from spellhall.kernel.chance import Dice
from spellhall.kernel.errors import IllegalAction, SpellhallError, UsageError
from spellhall.kernel.state import State
from spellhall.registry import game, game_names
from spellhall.rl import aec_env, solo_env
from spellhall.rl.actions import Menu
from spellhall.rl.codes import ActionCodes
from spellhall.rl.observations import ALL_PARTS, Observer
from spellhall.rl.tables import Tables
from spellhall.rl.vocabulary import LINES, blocks, keys

FIRST = {
    "spellchain": (1194, "a7d9fd2209dd8777"),
    "spellfire": (78605, "cf8c2ceddbe5bfa2"),
    "spellslinger": (3104, "4519a919411034ae"),
}
"""How many codes there were when they were frozen, and the digest of how they are spelled in that order."""
FORMS: list[tuple[str, int, dict[str, Any]]] = [
    ("spellchain", 2, {}),
    ("spellslinger", 2, {}),
    ("spellslinger", 4, {"preset": "off-the-top"}),
    ("spellfire", 2, {}),
    ("spellfire", 4, {"preset": "tournament"}),
    ("spellfire", 1, {"solitaire": "one-deck"}),
]


def positions(name: str, players: int, options: dict[str, Any], games: int, longest: int) -> Iterator[State]:
    """Games at random, decision by decision."""
    tables, dice = Tables(name, None, players, options), Dice(players)
    for seed in range(games):
        state = tables.laid(seed)
        for _ in range(longest):
            if state.is_terminal():
                break
            yield state
            choices = state.legal_actions()
            state.apply(choices[dice.below(len(choices))])


@pytest.mark.parametrize(("name", "players", "options"), FORMS, ids=str)
def test_each_choice_has_a_code_of_its_own_that_leads_back_to_it(
    name: str, players: int, options: dict[str, Any]
) -> None:
    codes, dice = ActionCodes(game(name, **options)), Dice(1)
    lines = choices = 0
    for state in positions(name, players, options, 4, 150):
        given, menu = codes.encode(state), state.legal_actions()
        assert len(set(given)) == len(given) == len(menu)
        assert [codes.decode(state, code) for code in given] == menu
        assert np.flatnonzero(codes.mask(state, len(menu))).tolist() == sorted(given) == codes.legal(state)
        assert given == codes.encode(state.resample(state.current_player(), dice))
        for code, action in zip(given, menu, strict=True):
            about, which = state.game.subject_of(state, state.decision(), action)
            if about == "card" and code >= LINES:
                assert codes.name(code).endswith(f":{state.game.printed_keys[state.face[which]]}")
        choices += len(menu)
        lines += sum(code < LINES for code in given)
    assert choices > 100
    assert lines <= choices / 1000, "too many choices are spelled by nothing but their line"


@pytest.mark.parametrize("name", game_names())
def test_no_code_that_was_given_changes_and_every_card_has_its_moves(name: str) -> None:
    codes = ActionCodes(game(name))
    count, digest = FIRST[name]
    spelled = [codes.name(code) for code in range(codes.size)]
    assert len(set(spelled)) == codes.size >= count
    assert hashlib.blake2b("\n".join(spelled[:count]).encode(), digest_size=8).hexdigest() == digest
    moves = {move for block in blocks(name) for move in block.get("moves", ())}
    assert set(spelled) >= {f"{move}:{key}" for move in moves for key in keys(name)}, "run tools/vocabulary.py"


def test_the_tool_gives_new_cards_the_next_codes_and_old_ones_theirs() -> None:
    name, known = "spellchain", len(keys("spellchain"))
    assert tool.codes(name, known) == list(blocks(name))
    *before, last = tool.codes(name, known + 2)
    assert before == list(blocks(name)[:-1])
    assert last == {**blocks(name)[-1], "cards": [1, known + 2]}


def test_behind_choices_that_came_later_new_cards_begin_a_block(monkeypatch: pytest.MonkeyPatch, tmp_path: Any) -> None:
    later = [{"lines": 2}, {"cards": [1, 3], "moves": ["pick:own", "play:own"]}, {"choices": ["pass"]}]
    (tmp_path / "spellchain-v1.json").write_text(tool.json.dumps(later))
    monkeypatch.setattr(tool, "FILES", tmp_path)
    assert tool.codes("spellchain", 5) == [*later, {"cards": [4, 5], "moves": ["pick:own", "play:own"]}]


def test_a_game_without_a_file_is_begun_with_the_verbs_that_it_has(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Any
) -> None:
    monkeypatch.setattr(tool, "FILES", tmp_path)
    lines, plain, cards = tool.codes("spellslinger", 196)
    assert lines == {"lines": LINES}
    assert {"pass", "pick:number:31", "pick:option:63", "player:seat:5"} <= set(plain["choices"])
    assert cards["cards"] == [1, 196]
    assert {"pick:own#4", "play:own", "use:other"} <= set(cards["moves"])
    assert not [move for move in cards["moves"] if move.startswith("player")]


def with_equal_hand(seed: int) -> State:
    """A position in which cards of a hand are asked for, and all of them are alike."""
    state = Tables("spellchain", ["Pyre", "Tide"], None, {}).laid(seed)
    codes = ActionCodes(state.game)
    while "own" not in codes.name(codes.encode(state)[0]):
        state.apply(state.legal_actions()[0])
    hand = state.pile(1, state.current_player())
    for card in hand[1:]:
        state.face[card] = state.face[hand[0]]
    return state


def test_of_equal_cards_the_first_has_the_plain_code_and_the_fifth_that_of_its_line() -> None:
    state = with_equal_hand(1)
    codes = ActionCodes(state.game)
    spelled = [codes.name(code) for code in codes.encode(state)]
    key = state.definition(state.pile(1, state.current_player())[0]).key
    assert spelled[:5] == [f"pick:own:{key}", *(f"pick:own#{copy}:{key}" for copy in (2, 3, 4)), "line:4"]


def test_what_a_seat_does_not_see_is_spelled_by_its_line() -> None:
    state = with_equal_hand(1)
    codes, seat = ActionCodes(state.game), state.current_player()
    hidden = state.legal_actions()[1]
    state.seen[hidden] &= ~(1 << seat)
    state.control[state.legal_actions()[2]] = 1 - seat
    spelled = [codes.name(code) for code in codes.encode(state)]
    assert spelled[1] == "line:1"
    assert spelled[2].startswith("pick:other:")


def test_a_code_that_is_no_choice_is_refused_by_its_name() -> None:
    state = with_equal_hand(1)
    codes = ActionCodes(state.game)
    with pytest.raises(IllegalAction, match=r"code 0 \(line:0\) is none of the \d+ choices: take one that the mask"):
        codes.decode(state, 0)
    with pytest.raises(IllegalAction, match=f"code {codes.size} is none of the"):
        codes.decode(state, codes.size)
    with pytest.raises(IllegalAction, match="code -1 is none of the"):
        codes.decode(state, -1)
    with pytest.raises(UsageError, match=f"there is no code {codes.size}: spellchain has {codes.size}, from 0 on"):
        codes.name(codes.size)


def test_lines_without_codes_are_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spellhall.rl.codes.blocks", lambda name: ({"lines": 1},))
    state = next(state for state in positions("spellchain", 2, {}, 1, 50) if len(state.legal_actions()) > 1)
    with pytest.raises(SpellhallError, match="line 1 of this menu has no code: 1 lines have one"):
        ActionCodes(state.game).encode(state)


@pytest.mark.parametrize("name", game_names())
def test_an_environment_takes_codes_and_masks_them(name: str) -> None:
    env, by_lines = (aec_env(name, parts=ALL_PARTS, actions=kind) for kind in ("codes", "menu"))
    for each in (env, by_lines):
        each.reset(seed=4)
    dice, met = Dice(4), Counter[int]()
    size = env.observer.actions.size
    assert env.action_space("player_0").n == size == env.observation_space("player_0")["action_mask"].n
    for agent in env.agent_iter(120):
        seen, _, ended, _, _ = env.last()
        if ended:
            break
        assert env.observation_space(agent).contains(seen)
        choices = int(seen["question"][3])
        codes = seen["codes"][:choices]
        assert (seen["codes"][choices:] == -1).all()
        assert np.flatnonzero(seen["action_mask"]).tolist() == sorted(codes.tolist())
        line = dice.below(choices)
        assert codes[line] == by_lines.last()[0]["codes"][line]
        env.step(codes[line])
        by_lines.step(line)
        assert env.game_state.save_json() == by_lines.game_state.save_json()
        met[int(codes[line])] += 1
    assert max(met.values()) > 1
    assert not env.observe(next(agent for agent in env.agents if agent != env.agent_selection))["action_mask"].any()


def test_a_code_that_is_no_choice_loses_at_one_seat_and_is_refused_at_all() -> None:
    env = aec_env("spellchain", actions="codes")
    env.reset(seed=1)
    before = env.game_state.save_json()
    with pytest.raises(IllegalAction, match=r"code 3 \(line:3\) is none of the"):
        env.step(3)
    assert env.game_state.save_json() == before
    solo = solo_env("spellchain", actions="codes")
    solo.reset(seed=1)
    _, reward, ended, _, told = solo.step(3)
    assert (reward, ended) == (-1, True)
    assert told["illegal"].startswith("code 3 (line:3) is none of the")


def test_copies_of_actions_are_the_same_and_other_kinds_are_refused() -> None:
    tables = Tables("spellchain", None, None, {})
    codes, menu = ActionCodes(tables.game), Menu(8)
    assert (codes.__deepcopy__({}), menu.__deepcopy__({})) == (codes, menu)
    with pytest.raises(UsageError, match="actions are menu, codes, merged, not 'names'"):
        Observer(tables.game, 2, tables.rows, actions="names")
