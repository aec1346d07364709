"""One game at the terminal: its state and its agents, undo, saving and resuming."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from spellhall.agents import Agent, agent, agent_names
from spellhall.agents.names import name_for
from spellhall.cli.common import read_document, write_document
from spellhall.cli.own_cards import know
from spellhall.decks import find_deck, opening_decks
from spellhall.kernel.chance import Dice, narrow
from spellhall.kernel.chance import read as read_seed
from spellhall.kernel.documents import header
from spellhall.kernel.documents.saves import replay, replay_document
from spellhall.kernel.errors import DeckError, SpellhallError, UsageError
from spellhall.kernel.game import Game, Line
from spellhall.kernel.presentation.prompts import addressed
from spellhall.kernel.state import State
from spellhall.kernel.undo import TakeBack, time_called_since
from spellhall.registry import game as make_game

NAMES = ("Ana", "Bo", "Cy", "Di", "Ed", "Fay")
YOU = 0
LONGEST_NAME = 60
LONGEST_TASK = 300


class Match:
    """A game with a history. Seat 0 is yours if you play; agents have the other seats, or all."""

    def __init__(
        self,
        game: Game,
        decks: list[list[str]],
        seed: int,
        agent_name: str,
        state: State | None = None,
        make: Callable[[str, int], Agent] = agent,
    ) -> None:
        self.game = game
        self.decks = decks
        self.seed = seed
        self.agent_name = agent_name
        self.state: State = game.new_state(decks, seed) if state is None else state
        seats = self.state.seats
        self.names: Sequence[str] = match_names(game, seats, agent_name)
        self.task = ""
        self.agents: list[Agent] = [make(agent_name, narrow(seed * seats + seat)) for seat in range(seats)]

    @classmethod
    def opened(
        cls,
        game: Game,
        seed: int,
        players: int,
        agent_name: str,
        deck: str | None = None,
        opponent_deck: str | None = None,
        make: Callable[[str, int], Agent] = agent,
    ) -> Match:
        """A new game; decks that aren't named are random. ``make`` makes the agents from the name and a seed.

        Raises:
            UsageError: for a wrong number of players, a wrong name, or an illegal deck.
        """
        if not 2 <= players <= len(NAMES):
            raise UsageError(f"a table has 2 to {len(NAMES)} players, not {players}")
        if not game.brings_decks and (deck is not None or opponent_deck is not None):
            raise UsageError("you can't bring a deck to this game; it's dealt from a pile built by the seed")
        dice = Dice(seed)
        decks = [keys for _, keys in opening_decks(game, dice, game.decks or players)]
        if deck is not None:
            decks[YOU] = find_deck(game, deck, dice)[1]
        if opponent_deck is not None:
            decks[YOU + 1 :] = [find_deck(game, opponent_deck, dice)[1] for _ in decks[YOU + 1 :]]
        return cls(game, game.dealt(decks, seed), seed, agent_name, make=make)

    @classmethod
    def loaded(
        cls,
        path: Path,
        other_cards: bool = False,
        agent_name: str | None = None,
        make: Callable[[str, int], Agent] = agent,
        cards: Sequence[str] = (),
    ) -> Match:
        """Resume a saved game; ``other_cards``: even if card definitions have changed since.

        ``cards`` are files and modules with cards that the game should know, too.
        ``agent_name`` plays from now on, made by ``make``. A name from the file only ever means an agent of the hall,
        because a class or program of someone else's would run their code.

        Raises:
            UsageError: when the file isn't a save, is damaged, or doesn't fit today's rules and cards.
        """
        document = read_document(path)
        with reading(path):
            game = game_of(document, cards)
            if document.get("position") is not None:
                raise UsageError(
                    "this game started from a position, so you can replay it (`spellhall replay`) but not play it"
                )
            state = replay(game, document, other_cards=other_cards)
            saved = str(document.get("agent", "greedy"))
            if agent_name is None and saved.partition(":")[0] not in agent_names():
                raise UsageError(f"this game was played against {saved!r}, which isn't built in; name it with --agent")
            opponent, maker = (saved, agent) if agent_name is None else (agent_name, make)
            match = cls(game, document["decks"], read_seed(document["seed"]), opponent, state, maker)
            match.names = names_of(document, match.names)
            match.task = task_of(document)
            return match

    def save(self, path: Path) -> None:
        """Write the game as a replay, which ``loaded`` resumes and ``spellhall replay`` shows."""
        write_document(
            path,
            replay_document(self.state, self.decks, self.seed) | {"agent": self.agent_name, "names": list(self.names)},
        )

    def let_agents_play(self, seats: Sequence[int]) -> None:
        """Let agents act for some seats, until another seat decides or the game is over."""
        while not self.state.is_terminal() and self.state.current_player() in seats:
            self.state.apply(self.agents[self.state.current_player()].act(self.state))

    def story(self, seat: int) -> list[Line]:
        """The log as a seat (-1: a spectator) may read it."""
        return self.game.story(self.record.entries, seat, addressed(self.names, seat))

    @property
    def record(self) -> Any:
        """The history."""
        assert self.state.record is not None
        return self.state.record

    def take_back(self, seat: int) -> None:
        """Undo a seat's last action; the agents consent if nothing hidden has been revealed since.

        Raises:
            UsageError: when there is nothing to undo, or someone refuses.
        """
        wish = TakeBack(self.record, seat, self.state.seats)
        revealed = any(self.record.hidden[wish.keeps :])
        for other in list(wish.open):
            wish.answer(other, not revealed)
        if not wish.granted:
            reason = "you haven't made a move yet"
            if revealed:
                reason = "something hidden was revealed since, and the others refuse"
            if time_called_since(self.record, seat):
                reason = "time has been called since"
            raise UsageError(f"you can't undo that: {reason}")
        document = replay_document(self.state, self.decks, self.seed)
        self.state = replay(self.game, document, wish.keeps)


@contextmanager
def reading(path: Path) -> Iterator[None]:
    """Turn any error from a damaged or unsuitable file into one sentence about that file."""
    try:
        yield
    except DeckError as error:
        more = f" (and {len(error.faults) - 1} more problems)" if len(error.faults) > 1 else ""
        raise UsageError(f"{path} was played with decks that are not legal here: {error.faults[0]}{more}") from None
    except SpellhallError as error:
        raise UsageError(f"{path}: {error}") from None
    except (AttributeError, IndexError, KeyError, TypeError, ValueError, OverflowError) as error:
        raise UsageError(f"{path} is damaged: {type(error).__name__} {error}") from None


def game_of(document: dict[str, Any], cards: Sequence[str] = ()) -> Game:
    """The game that a save or replay was played by; ``cards`` are files and modules that it should know, too.

    Raises:
        UsageError: when the document names no game or wrong options, or for what is wrong with the cards.
    """
    if not document.get("replay") or not isinstance(document.get("options"), dict):
        raise UsageError("this isn't a game saved by Spellhall")
    game = header.game_of(make_game, document)
    if not cards:
        return game
    know(game.name, cards)
    return header.game_of(make_game, document)


def seat_names(game: Game, seats: int) -> list[str]:
    """The names at the terminal, and that of the player that the game stands in for."""
    return [game.stand_in_name if seat in game.stand_ins else NAMES[seat] for seat in range(seats)]


def match_names(game: Game, seats: int, agent_name: str) -> list[str]:
    """The names at a table where you play against agents: each has its own."""
    names = seat_names(game, seats)
    for seat in range(seats):
        if seat != YOU and seat not in game.stand_ins:
            names[seat] = name_for(agent_name, names[:seat])
    return names


def names_of(document: dict[str, Any], usual: Sequence[str]) -> list[str]:
    """Who sat where: as the hall says, or else the default names.

    Raises:
        UsageError: when the document doesn't have one name for each seat.
    """
    names = document.get("names", list(usual))
    if not isinstance(names, list) or len(names) != len(usual) or not all(_is_name(name) for name in names):
        raise UsageError(f"its field `names` should hold the names of {len(usual)} players")
    return names


def task_of(document: dict[str, Any]) -> str:
    """The task in a save that is a puzzle; empty in others.

    Raises:
        UsageError: when a puzzle doesn't say it in a sentence.
    """
    puzzle = document.get("puzzle", {"sentence": ""})
    task = puzzle.get("sentence") if isinstance(puzzle, dict) else None
    if not isinstance(task, str) or len(task) > LONGEST_TASK or not task.isprintable():
        raise UsageError("its field `puzzle` should hold a sentence that says what to find")
    return task


def _is_name(name: object) -> bool:
    return isinstance(name, str) and 0 < len(name) <= LONGEST_NAME and name.isprintable()
