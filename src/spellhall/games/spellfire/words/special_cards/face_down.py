"""Words for what lies face down in pools and battles (sections VEIL, COVERT)."""

from __future__ import annotations

from spellhall.games.spellfire import events, facts
from spellhall.games.spellfire.rules import questions
from spellhall.games.spellfire.rules.battle.cleanup import retire
from spellhall.games.spellfire.rules.battle.sides import bearer_of, fighter_of, stands
from spellhall.games.spellfire.rules.host import number_of_modifier
from spellhall.games.spellfire.rules.levels.defined import card_of
from spellhall.games.spellfire.rules.levels.immunity import reaches
from spellhall.games.spellfire.rules.plays.legal_plays import why_not_in_combat
from spellhall.games.spellfire.rules.special_cards.face_down_allies import hide
from spellhall.games.spellfire.rules.special_cards.face_down_champions import Veil, is_veiled
from spellhall.games.spellfire.table import BATTLE, DURATIONS, HAND, POOL, TURN, WHILE_IN_PLAY
from spellhall.games.spellfire.words.battle.attack_and_defence import CannotFight
from spellhall.games.spellfire.words.battle.protection import NoPowers
from spellhall.games.spellfire.words.describing.filters import Filter
from spellhall.games.spellfire.words.describing.nouns import IT
from spellhall.games.spellfire.words.plays.effects import Effectful
from spellhall.games.spellfire.words.plays.permits import CannotUse
from spellhall.kernel.frames import CHOOSE_CARD, PASS, Ask, ask
from spellhall.kernel.state import State
from spellhall.language.context import Context, Running
from spellhall.language.words import Cards


class Unseen(questions.Immunity, Veil):
    """A champion that lies face down, and what it bears, is struck by nothing (SF-VEIL-01)."""

    constant = ("all_sides", "whatever", "powers_only")
    all_sides: bool = True
    whatever: bool = True
    powers_only: bool = False

    def covers(self, state: State, subject: int, source: int, standing: Context) -> bool:
        """Whether ``subject`` is immune to ``source``."""
        return self.applies(state, subject, standing) and bearer_of(state, source) != standing.subject

    def applies(self, state: State, handle: int, standing: Context) -> bool:
        """Whether a card lies there."""
        return bearer_of(state, handle) == standing.subject

    def phrase(self) -> str:
        return "nothing strikes it"


class LiesFaceDown(questions.Immunity):
    """A champion that lies face down whenever it is in its pool: no card of another player strikes it or what it bears
    there (SF-VEIL-06).
    """

    constant = ("all_sides", "whatever", "powers_only")
    all_sides: bool = True
    whatever: bool = True
    powers_only: bool = False

    def covers(self, state: State, subject: int, source: int, standing: Context) -> bool:
        """Whether ``subject`` is immune to ``source``."""
        return self.applies(state, subject, standing) and state.control[source] != standing.seat

    def applies(self, state: State, handle: int, standing: Context) -> bool:
        """Whether a card lies there."""
        return state.zone[standing.source] == POOL and bearer_of(state, handle) == standing.source

    def phrase(self) -> str:
        return (
            "while in its pool, this card and what it bears lie face down, and other players' cards cannot affect them"
        )


class RealmsLieFaceDown(questions.Immunity):
    """Certain realms lie face down until they are attacked: no card strikes them but the one that says so
    (SF-VEIL-07). ``RealmsSleep`` goes with it.
    """

    constant = ("all_sides", "whatever", "powers_only")
    all_sides: bool = True
    whatever: bool = True
    powers_only: bool = False

    def __init__(self, realms: Filter) -> None:
        self.realms = realms

    def covers(self, state: State, subject: int, source: int, standing: Context) -> bool:
        """Whether ``subject`` is immune to ``source``."""
        return source not in (standing.source, subject) and self.applies(state, subject, standing)

    def applies(self, state: State, handle: int, standing: Context) -> bool:
        """Whether a realm lies there."""
        return self.realms.accepts(state, handle, standing)

    def phrase(self) -> str:
        return f"{self.realms.many()} lie face down: nothing affects them, and they have no power"


class RealmsSleep(NoPowers):
    """Realms that lie face down have no special power (SF-VEIL-07)."""

    def phrase(self) -> str:
        return ""


class ChampionsLieFaceDown(RealmsLieFaceDown):
    """Certain champions lie face down in their pools, with what they bear (SF-VEIL-08). ``ChampionsSleep``,
    ``ChampionsStay`` and ``ChampionsIdle`` go with it.
    """

    def applies(self, state: State, handle: int, standing: Context) -> bool:
        """Whether a card lies there."""
        return super().applies(state, bearer_of(state, handle), standing)

    def phrase(self) -> str:
        return f"{self.realms.many()} lie face down with what they bear: nothing affects them, and they do nothing"


class ChampionsSleep(RealmsSleep):
    """Champions that lie face down, and what they bear, have no special power (SF-VEIL-08)."""

    def within(self, state: State, handles: list[int]) -> list[int]:
        """Any card may be meant."""
        return handles

    def applies(self, state: State, handle: int, standing: Context) -> bool:
        """Whether a card lies there."""
        return super().applies(state, bearer_of(state, handle), standing)


class ChampionsStay(CannotFight):
    """Champions that lie face down are not sent to fight (SF-VEIL-08)."""

    def phrase(self) -> str:
        return ""


class ChampionsIdle(CannotUse):
    """Champions that lie face down use no cards (SF-VEIL-08)."""

    def phrase(self) -> str:
        return ""


class Asleep(questions.Silence, Veil):
    """A champion that lies face down, and what it bears, has no special power (SF-VEIL-02)."""

    def only_in_rounds(self) -> bool:
        """Whether none but those of champions that face each other can be silenced."""
        return False

    def within(self, state: State, handles: list[int]) -> list[int]:
        """Any card may be meant."""
        return handles

    def applies(self, state: State, handle: int, standing: Context) -> bool:
        """Whether a card lies there."""
        return bearer_of(state, handle) == standing.subject

    def phrase(self) -> str:
        return "it has no special power"


class Idle(questions.Ban, Veil):
    """A champion that lies face down uses no cards (SF-VEIL-02)."""

    def forbids(self, state: State, seat: int, champion: int, card: int, standing: Context) -> bool:
        """Whether a seat may not play a card with a champion."""
        return champion == standing.subject

    def phrase(self) -> str:
        return "it uses nothing"


class TurnDown(Effectful):
    """Champions in pools are turned face down until they leave the pool: nothing strikes them, and they, and what they
    bear, do nothing (section VEIL).
    """

    def __init__(self, cards: Filter, until: int) -> None:
        self.cards = cards
        self.until = until
        self.veils = [Unseen(), Asleep(), Idle()]

    def phrase(self) -> str:
        end = " or this card leaves play" if self.until == WHILE_IN_PLAY else ""
        return (
            f"turn all {self.cards.many()} face down, then until they go into battle{end}, nothing affects them and "
            "they can do nothing else"
        )

    def possible(self, state: State, fx: Context) -> bool:
        return bool(self._turned(state, fx))

    def _turned(self, state: State, fx: Context) -> list[int]:
        """The champions that it would turn down."""
        return [
            card
            for card in self.cards.handles(state, fx)
            if state.zone[card] == POOL and not is_veiled(state, card) and reaches(state, fx, card)
        ]

    def run(self, state: State, fx: Running) -> None:
        for card in self._turned(state, fx):
            for word in self.veils:
                number = number_of_modifier(state, word)
                state.begin_lasting((number, fx.source, fx.seat, card, self.until, state.regs[TURN], 0))
            state.tell(events.TurnedDown(state.control[card], card))

    def hint(self) -> float:
        return 0.5


class ShutAway(Effectful):
    """Champions are taken out of play where they lie: nothing strikes them, they, and what they bear, do nothing, and
    they neither attack nor defend (SF-VEIL-05). One that fights leaves its battle first.
    """

    def __init__(self, cards: Cards, until: int) -> None:
        self.cards = cards
        self.until = until
        self.words = [Unseen(), Asleep(), Idle(), CannotFight(IT)]

    def phrase(self) -> str:
        who = self.cards.phrase()
        return f"{who} is out of play in its pool {DURATIONS[self.until]}: nothing affects it, and it does nothing"

    def is_order(self) -> bool:
        return False

    def run(self, state: State, fx: Running) -> None:
        for card in self.cards.handles(state, fx):
            if not reaches(state, fx, card):
                continue
            if state.zone[card] == BATTLE:
                retire(state, card)
            if state.zone[card] != POOL:
                continue
            for word in self.words:
                number = number_of_modifier(state, word)
                state.begin_lasting((number, fx.source, fx.seat, card, self.until, state.regs[TURN], 0))

    def hint(self) -> float:
        return 2.0


class HideAllies(Effectful):
    """The player lays any number of allies of their hand face down beneath their fighter; they come to light when
    nobody plays any more (section COVERT).
    """

    asks = True

    def phrase(self) -> str:
        return (
            "lay any number of allies from your hand face down beneath your champion in the battle; when neither side "
            "plays another card, they are revealed, and the winner is determined"
        )

    def possible(self, state: State, fx: Context) -> bool:
        return stands(state, fighter_of(state, fx.seat))

    def question(self, state: State, fx: Running) -> Ask:
        able = []
        if self.possible(state, fx):
            able = [card for card in state.pile(HAND, fx.seat) if self._can_hide(state, fx.seat, card)]
        label = "lay an ally face down beneath your champion"
        return ask(fx.seat, CHOOSE_CARD, [*able, PASS], fx.answered, label, "SF-COVERT-01", from_hand=True)

    def _can_hide(self, state: State, seat: int, card: int) -> bool:
        return card_of(state, card).type == facts.ALLY and why_not_in_combat(state, seat, card) is None

    def answer(self, state: State, fx: Running, action: int) -> bool:
        if action == PASS:
            return True
        hide(state, fx.seat, action, fighter_of(state, fx.seat))
        return False

    def hint(self) -> float:
        return 1.0
