"""Does a card do anything? Two games run side by side; they differ only in one card, which has no power in the second.

Positions are laid out at random, full of other cards, with the card where it is active or about to be. Both games take
the same actions, preferably those that name the card. What only the card makes possible (its own power, its answers,
the choices of its text) is done only in the first game. The card does something if the two then differ in more than
that: in where cards are, in levels, in the legal actions, or in what anyone knows.
"""

from __future__ import annotations

from hashlib import blake2b
from random import Random
from typing import Any

import spellhall
from spellhall.games.spellfire import facts
from spellhall.games.spellfire import table as tb
from spellhall.games.spellfire.card import Card
from spellhall.games.spellfire.rules.battle.sides import stands
from spellhall.games.spellfire.rules.levels.levels import adjusted_level, own_level, total_level
from spellhall.games.spellfire.rules.plays.permits import why_not_bear
from spellhall.games.spellfire.rules.turn.draws import cards_to_draw, hand_limit
from spellhall.games.spellfire.rules.turn.turn import Match, Turn
from spellhall.games.spellfire.telling.card_text import text_of
from spellhall.kernel.errors import SpellhallError
from spellhall.kernel.frames import PASS, VERB_SHIFT
from spellhall.kernel.state import State
from spellhall.language.effect import Effect

OPERAND = (1 << VERB_SHIFT) - 1
DECISIONS = 40
"""How long one position is played on."""
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


class Twins:
    """One position in both games. ``card`` is the handle of the card in both."""

    def __init__(self, key: str, seed: int) -> None:
        self.dice = Random(f"{key}/{seed}")
        options = {**OPTIONS, "played_at": TIMES[seed % len(TIMES)]}
        self.whole: Any = spellhall.game("spellfire", **options)
        self.bare: Any = spellhall.game("spellfire", **options)
        face = self.whole.faces[key]
        catalogue: Any = self.bare.catalogue
        catalogue[face] = catalogue[face].without_text()
        self.definition: Card = self.whole.catalogue[face]
        self.acted_alone = False
        self.card = -1
        plan = self._plan(key, seed)
        self.a, self.b = self._lay(self.whole, plan), self._lay(self.bare, plan)

    # ------------------------------------------------------------------ laying out

    def _plan(self, key: str, seed: int) -> dict[str, Any]:
        """Where each card is, drawn once for both games.

        Every other card has a random number of its own, so a new set changes a position only by those of its cards that
        are drawn.
        """
        dice = self.dice
        said = _said(self.definition)
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

    def _lay(self, game: Any, plan: dict[str, Any]) -> State:
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

    # ------------------------------------------------------------------ playing side by side

    def differ(self) -> bool:
        """Whether the two games come to differ by what the card does."""
        for _ in range(DECISIONS):
            if not self._settle_alone():
                return True
            self._lay_beside()
            if self.a.scores is not None or self.b.scores is not None:
                return self.a.scores != self.b.scores
            if self._unlike():
                return True
            ours, others = self.a.decision().options, self.b.decision().options
            shared = [option for option in ours if option in others]
            named = [option for option in shared if option >= 0 and option & OPERAND == self.card]
            picked = self.dice.choice(named if named and self.dice.random() < 0.7 else shared)
            self.a.apply(picked)
            self.b.apply(picked)
        return False

    def _settle_alone(self) -> bool:
        """Do in the first game what only the card makes possible; False if that turns out to be endless."""
        for _ in range(30):
            if self.a.scores is not None or self.b.scores is not None:
                return True
            question, top = self.a.decision(), self.a.stack[-1]
            if isinstance(top, Effect) and top.source == self.card:
                self.a.apply(self.dice.choice(question.options))
                continue
            own = [option for option in question.options if self._is_own(option)]
            alone = [option for option in own if option not in self.b.decision().options]
            extra = self._key(self.a) != self._key(self.b)
            if alone and (extra or self.dice.random() < 0.7):
                self.acted_alone = True
                self.a.apply(self.dice.choice(alone))
            elif extra and PASS in question.options and set(question.options) == {PASS, *own}:
                self.a.apply(PASS)
            else:
                return True
        return False

    def _lay_beside(self) -> None:
        """Put a passing card in the second game where it is in the first.

        Lying there longer is no effect of its text, but other cards may look for it there.
        """
        if self.definition.type not in (facts.EVENT, *facts.SUPPORT) or self.b.scores is not None:
            return
        lies = self.a.zone[self.card]
        if lies != self.b.zone[self.card]:
            self.b.move(self.card, lies, self.a.control[self.card])
            self.b.question = None

    def _is_own(self, option: int) -> bool:
        """Whether an action plays or uses the card."""
        return option >> VERB_SHIFT in (tb.PLAY, tb.USE, tb.USE_SECOND) and option & OPERAND == self.card

    def _key(self, state: State) -> tuple[Any, ...]:
        question = state.decision()
        return question.seat, question.rule, type(state.stack[-1]).__name__

    def _unlike(self) -> bool:
        if self._key(self.a) != self._key(self.b):
            return True
        options = [{o for o in state.decision().options if not self._is_own(o)} for state in (self.a, self.b)]
        return options[0] != options[1] or self._seen(self.a) != self._seen(self.b)

    def _seen(self, state: State) -> list[Any]:
        """Everything that a player can notice.

        The card itself counts only if both games have treated it alike, and its place only if it isn't a passing card:
        lying there longer is no effect.
        """
        passing = self.definition.type in (facts.EVENT, *facts.SUPPORT)
        cards = [h for h in range(len(state.face)) if h != self.card or not (self.acted_alone or passing)]
        marks = [mark for mark in state.game.layout.every_mark if mark != tb.USED]
        seen: list[Any] = [[state.zone[h], state.control[h], state.host[h], state.seen[h]] for h in cards]
        seen += [[state.marks[mark][h] for mark in marks] for h in cards]
        seen += [own_level(state, h) for h in cards if state.zone[h] in tb.IN_PLAY]
        seen += [adjusted_level(state, h) for h in cards if state.zone[h] == tb.POOL]
        fighters = [h for h in (state.regs[tb.OFFENCE], state.regs[tb.DEFENCE]) if stands(state, h)]
        seen += [total_level(state, h) for h in fighters]
        seen += [[hand_limit(state, seat), cards_to_draw(state, seat)] for seat in range(state.seats)]
        return [*seen, state.regs, state.seat_data]


def _lot(key: str, seed: int, other: str) -> float:
    """The random number of another card in a card's position, from 0 to 1, whatever other cards there are."""
    return int.from_bytes(blake2b(f"{key}/{seed}/{other}".encode(), digest_size=8).digest()) / 2**64


def _said(card: Card) -> str:
    """The text of a card, to find the cards that it may be about."""
    return f" {text_of(card).lower()} ".replace(",", " ").replace(".", " ").replace(";", " ")


def _heed(other: Card, card: Card, said: str) -> float:
    """How much likelier a card is to be included if another shows what it does."""
    if f" {other.name.lower()} " in said:
        return NAMED
    return CONCERNED if _bears_on(other, card, said) else 1.0


def _bears_on(other: Card, card: Card, said: str) -> bool:
    """Whether a card has a type, class or name that another mentions, or can use it."""
    names = [facts.TYPE_NAMES[other.type], other.name.lower(), *other.traits, facts.WORLD_NAMES[other.world].lower()]
    if any(name and name in said for name in names):
        return True
    named_user = bool(card.users & (other.traits | {facts.TYPE_NAMES[other.type]}))
    return named_user or facts.ICON_USES.get(other.type) == card.type


def does_something(key: str, positions: int) -> bool:
    """Whether a card changes anything in one of these positions."""
    for seed in range(positions):
        try:
            if Twins(key, seed).differ():
                return True
        except SpellhallError:
            continue
    return False
