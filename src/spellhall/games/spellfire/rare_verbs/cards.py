"""Verbs that few cards use, about other cards: new targets, roles and shapes, Limbo, copies, prices and durations."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from spellhall.games.spellfire.table import DISCARD
from spellhall.games.spellfire.words.describing.filters import Filter
from spellhall.games.spellfire.words.describing.nouns import THIS, Chosen
from spellhall.games.spellfire.words.describing.players import Players
from spellhall.games.spellfire.words.levels.acting_champions import StandsAs
from spellhall.games.spellfire.words.plays.aiming import AimElsewhere
from spellhall.games.spellfire.words.plays.borrowing import Borrow, Imitate, Redistribute
from spellhall.games.spellfire.words.plays.durations import DoubleDuration, LastsLonger
from spellhall.games.spellfire.words.plays.reflecting import Deflect, Reflect
from spellhall.games.spellfire.words.special_cards.banished import Banish
from spellhall.games.spellfire.words.special_cards.captives import TakeControl
from spellhall.games.spellfire.words.special_cards.cast_again import AttachFor, CastAgain, Resemble
from spellhall.games.spellfire.words.special_cards.casting_for_others import CastFor
from spellhall.games.spellfire.words.special_cards.corruption import Corrupt
from spellhall.games.spellfire.words.special_cards.face_down import ShutAway, TurnDown
from spellhall.games.spellfire.words.special_cards.held_in_limbo import HoldForTurns, HoldInLimbo, Ransom, Release
from spellhall.games.spellfire.words.special_cards.heralds import Occasion
from spellhall.games.spellfire.words.special_cards.moved_holdings import JoinAnother
from spellhall.games.spellfire.words.special_cards.reanimation import Haunt, Reanimate
from spellhall.games.spellfire.words.special_cards.restored_cosmos import RestoreCosmos
from spellhall.games.spellfire.words.special_cards.reversals import KeepOneItem
from spellhall.games.spellfire.words.special_cards.summoning import Summon
from spellhall.games.spellfire.words.special_cards.torn_up import TearUp
from spellhall.games.spellfire.words.turn.for_each import ForNumber
from spellhall.games.spellfire.words.turn.prices import UnlessPaid, UnlessPlayed
from spellhall.games.spellfire.words.turn.turns import ReverseOrder
from spellhall.language.script import Script as BaseScript
from spellhall.language.words import Cards, Condition, Number


class CardVerbs(BaseScript):
    """The rare verbs about other cards."""

    def aim_elsewhere(
        self,
        among: Filter | None = None,
        whose: Players | None = None,
        only: Cards | None = None,
        by_user: bool = False,
    ) -> None:
        """Choose new targets for the answered card: ``among`` certain cards, or those of certain players (``whose``);
        with ``only``, just where it targets certain cards; ``by_user``: its user's player chooses.
        """
        self.add(AimElsewhere(self.slot(), among, whose, only, by_user))

    def resemble(self, cards: Cards) -> None:
        """Take on the power and the base level of a card until the round ends."""
        self.add(Resemble(cards))

    def join_another(self, cards: Cards) -> None:
        """Let a holding that was lost with its realm join another of its player's realms."""
        self.add(JoinAnother(cards))

    def corrupt(self, cards: Cards) -> None:
        """Let a champion's player lend it to this side as an ally, without what it bears, or discard it."""
        self.add(Corrupt(cards))

    def keep_one_item(self) -> None:
        """Let each champion lose its magical items but one of its player's choice."""
        self.add(KeepOneItem())

    def attach_for(self, cards: Cards, until: int) -> None:
        """Attach this card to a champion for a time, in and out of battle."""
        self.add(AttachFor(cards, until))

    def cast_again(self, cards: Cards, by: Cards | None = None) -> None:
        """Let the effect of spells in play happen once more, perhaps as if another champion (``by``) had cast them."""
        self.add(CastAgain(cards, by))

    def take_control(self, cards: Cards, until: int) -> None:
        """Have another player's champions in this card's player's pool for a time."""
        self.add(TakeControl(cards, until))

    def banish(self, cards: Cards, turn_of: Players) -> None:
        """Send realms to Limbo until the end of a player's next turn; they come back, whatever the options say."""
        self.add(Banish(cards, turn_of))

    def ransom(self, coin: Filter, zone: int = DISCARD, matching: bool = False) -> None:
        """Let the player whose turn it is buy champions free that this card holds in Limbo; `matching`: with cards of
        at least their base levels.
        """
        self.add(Ransom(coin, zone, matching, self.slot()))

    def hold_for_turns(self, cards: Cards, number: Number) -> None:
        """Send cards to Limbo for a number of their owners' turns."""
        self.add(HoldForTurns(cards, number))

    @contextmanager
    def unless_paid(self, coin: Filter, by: Players, zone: int = DISCARD, likewise: bool = False) -> Iterator[None]:
        """The indented part happens unless a player discards such a card, or sends it to another `zone`; `likewise`:
        the text has just said what it costs.
        """
        with self.block() as body:
            yield
        self.add(UnlessPaid(coin, by, body, zone, likewise))

    @contextmanager
    def unless_played(self, what: Filter, by: Players) -> Iterator[None]:
        """The indented part happens unless a player plays such a card at once."""
        with self.block() as body:
            yield
        self.add(UnlessPlayed(what, by, body))

    @contextmanager
    def repeat(self, number: Number, most: int) -> Iterator[None]:
        """The indented part happens as many times as a number says, at most `most` times."""
        slot = self.slot()
        assert self._open is not None
        inner = self._open.slots
        with self.block() as body:
            yield
        self.add(ForNumber(number, most, body, slot, inner, self._open.slots - inner))

    def double_duration(self, cards: Cards) -> None:
        """Let what cards do until some turn last twice as long."""
        self.add(DoubleDuration(cards))

    def last_longer(self, cards: Cards, number: int | Number) -> None:
        """Let what cards do until some turn last a number of turns longer."""
        self.add(LastsLonger(cards, number))

    def reverse_order(self) -> None:
        """Let turns go the other way round the table."""
        self.add(ReverseOrder())

    def tear_up(self, cards: Cards) -> None:
        """Let the answered card work, and go to the Void then."""
        self.add(TearUp(cards))

    def hold_in_limbo(self, cards: Cards, price: Filter | None = None) -> None:
        """Send cards to Limbo, where they stay while this card is in play, or until they are released; `price`: for a
        card of at least their base level.
        """
        self.add(HoldInLimbo(cards, price))

    def summon(self, kind: int, level: int | Number, until: int) -> None:
        """Let this spell or event come into the pool as a champion of a kind and level for a time."""
        assert self._open is not None
        self._open.modifiers.append(StandsAs(kind, level if isinstance(level, int) else 0, summoned=True))
        self.add(Summon(level, kind, until))

    def reanimate(self, cards: Cards, level: int, host: Cards, stay: bool = False) -> None:
        """Let the dead join a champion as undead allies of a level, for one battle or to ``stay``."""
        self.add(Reanimate(cards, level, host, stay))

    def reflect(self, cards: Cards) -> None:
        """Let the answered card strike another champion, whatever that is immune to, or its user if it has no aim."""
        self.add(Reflect(cards))

    def deflect(self) -> None:
        """Aim the answered card elsewhere, as ``aim_elsewhere`` does with all targets (SF-AIM-01, SF-AIM-02)."""
        self.add(Deflect(self.slot(), None, None, None, False))

    def cast_for(self, cards: Cards, type_: int) -> None:
        """Let this champion, outside a battle, cast a card of a type for one that fights in it."""
        self.add(CastFor(cards, type_))

    def haunt(self, cards: Cards) -> None:
        """Let this ally stay with a champion for good, even an opponent's."""
        self.add(Haunt(cards))

    def release(self) -> Chosen:
        """Bring the champion back that this card holds in Limbo; the result refers to it."""
        slot = self.slot()
        self.add(Release(slot))
        return Chosen(slot, 1, "that champion")

    def shut_away(self, cards: Cards, until: int) -> None:
        """Take champions out of play where they lie."""
        self.add(ShutAway(cards, until))

    def turn_down(self, cards: Filter, until: int) -> None:
        """Turn champions in pools face down."""
        self.add(TurnDown(cards, until))

    def restore_cosmos(self, what: Filter) -> None:
        """Let the player discard cards until the Rule of the Cosmos holds again."""
        self.add(RestoreCosmos(what))

    def comes_when(self, condition: Condition) -> None:
        """Of a price: the card is played from hand at the moment when something is true."""
        self.add(Occasion(condition))

    def borrow(self, cards: Cards, to: Cards) -> None:
        """Let a champion use items or artifacts of others until the round ends."""
        self.add(Borrow(cards, to))

    def imitate(self, cards: Cards, by: Cards | None = None) -> None:
        """Take on the power of a card until the round ends; or let another card, ``by``, do so."""
        self.add(Imitate(cards, THIS if by is None else by))

    def redistribute(self, cards: Filter, to: Filter, whither: str = "") -> None:
        """Move items and artifacts between champions; ``whither``: the text's word for who gets them, if ``to`` reads
        badly.
        """
        self.add(Redistribute(cards, to, self.slot(), whither))
