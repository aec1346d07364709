"""The events of Spellfire, beyond those of the kernel: cards wait for them, and the log reports them."""

from __future__ import annotations

from typing import ClassVar

from spellhall.kernel.events import Card, Event, Seat, Seats, Why


class CardPlayed(Event):
    """A card was played, by a champion or by none (-1), in answer to another card or to none (-1)."""

    seat: Seat
    card: Card
    user: Card
    answered: Card


class CardHidden(Event):
    """A card was laid face down under a realm."""

    seat: Seat
    card: Card
    realm: Card


class CardExposed(Event):
    """A face-down card under a realm was revealed."""

    seat: Seat
    card: Card
    realm: Card


class TypeGuessed(Event):
    """Someone guessed the type of a card before it was turned up: the number of the type."""

    seat: Seat
    card: Card
    kind: int


class PowerUsed(Event):
    """A card in play used its power, in answer to a card or to none (-1)."""

    seat: Seat
    card: Card
    answered: Card


class CardCancelled(Event):
    """A card was cancelled by another."""

    seat: Seat
    card: Card
    by: Card


class CardCalmed(Event):
    """A card was made to ignore what it was waiting for."""

    seat: Seat
    card: Card
    by: Card


class CopyMade(Event):
    """A card that was being played was duplicated."""

    seat: Seat
    card: Card
    by: Card


class TurnedBack(Event):
    """A card was turned back on the player who played it."""

    seat: Seat
    card: Card
    by: Card


class AimedAnew(Event):
    """A card that was just played got another target."""

    seat: Seat
    card: Card
    target: Card


class FightsAsAlly(Event):
    """A champion joined another one in battle, as an ally."""

    seat: Seat
    card: Card
    fighter: Card


class LeaveGiven(Event):
    """A seat let another use a card."""

    seat: Seat
    card: Card
    to: Seat


class LeaveRefused(Event):
    """A seat didn't let another use a card."""

    seat: Seat
    card: Card
    to: Seat


class SpoilsClaimed(Event):
    """The spoils of a battle, or a card of them, go to a player who didn't earn them."""

    seat: Seat
    whose: Seat


class StoodIn(Event):
    """A champion took another's place in a round."""

    seat: Seat
    card: Card
    fighter: Card


class TeamSeated(Event):
    """A team has its seats; teams count from 0, and team 0 has the seat that won the draw for the first turn."""

    first: Seat
    second: Seat
    number: int


class TeamWon(Event):
    """A team wins, by what one member has or both have together; ``why`` is the reason, as at the end of a game."""

    seat: Seat
    winners: Seats
    why: Why


class TurnBegan(Event):
    """A turn began, counted from 1."""

    seat: Seat
    number: int


class TimeCalled(Event):
    """Time was called: after a seat's turn (-1: from now on) this many turns are played."""

    seat: Seat
    turns: int


class PhaseBegan(Event):
    """A phase of a turn began, 0 to 6."""

    seat: Seat
    phase: int


class TurnEnded(Event):
    """A turn ended."""

    seat: Seat


class ExtraTurnWon(Event):
    """A seat gained another turn from a card."""

    seat: Seat
    card: Card


class MelonEnvied(Event):
    """A seat draws one card less because of the melons at the table."""

    seat: Seat


class DungeonGivenUp(Event):
    """A seat removed its dungeon card from the game, together with a card of a discard pile."""

    seat: Seat
    card: Card
    other: Card


class LastCard(Event):
    """The last card of a draw pile was taken."""

    seat: Seat


class Mulligan(Event):
    """A mulligan was called: the game starts over."""

    seat: Seat


class DrewByEvent(Event):
    """A seat drew cards for an event. ``number`` is 16 times the clock's position before, plus the seat."""

    NUMBER: ClassVar[str] = "number"
    seat: Seat
    card: Card
    number: int


class LevelDigit(Event):
    """The last digit of a card's number was drawn."""

    seat: Seat
    digit: int


class RealmNamed(Event):
    """A realm was chosen as the target of an attack."""

    seat: Seat
    card: Card


class Attacks(Event):
    """A champion was sent to attack a realm."""

    seat: Seat
    card: Card
    realm: Card


class AttackTurned(Event):
    """A card turned a seat's attack on another realm."""

    seat: Seat
    card: Card
    by: Card


class Defends(Event):
    """A champion, or the realm itself, was sent to defend against a champion."""

    seat: Seat
    card: Card
    against: Card


class SteppedIn(Event):
    """A champion, or the realm itself, took the place of another in the middle of a round."""

    seat: Seat
    card: Card
    left: Card


class CombatRenewed(Event):
    """Combat began again between the same champions, by a card."""

    seat: Seat
    card: Card


class RoundBegan(Event):
    """A round of battle began, counted from 1, with both sides in place."""

    seat: Seat
    offence: Card
    defence: Card
    number: int


class Totals(Event):
    """The levels of both sides of a round were compared."""

    leader: Seat
    offence: int
    defence: int


class Fear(Event):
    """An ally fled from an opposing undead champion or ally."""

    seat: Seat
    card: Card
    before: Card


class StoodDown(Event):
    """A champion can't fight on."""

    seat: Seat
    card: Card


class DuelBegan(Event):
    """A champion challenged another: they fight one round, with no realm at stake."""

    seat: Seat
    card: Card
    rival: Card


class DuelEnded(Event):
    """A duel is over."""

    seat: Seat
    card: Card
    rival: Card


class StruckDown(Event):
    """A card's text beat a fighter in a round that is still open; the opposing champion didn't do it."""

    seat: Seat
    card: Card
    by: Card


class Parted(Event):
    """A card that a champion bore is about to be discarded, with its bearer or without it."""

    seat: Seat
    card: Card
    bearer: Card


class RoundDecided(Event):
    """A round was decided; nothing of the losing side has been discarded yet."""

    seat: Seat
    card: Card
    loser: Card


class RoundWon(Event):
    """A champion has won a round, and the losing side is gone."""

    seat: Seat
    card: Card
    loser: Card


class RoundLost(Event):
    """A champion has lost a round, and its side is gone."""

    seat: Seat
    card: Card
    winner: Card


class CalledOff(Event):
    """A card ended the battle without a winner."""

    seat: Seat
    card: Card


class BattleEnded(Event):
    """The battle for a realm is over."""

    seat: Seat
    card: Card


class RealmHeld(Event):
    """A realm survived an attack."""

    seat: Seat
    card: Card


class RealmRazed(Event):
    """A realm was razed, by an attacking champion or in another way (-1)."""

    seat: Seat
    card: Card
    by: Card


class MarkerWon(Event):
    """A seat won a marker for a realm it razed in battle; ``number`` counts its markers."""

    seat: Seat
    card: Card
    number: int


class RealmRebuilt(Event):
    """A razed realm was rebuilt."""

    seat: Seat
    card: Card


class RealmsSwapped(Event):
    """Two realms changed places."""

    seat: Seat
    card: Card
    other: Card


class RealmsRearranged(Event):
    """A seat's realms were rearranged."""

    seat: Seat


class SpoilsDue(Event):
    """A seat is about to draw spoils of victory."""

    seat: Seat


class SpoilsDrawn(Event):
    """A card was drawn as spoils of victory."""

    seat: Seat
    card: Card


class PlayerLeft(Event):
    """A seat has left the game."""

    seat: Seat


class AidAsked(Event):
    """The losing side of a round asked a player outside the battle for a card."""

    seat: Seat
    helper: Seat


class AidDeclined(Event):
    """The player who was asked for a card lent none."""

    seat: Seat


class AidRefused(Event):
    """The losing side didn't take the card a helper offered."""

    seat: Seat
    helper: Seat


class CardLent(Event):
    """A card was lent to a side of a battle."""

    seat: Seat
    card: Card
    to: Seat


class RuleCardAttacked(Event):
    """A champion attacks a rule card as if it were a realm."""

    seat: Seat
    card: Card
    target: Card


class RuleCardFell(Event):
    """A rule card fell to a champion of a seat."""

    seat: Seat
    card: Card


class TurnedDown(Event):
    """A champion was turned face down in its pool."""

    seat: Seat
    card: Card


class TurnedUp(Event):
    """A champion that lay face down was turned up again."""

    seat: Seat
    card: Card


class HandsExchanged(Event):
    """Two seats exchanged their hands for a battle."""

    seat: Seat
    other: Seat


class HelperRewarded(Event):
    """A helper of the side that drew spoils of victory is about to draw a card."""

    seat: Seat


class LawLies(Event):
    """A game begins with an unowned rule card in play."""

    card: Card


class QuestBegan(Event):
    """A champion went questing."""

    seat: Seat
    card: Card


class QuestLed(Event):
    """A quest ends at a draw pile, whose top card is turned up now."""

    seat: Seat
    card: Card
    whose: Seat


class QuestMet(Event):
    """A champion met another on its quest: ``card`` the champion, ``rival`` the one that was drawn, with the levels
    where they fought.
    """

    seat: Seat
    card: Card
    rival: Card
    level: int
    rivals: int


class QuestTied(Event):
    """The champion that was drawn won a quest's fight between equals."""

    seat: Seat
    card: Card


class QuestPower(Event):
    """A champion's powers, not the levels, decided a quest."""

    seat: Seat
    card: Card
    loser: Card


class QuestEnded(Event):
    """A champion came back from its quest."""

    seat: Seat
    card: Card


class QuestJoined(Event):
    """The champion that was drawn against a questing one joined its player's pool."""

    seat: Seat
    card: Card


class OpponentChose(Event):
    """The imaginary opponent made a decision: a deed with a card and perhaps another, for one or two reasons (-1:
    none) from the rules of solitaire, out of this many candidates.
    """

    seat: Seat
    card: Card
    other: Card
    deed: int
    reason: int
    second: int
    among: int


class PassedOver(Event):
    """The imaginary opponent passed over a candidate, and why; ``level`` is the one that counted, or -1."""

    seat: Seat
    card: Card
    other: Card
    reason: int
    level: int


class RuledOut(Event):
    """The imaginary opponent passed over a candidate because of another card (``by``): one it would lose to, or one
    that has to go first.
    """

    seat: Seat
    card: Card
    other: Card
    by: Card
    reason: int
    level: int


class Counted(Event):
    """A part of a sum behind the choice just reported: what a card adds to one side, ``ours`` (1) or the other (0)."""

    card: Card
    amount: int
    ours: int


class ScoreTaken(Event):
    """A solo game was scored: this many realms are standing."""

    seat: Seat
    number: int
