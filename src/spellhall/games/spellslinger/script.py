"""The recorder of Spellslinger cards: the verbs that a card's definition may use.

Moments: ``resolves`` (events and interrupts), ``whenever`` (triggers), ``use`` (activated abilities, with a cost),
``enchants`` (what an enchantment can be attached to); ``always`` holds. Targets are chosen with ``target`` inside a
moment, when the card is played; everything else is decided when it resolves.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Any

from spellhall.games.spellslinger.costs import Cost
from spellhall.games.spellslinger.words.aims import ANYBODY, NOBODY, Target, Targets
from spellhall.games.spellslinger.words.changes import (
    AnotherTurn,
    Boost,
    HoldBack,
    KeepSideways,
    Keyword,
    Prevent,
    PreventCombatDamage,
    StrengthBecomes,
    TurnSideways,
    TurnUpright,
)
from spellhall.games.spellslinger.words.effects import (
    Damage,
    DamageDivided,
    DealStrength,
    Destroy,
    DestroyAfterCombat,
    DestroyChosen,
    GainLife,
    LoseLife,
    MayDo,
)
from spellhall.games.spellslinger.words.filters import Filter
from spellhall.games.spellslinger.words.hands import (
    Discard,
    DiscardHand,
    Draw,
    LookAtHand,
    LookAtTop,
    MayPutUnder,
    OpenPile,
    PutIntoPlay,
    PutOnTop,
    ReturnToHand,
    SearchTerrains,
    TakeOne,
)
from spellhall.games.spellslinger.words.modifiers import Attached
from spellhall.games.spellslinger.words.numbers import Noted
from spellhall.games.spellslinger.words.pending import ChooseNewTargets, Modes, Negate, UnlessPaid
from spellhall.games.spellslinger.words.players import YOU, Players
from spellhall.games.spellslinger.words.prices import Price
from spellhall.language.script import Script as BaseScript
from spellhall.language.words import Cards, Condition, Instruction, Number, Trigger, WordError


class Script(BaseScript):
    """Records one card."""

    # ------------------------------------------------------------------ moments

    @contextmanager
    def resolves(self, *prices: Price) -> Iterator[None]:
        """What an event or interrupt does when it resolves; ``prices`` are costs besides its symbols."""
        with self.ability("resolves", targets=[], costs=list(prices)):
            yield

    def whenever(self, trigger: Trigger, when: Condition | None = None) -> AbstractContextManager[None]:
        """Every time something happens, as long as the card is in play."""
        return self._waiting(trigger, when, targets=[])

    @contextmanager
    def use(self, cost: str = "", *prices: Price, sideways: bool = True) -> Iterator[None]:
        """An activated ability: its symbols, further costs, and whether the card itself turns sideways."""
        with self.ability("activated", targets=[], cost=Cost(cost), costs=list(prices), sideways=sideways):
            yield

    def enchants(self, what: Filter) -> None:
        """The enchantment is attached to a permanent that fits a description, and falls off when it no longer does."""
        with self.ability("enchants", targets=[]) as made:
            self._aim(Target(self.slot(), what))
            made.modifiers.append(Attached(what))

    # ------------------------------------------------------------------ targets and modes

    def target(self, what: Filter) -> Target:
        """One target that fits a description."""
        return self._aim(Target(self.slot(), what))

    def target_or_player(self, what: Filter) -> Target:
        """One target that fits a description, or a player."""
        return self._aim(Target(self.slot(), what, ANYBODY))

    def target_player(self) -> Target:
        """A player."""
        return self._aim(Target(self.slot(), None, ANYBODY))

    def targets(self, what: Filter, most: int, or_players: bool = False) -> Targets:
        """Up to this many targets that fit a description (or players)."""
        players = ANYBODY if or_players else NOBODY
        return Targets([self._aim(Target(self.slot(), what, players, optional=i > 0)) for i in range(most)])

    def _aim(self, target: Target) -> Target:
        if self._open is None:
            raise WordError(f"{self.name}: a target stands outside of any ability")
        targets: Any = self._open.details["targets"]
        targets.append(target)
        return target

    @contextmanager
    def mode(self, words: str) -> Iterator[None]:
        """One of several effects; the player chooses one when playing it. Targets inside it are its own."""
        if self._open is None:
            raise WordError(f"{self.name}: a mode stands outside of any ability")
        details: Any = self._open.details
        names = details.setdefault("modes", [])
        before = len(details["targets"])
        with self.block() as body:
            yield
        for target in details["targets"][before:]:
            target.mode = len(names)
        names.append(words)
        last = self._block[-1] if self._block else None
        if isinstance(last, Modes):
            last.options.append(body)
        else:
            details["mode_slot"] = self.slot()
            self.add(Modes([body], details["mode_slot"]))

    @contextmanager
    def may(self) -> Iterator[None]:
        """The player decides whether the indented part happens (SS-AB-09)."""
        with self.block() as body:
            yield
        self.add(MayDo(body, "SS-AB-09"))

    # ------------------------------------------------------------------ verbs

    def damage(self, amount: int | Number, to: Cards | Players, by_this: bool = False) -> None:
        """Deal damage to cards or players; ``by_this``: the text says that this character deals it."""
        self.add(Damage(amount, to, by_this))

    def damage_divided(self, amount: int, targets: Targets) -> None:
        """Deal damage divided as the player chooses."""
        self.add(DamageDivided(amount, targets, self.slot(len(targets.targets))))

    def deal_strength(self, dealer: Target, to: Target) -> None:
        """A target deals damage equal to its strength to another."""
        self.add(DealStrength(dealer, to))

    def destroy(self, cards: Cards) -> Noted:
        """Destroy permanents; the result is how many were destroyed."""
        slot = self.slot()
        self.add(Destroy(cards, slot))
        return Noted(slot, "one destroyed this way")

    @contextmanager
    def destroy_one_or(self, cards: Filter) -> Iterator[None]:
        """Choose and destroy one card; the indented part happens if there is none."""
        with self.block() as body:
            yield
        self.add(DestroyChosen(cards, body))

    def destroy_after_combat(self, cards: Cards) -> None:
        """Destroy characters at the end of combat."""
        self.add(DestroyAfterCombat(cards))

    def gain_life(self, amount: int | Number, who: Players | None = None) -> None:
        """Gain life."""
        self.add(GainLife(amount, _or_you(who)))

    def lose_life(self, amount: int, who: Players | None = None) -> None:
        """Lose life, which isn't damage."""
        self.add(LoseLife(amount, _or_you(who)))

    def boost(self, cards: Cards, strength: int, speed: int) -> None:
        """Change strength and speed until end of turn."""
        self.add(Boost(cards, strength, speed))

    def set_strength(self, cards: Cards, amount: int) -> None:
        """Strength becomes a number until end of turn."""
        self.add(StrengthBecomes(cards, amount))

    def grant(self, cards: Cards, keyword: str) -> None:
        """Grant a keyword until end of turn."""
        self.add(Keyword(cards, keyword))

    def take(self, cards: Cards, keyword: str) -> None:
        """Take a keyword until end of turn."""
        self.add(Keyword(cards, keyword, True))

    def turn_sideways(self, cards: Cards) -> None:
        """Turn cards sideways."""
        self.add(TurnSideways(cards))

    def turn_upright(self, cards: Cards) -> None:
        """Turn cards upright."""
        self.add(TurnUpright(cards))

    def keep_sideways(self, cards: Cards) -> None:
        """Cards don't turn upright in their controller's next beginning phase."""
        self.add(KeepSideways(cards))

    def hold_back(self, who: Players) -> None:
        """These players' characters can't attack in their next turn."""
        self.add(HoldBack(who))

    def prevent(self, amount: int, to: Target) -> None:
        """Prevent the next damage to a target this turn."""
        self.add(Prevent(amount, to))

    def prevent_combat_damage(self) -> None:
        """Prevent all combat damage this turn."""
        self.add(PreventCombatDamage())

    def another_turn(self) -> None:
        """Take another turn after this one."""
        self.add(AnotherTurn())

    def draw(self, count: int, who: Players | None = None) -> None:
        """Draw cards."""
        self.add(Draw(count, _or_you(who)))

    def discard(self, count: int, who: Players | None = None) -> None:
        """Discard cards of the discarding player's choice."""
        self.add(Discard(count, _or_you(who), self.slot()))

    def discard_hand(self, who: Players | None = None) -> None:
        """Discard a whole hand."""
        self.add(DiscardHand(_or_you(who)))

    def return_to_hand(self, cards: Cards) -> None:
        """Return cards to their owners' hands."""
        self.add(ReturnToHand(cards))

    def put_on_top(self, cards: Cards) -> None:
        """Put a card on top of its owner's draw pile."""
        self.add(PutOnTop(cards))

    def look_at_top(self, count: int = 1) -> None:
        """Look at the top cards of the draw pile."""
        self.add(LookAtTop(count))

    def may_put_under(self) -> None:
        """The top card of the draw pile may go to the bottom."""
        self.add(MayPutUnder())

    def take_one(self, count: int, what: Filter, may: bool = False) -> None:
        """One of the top cards goes to the hand and the rest to the bottom."""
        self.add(TakeOne(count, what, may, self.slot()))

    def look_at_hand(self, who: Players) -> None:
        """Look at a player's hand."""
        self.add(LookAtHand(who))

    def search_terrains(self, what: Filter, count: int = 1) -> None:
        """Search the draw pile for cards and put them into play sideways."""
        self.add(OpenPile())
        self.add(SearchTerrains(what, count, self.slot()))

    def put_into_play(self, what: Filter) -> None:
        """A card from hand may be put into play sideways."""
        self.add(PutIntoPlay(what))

    def negate(self, *types: str) -> None:
        """Negate the pending card, perhaps only one of some types."""
        self.add(Negate(*types))

    def choose_new_targets(self) -> None:
        """Choose new targets for the pending card."""
        self.add(ChooseNewTargets(self.slot()))

    @contextmanager
    def unless_paid(self, cost: str, who: Players | None = None) -> Iterator[list[Instruction]]:
        """The indented part happens unless a player pays a cost."""
        with self.block() as body:
            yield body
        self.add(UnlessPaid(cost, _or_you(who), body))


def _or_you(who: Players | None) -> Players:
    return YOU if who is None else who
