"""What happens to several cards at the same moment: all of it happens before anything hears of it (SS-AB-17)."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from slinger_cards import c, made_up
from slinger_fights import asks, attack, block
from slinger_hall import SlingerHall

from spellhall.games.spellslinger import events
from spellhall.games.spellslinger import table as tb
from spellhall.games.spellslinger.card import character, enchantment, event
from spellhall.games.spellslinger.script import Script
from spellhall.games.spellslinger.words import EACH_OPPONENT, IsDestroyed, LoseAbilities, characters, permanents
from spellhall.kernel.events import Event, Moved
from spellhall.kernel.state import State


@made_up(character("keener", "", "1/1"))
def keener(you: Script) -> None:
    with you.whenever(IsDestroyed(characters)):
        you.gain_life(1)


@made_up(enchantment("hush", ""))
def hush(you: Script) -> None:
    you.always(LoseAbilities(characters))


@made_up(event("kill all", ""))
def kill_all(you: Script) -> None:
    with you.resolves():
        you.destroy(characters)


@made_up(event("raze all", ""))
def raze_all(you: Script) -> None:
    with you.resolves():
        you.destroy(permanents)


@made_up(event("burn all", ""))
def burn_all(you: Script) -> None:
    with you.resolves():
        you.damage(1, characters)


@made_up(event("wither all", ""))
def wither_all(you: Script) -> None:
    with you.resolves():
        you.boost(characters, -1, 0)


@made_up(event("tip all", ""))
def tip_all(you: Script) -> None:
    with you.resolves():
        you.turn_sideways(characters)


@made_up(event("right all", ""))
def right_all(you: Script) -> None:
    with you.resolves():
        you.turn_upright(characters)


@made_up(event("send all back", ""))
def send_all_back(you: Script) -> None:
    with you.resolves():
        you.return_to_hand(characters)


@made_up(event("lose hands", ""))
def lose_hands(you: Script) -> None:
    with you.resolves():
        you.discard_hand(EACH_OPPONENT)


@made_up(event("each opponent discards two", ""))
def each_opponent_discards_two(you: Script) -> None:
    with you.resolves():
        you.discard(2, who=EACH_OPPONENT)


def by_event(name: str) -> Callable[[SlingerHall, list[int]], None]:
    """An event for all characters."""

    def happens(t: SlingerHall, mourned: list[int]) -> None:
        t.hold(0, name)
        t.at("main").do(f"play {name}")

    return happens


def by_blows(t: SlingerHall, mourned: list[int]) -> None:
    """All strike and are struck in the same pass."""
    guards = [t.play(1, c(1, 1)) for _ in mourned]
    t.at("declare")
    attack(t, *mourned)
    block(t, *zip(guards, mourned, strict=True))
    mourned += guards


def by_doom(t: SlingerHall, mourned: list[int]) -> None:
    """All fight a Deadly character, and no damage is dealt."""
    vipers = [t.play(1, c(1, 1, "Deadly")) for _ in mourned]
    t.at("declare")
    attack(t, *mourned)
    t.state.set_reg(tb.CALM, 1)
    block(t, *zip(vipers, mourned, strict=True))


WAYS = {
    "destroyed": by_event("kill all"),
    "damaged": by_event("burn all"),
    "weakened": by_event("wither all"),
    "struck": by_blows,
    "doomed": by_doom,
}


@pytest.mark.rule("SS-AB-15", "SS-AB-17")
@pytest.mark.parametrize("place", range(3))
@pytest.mark.parametrize("way", WAYS)
def test_whatever_is_destroyed_at_once_sees_all_of_it(way: str, place: int) -> None:
    t = SlingerHall()
    names = [c(1, 1), c(1, 1)]
    names.insert(place, "keener")
    mourned = [t.play(0, name) for name in names]
    WAYS[way](t, mourned)
    assert {t.where(card) for card in mourned} == {"discard pile"}
    assert t.life[0] == 20 + len(mourned)


@pytest.mark.rule("SS-AB-17")
def test_whatever_is_there_only_afterwards_sees_all_of_it_too() -> None:
    t = SlingerHall()
    t.play(0, "hush")
    t.play(1, "keener")
    t.play(0, c(2, 2))
    t.state.move_together([(card, tb.DISCARD, 0, tb.DESTROYED) for card in list(t.state.pile(tb.IN_PLAY, 0))])
    t.hold(0, "zap")
    t.at("upkeep")
    assert t.life == [20, 21]


@pytest.mark.interpreted
@pytest.mark.rule("SS-AB-17")
@pytest.mark.parametrize(
    ("name", "kind", "column", "after"),
    [
        ("tip all", events.Turned, tb.SIDEWAYS, 1),
        ("right all", events.Uprighted, tb.SIDEWAYS, 0),
        ("burn all", events.Damaged, tb.DAMAGE, 1),
    ],
)
def test_all_is_done_before_anything_hears_of_it(
    name: str, kind: type[Event], column: int, after: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    t = SlingerHall()
    everyone = [t.play(seat, c(2, 2), sideways=kind == events.Uprighted) for seat in (0, 0, 1)]
    t.hold(0, name)
    t.at("main")
    found = []
    told = State.tell

    def tell(state: State, event: Event, heard_by: object = None) -> None:
        if isinstance(event, kind):
            found.append([state.marks[column][card] for card in everyone])
        told(state, event, heard_by)

    monkeypatch.setattr(State, "tell", tell)
    t.do(f"play {name}")
    assert found == [[after] * 3] * 3


@pytest.mark.rule("SS-AB-17")
@pytest.mark.parametrize(("name", "zone"), [("send all back", tb.HAND), ("lose hands", tb.DISCARD)])
def test_all_have_moved_before_anything_hears_of_it(name: str, zone: int, monkeypatch: pytest.MonkeyPatch) -> None:
    t = SlingerHall(3)
    t.play(0, "keener")  # listens for moves
    t.hold(0, name)
    moved = [t.play(1, c(1, 1)), t.play(2, c(2, 2))] if zone == tb.HAND else t.hold(1, c(1, 1)) + t.hold(2, c(2, 2))
    t.at("main")
    found = []

    class Listening(type(t.game)):  # type: ignore[misc]
        def notice(self, state: State, listeners: object, event: Event) -> None:
            if isinstance(event, Moved) and event.card in moved:
                found.append([state.zone[card] for card in moved])

    monkeypatch.setattr(t.game, "__class__", Listening)
    t.do(f"play {name}")
    assert found == [[zone] * 2] * 2


@pytest.mark.rule("SS-EF-14")
def test_all_choose_what_to_discard_before_anybody_discards() -> None:
    t = SlingerHall(3)
    t.hold(0, "each opponent discards two")
    hands = {seat: t.hold(seat, c(1, 1), c(2, 2), c(3, 3)) for seat in (1, 2)}
    t.at("main").do("play each opponent discards two")
    for seat in (1, 1, 2, 2):
        assert asks(t, "discard which card?")
        assert t.asked == seat
        assert [t.size(other, "discard pile") for other in (1, 2)] == [0, 0]
        t.choose(hands[seat].pop())
    assert [t.names(seat, "discard pile") for seat in (1, 2)] == [["c 3/3", "c 2/2"]] * 2


@pytest.mark.rule("SS-EF-14", "SS-EF-06")
@pytest.mark.parametrize("chosen", range(3))
def test_each_discards_as_many_whoever_drops_out_meanwhile(chosen: int) -> None:
    t = SlingerHall(4)
    t.hold(0, "each opponent discards two")
    for seat in (1, 2, 3):
        t.hold(seat, *[c(1, 1)] * (1 if seat == 3 else 3))
    t.at("main").do("play each opponent discards two")
    for _ in range(chosen):
        t.do("c 1/1")
    t.state.concede(1)
    while asks(t, "discard which card?"):
        t.do("c 1/1")
    assert [t.size(seat, "discard pile") for seat in (2, 3)] == [2, 1]
