"""``spellhall learn``: the lessons of a game, one after another or a single one, and its first fights."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

import typer
from rich.console import Console
from rich.text import Text

from spellhall.cli.common import GAME, INDENT, attended
from spellhall.cli.look_up import card_page, find_cards
from spellhall.cli.play.fights import Ring
from spellhall.cli.play.match import match_names
from spellhall.kernel.errors import SpellhallError, UsageError
from spellhall.kernel.game import Game
from spellhall.kernel.presentation.lessons import LEARNER, Lesson, Room, named
from spellhall.kernel.presentation.prompts import addressed
from spellhall.plain_text import show_table
from spellhall.registry import game as make_game

HELP = "NUMBER picks a choice, card NAME shows a card's text, table redraws the table, quit leaves."


def learn(
    game: str = GAME,
    lesson: str | None = typer.Argument(None, metavar="[LESSON]", help="One lesson, by name or number. Default: all."),
    fight: str | None = typer.Option(None, metavar="FIGHT", help="Play a first fight instead, by name or number."),
) -> None:
    """Learn a game in a few short lessons and first fights. Without a terminal, they are played through and printed."""
    made = make_game(game, {})
    console, read = Console(highlight=False, markup=False), input if attended() else None
    if fight is not None:
        if lesson is not None:
            raise UsageError("pick a lesson or a fight, not both")
        fights = made.fights()
        Ring(made, named(fights, "fight", fight), console, read).fight_on(fights)
        return
    found = made.lessons()
    if not found:
        raise UsageError(f"{made.title or game} has no lessons; `spellhall rules {game}` shows its rules")
    wanted = [named(found, "lesson", lesson)] if lesson is not None else list(found)
    Pupil(made, console, read).learn(wanted, found)


class Pupil:
    """One sitting. ``read`` asks for a line and raises EOFError at the end; without it every step is done as asked."""

    def __init__(self, game: Game, console: Console, read: Callable[[str], str] | None) -> None:
        self.game = game
        self.console = console
        self.read = read
        self.names = match_names(game, 2, "novice")

    def learn(self, wanted: Sequence[Lesson], found: Sequence[Lesson]) -> None:
        """Go through some lessons out of all of them."""
        try:
            for lesson in wanted:
                self.say(f"Lesson {found.index(lesson) + 1} of {len(found)}: {lesson.title}", "bold")
                self.do(lesson)
        except (EOFError, KeyboardInterrupt):
            self.say("\nYou leave the lesson.")
            return
        if wanted[-1] is found[-1]:
            fights = self.game.fights()
            first = f"learn {self.game.name} --fight {fights[0].name}" if fights else f"play {self.game.name} --coach"
            self.say(f"That's all you need to know. Now try a first game: spellhall {first}")
        else:
            self.say(f"Next: spellhall learn {self.game.name} {found[found.index(wanted[-1]) + 1].name}")

    def do(self, lesson: Lesson) -> None:
        """Run one lesson to its end."""
        room = Room(lesson)
        while not room.over:
            show_table(room.state, LEARNER, self.names, self.console)
            self.put(room)
            done, told = room.done, self.told(room)
            while room.done == done:
                self.obey(room)
            for line in self.told(room)[len(told) :]:
                self.say(f"{INDENT}{line}", "dim")
            self.say(lesson.steps[done].praise + "\n", "green")

    def told(self, room: Room) -> list[str]:
        """What has happened so far."""
        assert room.state.record is not None
        return [
            line.text for line in self.game.story(room.state.record.entries, LEARNER, addressed(self.names, LEARNER))
        ]

    def put(self, room: Room) -> None:
        """Show what to do, and the choices."""
        question = room.state.decision()
        self.say(room.step.coach, "bold")
        for number, action in enumerate(question.options, 1):
            words = self.game.describe(room.state, question, action)
            self.say(f"{number:>3}  {re.sub(r'seat ([0-9])', lambda found: self.names[int(found[1])], words)}")

    def obey(self, room: Room) -> None:
        """Read one line and carry it out; without a person, take the right choice."""
        if self.read is None:
            room.choose(room.right()[0])
            return
        word, _, rest = self.read("> ").strip().partition(" ")
        try:
            self.carry_out(room, word.lower(), rest.strip())
        except SpellhallError as error:
            self.say(str(error), "red")

    def carry_out(self, room: Room, word: str, rest: str) -> None:
        """Carry out one line.

        Raises:
            UsageError: for a line that means nothing here.
        """
        options = room.state.legal_actions()
        if word in ("quit", "exit"):
            raise EOFError
        if word.isdecimal() and not rest:
            if not 1 <= int(word) <= len(options):
                raise UsageError(f"there's no choice {word}; pick a number from 1 to {len(options)}")
            said = room.choose(options[int(word) - 1])
            if not said.right:
                self.say(said.text, "yellow")
        elif word == "card" and rest:
            for card in find_cards(self.game, rest)[:3]:
                self.say(card_page(self.game, card))
        elif word == "table":
            show_table(room.state, LEARNER, self.names, self.console)
            self.put(room)
        else:
            self.say(HELP)

    def say(self, text: str, style: str = "") -> None:
        """Print one line or paragraph."""
        self.console.print(Text(text, style=style))
