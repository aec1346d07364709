"""Verbs that few cards use: what aims others elsewhere, puts them into another role, or lends them.

They belong to the recorder (``script``), which has the moments and all other verbs.
"""

from __future__ import annotations

from spellhall.games.spellfire.words.battle.attack_and_defence import DefendsItself, DefendsNoBetter
from spellhall.games.spellfire.words.battle.backing import AskForBacking, ExchangeHands
from spellhall.games.spellfire.words.describing.filters import Filter
from spellhall.games.spellfire.words.describing.nouns import REALM_HERE, THIS
from spellhall.games.spellfire.words.describing.players import YOU, ChosenPlayer, Players
from spellhall.games.spellfire.words.levels.acting_champions import Rouse
from spellhall.games.spellfire.words.levels.identity import CountsAs
from spellhall.games.spellfire.words.levels.levels import BaseBecomes
from spellhall.games.spellfire.words.levels.roles import FightAsAlly, StandIn
from spellhall.games.spellfire.words.plays.aiming import AimElsewhere, DrawLots
from spellhall.games.spellfire.words.plays.borrowing import Borrow, Imitate, PassSpoils, Redistribute
from spellhall.games.spellfire.words.plays.effects import ChoosePlayer
from spellhall.games.spellfire.words.special_cards.abyss_arena import TitheSpoils
from spellhall.games.spellfire.words.special_cards.face_down import HideAllies, TurnDown
from spellhall.games.spellfire.words.special_cards.heralds import Occasion
from spellhall.games.spellfire.words.special_cards.round_hand import DrawForRound
from spellhall.games.spellfire.words.special_cards.rule_card_attack import AttackRule
from spellhall.games.spellfire.words.turn.revealed_hands import LayOpen
from spellhall.language.script import Script as BaseScript
from spellhall.language.words import Cards, Condition


class RareVerbs(BaseScript):
    """The recorder, as far as few cards need it."""

    def aim_elsewhere(
        self,
        among: Filter | None = None,
        whose: Players | None = None,
        only: Cards | None = None,
        by_user: bool = False,
    ) -> None:
        """Choose new targets for the answered card: ``among`` certain cards, or those of certain players (``whose``),
        perhaps just where it is aimed at certain cards (``only``); ``by_user``: its user's player chooses.
        """
        self.add(AimElsewhere(self.slot(), among, whose, only, by_user))

    def lend_defence(self, kind: int, level: int) -> None:
        """Let the realm of this holding defend itself as a champion of a kind and level, if it does no better alone."""
        no_better = DefendsNoBetter(level)
        self.always(
            DefendsItself(kind, lent=True),
            CountsAs(REALM_HERE, kind, when=no_better),
            BaseBecomes(REALM_HERE, level, when=no_better),
        )

    def draw_for_round(self, number: int) -> None:
        """Draw cards that alone can be used in this round, and are discarded after it."""
        self.add(DrawForRound(number))

    def attack_rule(self, champion: Cards, target: Cards) -> None:
        """Let a champion attack a rule card instead of a realm."""
        self.add(AttackRule(champion, target))

    def tithe_spoils(self, who: Players) -> None:
        """Let the one who earns the spoils of the battle draw two cards, one of which goes to the Abyss."""
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
        """Offer a player outside the battle to exchange hands as long as it lasts."""
        self.add(ExchangeHands())

    def comes_when(self, condition: Condition) -> None:
        """Of a price: it is played out of the hand the moment that something is true."""
        self.add(Occasion(condition))

    def draw_lots(self) -> ChosenPlayer:
        """Let all players draw for the lowest digit; the result names who has it."""
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
        """Let players lay cards of their hands open, for all to see."""
        self.add(LayOpen(what, who))

    def redistribute(self, cards: Filter, to: Filter, whither: str = "") -> None:
        """Move items and artifacts between champions; ``whither``: who gets them in the text, if ``to`` reads badly."""
        self.add(Redistribute(cards, to, self.slot(), whither))

    def choose_outsider(self) -> ChosenPlayer:
        """Pick another player who takes no part in the battle; the result names them in later verbs."""
        slot = self.slot()
        self.add(ChoosePlayer(slot, "outsiders"))
        return ChosenPlayer(slot, "outsiders")

    def pass_spoils(self, to: Players, plain: bool = False) -> None:
        """Let someone else have the spoils of the battle; ``plain``: a card for them that is no spoils."""
        self.add(PassSpoils(to, plain))
