"""The generators: the streams that were published, the state in one integer, lots without favour, keys nobody sees."""

from __future__ import annotations

import json
from hashlib import blake2b

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from toy_game import Toy

import spellhall
from spellhall.kernel import chance
from spellhall.kernel.chance import Dice, below, narrow, read, seeded, shuffled, step, steps, written
from spellhall.kernel.checks.contract import check_contract
from spellhall.kernel.documents.saves import replay, replay_document
from spellhall.kernel.errors import UsageError
from spellhall.kernel.state import State

KEY = 0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F
WIDE = st.integers(min_value=2**64, max_value=2**256 - 1)
NARROW = st.integers(min_value=-(2**64) + 1, max_value=2**64 - 1)


def draws(seed: int, count: int) -> list[int]:
    """The first numbers of 64 bits that a seed gives."""
    rng, found = seeded(seed), []
    for _ in range(count):
        rng, bits = step(rng)
        found.append(bits)
    return found


def test_the_keyed_stream_is_the_published_one() -> None:
    assert draws(KEY, 4) == [0x02BDA57C3435BDAA, 0x368039592490D65F, 0xE1D73FF40E02F5F4, 0xF97AD191375E8365]


@given(WIDE)
def test_the_keyed_stream_is_blake2b_of_a_counter_and_nothing_else(seed: int) -> None:
    key = bytes.fromhex(f"{seed:064x}")
    number = [bytes(7) + bytes([n]) for n in range(20)]
    plain = [blake2b(n, digest_size=8, key=key, person=b"spellhall deal").hexdigest() for n in number]
    assert [f"{bits:016x}" for bits in draws(seed, 20)] == plain


@given(NARROW)
@example(2**64 - 1)
@example(-(2**64) + 1)
def test_a_narrow_seed_gives_the_stream_that_it_always_gave(seed: int) -> None:
    mask, rng, found = 2**64 - 1, (seed * 0xD1342543DE82EF95 + 0x9E3779B97F4A7C15) % 2**64, []
    for _ in range(5):
        rng = (rng + 0x9E3779B97F4A7C15) & mask
        bits = ((rng ^ rng >> 30) * 0xBF58476D1CE4E5B9) & mask
        bits = ((bits ^ bits >> 27) * 0x94D049BB133111EB) & mask
        found.append(bits ^ bits >> 31)
    assert draws(seed, 5) == found
    assert Dice(seed).below(10) == found[0] % 10
    assert seeded(seed) < 2**64
    assert draws(narrow(seed), 5) == found, "so what is reckoned out of seeds gives what it always gave"


@pytest.mark.parametrize("seed", [2**256, -(2**64), -(2**200), 10**100])
def test_a_seed_that_is_too_wide_is_one_sentence(seed: int) -> None:
    with pytest.raises(UsageError, match="at most 256 bits"):
        seeded(seed)


@given(st.one_of(NARROW, WIDE))
def test_a_generator_goes_through_documents_in_mid_stream(seed: int) -> None:
    rng, _ = step(seeded(seed))
    for number in (seed, rng):
        document = json.loads(json.dumps(written(number)))
        assert read(document) == number
        assert isinstance(document, str) == (number.bit_length() > 64), "few readers of JSON keep so wide a number"


@pytest.mark.parametrize("value", [5.5, True, None, "", "zz", "5", [1], 2**100, 2**400, "0x" + "f" * 100])
def test_what_is_no_seed_is_not_read_as_one(value: object) -> None:
    with pytest.raises((ValueError, TypeError)):
        read(value)  # type: ignore[arg-type]


@pytest.mark.interpreted
def test_lots_of_the_keyed_stream_favour_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    third = 2**64 // 3
    coming = [2**64 - 1, 3 * third - 1]  # beyond the last whole multiple of 3, and the last number within it
    monkeypatch.setattr(chance, "step", lambda rng: (rng + 1, coming.pop(0)))
    assert below(KEY << 64, 3) == ((KEY << 64) + 2, 2)
    monkeypatch.undo()
    rng, seen = seeded(KEY), [0] * 5
    for _ in range(5_000):
        rng, number = below(rng, 5)
        seen[number] += 1
    assert min(seen) > 900 and max(seen) < 1_100


@given(st.one_of(NARROW, WIDE), st.integers(min_value=0, max_value=150))
@example(2**64 - 1, 150)
def test_draws_side_by_side_are_those_that_follow_each_other(seed: int, count: int) -> None:
    rng, found = seeded(seed), []
    after, drawn = steps(rng, count)
    for _ in range(count):
        rng, bits = step(rng)
        found.append(bits)
    assert (after, drawn) == (rng, found)


@given(st.one_of(NARROW, WIDE), st.integers(min_value=0, max_value=60))
def test_a_shuffle_is_that_of_fisher_and_yates(seed: int, size: int) -> None:
    items, byhand, rng = list(range(size)), list(range(size)), seeded(seed)
    after = shuffled(rng, items)
    for i in range(size - 1, 0, -1):
        rng, j = below(rng, i + 1)
        byhand[i], byhand[j] = byhand[j], byhand[i]
    assert (items, after) == (byhand, rng)


@settings(max_examples=10, deadline=None)
@given(WIDE)
def test_the_contract_holds_with_a_key(seed: int) -> None:
    game = Toy()
    assert check_contract(game, list(game.starter_decks().values()), seed) >= 6


@pytest.mark.parametrize("name", ["spellfire", "spellchain", "spellslinger"])
def test_no_agent_ever_sees_the_key(name: str) -> None:
    game = spellhall.game(name)
    state = game.new_state(list(game.starter_decks().values())[:2], KEY)
    for seat in range(-1, 2):
        dealt = state.resample(seat, Dice(5))
        assert dealt.rng < 2**64 and dealt.record is None
        assert not tells(json.dumps([dealt.save(), state.view(seat)]))
    assert tells(json.dumps(state.save())), "this test looks for what is there"


def tells(text: str) -> bool:
    """Whether a text holds a part of the key, as a number or in hexadecimal digits."""
    return f"{KEY:x}"[:24] in text or f"{KEY:x}"[-24:] in text or str(KEY << 64)[:24] in text


@pytest.mark.parametrize("name", ["spellfire", "spellchain", "spellslinger"])
def test_a_game_with_a_key_is_saved_and_told_again(name: str) -> None:
    game = spellhall.game(name)
    decks = list(game.starter_decks().values())[:2]
    state, dice = game.new_state(decks, KEY), Dice(1)
    for _ in range(60):
        if not state.is_terminal():
            options = state.legal_actions()
            state.apply(options[dice.below(len(options))])
    again: State = game.load(json.loads(json.dumps(state.save())))
    assert again.rng == state.rng and again.save() == state.save()
    document = json.loads(json.dumps(replay_document(state, decks, KEY)))
    assert replay(game, document).save() == state.save()
    assert replay(game, {**document, "seed": f"{KEY + 1:#x}"}, 0).save() != replay(game, document, 0).save()


def test_a_replay_may_begin_with_a_position() -> None:
    game = Toy()
    first = game.new_state(game.starter_decks(), 3)
    first.apply(first.legal_actions()[0])
    document = replay_document(first, [], 0) | {"position": first.save(), "actions": first.legal_actions()[:1]}
    state = replay(game, json.loads(json.dumps(document)))
    first.apply(first.legal_actions()[0])
    assert state.save() == first.save()
    assert state.record is not None and len(state.record.actions) == 1
