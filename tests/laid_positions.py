"""Positions laid out at random around one card, which is active in them or about to be, and perhaps another.

The other cards are drawn so that those that the card's text is about are likelier to be there. The same card and seed
give the same position, and a new set changes it only by those of its cards that are drawn.
"""

from __future__ import annotations

from hashlib import blake2b
from random import Random
from typing import Any

import spellhall
from spellhall.games.spellfire import facts
from spellhall.games.spellfire import table as tb
from spellhall.games.spellfire.card import Card
from spellhall.games.spellfire.rules.plays.permits import why_not_bear
from spellhall.games.spellfire.rules.turn.turn import Match, Turn
from spellhall.games.spellfire.telling.card_text import text_of
from spellhall.kernel.state import State

OPTIONS = {"abyss_return": "by_card", "bluelines": "on", "dungeon_cards": "on"}
"""With these options a card can do everything that it can do at all."""
TIMES = ("night", "day")
"""Some cards act only by night or by day: the positions alternate."""
SUITS = {
    facts.REALM: 14,
    facts.HOLDING: 8,
    facts.ALLY: 10,
    facts.ITEM: 8,
    facts.ARTIFACT: 5,
    facts.EVENT: 8,
    facts.RULE: 2,
    facts.CLERIC_SPELL: 4,
    facts.WIZARD_SPELL: 6,
    facts.PSIONIC_POWER: 2,
    facts.BLOOD_ABILITY: 2,
    facts.THIEF_SKILL: 2,
    facts.UNARMED: 2,
}
"""How many other cards of each type are included, besides champions."""
CHAMPIONS = 16
NAMED = 100.0
"""How much likelier a card is to be included if the text names it."""
CONCERNED = 16.0
"""The same for a card of a type or class that the text mentions."""


class Laid:
    """How a position around a card is laid out.

    Attributes:
        dice: what else is drawn in the position.
        definition: the card.
        card: its handle, once the position has been laid out.
        beside: the key of another card to be included, empty for none.
    """

    def __init__(self, key: str, seed: int, beside: str = "", **options: str) -> None:
        self.dice = Random(f"{key}/{seed}")
        self.options = {**OPTIONS, "played_at": TIMES[seed % len(TIMES)], **options}
        self.whole: Any = spellhall.game("spellfire", **self.options)
        self.definition: Card = self.whole.catalogue[self.whole.faces[key]]
        self.beside = beside
        self.card = -1
        self.plan = self._plan(key, seed)

    def _plan(self, key: str, seed: int) -> dict[str, Any]:
        """Where each card is. Every other card has a random number of its own."""
        dice = self.dice
        said = said_by(self.definition)
        shelf: dict[int, list[tuple[float, str]]] = {}
        for card in self.whole.definitions:
            if card.edition != "test" and card.name != self.definition.name:
                heed = _heed(card, self.definition, said)
                suit = facts.HERO if card.is_champion else card.type
                shelf.setdefault(suit, []).append((_lot(key, seed, card.key) ** (1 / heed), card.key))
        wanted = {**SUITS, facts.HERO: CHAMPIONS}
        drawn = {kind: [key for _, key in sorted(shelf[kind], reverse=True)[:count]] for kind, count in wanted.items()}
        for keys in drawn.values():
            dice.shuffle(keys)
        if self.beside:
            other = self.whole.catalogue[self.whole.faces[self.beside]]
            keys = drawn[facts.HERO if other.is_champion else other.type]
            keys[:] = [known for known in keys if known != self.beside]
            keys.insert(len(keys) - dice.randrange(4), self.beside)
        kind = self.definition.type
        seat = dice.randrange(2)
        works_in_play = kind not in (facts.EVENT, *facts.SUPPORT)
        return {
            "drawn": drawn,
            "key": key,
            "seat": seat,
            "from_hand": dice.random() < (0.35 if works_in_play else 1.0),
            "phase": dice.choice((0, 2, 3, 3, 4, 4, 4, 4, 5)),
            "active": dice.randrange(2),
            "lots": dice.random(),
        }

    def lay(self, game: Any) -> State:
        """The position in a game of the same options; the same each time."""
        plan = self.plan
        dice = Random(plan["lots"])
        state: State = game.empty_table(2, 1)
        drawn = {kind: list(keys) for kind, keys in plan["drawn"].items()}

        def add(key: str, seat: int, zone: int, host: int = -1) -> int:
            handle = state.add_card(game.faces[key], seat, zone)
            state.clock += 1
            state.stamp[handle] = state.clock
            state.host[handle] = host
            return handle

        own, kind = plan["seat"], self.definition.type
        in_play = not plan["from_hand"]
        for seat in range(2):
            places = [drawn[facts.REALM].pop() for _ in range(dice.randint(3, 6))]
            for place, key in enumerate(places):
                if in_play and kind == facts.REALM and seat == own and place == 0:
                    realm = self.card = add(plan["key"], seat, tb.FORMATION)
                else:
                    realm = add(key, seat, tb.FORMATION)
                state.marks[tb.PLACE][realm] = place
                state.marks[tb.RAZED][realm] = int(place > 0 and dice.random() < 0.2)
                if in_play and kind == facts.HOLDING and seat == own and place == 0:
                    self.card = add(plan["key"], seat, tb.ATTACHED, realm)
                elif dice.random() < 0.4 and not state.marks[tb.RAZED][realm]:
                    add(drawn[facts.HOLDING].pop(), seat, tb.ATTACHED, realm) if drawn[facts.HOLDING] else None
            pool = [drawn[facts.HERO].pop() for _ in range(5)]
            champions = [add(key, seat, tb.POOL) for key in pool]
            if in_play and self.definition.is_champion and seat == own:
                self.card = add(plan["key"], seat, tb.POOL)
                champions.append(self.card)
            for champion in champions:
                for suit, share in ((facts.ITEM, 0.4), (facts.ARTIFACT, 0.2)):
                    if dice.random() < share and drawn[suit]:
                        add(drawn[suit].pop(), seat, tb.ATTACHED, champion)
            for zone in (tb.DISCARD, tb.LIMBO, tb.ABYSS):
                for suit in (facts.HERO, facts.ALLY, facts.ITEM, facts.EVENT):
                    if dice.random() < 0.6 and drawn[suit]:
                        add(drawn[suit].pop(), seat, zone)
            for suit in (facts.ALLY, facts.ALLY, facts.ITEM, facts.EVENT, *facts.SUPPORT, facts.REALM):
                if drawn[suit]:
                    add(drawn[suit].pop(), seat, tb.HAND)
            for suit in (facts.ALLY, facts.HERO, facts.ARTIFACT, facts.EVENT, *facts.SUPPORT, facts.HOLDING):
                if drawn[suit]:
                    add(drawn[suit].pop(), seat, tb.DRAW_PILE)
            for _ in range(6):
                add(dice.choice(plan["drawn"][facts.ALLY]), seat, tb.DRAW_PILE)
            if in_play and self.card < 0 and seat == own:
                if kind in (facts.ITEM, facts.ARTIFACT):
                    self.card = add(plan["key"], seat, tb.HAND)
                    able = [c for c in champions if why_not_bear(state, c, self.card) is None]
                    if able:
                        state.move(self.card, tb.ATTACHED, seat, tb.PLAYED, dice.choice(able))
                elif kind in (facts.RULE, facts.DUNGEON):
                    self.card = add(plan["key"], seat, tb.TABLE)
        if self.card < 0 or self.card >= len(state.face) or state.definition(self.card).key != plan["key"]:
            self.card = add(plan["key"], own, tb.HAND)
        active = plan["active"]
        state.regs[tb.ACTIVE] = state.regs[tb.STARTER] = active
        state.regs[tb.TURN], state.regs[tb.PHASE], state.regs[tb.CYCLED] = 5, plan["phase"], 1
        for seat in range(2):
            state.seat_data[tb.TURNS][seat] = 3
        match, turn = Match(), Turn(seat=active)
        match.step, turn.step = "next_turn", "act"
        state.stack = [match, turn]
        state.presence += 1
        state.resume()
        return state


def _lot(key: str, seed: int, other: str) -> float:
    """The random number of another card in a card's position, from 0 to 1, whatever other cards there are."""
    return int.from_bytes(blake2b(f"{key}/{seed}/{other}".encode(), digest_size=8).digest()) / 2**64


def said_by(card: Card) -> str:
    """The text of a card, to find the cards that it may be about."""
    return f" {text_of(card).lower()} ".replace(",", " ").replace(".", " ").replace(";", " ")


def _heed(other: Card, card: Card, said: str) -> float:
    """How much likelier a card is to be included if another shows what it does."""
    name = other.name.lower()
    if f" {name} " in said or any(f'"{word}"' in said for word in name.split()):
        return NAMED
    return CONCERNED if bears_on(other, card, said) else 1.0


def bears_on(other: Card, card: Card, said: str) -> bool:
    """Whether a card has a type, class or name that another mentions, or can use it."""
    names = [facts.TYPE_NAMES[other.type], other.name.lower(), *other.traits, facts.WORLD_NAMES[other.world].lower()]
    if any(name and name in said for name in names):
        return True
    named_user = bool(card.users & (other.traits | {facts.TYPE_NAMES[other.type]}))
    return named_user or facts.ICON_USES.get(other.type) == card.type
