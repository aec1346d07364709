"""Verbs that few cards use, about battles: who fights and who helps, what an attack costs, and who gets the spoils."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from spellhall.games.spellfire.words.battle.attack_and_defence import DefendsItself, DefendsNoBetter
from spellhall.games.spellfire.words.battle.backing import AskForBacking, ExchangeHands, SwitchHands
from spellhall.games.spellfire.words.battle.begging import REFUSERS, Beg, RobRefusers
from spellhall.games.spellfire.words.battle.bonus_spoils import RenewHand
from spellhall.games.spellfire.words.battle.conscription import Conscript
from spellhall.games.spellfire.words.battle.diverted_spoils import DivertSpoils
from spellhall.games.spellfire.words.battle.kept_allies import KeepAllies
from spellhall.games.spellfire.words.battle.pressed import Press, RazeForemost
from spellhall.games.spellfire.words.battle.regrouping import StandBy
from spellhall.games.spellfire.words.battle.spoils_due import ForgoSpoils
from spellhall.games.spellfire.words.battle.turned_attacks import Parley, SwapUnderAttack
from spellhall.games.spellfire.words.battle.turning_away import TurnAway
from spellhall.games.spellfire.words.describing.filters import Filter
from spellhall.games.spellfire.words.describing.nouns import REALM_HERE, THIS, cards
from spellhall.games.spellfire.words.describing.players import YOU, ChosenPlayer, Players
from spellhall.games.spellfire.words.levels.acting_champions import Rouse
from spellhall.games.spellfire.words.levels.identity import CountsAs
from spellhall.games.spellfire.words.levels.levels import BaseBecomes
from spellhall.games.spellfire.words.levels.roles import FightAsAlly, StandIn
from spellhall.games.spellfire.words.plays.at_once import PlayAtOnce
from spellhall.games.spellfire.words.plays.borrowing import PassSpoils
from spellhall.games.spellfire.words.plays.effects import ChoosePlayer
from spellhall.games.spellfire.words.special_cards.abyss_arena import TitheSpoils
from spellhall.games.spellfire.words.special_cards.bare_hands import BareHands, DrawForLevels, Unarmed, Weightless
from spellhall.games.spellfire.words.special_cards.face_down import HideAllies
from spellhall.games.spellfire.words.special_cards.meld import Meld
from spellhall.games.spellfire.words.special_cards.round_hand import DrawForRound
from spellhall.games.spellfire.words.special_cards.ruins import RiseAgain
from spellhall.games.spellfire.words.special_cards.rule_card_attack import AttackRule
from spellhall.games.spellfire.words.special_cards.saviours import Save, SaveOrNot
from spellhall.games.spellfire.words.turn.hands import LookAtHand
from spellhall.games.spellfire.words.turn.offerings import Beguile, LoseLevels
from spellhall.language.script import Script as BaseScript
from spellhall.language.words import Cards, Number


class BattleVerbs(BaseScript):
    """The rare verbs about battles."""

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

    @contextmanager
    def may_save(self) -> Iterator[None]:
        """The player decides whether the indented part saves a champion that would be discarded."""
        with self.block() as body:
            yield
        self.add(SaveOrNot(body, silent=False))

    def play_to_save(self) -> None:
        """The player may play this card to save a champion; ``when_played`` says what it does."""
        self.add(SaveOrNot([PlayAtOnce(THIS)], silent=True))

    def save(self, cards: Cards, goes_on: bool = False, abyss: bool = False, idle: bool = False) -> None:
        """Return a champion that would be discarded to its pool; ``goes_on``: if it attacked, another may follow;
        ``abyss``: from the Abyss to the discard pile; ``idle``: out of use until its owner's next turn.
        """
        self.add(Save(cards, goes_on, abyss, idle))

    def press(self, cards: Cards) -> None:
        """Let another player's champion attack in the place of the present attacker."""
        self.add(Press(cards))

    def raze_foremost(self, card: Cards) -> None:
        """Raze the foremost realm of a card's owner."""
        self.add(RazeForemost(card))

    def turn_away(self, cards: Cards) -> None:
        """Send a champion home that has just been sent to fight; its player may send another."""
        self.add(TurnAway(cards))

    def rise_again(self, cards: Cards) -> None:
        """Rebuild razed realms as their players' next turn begins."""
        self.add(RiseAgain(cards))

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

    def stand_by(self) -> None:
        """Leave the beaten champion, and wait on the table for the rest of the battle."""
        self.add(StandBy(THIS))

    def forgo_spoils(self) -> None:
        """Give up the spoils of victory that are due to be drawn now."""
        self.add(ForgoSpoils())

    def swap_under_attack(self, realm: Cards) -> None:
        """Let a realm change places with the attacked one and be attacked instead."""
        self.add(SwapUnderAttack(realm))

    def parley(self, price: int) -> None:
        """Let the attacker turn on a third player, discard cards to go on, or end the battle."""
        self.add(Parley(price, self.slot(2)))

    def keep_allies(self, cards: Cards) -> None:
        """Let allies stay attached to their champion until its next battle."""
        self.add(KeepAllies(cards))

    def beg(self) -> None:
        """Ask everyone outside the battle for a card to play in it."""
        self.add(Beg(self.slot()))

    def rob_refusers(self) -> None:
        """Look at the hand of everyone who refused to give a card, and discard one from it."""
        self.add(LookAtHand(REFUSERS))
        self.add(RobRefusers())

    def conscript(self, what: Filter) -> None:
        """Let every other player give a card to this side of the battle."""
        self.add(Conscript(what, self.slot(2)))

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

    def renew_hand(self, who: Players, number: int) -> None:
        """Once the battle's spoils are settled, exchange a whole hand for a new one; the old one is shuffled in."""
        self.add(RenewHand(who, number))

    def tithe_spoils(self, who: Players) -> None:
        """Let the player who earns the spoils of the battle draw two cards and send one of them to the Abyss."""
        self.add(TitheSpoils(who))

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

    def switch_hands(self) -> None:
        """Exchange hands with the opposing player until the battle is over."""
        self.add(SwitchHands())

    def fight_as_ally(self, cards: Cards, home: str = "") -> None:
        """Let champions join the player's fighter as allies; ``home``: they return "always", or if their side "won"."""
        self.add(FightAsAlly(cards, home))

    def stand_in(self, cards: Cards, of: Players | None = None) -> None:
        """Let a champion take the place of the player's fighter, or of that ``of`` another."""
        self.add(StandIn(cards, YOU if of is None else of))

    def choose_outsider(self) -> ChosenPlayer:
        """Pick another player who isn't part of the battle; the result refers to them in later verbs."""
        slot = self.slot()
        self.add(ChoosePlayer(slot, "outsiders"))
        return ChosenPlayer(slot, "outsiders")

    def pass_spoils(self, to: Players, plain: bool = False) -> None:
        """Let someone else have the spoils of the battle; ``plain``: a drawn card for them that isn't spoils."""
        self.add(PassSpoils(to, plain))

    def divert_spoils(self) -> None:
        """Give spoils that another player is about to draw to a third one."""
        self.add(DivertSpoils())
