"""``spellhall learn GAME --fight NAME``: a first fight at the terminal, with its coach."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.console import Console
from rich.text import Text

from spellhall.agents.fights import bout
from spellhall.cli.common import INDENT
from spellhall.cli.look_up import card_page, find_cards
from spellhall.kernel.errors import SpellhallError, UsageError
from spellhall.kernel.game import Game
from spellhall.kernel.presentation.fights import STARS, Bout, Fight, stars
from spellhall.kernel.presentation.lessons import LEARNER
from spellhall.kernel.presentation.prompts import addressed
from spellhall.plain_text import in_words, named, show_table

HELP = (
    "NUMBER picks a choice, hint says what the coach would do, undo takes back your last choice, "
    "card NAME shows a card's text, table redraws the table, quit leaves."
)
PLAYER = "Ana"


class Ring:
    """One sitting. ``read`` asks for a line and raises EOFError at the end; without it the coach plays."""

    def __init__(self, game: Game, fight: Fight, console: Console, read: Callable[[str], str] | None) -> None:
        self.game = game
        self.fight = fight
        self.console = console
        self.read = read
        self.names = (PLAYER, fight.rival)
        self.bout: Bout = bout(fight)
        self.told = 0
        self.warned: int | None = None
        self.taken_back = False
        self.hinted = False

    def fight_on(self, found: Sequence[Fight]) -> None:
        """Play the fight, one of these, to its end."""
        number = found.index(self.fight) + 1
        self.say(f"Fight {number} of {len(found)}: {self.fight.title}", "bold")
        self.say(f"You play against {self.fight.rival}, {self.fight.manner}.")
        self.say(self.fight.idea)
        self.say(f"{self.fight.rival}: {self.fight.greeting}\n", "cyan")
        try:
            while not self.bout.over:
                self.ask()
        except (EOFError, KeyboardInterrupt):
            self.say("\nYou leave the fight.")
            return
        self.tell()
        self.close(found[number:])

    def ask(self) -> None:
        """Show the table and one question, and read until it is answered or taken back."""
        self.tell()
        show_table(self.bout.state, LEARNER, self.names, self.console)
        self.put()
        taken = len(self.bout.taken)
        while len(self.bout.taken) == taken:
            if self.read is None:
                self.say(f"{INDENT}Coach: {self.in_words_of_all(self.bout.coached().say)}", "green")
                self.bout.play(self.bout.coached().action)
                continue
            word, _, rest = self.read("> ").strip().partition(" ")
            try:
                self.carry_out(word.lower(), rest.strip())
            except SpellhallError as error:
                self.say(str(error), "red")

    def put(self) -> None:
        """Show the question, the coach's tip if there is one, and the choices."""
        state = self.bout.state
        self.say(self.game.prompt(state, LEARNER, self.names).text, "bold")
        tip = self.bout.tip()
        if tip is not None and self.read is not None:
            self.say(f"{INDENT}Coach: {tip.say}", "green")
        question = state.decision()
        for number, action in enumerate(question.options, 1):
            self.say(f"{number:>3}  {in_words(state, question, action, self.names)}")

    def carry_out(self, word: str, rest: str) -> None:
        """Carry out one line.

        Raises:
            UsageError: for a line that means nothing here.
        """
        if word in ("quit", "exit"):
            raise EOFError
        if word.isdecimal() and not rest:
            self.choose(int(word))
        elif word == "hint":
            self.hinted = True
            best = self.bout.coached()
            told = in_words(self.bout.state, self.bout.state.decision(), best.action, self.names)
            self.say(f"{INDENT}Coach: {self.in_words_of_all(best.say)} ({told})", "green")
        elif word == "undo":
            self.bout.take_back()
            self.taken_back = True
            self.warned, self.told = None, 0
            self.say("Taken back.")
        elif word == "card" and rest:
            for card in find_cards(self.game, rest)[:3]:
                self.say(card_page(self.game, card))
        elif word == "table":
            show_table(self.bout.state, LEARNER, self.names, self.console)
            self.put()
        else:
            self.say(HELP)

    def choose(self, number: int) -> None:
        """Take a choice; a mistake is explained first, and played if it is chosen again.

        Raises:
            UsageError: for a number that doesn't exist.
        """
        options = self.bout.state.legal_actions()
        if not 1 <= number <= len(options):
            raise UsageError(f"there's no choice {number}; pick a number from 1 to {len(options)}")
        action = options[number - 1]
        objection = "" if self.warned == action else self.bout.objection(action)
        self.warned = action if objection else None
        if objection:
            self.say(f"{INDENT}Coach: {self.in_words_of_all(objection)} Pick it again to play it anyway.", "yellow")
        else:
            self.bout.play(action)

    def tell(self) -> None:
        """Print the log lines since the last time."""
        record = self.bout.state.record
        assert record is not None
        lines = [line.text for line in self.game.story(record.entries, LEARNER, addressed(self.names, LEARNER))]
        for line in lines[self.told :]:
            self.say(f"{INDENT}{line}", "dim")
        self.told = len(lines)

    def close(self, rest: Sequence[Fight]) -> None:
        """What the character says in the end, the stars, and what comes next."""
        self.say(f"{self.fight.rival}: {self.fight.won if self.bout.won else self.fight.lost}", "cyan")
        if not self.bout.won:
            self.say(f"You lost. Try again: spellhall learn {self.game.name} --fight {self.fight.name}")
            return
        count = stars(self.bout, self.taken_back, self.hinted)
        self.say(f"You won! {'*' * count}  {count} of {STARS} stars", "green")
        if rest:
            self.say(f"Next: spellhall learn {self.game.name} --fight {rest[0].name}")
        else:
            self.say(f"Now play a real game: spellhall play {self.game.name} --agent novice --coach")

    def in_words_of_all(self, text: str) -> str:
        """A sentence with the players' names in it."""
        return named(text, self.names)

    def say(self, text: str, style: str = "") -> None:
        """Print one line or paragraph."""
        self.console.print(Text(text, style=style))
