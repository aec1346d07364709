"""Verbs that few cards use: choosing new targets for others, changing their roles, lending them.

They are part of the recorder (``script``), which has the moments and all other verbs.
"""

from __future__ import annotations

from spellhall.games.spellfire.words.battle.attack_and_defence import DefendsItself, DefendsNoBetter
from spellhall.games.spellfire.words.battle.backing import AskForBacking, ExchangeHands
from spellhall.games.spellfire.words.battle.bonus_spoils import RenewHand
from spellhall.games.spellfire.words.describing.filters import Filter
from spellhall.games.spellfire.words.describing.nouns import REALM_HERE, THIS, cards
from spellhall.games.spellfire.words.describing.players import YOU, ChosenPlayer, Players
from spellhall.games.spellfire.words.levels.acting_champions import Rouse
from spellhall.games.spellfire.words.levels.identity import CountsAs
from spellhall.games.spellfire.words.levels.levels import BaseBecomes
from spellhall.games.spellfire.words.levels.roles import FightAsAlly, StandIn
from spellhall.games.spellfire.words.plays.aiming import AimElsewhere, DrawLots
from spellhall.games.spellfire.words.plays.borrowing import Borrow, Imitate, PassSpoils, Redistribute
from spellhall.games.spellfire.words.plays.effects import ChoosePlayer
from spellhall.games.spellfire.words.special_cards.abyss_arena import TitheSpoils
from spellhall.games.spellfire.words.special_cards.bare_hands import BareHands, DrawForLevels, Unarmed, Weightless
from spellhall.games.spellfire.words.special_cards.chosen_sorts import LocateAllies, ShutOut
from spellhall.games.spellfire.words.special_cards.face_down import HideAllies, ShutAway, TurnDown
from spellhall.games.spellfire.words.special_cards.held_in_limbo import HoldInLimbo, Ransom
from spellhall.games.spellfire.words.special_cards.heralds import Occasion
from spellhall.games.spellfire.words.special_cards.meld import Meld
from spellhall.games.spellfire.words.special_cards.round_hand import DrawForRound
from spellhall.games.spellfire.words.special_cards.rule_card_attack import AttackRule
from spellhall.games.spellfire.words.turn.cutting import (
    LookAtHalf,
    LookThrough,
    LookUnder,
    OpenBottom,
    ShufflePile,
    SinkTop,
    TakeFromBottom,
)
from spellhall.games.spellfire.words.turn.offerings import Beguile, LoseLevels
from spellhall.games.spellfire.words.turn.revealed_hands import LayOpen
from spellhall.language.script import Script as BaseScript
from spellhall.language.words import Cards, Condition, Number


class RareVerbs(BaseScript):
    """The part of the recorder that few cards need."""

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

    def lend_defence(self, kind: int, level: int) -> None:
        """Let this holding's realm defend itself as a champion of a kind and level, unless it can do better on its
        own.
        """
        no_better = DefendsNoBetter(level)
        self.always(
            DefendsItself(kind, lent=True),
            CountsAs(REALM_HERE, kind, when=no_better),
            BaseBecomes(REALM_HERE, level, when=no_better),
        )

    def draw_for_round(self, number: int) -> None:
        """Draw cards that are the only ones usable in this round, and are discarded after it."""
        self.add(DrawForRound(number))

    def attack_rule(self, champion: Cards, target: Cards) -> None:
        """Let a champion attack a rule card instead of a realm."""
        self.add(AttackRule(champion, target))

    def meld(self) -> None:
        """Multiply the levels of the two weakest allies of the player's side."""
        self.add(Meld())

    def bare_hands(self) -> None:
        """Let champions who fight here use no cards and no powers."""
        self.always(
            BareHands(),
            Unarmed(cards.attacking_here),
            Unarmed(cards.defending_here),
            Weightless(cards.attached.attacking_here),
            Weightless(cards.attached.defending_here),
        )

    def draw_for_levels(self) -> None:
        """Let both players draw a digit for their champions."""
        self.add(DrawForLevels())

    def ransom(self) -> None:
        """Let the player whose turn it is buy champions free that this card holds in Limbo."""
        self.add(Ransom(self.slot()))

    def shut_out(self) -> None:
        """Name a type of card, which the opposing player loses and cannot play this round."""
        self.add(ShutOut())

    def locate_allies(self) -> None:
        """Name a class of allies, and look for them in the hands of opponents, who lose one each."""
        self.add(LocateAllies(self.slot(2)))

    def look_through(self, who: Players) -> None:
        """Look through a whole draw pile."""
        self.add(LookThrough(who))

    def shuffle_pile(self, who: Players) -> None:
        """Shuffle a draw pile."""
        self.add(ShufflePile(who))

    def take_from_bottom(self, number: int) -> None:
        """Take one of the lowest cards of the player's draw pile."""
        self.add(OpenBottom(number))
        self.add(TakeFromBottom(number))

    def sink_top(self) -> None:
        """Put the top card of the player's draw pile under the next."""
        self.add(SinkTop())

    def look_under(self) -> None:
        """Look at all cards that lie face down in play."""
        self.add(LookUnder())

    def look_at_half(self, who: Players) -> None:
        """Look at a random half of a hand."""
        self.add(LookAtHalf(who))

    def hold_in_limbo(self, cards: Cards) -> None:
        """Send cards to Limbo, where they stay while this card is in play, or until they are released."""
        self.add(HoldInLimbo(cards))

    def lose_levels(
        self, what: Filter, total: int | Number, who: Players, home: bool = False, base: bool = False
    ) -> None:
        """Let another player lose cards of their choice worth a total (of ``base`` levels), to the discard pile or back
        into the hand.
        """
        self.add(LoseLevels(what, total, who, self.slot(), home, base))

    def beguile(self, what: Filter, most: int) -> None:
        """Let cards switch to this side while their levels add up to no more than a number."""
        self.add(Beguile(what, most, self.slot()))

    def shut_away(self, cards: Cards, until: int) -> None:
        """Take champions out of play where they lie."""
        self.add(ShutAway(cards, until))

    def renew_hand(self, who: Players, number: int) -> None:
        """Once the battle's spoils are settled, exchange a whole hand for a new one; the old one is shuffled in."""
        self.add(RenewHand(who, number))

    def tithe_spoils(self, who: Players) -> None:
        """Let the player who earns the spoils of the battle draw two cards and send one of them to the Abyss."""
        self.add(TitheSpoils(who))

    def turn_down(self, cards: Filter, until: int) -> None:
        """Turn champions in pools face down."""
        self.add(TurnDown(cards, until))

    def hide_allies(self) -> None:
        """Lay allies face down beneath the player's fighter."""
        self.add(HideAllies())

    def rouse(self, realms: Filter, until: int) -> None:
        """Let realms that can defend themselves attack for a time, too."""
        self.add(Rouse(realms, until))

    def ask_for_backing(self) -> None:
        """Ask a player outside the battle to play allies and magical items for this side."""
        self.add(AskForBacking())

    def exchange_hands(self) -> None:
        """Offer a player outside the battle to swap hands for as long as it lasts."""
        self.add(ExchangeHands())

    def comes_when(self, condition: Condition) -> None:
        """Of a price: the card is played from hand at the moment when something is true."""
        self.add(Occasion(condition))

    def draw_lots(self) -> ChosenPlayer:
        """Let all players draw for the lowest digit; the result stands for the player who has it."""
        slot = self.slot()
        self.add(DrawLots(slot))
        return ChosenPlayer(slot)

    def fight_as_ally(self, cards: Cards, home: str = "") -> None:
        """Let champions join the player's fighter as allies; ``home``: they return "always", or if their side "won"."""
        self.add(FightAsAlly(cards, home))

    def stand_in(self, cards: Cards, of: Players | None = None) -> None:
        """Let a champion take the place of the player's fighter, or of that ``of`` another."""
        self.add(StandIn(cards, YOU if of is None else of))

    def borrow(self, cards: Cards, to: Cards) -> None:
        """Let a champion use items or artifacts of others until the round ends."""
        self.add(Borrow(cards, to))

    def imitate(self, cards: Cards, by: Cards | None = None) -> None:
        """Take on the power of a card until the round ends; or let another card, ``by``, do so."""
        self.add(Imitate(cards, THIS if by is None else by))

    def lay_open(self, what: Filter, who: Players) -> None:
        """Let players show cards from their hands to everyone."""
        self.add(LayOpen(what, who))

    def redistribute(self, cards: Filter, to: Filter, whither: str = "") -> None:
        """Move items and artifacts between champions; ``whither``: the text's word for who gets them, if ``to`` reads
        badly.
        """
        self.add(Redistribute(cards, to, self.slot(), whither))

    def choose_outsider(self) -> ChosenPlayer:
        """Pick another player who isn't part of the battle; the result refers to them in later verbs."""
        slot = self.slot()
        self.add(ChoosePlayer(slot, "outsiders"))
        return ChosenPlayer(slot, "outsiders")

    def pass_spoils(self, to: Players, plain: bool = False) -> None:
        """Let someone else have the spoils of the battle; ``plain``: a drawn card for them that isn't spoils."""
        self.add(PassSpoils(to, plain))
