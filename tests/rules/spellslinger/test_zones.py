"""Draw pile, hand, in play and discard pile (section ZN)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from slinger_cards import MADE_UP, c, costing, made_up
from slinger_fights import attack, block
from slinger_hall import SlingerHall

from spellhall.games.spellslinger import table as tb
from spellhall.games.spellslinger.card import character, event
from spellhall.games.spellslinger.facts import CHARACTER, ENCHANTMENT, TERRAIN
from spellhall.games.spellslinger.script import Script
from spellhall.games.spellslinger.words import Get, IsDestroyed, YourUpkeep, characters, events
from spellhall.kernel.chance import Dice
from spellhall.kernel.errors import IllegalAction
from spellhall.kernel.events import Moved
from spellhall.kernel.frames import action
from spellhall.kernel.state import State


@made_up(event("peep", ""))
def peep(you: Script) -> None:
    with you.resolves():
        you.look_at_top(1)


@made_up(event("recall", ""))
def recall(you: Script) -> None:
    with you.resolves():
        you.return_to_hand(you.target(characters.in_your_discard))


@made_up(event("recall an event", ""))
def recall_an_event(you: Script) -> None:
    with you.resolves():
        you.return_to_hand(you.target(events.in_your_discard))


@made_up(event("lay on top", ""))
def lay_on_top(you: Script) -> None:
    with you.resolves():
        you.put_on_top(you.target(characters))


@made_up(event("drop one", ""))
def drop_one(you: Script) -> None:
    with you.resolves():
        you.discard(1)


@made_up(event("wings and shelter", ""))
def wings_and_shelter(you: Script) -> None:
    with you.resolves():
        who = you.target(characters)
        you.grant(who, "Flying")
        you.prevent(5, who)
        you.keep_sideways(who.again)


@made_up(character("captain", "", "1/1"))
def captain(you: Script) -> None:
    you.always(Get(characters.yours.other, +1, +1))


@made_up(character("almoner", "", "1/1"))
def almoner(you: Script) -> None:
    with you.whenever(YourUpkeep()):
        you.gain_life(1)


@made_up(character("gravedigger", "", "1/1"))
def gravedigger(you: Script) -> None:
    with you.whenever(IsDestroyed(characters)):
        you.gain_life(1)


NAMES = [c(2, 2), c(3, 1, "Ambush"), "Woods", "twin springs", "banner", "medal", "thief", "captain", "mourner"]
NAMES += ["strike 3", "free event", "zap", "kill", "refuse", "send back", "recall", "lay on top", "drop one", "peep"]


def random_game(seed: int, seats: int) -> Iterator[State]:
    """The positions of a game in which all play invented cards at random."""
    dice = Dice(seed)
    game = SlingerHall(seats).game
    keys = [game.catalogue[SlingerHall(seats).face(name)].key for name in NAMES]
    decks = [[keys[dice.below(len(keys))] for _ in range(40)] for _ in range(seats)]
    state: State = game.new_state(decks, seed, check=False)
    while not state.is_terminal():
        yield state
        options = state.legal_actions()
        state.apply(options[dice.below(len(options))])
    yield state


def zone_view(t: SlingerHall, watcher: int, owner: int, zone: str) -> list[dict[str, object]]:
    found: list[dict[str, object]] = t.state.view(watcher)["seats"][owner]["zones"][zone]
    return found


def steal(t: SlingerHall, seat: int, card: int) -> int:
    """Let a seat control a card of another by an enchantment."""
    thief = t.attach(seat, "thief", card)
    t.state.move(card, tb.IN_PLAY, seat, tb.SEIZED)
    return thief


# ---------------------------------------------------------------------- the zones


@pytest.mark.rule("SS-ZN-01")
@pytest.mark.parametrize("seats", [2, 3])
def test_every_card_is_in_one_zone_of_one_player_all_the_time(seats):
    positions = 0
    for state in random_game(7, seats):
        positions += 1
        places = [(card, zone, seat) for zone in range(6) for seat in range(seats) for card in state.pile(zone, seat)]
        assert sorted(card for card, _, _ in places) == list(range(40 * seats))
        assert all((state.zone[card], state.control[card]) == (zone, seat) for card, zone, seat in places)
    assert positions > 100


@pytest.mark.rule("SS-ZN-01")
def test_each_player_has_a_draw_pile_a_hand_a_discard_pile_and_cards_in_play_of_their_own():
    t = SlingerHall(seats=3)
    for seat, name in enumerate(("Coast", "Woods", "Mountain")):
        for zone in ("draw pile", "hand", "in play", "discard pile"):
            t.put(seat, zone, name)
    t.at("main")
    for seat, name in enumerate(("Coast", "Woods", "Mountain")):
        assert t.names(seat, "draw pile")[-1] == name
        assert [t.names(seat, zone)[0] for zone in ("hand", "in play", "discard pile")] == [name] * 3


@pytest.mark.rule("SS-ZN-01")
def test_a_card_goes_through_the_zones_one_by_one():
    t = SlingerHall()
    dog = t.put(0, "draw pile", c(2, 2))[0]
    t.hold(1, "zap", "kill")
    seen = [t.where(dog)]
    t.at("draw")
    seen.append(t.where(dog))
    t.on_to(tb.MAIN).do("play c 2/2")
    assert t.asked == 1
    seen.append(t.where(dog))
    t.skip()
    seen.append(t.where(dog))
    t.do("play kill")
    seen.append(t.where(dog))
    assert seen == ["draw pile", "hand", "pending", "in play", "discard pile"]


@pytest.mark.rule("SS-ZN-02")
def test_only_permanents_are_ever_in_play():
    met = set()
    for seed in range(6):
        for state in random_game(seed, 2):
            cards = [state.definition(card) for seat in (0, 1) for card in state.pile(tb.IN_PLAY, seat)]
            met |= {card.type for card in cards}
            assert all(card.permanent for card in cards)
    assert met == {CHARACTER, ENCHANTMENT, TERRAIN}


@pytest.mark.rule("SS-ZN-02")
@pytest.mark.parametrize("name", ["free event", "grow"])
def test_an_event_or_interrupt_never_comes_into_play(name):
    t = SlingerHall()
    t.play(0, c(2, 2))
    card = t.hold(0, name)[0]
    t.at("main")
    t.do(f"play {name}")
    assert t.where(card) == "discard pile"
    assert t.state.record is not None
    zones = [told.zone for told in t.events(Moved) if told.card == card]
    assert zones == [tb.PENDING, tb.DISCARD]


# ---------------------------------------------------------------------- draw piles


@pytest.mark.rule("SS-ZN-03")
@pytest.mark.parametrize("watcher", [0, 1, -1])
def test_nobody_may_look_into_a_draw_pile(watcher):
    t = SlingerHall()
    t.put(0, "draw pile", c(4, 4))
    t.hold(0, "free event")
    t.at("main")
    for owner in (0, 1):
        size = t.size(owner, "draw pile")
        assert t.state.view(watcher)["seats"][owner]["zones"]["draw pile"] == {"count": size, "known": []}


@pytest.mark.rule("SS-ZN-03")
def test_a_card_may_allow_its_player_to_look_and_nobody_else():
    t = SlingerHall()
    top = t.put(0, "draw pile", c(3, 3), c(4, 4))[-1]
    t.hold(0, "peep", "free event")
    t.at("main")
    t.do("play peep")
    (known,) = t.state.view(0)["seats"][0]["zones"]["draw pile"]["known"]
    assert (known["handle"], known["name"], known["depth"]) == (top, c(4, 4), 0)
    assert t.where(top) == "draw pile"
    for watcher in (1, -1):
        assert t.state.view(watcher)["seats"][0]["zones"]["draw pile"]["known"] == []


@pytest.mark.rule("SS-ZN-03")
def test_a_draw_pile_keeps_its_order():
    t = SlingerHall(deck=0)
    order = [c(1, 1), c(2, 2), c(3, 3), c(4, 4), c(5, 5)]
    t.put(0, "draw pile", *reversed(order))
    t.put(1, "draw pile", *["Woods"] * 9)
    for seat in (0, 1):
        t.hold(seat, "zap")
    t.at("draw")
    drawn = [t.names(0, "hand")[-1]]
    for _ in range(4):
        t.next_turn().next_turn().on_to(tb.MAIN)
        drawn.append(t.names(0, "hand")[-1])
    assert drawn == order


@pytest.mark.rule("SS-ZN-04")
def test_cards_are_drawn_from_the_top_of_the_own_pile():
    t = SlingerHall()
    t.put(0, "draw pile", c(3, 3), c(4, 4))
    t.put(1, "draw pile", c(5, 5))
    t.hold(0, "free event")
    t.at("draw")
    assert t.names(0, "hand") == ["free event", c(4, 4)]
    assert t.names(0, "draw pile")[-1] == c(3, 3)
    assert t.names(1, "draw pile")[-1] == c(5, 5)


# ---------------------------------------------------------------------- hands


@pytest.mark.rule("SS-ZN-05")
def test_a_hand_is_open_to_its_owner_and_closed_to_all_others():
    t = SlingerHall(seats=3)
    t.hold(0, "free event", c(4, 4))
    t.hold(1, "zap")
    t.at("main")
    assert [card["name"] for card in zone_view(t, 0, 0, "hand")] == ["free event", c(4, 4)]
    assert [card["name"] for card in zone_view(t, 1, 1, "hand")] == ["zap"]
    for watcher in (1, 2, -1):
        assert [set(card) for card in zone_view(t, watcher, 0, "hand")] == [{"handle"}] * 2
    for watcher in (0, 2, -1):
        assert [set(card) for card in zone_view(t, watcher, 1, "hand")] == [{"handle"}]


@pytest.mark.rule("SS-ZN-05")
def test_what_a_player_may_do_with_the_hand_is_not_told_to_the_others():
    t = SlingerHall()
    t.hold(0, "free event")
    t.at("main")
    assert [option["text"] for option in t.state.view(0)["decision"]["options"]] == [
        "play free event",
        "end turn",
    ]
    for watcher in (1, -1):
        assert "options" not in t.state.view(watcher)["decision"]
        assert "free event" not in str(t.state.view(watcher))


@pytest.mark.rule("SS-ZN-06")
def test_only_cards_of_the_own_hand_can_be_played():
    t = SlingerHall()
    t.play(0, c(2, 2))
    t.hold(0, "zap")
    elsewhere = [
        *t.put(0, "discard pile", "grow"),
        *t.put(0, "draw pile", "kill"),
        *t.hold(1, "free event"),
        *t.put(1, "discard pile", "shrink"),
        *t.put(1, "draw pile", "tip over"),
        *t.put(0, "out of the game", "send back"),
    ]
    t.at("main")
    assert t.options() == ["play zap", "pass"]
    for card in elsewhere:
        with pytest.raises(IllegalAction):
            t.state.apply(action(tb.PLAY, card))
        assert t.where(card) != "pending"


@pytest.mark.rule("SS-ZN-06")
def test_a_terrain_is_played_from_the_own_hand_only():
    t = SlingerHall()
    t.hold(0, "Woods")
    t.hold(1, "Coast")
    t.put(0, "discard pile", "Mountain")
    t.put(0, "draw pile", "Plains")
    t.at("main")
    assert t.options() == ["play Woods", "pass"]


@pytest.mark.rule("SS-ZN-10")
@pytest.mark.parametrize("count", [8, 12, 30])
def test_nobody_discards_down_to_a_hand_size(count):
    t = SlingerHall()
    t.hold(0, *["Woods"] * count)
    t.hold(1, *["Woods"] * count, "zap")
    t.at("end")
    t.next_turn().on_to(tb.MAIN)
    assert t.state.regs[tb.ACTIVE] == 1
    assert t.size(0, "hand") == count
    t.next_turn().on_to(tb.MAIN)
    assert (t.size(0, "hand"), t.size(1, "hand")) == (count + 1, count + 2)
    assert t.size(0, "discard pile") == t.size(1, "discard pile") == 0


# ---------------------------------------------------------------------- discard piles


@pytest.mark.rule("SS-ZN-07")
def test_a_card_in_a_discard_pile_has_no_effect():
    t = SlingerHall()
    dog = t.play(0, c(2, 2))
    t.put(0, "discard pile", "captain", "banner", "almoner", "gravedigger", "healer", "Mountain")
    doomed = t.play(1, c(1, 1))
    t.hold(0, "zap", costing("R"))
    t.at("upkeep")
    assert t.life == [20, 20]
    assert t.numbers(dog) == (2, 2)
    t.on_to(tb.MAIN)
    assert t.options() == ["play zap", "play Plains", "pass"]
    t.do("play zap").choose(doomed)
    assert t.where(doomed) == "discard pile"
    assert t.life == [20, 20]


@pytest.mark.rule("SS-ZN-07")
def test_the_same_cards_work_as_long_as_they_are_in_play():
    t = SlingerHall()
    dog = t.play(0, c(2, 2))
    leader = t.play(0, "captain")
    t.play(0, "almoner")
    t.hold(0, "kill")
    t.at("upkeep")
    assert t.life == [21, 20]
    assert t.numbers(dog) == (3, 3)
    t.do("play kill").choose(leader)
    assert t.where(leader) == "discard pile"
    assert t.numbers(dog) == (2, 2)


@pytest.mark.rule("SS-ZN-07")
def test_a_card_in_a_discard_pile_cannot_be_played_or_aimed_at():
    t = SlingerHall()
    lost = t.put(0, "discard pile", c(2, 2))[0]
    zap = t.put(0, "discard pile", "zap")[0]
    t.hold(0, "strike 3")
    t.at("main")
    assert t.options() == ["play strike 3", "pass"]
    assert "SS-ZN-07" in t.why_not(0, zap)
    t.do("play strike 3")
    assert lost not in t.state.legal_actions()
    assert t.options() == ["seat 0", "seat 1"]


@pytest.mark.rule("SS-ZN-07")
def test_an_effect_may_reach_into_a_discard_pile():
    t = SlingerHall()
    lost = t.put(0, "discard pile", c(2, 2))[0]
    t.put(1, "discard pile", c(4, 4))
    t.hold(0, "recall")
    t.at("main")
    t.do("play recall")
    assert t.where(lost) == "hand"
    t.do("play c 2/2")
    assert t.where(lost) == "in play"


@pytest.mark.rule("SS-ZN-08")
@pytest.mark.parametrize("watcher", [0, 1, 2, -1])
def test_everybody_sees_every_discard_pile_in_its_order(watcher):
    t = SlingerHall(seats=3)
    hidden = t.hold(0, c(4, 4), "drop one")[0]
    t.put(0, "discard pile", "zap", "Woods")
    t.put(1, "discard pile", "banner")
    t.at("main")
    t.do("play drop one")
    assert t.where(hidden) == "discard pile"
    assert [card["name"] for card in zone_view(t, watcher, 0, "discard pile")] == ["zap", "Woods", c(4, 4), "drop one"]
    assert [card["name"] for card in zone_view(t, watcher, 1, "discard pile")] == ["banner"]


@pytest.mark.rule("SS-ZN-09")
def test_the_graveyard_to_which_a_fallen_enchantment_goes_is_the_discard_pile():
    t = SlingerHall()
    dog = t.play(1, c(2, 2))
    medal = t.attach(0, "medal", dog)
    t.hold(0, "kill")
    t.at("main")
    t.do("play kill")
    assert t.names(0, "discard pile") == ["medal", "kill"]
    assert t.names(1, "discard pile") == [c(2, 2)]
    assert t.where(medal) == "discard pile"


@pytest.mark.rule("SS-ZN-09")
def test_there_is_no_graveyard_besides_the_discard_pile():
    t = SlingerHall()
    assert not any("grave" in zone.name for zone in tb.ZONES)
    texts = [" ".join(t.game.text_of(card)).lower() for card in t.game.catalogue if card.name not in MADE_UP]
    assert not any("graveyard" in text for text in texts)


# ---------------------------------------------------------------------- changing zones


@pytest.mark.rule("SS-ZN-11")
def test_a_character_that_comes_back_has_neither_damage_nor_changes_nor_attachments():
    t = SlingerHall()
    lion = t.play(0, c(3, 2), sideways=True)
    medal = t.attach(0, "medal", lion)
    t.hold(0, "zap", "zap", "grow", "send back", "free event")
    t.at("main")
    t.do("play grow")
    for _ in range(2):
        t.do("play zap").choose(lion)
    assert t.numbers(lion) == (7, 6)
    assert t.mark(lion, tb.DAMAGE) == 2
    t.do("play send back")
    assert (t.where(lion), t.where(medal)) == ("hand", "discard pile")
    t.do("play c 3/2")
    assert t.where(lion) == "in play"
    assert t.numbers(lion) == (3, 2)
    assert t.mark(lion, tb.DAMAGE) == 0
    assert not t.is_sideways(lion)
    assert t.state.attached(lion) == []


@pytest.mark.rule("SS-ZN-11")
def test_old_damage_does_not_add_up_with_new_damage():
    t = SlingerHall()
    lion = t.play(0, c(3, 2))
    t.hold(0, "zap", "zap", "zap", "send back", "free event")
    t.at("main")
    for _ in range(2):
        t.do("play zap").choose(lion)
    t.do("play send back", "play c 3/2").skip().do("play zap").choose(lion)
    assert t.where(lion) == "in play"
    assert t.mark(lion, tb.DAMAGE) == 1


@pytest.mark.rule("SS-ZN-11")
def test_keywords_shelter_and_bonds_of_this_turn_stay_behind():
    t = SlingerHall()
    lion = t.play(0, c(3, 2))
    t.hold(0, "wings and shelter", "zap", "send back", "free event")
    t.at("main")
    t.do("play wings and shelter").skip()
    assert "Flying" in zone_view(t, 0, 0, "in play")[0]["keywords"]  # type: ignore[operator]
    t.do("play send back", "play c 3/2").skip()
    assert zone_view(t, 0, 0, "in play")[0]["keywords"] == []
    t.do("play zap").choose(lion)
    assert t.mark(lion, tb.DAMAGE) == 1
    assert t.mark(lion, tb.STAYS) == 0


@pytest.mark.rule("SS-ZN-11")
def test_a_character_from_the_discard_pile_starts_afresh_too():
    t = SlingerHall()
    lion = t.play(0, c(3, 2))
    t.hold(0, "grow", "kill", "recall", "free event")
    t.at("main")
    t.do("play grow", "play kill", "play recall", "play c 3/2")
    assert t.where(lion) == "in play"
    assert t.numbers(lion) == (3, 2)


@pytest.mark.rule("SS-ZN-11")
def test_a_character_that_left_and_came_back_is_no_longer_the_target():
    t = SlingerHall()
    lion = t.play(1, c(3, 2, "Ambush"))
    t.hold(0, "strike 3")
    t.hold(1, "send back")
    t.at("main")
    t.do("play strike 3").choose(lion)
    t.do("play send back", "play c 3/2 Ambush")
    assert t.where(lion) == "in play"
    assert t.mark(lion, tb.DAMAGE) == 0
    assert t.names(0, "discard pile") == ["strike 3"]


@pytest.mark.rule("SS-ZN-11")
def test_an_enchantment_does_not_come_down_on_a_character_that_left_and_came_back():
    t = SlingerHall()
    lion = t.play(1, c(3, 2, "Ambush"))
    thief = t.hold(0, "thief")[0]
    t.hold(1, "send back")
    t.at("main")
    t.do("play thief")
    t.do("play send back", "play c 3/2 Ambush")
    assert (t.where(lion), t.state.control[lion]) == ("in play", 1)
    assert t.where(thief) == "discard pile"


@pytest.mark.rule("SS-ZN-12")
@pytest.mark.parametrize(
    ("name", "zone"), [("kill", "discard pile"), ("send back", "hand"), ("lay on top", "draw pile")]
)
def test_a_stolen_character_goes_to_the_piles_and_the_hand_of_its_owner(name, zone):
    t = SlingerHall(seats=3)
    dog = t.play(2, c(2, 2))
    steal(t, 0, dog)
    t.hold(0, name)
    t.at("main")
    assert t.state.control[dog] == 0
    t.do(f"play {name}")
    assert t.names(2, zone)[-1] == c(2, 2)
    assert (t.where(dog), t.state.control[dog]) == (zone, 2)
    assert c(2, 2) not in t.names(0, zone)


@pytest.mark.rule("SS-ZN-12")
def test_a_stolen_character_killed_in_combat_goes_to_the_discard_pile_of_its_owner():
    t = SlingerHall()
    dog = t.play(1, c(2, 2))
    steal(t, 0, dog)
    guard = t.play(1, c(5, 5))
    t.at("declare")
    attack(t, dog)
    block(t, (guard, dog))
    assert t.names(1, "discard pile") == [c(2, 2)]
    assert t.names(0, "discard pile") == ["thief"]


@pytest.mark.rule("SS-ZN-12")
def test_each_card_of_a_play_goes_to_the_discard_pile_of_who_played_it():
    t = SlingerHall()
    t.hold(0, "free event")
    t.hold(1, "refuse")
    t.at("main")
    t.do("play free event", "play refuse")
    assert t.names(0, "discard pile") == ["free event"]
    assert t.names(1, "discard pile") == ["refuse"]
