"""Invented Spellslinger cards for test positions; no game knows them, only the halls of tests.

``c(2, 3, "Flying")`` is a character without text; the others are below, each with only the function that its name
says.
"""

from __future__ import annotations

from collections.abc import Callable

from spellhall.games.spellslinger.card import REGISTER, Card, character, enchantment, event, interrupt, plain, terrain
from spellhall.games.spellslinger.cards import load_all
from spellhall.games.spellslinger.facts import EVENT, INTERRUPT
from spellhall.games.spellslinger.script import Script
from spellhall.games.spellslinger.words import *

load_all()
MADE_UP: dict[str, Card] = {}
"""The invented cards by name."""


def keep(card: Card) -> Card:
    """Take a card out of the game's register and keep it here; two test files must not invent the same name."""
    assert card.name not in MADE_UP, f"{card.name} is invented twice"
    del REGISTER[card.key]
    MADE_UP[card.name] = card
    return card


def made_up(maker: Callable[[Callable[[Script], None]], Card]) -> Callable[[Callable[[Script], None]], Card]:
    """Wraps a maker, so that its cards are kept here."""
    return lambda recorder: keep(maker(recorder))


def c(strength: int, speed: int, keywords: str = "", kind: str = "") -> str:
    """The name of a character without text, made on first use; it costs nothing."""
    name = " ".join(part for part in (f"c {strength}/{speed}", keywords, kind) if part)
    if name not in MADE_UP:
        keep(plain(name, "", f"{strength}/{speed}", kind=kind, keywords=keywords))
    return name


def costing(cost: str, strength: int = 1, speed: int = 1) -> str:
    """The name of a character without text that has this cost."""
    name = f"c {strength}/{speed} for {cost}"
    if name not in MADE_UP:
        keep(plain(name, cost, f"{strength}/{speed}"))
    return name


@made_up(event("strike 3", ""))
def strike_3(you: Script) -> None:
    with you.resolves():
        you.damage(3, you.target_or_player(characters))


@made_up(event("each opponent discards", ""))
def each_opponent_discards(you: Script) -> None:
    with you.resolves():
        you.discard(1, who=EACH_OPPONENT)


@made_up(event("free event", ""))
def free_event(you: Script) -> None:
    with you.resolves():
        you.gain_life(1)


@made_up(event("destroy", ""))
def destroy_one(you: Script) -> None:
    with you.resolves():
        you.destroy(you.target(characters))


@made_up(interrupt("zap", ""))
def zap(you: Script) -> None:
    with you.resolves():
        you.damage(1, you.target_or_player(characters))


@made_up(interrupt("kill", ""))
def kill(you: Script) -> None:
    with you.resolves():
        you.destroy(you.target(characters))


@made_up(interrupt("grow", ""))
def grow(you: Script) -> None:
    with you.resolves():
        you.boost(you.target(characters), +3, +3)


@made_up(interrupt("shrink", ""))
def shrink(you: Script) -> None:
    with you.resolves():
        you.boost(you.target(characters), -1, 0)


@made_up(interrupt("refuse", ""))
def refuse(you: Script) -> None:
    with you.resolves():
        you.negate()


@made_up(interrupt("tip over", ""))
def tip_over(you: Script) -> None:
    with you.resolves():
        you.turn_sideways(you.target(characters))


@made_up(interrupt("send back", ""))
def send_back(you: Script) -> None:
    with you.resolves():
        you.return_to_hand(you.target(characters))


@made_up(enchantment("banner", ""))
def banner(you: Script) -> None:
    you.always(Get(characters.yours, 0, +1))


@made_up(enchantment("medal", ""))
def medal(you: Script) -> None:
    you.enchants(characters)
    you.always(Get(ENCHANTED, +1, +1))


@made_up(enchantment("deep sleep", ""))
def deep_sleep(you: Script) -> None:
    you.enchants(characters)
    with you.whenever(ComesIntoPlay()):
        you.turn_sideways(ENCHANTED)
    you.always(StaySideways(ENCHANTED))


@made_up(enchantment("thief", ""))
def thief(you: Script) -> None:
    you.enchants(characters)
    you.always(Obey(ENCHANTED))


@made_up(character("healer", "", "1/1"))
def healer(you: Script) -> None:
    with you.use():
        you.gain_life(1)


@made_up(character("mourner", "", "1/1"))
def mourner(you: Script) -> None:
    with you.whenever(IsDestroyed()):
        you.draw(1)


@made_up(terrain("twin springs"))
def twin_springs(you: Script) -> None:
    you.always(Gives("RG"))


@made_up(event("tax", ""))
def tax(you: Script) -> None:
    with you.resolves():
        you.lose_life(1, EACH_OPPONENT)


# The cards below use words that no card of the set needs yet.


@made_up(character("tireless", "", "2/2"))
def tireless(you: Script) -> None:
    you.always(AttackUpright(THIS))


@made_up(enchantment("vespers", ""))
def vespers(you: Script) -> None:
    with you.whenever(YourTurnEnds()):
        you.gain_life(1)


@made_up(enchantment("joy", ""))
def joy(you: Script) -> None:
    with you.whenever(YouGainLife()):
        you.draw(1)


@made_up(character("scarred", "", "3/1"))
def scarred(you: Script) -> None:
    with you.whenever(DamageIsRemoved()):
        you.gain_life(1)


@made_up(enchantment("levelled", ""))
def levelled(you: Script) -> None:
    you.enchants(characters)
    you.always(StrengthIs(ENCHANTED, 1))


@made_up(interrupt("clip wings", ""))
def clip_wings(you: Script) -> None:
    with you.resolves():
        you.take(you.target(characters), "Flying")


@made_up(interrupt("note for 1", "1"))
def note_for_1(you: Script) -> None:
    with you.resolves():
        you.damage(1, you.target_or_player(characters))


@made_up(enchantment("seal for 1", "1"))
def seal_for_1(you: Script) -> None:
    you.enchants(characters)
    you.always(CannotBeTarget(THIS, EVENT))


@made_up(event("ritual", "R"))
def ritual(you: Script) -> None:
    with you.resolves(DestroyOne(characters.yours)):
        you.destroy(you.target(characters))


@made_up(event("unbinding ritual", "R"))
def unbinding_ritual(you: Script) -> None:
    with you.resolves(DestroyOne(characters.yours)):
        you.destroy(you.target(enchantments))


@made_up(event("burnt offering", ""))
def burnt_offering(you: Script) -> None:
    with you.resolves(DiscardOne()):
        you.gain_life(3)


@made_up(event("unmake", ""))
def unmake(you: Script) -> None:
    with you.resolves():
        you.destroy(you.target(enchantments))


@made_up(event("twin bolts", ""))
def twin_bolts(you: Script) -> None:
    with you.resolves():
        you.damage(2, you.target(characters))
        you.damage(3, you.target(characters))


@made_up(event("fell the weak", ""))
def fell_the_weak(you: Script) -> None:
    with you.resolves():
        you.destroy(you.target(characters.strength_at_most(2)))


@made_up(character("warded knight", "", "2/2"))
def warded_knight(you: Script) -> None:
    you.always(CannotBeTarget(THIS, EVENT, INTERRUPT))


@made_up(enchantment("open book", ""))
def open_book(you: Script) -> None:
    with you.whenever(YouPlay(EVENT)):
        you.draw(1)


@made_up(enchantment("joy of life", ""))
def joy_of_life(you: Script) -> None:
    with you.whenever(YouGainLife()):
        you.draw(1)
