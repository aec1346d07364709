"""The log in sentences, built from events alone, for the seat that reads it and with what that seat may know.

``Story`` turns a history into flowing lines: related events share one ("Ana draws three cards."), battles are indented,
and a card that leaves says why. ``sentence`` puts a single event into words.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, TypeVar

from spellhall.games.spellfire import events
from spellhall.games.spellfire import table as t
from spellhall.games.spellfire.facts import ALLY, ARTIFACT, HOLDING, ITEM, REALM, RULE, SPELLS, TYPE_NAMES, WIZARD
from spellhall.games.spellfire.option_types import options_of
from spellhall.games.spellfire.rules.game_form import form_in
from spellhall.games.spellfire.rules.turn.victory import (
    CONQUEST,
    DOWNFALL,
    EMPIRE,
    LAST_LEFT,
    MARKERS_TO_WIN,
    REALMS_BESIDE,
    STALEMATE,
    TEN_TOGETHER,
)
from spellhall.games.spellfire.solitaire.reasons import ANSWERS, PLAYS
from spellhall.games.spellfire.telling.plays import Plays
from spellhall.games.spellfire.telling.solitaire import (
    LAST_CARD,
    chose,
    ended,
    is_its_caster,
    is_thrown,
    opened,
    said_already,
    score_taken,
)
from spellhall.kernel.events import NOTHING, Ended, Entry, Event, Moved, Shown, Shuffled, events_of
from spellhall.kernel.game import Game, Line, Teller
from spellhall.kernel.presentation.log_lines import runs, wordings
from spellhall.kernel.presentation.prompts import People, Person
from spellhall.language.words import numeral

E = TypeVar("E", bound=Event)

HEADING, TURN, BATTLE = range(3)
"""How far a line is indented."""
ORDINALS = ("first", "second", "third", "fourth", "fifth")
PLACES = {
    t.HAND: "{player:'s} hand",
    t.DRAW_PILE: "{player:'s} draw pile",
    t.DISCARD: "{player:'s} discard pile",
    t.POOL: "{player:'s} pool",
    t.FORMATION: "{player:'s} formation",
    t.LIMBO: "Limbo",
    t.ABYSS: "the Abyss",
    t.VOID: "the Void",
}


def sentence(game: Game, entry: Entry, seat: int, names: Sequence[str]) -> str:
    """One event in words; empty for events that need no line."""
    return Sentences(game, seat, names).tell([entry])


class Story(Teller):
    """The history for one seat, with one line for related events."""

    def __init__(self, game: Game, seat: int, names: Sequence[str]) -> None:
        super().__init__(game, seat, names)
        self.sentences = Sentences(game, seat, names)
        self.plays = Plays(seat)

    def tell(self, entries: Sequence[Entry]) -> list[Line]:
        """See ``kernel.game.Teller``."""
        lines = []
        for run in runs(entries, partial(_belong_together, mover=self.sentences.mover)):
            if type(run[0].event) in UNTOLD:
                continue
            text, play = self.sentences.tell(run), self.plays.told(run[0])
            if text:
                event = run[0].event
                turn = event.seat if isinstance(event, events.TurnBegan) else NOTHING
                lines.append(Line(text, self.sentences.depth, run[-1].at, self.sentences.opens(run), play, turn))
        return lines


def _belong_together(one: Entry, other: Entry, mover: Callable[[Moved], int]) -> bool:
    """Whether one line can cover two neighboring events: same kind, player and reason."""
    first, second = one.event, other.event
    if isinstance(second, events.PassedOver | events.RuledOut | events.Counted):
        return isinstance(first, events.OpponentChose | events.PassedOver | events.RuledOut | events.Counted)
    if isinstance(first, Shown) and isinstance(second, Shown):
        return (first.seat, first.seats, one.at) == (second.seat, second.seats, other.at)
    if not isinstance(first, Moved) or not isinstance(second, Moved):
        return False
    if (mover(first), first.why) != (mover(second), second.why):
        return False
    if first.why == t.PAID or (first.why == t.DISCARDED and first.origin == second.origin == t.HAND):
        return one.cause == other.cause
    return first.why in (t.DRAWN, t.FALLEN) and one.at == other.at


class Sentences:
    """Reads the history from its beginning and remembers what the next sentence needs.

    ``depth`` is the indentation of the last line. Hidden cards are just "a card":
    only what ``Entry.seen_by`` reveals is named.
    """

    def __init__(self, game: Game, seat: int, names: Sequence[str]) -> None:
        self.game = game
        self.form = form_in(game)
        self.seat = seat
        self.names = names
        self.people = People(names)
        self.depth = HEADING
        self._in_turn = self._in_battle = False
        self._attacker = -1
        self._totals: tuple[int, int] | None = None
        self._known: dict[int, int] = {}
        self._hosts: dict[int, int] = {}
        self._holders: dict[int, int] = {}
        self._beaten: set[int] = set()
        self._fallen: set[int] = set()
        self._struck: set[int] = set()
        self._sent = self._anew = False
        self._active = -1
        self._team_won = False
        self._turns_left = 0
        self._had: dict[int, int] = {}
        self._chosen: list[events.OpponentChose] = []  # of the current turn

    # ------------------------------------------------------------------ the frame of a line

    def tell(self, run: list[Entry]) -> str:
        """One line for related events; empty if none is needed."""
        text = self._told(run).replace("!.", "!").replace("?.", "?")
        if self._says_again(run[0].event):
            return ""
        for entry in run if self.game.common else ():
            if isinstance(entry.event, Moved) and entry.event.zone not in self.game.common:
                self._had[entry.event.card] = entry.event.seat
        return f"{text[0].upper()}{text[1:]}" if text.startswith(("a card", "the ", "you ", "your ")) else text

    def _says_again(self, event: Event) -> bool:
        """Whether a line would repeat what was just reported together with its reason."""
        if isinstance(event, events.OpponentChose):
            self._chosen.append(event)
        return bool(self._chosen) and any(said_already(chosen, event) for chosen in self._chosen)

    def mover(self, event: Moved) -> int:
        """Who made a move; in a shared pile, the player who had the card before."""
        return self._had.get(event.card, event.seat) if event.zone in self.game.common else event.seat

    def opens(self, run: list[Entry]) -> tuple[str, ...]:
        """What a line expands to: the sum behind the choice it reports, and the candidates that were passed over."""
        return opened(run, self._name) if isinstance(run[0].event, events.OpponentChose) else ()

    def _told(self, run: list[Entry]) -> str:
        entry = run[0]
        event = entry.event
        for one in run:
            face = one.seen(self.seat)
            if face >= 0:
                self._known[one.event.cards()[0]] = face
        self.depth = BATTLE if self._in_battle else TURN if self._in_turn else HEADING
        if isinstance(event, Moved):
            return self._moved(run, event)
        if isinstance(event, Shown):
            return self._shown(run, event)
        if type(event) in PLAIN:
            return PLAIN[type(event)].told(event, self._player, lambda which: self._name(entry, which))
        teller = TELLERS.get(type(event))
        return "" if teller is None else teller(self, entry, event)

    def _player(self, seat: int) -> Person:
        return self.people[seat]

    def _name(self, entry: Entry, which: int = 0) -> str:
        face = entry.seen(self.seat, which)
        return str(self.game.catalogue[face].name) if face >= 0 else "a card"

    def _names(self, run: list[Entry]) -> str:
        """The cards as "A, B and C"; hidden ones come last as a number."""
        faces = [entry.seen(self.seat) for entry in run]
        words = [str(self.game.catalogue[face].name) for face in faces if face >= 0]
        hidden = len(run) - len(words)
        if hidden:
            words.append(_cards(hidden) if not words else f"{numeral(hidden)} more")
        return _and(words)

    def _owned(self, run: list[Entry], owner: Person) -> str:
        """The cards as "Ana's A and B"; if all are hidden, only how many."""
        if any(entry.seen(self.seat) >= 0 for entry in run):
            return f"{owner:'s} {self._names(run)}"
        return f"{numeral(len(run))} of {owner:'s} cards"

    def _type(self, entry: Entry) -> int:
        face = entry.seen(self.seat)
        return int(self.game.catalogue[face].type) if face >= 0 else -1

    # ------------------------------------------------------------------ turns

    def _turn_began(self, entry: Entry, event: events.TurnBegan) -> str:
        self._in_turn, self._in_battle, self.depth = True, False, HEADING
        self._active, self._anew, self._chosen = event.seat, False, []
        last = ""
        if self._turns_left:
            which = ORDINALS[-self._turns_left]
            last, self._turns_left = f", the {which} of the last five", self._turns_left - 1
        return f"Turn {event.number}: {self._player(event.seat)}{last}"

    def _time_called(self, entry: Entry, event: events.TimeCalled) -> str:
        self._turns_left = event.turns
        first = "" if event.seat < 0 else " after this one"
        return f"Time is called: {numeral(event.turns)} more turns{first} (SFT-TIM-03)."

    def _mulligan(self, entry: Entry, event: events.Mulligan) -> str:
        self._in_turn, self._anew = False, True
        return f"{self._player(event.seat):calls} a mulligan: the game restarts (SF-MULL-02)."

    def _shuffled(self, entry: Entry, event: Shuffled) -> str:
        by = self._face_name(entry.cause)
        return f"{self._player(event.seat):shuffles}{f' for {by}' if by else ''}." if self._in_turn else ""

    def _last_card(self, entry: Entry, event: events.LastCard) -> str:
        if self.form.decks == 1:
            return LAST_CARD
        ends = options_of(self.game)["draw_pile_empty"] == "end_game" or not self.form.reshuffles
        after = (
            "the game ends after this turn (SF-VIC-04)"
            if ends
            else "a new one is made at the end of the turn (SF-PILE-05)"
        )
        return f"{self._player(event.seat):'s} draw pile has run out: {after}."

    def _ended(self, entry: Entry, event: Ended) -> str:
        self.depth = HEADING
        winner, why = self._player(event.winner), event.why
        if self.form.decks == 1:
            return ended(event)
        if self._team_won:
            return ""
        if why == STALEMATE:
            return "No one can win any more, and nothing has changed for three rounds: a draw (SF-VIC-12)."
        if event.winner < 0:
            return "No one is ahead: the game is a draw (SF-VIC-08)."
        if why == EMPIRE:
            realms = numeral(int(options_of(self.game)["victory_realms"]))
            return f"{winner:has} {realms} realms standing and {winner:+wins} (SF-VIC-01)."
        if why == DOWNFALL:
            return f"{winner:has} had a formation of razed realms for a full turn and {winner:+wins} (SF-VIC-15)."
        if why == CONQUEST:
            had = f"{numeral(MARKERS_TO_WIN)} markers and {numeral(REALMS_BESIDE)} realms standing"
            return f"{winner:has} {had} and {winner:+wins} (SFT-CON-01)."
        if why == LAST_LEFT:
            return f"No one else is left: {winner:wins}."
        return f"The formations are compared: {winner:has} the best one and {winner:+wins} (SF-VIC-05)."

    def _team_seated(self, entry: Entry, event: events.TeamSeated) -> str:
        members = f"{self._player(event.first)} and {self._player(event.second)}"
        return f"Team {'ABC'[event.number]}: {members} (SFT-TEA-08)."

    def _team_wins(self, entry: Entry, event: events.TeamWon) -> str:
        self.depth, self._team_won = HEADING, True
        team = _and([str(self._player(seat)) for seat in range(len(self.names)) if event.winners >> seat & 1])
        if event.why == TEN_TOGETHER:
            return f"{team} have ten realms standing between them and win (SFT-TEA-02)."
        if event.why == EMPIRE:
            realms = numeral(int(options_of(self.game)["victory_realms"]))
            return f"{self._player(event.seat):has} {realms} realms standing: {team} win (SF-VIC-01)."
        if event.why == CONQUEST:
            had = f"{numeral(MARKERS_TO_WIN)} markers and {numeral(REALMS_BESIDE)} realms standing"
            return f"{self._player(event.seat):has} {had}: {team} win (SFT-CON-01)."
        if event.why == LAST_LEFT:
            return f"No other team is left: {team} win."
        return f"The formations are compared: {team} have the best ones and win (SF-VIC-05)."

    def _chose(self, entry: Entry, event: events.OpponentChose) -> str:
        return chose(event, str(self._player(event.seat)), lambda which: self._name(entry, which))

    def _score_taken(self, entry: Entry, event: events.ScoreTaken) -> str:
        return score_taken(event.number, int(options_of(self.game)["victory_realms"]))

    def _shown(self, run: list[Entry], event: Shown) -> str:
        owner, to = event.seat, event.seats
        everyone = (1 << len(self.names)) - 1
        if not self._in_turn and to == everyone:
            digits = [self.game.catalogue[entry.faces[0]].number % 10 for entry in run]
            lot = _and([str(digit) for digit in digits])
            return f"{self._player(owner):draws} {self._names(run)} for the first turn: {lot}."
        if to == everyone:
            return f"{self._player(owner):shows} {self._names(run)}."
        viewers = [seat for seat in range(len(self.names)) if to >> seat & 1]
        shown = self._names(run) if viewers == [owner] else self._owned(run, self._player(owner))
        if len(viewers) == 1:
            return f"{self._player(viewers[0]):sees} {shown}."
        return f"{_and([str(self._player(seat)) for seat in viewers])} see {shown}."

    # ------------------------------------------------------------------ plays

    def _card_played(self, entry: Entry, event: events.CardPlayed) -> str:
        seat, handle, user, focus = event.seat, event.card, event.user, event.answered
        name, player, kind = self._name(entry), self._player(seat), self._type(entry)
        host = self._face_name(self._hosts.pop(handle, -1))
        answer = f" in answer to {self._known_name(focus)}" if focus >= 0 else ""
        self._holders[handle] = seat
        if kind == REALM:
            return f"{player:plays} {name}{answer}."
        if kind == HOLDING and host:
            return f"{player:adds} {name} to {host}{answer}."
        if 0 <= kind <= WIZARD:
            return f"{player:brings} {name} into the pool{answer}."
        if kind in (ITEM, ARTIFACT) and host:
            return f"{player:gives} {name} to {host}{answer}."
        if kind == ALLY and host:
            return f"{player:plays} {name} to help {host}{answer}."
        if kind == RULE:
            return f"{player:plays} the rule card {name}{answer}."
        if user >= 0 and user != focus:
            verb = "cast" if kind in SPELLS else "used"
            if any(chosen.card == handle and chosen.deed in (PLAYS, ANSWERS) for chosen in self._chosen):
                told = any(is_its_caster(chosen, user) for chosen in self._chosen)
                return "" if told else f"It's {verb} by {self._known_name(user)}."
            if self._known.get(user, -1) >= 0:
                return f"{player:plays} {name}, {verb} by {self._known_name(user)}{',' if answer else ''}{answer}."
        return f"{player:plays} {name}{answer}."

    def _power_used(self, entry: Entry, event: events.PowerUsed) -> str:
        answer = f" in answer to {self._name(entry, 1)}" if event.answered >= 0 else ""
        return f"{self._player(event.seat):uses} {self._name(entry)}{answer}."

    def _guessed(self, entry: Entry, event: events.TypeGuessed) -> str:
        return f"{self._player(event.seat):guesses} {TYPE_NAMES[event.kind]}. It's {self._name(entry)}."

    def _known_name(self, handle: int) -> str:
        return self._face_name(self._known.get(handle, -1)) or "a card"

    def _face_name(self, face: int) -> str:
        return str(self.game.catalogue[face].name) if face >= 0 else ""

    # ------------------------------------------------------------------ battle

    def _realm_named(self, entry: Entry, event: events.RealmNamed) -> str:
        self._in_battle, self._totals, self._attacker = True, None, event.seat
        self._sent = False
        self._fallen.clear()
        self._struck.clear()
        holder = self._holders.get(event.card, -1)
        realm = self._name(entry)
        if self.form.regains(event.seat):
            realm = f"{realm} to regain it"
        elif holder >= 0:
            realm = f"{self._player(holder):'s} {realm.removeprefix('The ')}"
        return f"{self._player(event.seat):attacks} {realm}."

    def _duel_began(self, entry: Entry, event: events.DuelBegan) -> str:
        self._in_battle, self._totals, self._attacker = True, None, event.seat
        self._fallen.clear()
        self._struck.clear()
        return f"{self._name(entry)} challenges {self._name(entry, 1)}."

    def _duel_ended(self, entry: Entry, event: events.DuelEnded) -> str:
        self._in_battle = False
        return ""

    def _attacks(self, entry: Entry, event: events.Attacks) -> str:
        self._totals, self._sent = None, True
        return f"{self._player(event.seat):sends} {self._name(entry)} forward."

    def _defends(self, entry: Entry, event: events.Defends) -> str:
        if self._type(entry) == REALM:
            return f"{self._name(entry)} defends itself."
        return f"{self._player(event.seat):defends} with {self._name(entry)}."

    def _compared(self, entry: Entry, event: events.Totals) -> str:
        leader, offence, defence = event.leader, event.offence, event.defence
        if self._totals == (offence, defence):
            return ""
        self._totals = (offence, defence)
        if offence == defence:
            return f"{self._player(leader):leads} at {offence} to {defence}: the defender wins ties."
        high, low = max(offence, defence), min(offence, defence)
        return f"{self._player(leader):leads} {high} to {low}."

    def _round_won(self, entry: Entry, event: events.RoundWon) -> str:
        if event.loser in self._fallen:
            return ""
        self._beaten.add(event.loser)
        if event.loser in self._struck:
            return f"{self._name(entry)} wins the round."
        return f"{self._name(entry)} defeats {self._name(entry, 1)}."

    def _struck_down(self, entry: Entry, event: events.StruckDown) -> str:
        self._struck.add(event.card)
        return f"{self._name(entry, 1)} strikes {self._name(entry)} down."

    def _razed(self, entry: Entry, event: events.RealmRazed) -> str:
        by = self._name(entry, 1) if event.by >= 0 else self._face_name(entry.cause)
        by = "" if by == self._name(entry) else by
        return f"{self._name(entry)} is razed{f' by {by}' if by else ''}."

    def _battle_ended(self, entry: Entry, event: events.BattleEnded) -> str:
        self._in_battle = False
        return "" if self._sent else "No one is sent: the attack is over."

    def _held(self, entry: Entry, event: events.RealmHeld) -> str:
        self.depth = BATTLE
        return f"{self._name(entry)} {'stays razed' if self.form.regains(self._attacker) else 'stands'}."

    # ------------------------------------------------------------------ moves

    def _moved(self, run: list[Entry], event: Moved) -> str:
        entry = run[0]
        seat, why = self.mover(event), event.why
        if why == t.PLAYED:
            return self._entered(entry, event)
        if why == t.DRAWN:
            return self._drawn(run, event)
        if why == t.FALLEN:
            return "" if self._anew else f"Lost with it: {self._names(run)}."
        if why == t.PAID:
            names = self._names(run)
            verb = "discards" if names == self._face_name(entry.cause) else "pays with"
            where = _fate(event, t.DISCARD) if event.origin == t.FORMATION else ""
            return f"{self._player(seat):{verb}} {names}{where}."
        if why == t.DISCARDED:
            return self._discarded(run, event)
        if why == t.DEFEATED:
            return self._defeated(entry, event)
        if why == t.SPOILED:
            self.depth = BATTLE
            return f"{self._player(seat):draws} {self._name(entry)} as spoils of victory."
        if why == t.RETURNED:
            return self._returned(entry, event)
        return self._other_move(entry, event)

    def _entered(self, entry: Entry, event: Moved) -> str:
        """A play is logged by the event that follows it; this keeps only what that event lacks."""
        if event.host >= 0:
            self._hosts[event.card] = entry.seen(self.seat, 1)
        if event.zone == t.TABLE and event.origin == t.DRAW_PILE and not self._in_turn:
            return f"{self._player(event.seat):brings} {self._name(entry)} along."
        return ""

    def _drawn(self, run: list[Entry], event: Moved) -> str:
        player = self._player(event.seat)
        seen = [entry for entry in run if entry.seen(self.seat) >= 0]
        listed = f": {self._names(run)}" if seen else ""
        by = "" if event.seat == self._active else self._face_name(run[0].cause)
        return f"{player:draws} {_cards(len(run))}{f' for {by}' if by else ''}{listed}."

    def _discarded(self, run: list[Entry], event: Moved) -> str:
        if len(run) == 1 and (thrown := [chosen for chosen in self._chosen if is_thrown(chosen, event)]):
            self._chosen.remove(thrown[-1])
            return ""
        entry, name = run[0], self._names(run)
        by = self._face_name(entry.cause)
        if event.origin == t.HAND:
            return f"{self._player(self.mover(event)):discards} {name}{f' for {by}' if by else ''}."
        where = _fate(event, t.DISCARD)
        if event.card in self._struck:
            self._struck.discard(event.card)
            return ""
        if event.origin == t.BATTLE:
            self._fallen.add(event.card)
        if by and by != name:
            return f"{by} discards {name}{where}."
        return f"{name} is discarded{where}."

    def _defeated(self, entry: Entry, event: Moved) -> str:
        told = event.card in self._beaten
        self._beaten.discard(event.card)
        self._struck.discard(event.card)
        name, by = self._name(entry), self._face_name(entry.cause)
        by = "" if by == name else by
        if not told:
            self._fallen.add(event.card)
        if told:
            where = PLACES.get(event.zone, "").format(player=self._player(event.seat))
            return "" if event.zone == t.DISCARD or not where else f"{name} goes to {where}."
        return f"{name} is defeated{f' by {by}' if by else ''}{_fate(event, t.DISCARD)}."

    def _returned(self, entry: Entry, event: Moved) -> str:
        if event.origin == t.BATTLE:
            self._struck.discard(event.card)
            return ""
        place = PLACES.get(event.zone, "").format(player=self._player(event.seat))
        if event.origin in (t.LIMBO, t.ABYSS):
            return f"{self._name(entry)} comes back from {PLACES[event.origin]}{f' to {place}' if place else ''}."
        return f"{self._name(entry)} goes back to {place}." if place else ""

    def _other_move(self, entry: Entry, event: Moved) -> str:
        name, player, other = self._name(entry), self._player(event.seat), self._name(entry, 1)
        by, why = self._face_name(entry.cause), event.why
        if why == t.SENT:
            if event.zone == t.ATTACHED:
                return f"{by} attaches {name} to {other}." if by and by != name else f"{name} stays with {other}."
            if event.zone == t.BENEATH:
                return f"{player:puts} {name} under {other}."
            place = PLACES.get(event.zone, "").format(player=player)
            return f"{by} sends {name} to {place}." if by and by != name else f"{name} goes to {place}."
        if why == t.PLUNDERED:
            return f"{self._player(self.mover(event)):loses} {name} to plunder{_fate(event, t.DISCARD)}."
        if why == t.LOST:
            return f"{player:has} no realms and {player:+loses} {name} (SF-POOL-07)."
        if why == t.CROWDED:
            return f"{name} makes room for the new one{_fate(event, t.DISCARD)} (SFT-SHL-05)."
        if why == t.DISPLACED:
            return f"{name} makes room for another of its name{_fate(event, t.DISCARD)} (SF-COSMOS-11)."
        if why == t.REPLACED:
            return f"{'The razed ' if self._type(entry) == REALM else ''}{name} makes room{_fate(event, t.DISCARD)}."
        if why == t.SWITCHED:
            return f"{name} changes sides and joins {other}."
        return ""


def _fate(move: Moved, usual: int) -> str:
    """Where a card went, if not where such cards usually go."""
    place = PLACES.get(move.zone, "")
    return "" if move.zone == usual or not place else f" (to {place})".replace("{player:'s}", "its owner's")


def _cards(count: int) -> str:
    return "a card" if count == 1 else f"{numeral(count)} cards"


def _and(words: list[str]) -> str:
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"


PLAIN = wordings(
    {
        events.MarkerWon: "{seat:gets} a marker for {card}: number {number}.",
        events.CardHidden: "{seat:puts} {card} face down under {realm}.",
        events.CardExposed: "{card} is revealed under {realm}.",
        events.RealmRebuilt: "{seat:rebuilds} {card}.",
        events.CardCancelled: "{seat:cancels} {card} with {by}.",
        events.CardCalmed: "{seat:ignores} {card}.",
        events.CopyMade: "{seat:duplicates} {card} with {by}.",
        events.TurnedBack: "{seat:turns} {card} back.",
        events.AimedAnew: "{seat:aims} {card} at {target}.",
        events.FightsAsAlly: "{card} fights for {fighter} as an ally.",
        events.LeaveGiven: "{seat:lets} {to} use {card}.",
        events.LeaveRefused: "{seat:does not let} {to} use {card}.",
        events.SpoilsClaimed: "{seat:draws} for {whose:'s} spoils of victory.",
        events.StoodIn: "{card} fights in place of {fighter}.",
        events.LevelDigit: "{seat:draws} the digit {digit}.",
        events.ExtraTurnWon: "{seat:gets} an extra turn.",
        events.StoodDown: "{card} can't keep fighting.",
        events.Fear: "{card} flees from {before}.",
        events.RealmsSwapped: "{card} and {other} trade places.",
        events.RealmsRearranged: "{seat:rearranges} the realms.",
        events.MelonEnvied: "{seat:draws} one card fewer for the melons at the table (SFT-MEL-01).",
        events.DungeonGivenUp: "{seat:gives} up {card}, and {other} leaves the game with it (SFT-DUN-03).",
        events.AttackTurned: "{by} turns the attack on {card}.",
        events.SteppedIn: "{seat:sends} {card} into the round in place of {left}.",
        events.CombatRenewed: "{card} makes the two champions start over.",
        events.CalledOff: "{card} ends the battle without a winner.",
        events.AidAsked: "{seat:asks} {helper} for help.",
        events.AidDeclined: "{seat:lends} nothing.",
        events.AidRefused: "{seat:does not take} what {helper:offers}.",
        events.CardLent: "{seat:lends} {card} to {to}.",
        events.RuleCardAttacked: "{seat:attacks} the rule card {target} with {card}.",
        events.RuleCardFell: "{card} falls to {seat}.",
        events.TurnedDown: "{seat:turns} {card} face down.",
        events.TurnedUp: "{card} is turned face up.",
        events.HandsExchanged: "{seat:swaps} hands with {other} for this battle.",
        events.HelperRewarded: "{seat:helped} the winner.",
        events.LawLies: "{card} is in the middle of the table. No one owns it, and it works for everyone.",
        events.QuestBegan: "{seat:sends} {card} on a quest.",
        events.QuestMet: "{card} (level {level}) meets {rival} (level {rivals}) on its quest.",
        events.QuestLed: "{card}'s quest leads to {whose:'s} draw pile.",
        events.QuestTied: "{card} was drawn and wins the tie.",
        events.QuestPower: "{card} defeats {loser} with its power.",
        events.QuestEnded: "{card} comes back from its quest.",
        events.QuestJoined: "{card} joins {seat:'s} pool.",
        events.PlayerLeft: "{seat:leaves} the game, and the cards go to the Void.",
    }
)
"""Lines that need only their event. They are indented like whatever is going on."""


def _tells(
    kind: type[E], how: Callable[[Sentences, Entry, E], str]
) -> tuple[type[Event], Callable[[Sentences, Entry, Any], str]]:
    """How events of a kind are logged; the types ensure that the method accepts such an event."""
    return kind, how


TELLERS: dict[type[Event], Callable[[Sentences, Entry, Any], str]] = dict(
    (
        _tells(Shuffled, Sentences._shuffled),
        _tells(Ended, Sentences._ended),
        _tells(events.TeamSeated, Sentences._team_seated),
        _tells(events.TeamWon, Sentences._team_wins),
        _tells(events.TurnBegan, Sentences._turn_began),
        _tells(events.TimeCalled, Sentences._time_called),
        _tells(events.Mulligan, Sentences._mulligan),
        _tells(events.LastCard, Sentences._last_card),
        _tells(events.CardPlayed, Sentences._card_played),
        _tells(events.PowerUsed, Sentences._power_used),
        _tells(events.TypeGuessed, Sentences._guessed),
        _tells(events.RealmNamed, Sentences._realm_named),
        _tells(events.DuelBegan, Sentences._duel_began),
        _tells(events.DuelEnded, Sentences._duel_ended),
        _tells(events.Attacks, Sentences._attacks),
        _tells(events.Defends, Sentences._defends),
        _tells(events.Totals, Sentences._compared),
        _tells(events.RoundWon, Sentences._round_won),
        _tells(events.StruckDown, Sentences._struck_down),
        _tells(events.RealmRazed, Sentences._razed),
        _tells(events.BattleEnded, Sentences._battle_ended),
        _tells(events.RealmHeld, Sentences._held),
        _tells(events.OpponentChose, Sentences._chose),
        _tells(events.ScoreTaken, Sentences._score_taken),
    )
)
"""Lines that need more than their event, each with the method that writes it."""
UNTOLD = frozenset(kind for kind in events_of(events).values() if not (kind.CARDS or kind in PLAIN or kind in TELLERS))
"""Events that have no line and show no card, so that nothing in a log depends on them."""
