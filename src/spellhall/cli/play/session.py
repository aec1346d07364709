"""A person at the terminal: the table, numbered choices, and commands."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from pathlib import Path

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from spellhall.cli.common import INDENT
from spellhall.cli.look_up import card_page, find_cards
from spellhall.cli.play.hints import SECONDS, hint_lines
from spellhall.cli.play.match import YOU, Match
from spellhall.decks.pars import par_sentence
from spellhall.kernel.errors import SpellhallError, UsageError
from spellhall.kernel.frames import PASS, Ask
from spellhall.kernel.game import Line
from spellhall.kernel.layout import PILE
from spellhall.plain_text import in_words, named, show_table

SAVE_FILE = "spellhall-game.json"
HELP = """\
NUMBER      pick that choice
pass        decline, if you can (also: p)
why CARD    why you can't use a card now, and what makes up its numbers
why         what the imaginary opponent didn't choose last, and why
card NAME   a card's text
text        the texts of your hand and the cards in play (text off: don't show those of new cards)
log         the whole log (log 20: its last 20 lines)
hint        your best choices: how often you win, why, and how the game may go on
undo        take back your last action
time        call time: the game ends by the rules for games out of time
full        ask every time, even if you could only play something you can play at any time
auto        pass those questions automatically, as at the start
table       redraw the table
save [FILE] save the game; `spellhall play --load FILE` continues it
help        this list
quit        leave the game"""


NEW = "» "
"""The mark before each line about what has happened since the last answer."""


class Session:
    """One sitting.

    ``read`` asks for a line and raises EOFError at the end; ``console`` shows text. If ``coached``, a coach explains
    each kind of question when it comes up for the first time. A hint may think for ``hint_seconds``.
    """

    def __init__(
        self,
        match: Match,
        read: Callable[[str], str] = input,
        console: Console | None = None,
        coached: bool = False,
        hint_seconds: float = SECONDS,
    ) -> None:
        self.match = match
        self.read = read
        self.console = console or Console(highlight=False, markup=False)
        self.auto = True
        self.texts = True
        self.read_of: set[str] = set()
        self.coached = coached
        self.hint_seconds = hint_seconds
        self.explained: set[str] = set()
        self.told = -1
        self.drawn = -1
        self.news: list[Line] = []
        self.redraw = True
        self.commands: dict[str, Callable[[str], None]] = {
            "why": self.why,
            "card": self.card,
            "log": self.log,
            "hint": self.hint,
            "undo": self.undo,
            "time": self.time,
            "auto": self.pass_asides,
            "full": self.ask_everything,
            "text": self.text,
            "table": self.table,
            "save": self.save,
            "help": self.help,
        }

    # ------------------------------------------------------------------ the course of a sitting

    def run(self) -> None:
        """Play until the game is over or the player leaves."""
        self.say(f"You are {self.match.names[YOU]}. Type a number to choose, or help.")
        try:
            while self.advance():
                self.ask()
        except (EOFError, KeyboardInterrupt):
            self.say("\nYou leave the table. (`save` first if you want to keep a game.)")

    def advance(self) -> bool:
        """Let the others play; returns whether there is something to decide. The end of the game is shown at once."""
        match = self.match
        while True:
            match.let_agents_play(range(1, match.state.seats))
            if match.state.is_terminal() or not (self.auto and match.game.is_aside(match.state)):
                break
            match.state.apply(PASS)
        if match.state.is_terminal():
            self.tell_news()
            self.tell_par()
        return not match.state.is_terminal()

    def tell_news(self) -> None:
        """Print the log lines since the last time, marked as new."""
        lines = [line for line in self.match.story(YOU) if line.at > self.told]
        self.news = lines or self.news
        self.told = len(self.match.record.actions)
        for line in lines:
            self.say(f"{NEW}{INDENT * line.depth}{line.text}", "bold cyan" if line.depth == 0 else "cyan")

    def tell_par(self) -> None:
        """Print the par of your deck next to the score of a game for points."""
        if par := par_sentence(self.match.game, self.match.decks[YOU]):
            self.say(par, "bold")

    def ask(self) -> None:
        """Ask one question below what is new, and read until it is answered or something else is requested."""
        question = self.match.state.decision()
        if self.redraw or self.is_to_be_drawn():
            self.table("")
        self.redraw = False
        if self.texts:
            self.show_texts(new=True)
        self.tell_news()
        self.show_choices(question)
        while True:
            try:
                if self.obey(self.read("> ").strip(), question):
                    return
            except SpellhallError as error:
                self.say(str(error), "red")

    def is_to_be_drawn(self) -> bool:
        """Whether to draw the table at a turning point: not if it was just drawn and no one else has acted since."""
        record, state = self.match.record, self.match.state
        others = any(seat != YOU for seat in record.seats[max(self.drawn, 0) :])
        return state.game.is_turning_point(state) and (self.drawn < 0 or others)

    def show_choices(self, question: Ask) -> None:
        """Print the question in a sentence, with its rule, and its numbered choices; in a first game also the coach."""
        asked = self.match.game.prompt(self.match.state, YOU, self.match.names)
        self.console.print(Text.assemble((asked.text, "bold"), (f"  {question.rule}", "dim")))
        if self.coached and asked.topic not in self.explained:
            self.explained.add(asked.topic)
            if text := self.match.game.coaching().get(asked.topic):
                self.say(f"{INDENT}Coach: {text}", "green")
        for number, action in enumerate(question.options, 1):
            self.say(f"{number:>3}  {self.in_words(question, action)}")
        for number, shortcut in enumerate(self.match.game.shortcuts(self.match.state), len(question.options) + 1):
            self.say(f"{number:>3}  {named(shortcut.text, self.match.names)}")

    def obey(self, line: str, question: Ask) -> bool:
        """Carry out one line; returns whether the question is settled, or must be asked again.

        Raises:
            UsageError: for a line that means nothing here.
        """
        word, _, rest = line.partition(" ")
        word = word.lower()
        if word in ("quit", "exit"):
            raise EOFError
        if word in ("p", "pass") and not rest:
            if PASS not in question.options:
                raise UsageError("you can't decline this; pick a number")
            self.match.state.apply(PASS)
            return True
        if word.isdecimal() and not rest:
            self.choose(int(word), question)
            return True
        if word in self.commands:
            self.commands[word](rest.strip())
            return word in ("undo", "time", "auto", "full")
        near = get_close_matches(word, [*self.commands, "pass", "quit"], n=1)
        advice = f"did you mean {near[0]}?" if near else "type help"
        raise UsageError(f"{line!r} isn't a choice or a command; {advice}")

    def choose(self, number: int, question: Ask) -> None:
        """Take one of the numbered choices, or all the answers of a shortcut.

        Raises:
            UsageError: for a number that doesn't exist.
        """
        state = self.match.state
        shortcuts = self.match.game.shortcuts(state)
        last = len(question.options) + len(shortcuts)
        if not 1 <= number <= last:
            raise UsageError(f"there's no choice {number}; pick a number from 1 to {last}")
        if number <= len(question.options):
            state.apply(question.options[number - 1])
            return
        shortcut = shortcuts[number - 1 - len(question.options)]
        while (action := shortcut.next(state)) is not None:
            state.apply(action)

    # ------------------------------------------------------------------ words

    def say(self, text: str, style: str = "") -> None:
        """Print one line or paragraph."""
        self.console.print(Text(text, style=style))

    def in_words(self, question: Ask, action: int) -> str:
        """A choice in words."""
        return in_words(self.match.state, question, action, self.match.names)

    # ------------------------------------------------------------------ commands

    def why(self, name: str) -> None:
        """Why a card can't be used now, and what its numbers are made of; or why others chose as they did."""
        if not name:
            self.open_choices()
            return
        state = self.match.state
        handles = self.visible(name)
        for handle in handles[:3]:
            card = state.definition(handle)
            reason = state.why_not(YOU, handle)
            self.say(f"{card.name}: {reason or 'you can use it now'}")
            for number in state.game.numbers_of(state, handle):
                parts = " ".join(f"{amount:+d} {source}" for source, amount in state.explain(handle, number))
                self.say(f"{INDENT}its {number}: {parts.lstrip('+')}")

    def open_choices(self) -> None:
        """What was passed over with each of the latest choices, or if there are none, with the last one before.

        Raises:
            UsageError: if no choice with reasons has been shown yet.
        """
        told = [line for line in self.news if line.opens]
        if not told:
            told = [line for line in self.match.story(YOU) if line.opens][-1:]
            if not told:
                raise UsageError(
                    "no opponent has explained a choice yet; to ask about a card, add its name, as in: why fireball"
                )
            self.say("Nothing new to explain. The last choice was:")
        for line in told:
            self.say(line.text)
            for passed in line.opens:
                self.say(f"{INDENT}not {passed}", "dim")

    def visible(self, name: str) -> list[int]:
        """The cards with a name that you can see, those in your hand and in play first.

        Raises:
            UsageError: when there is none.
        """
        state = self.match.state
        seen = [h for h in range(len(state.face)) if state.seen[h] >> YOU & 1 and state.zone[h] != PILE]
        wanted = name.replace("’", "'").casefold()
        found = [h for h in seen if state.definition(h).name.casefold() == wanted]
        found = found or [h for h in seen if wanted in state.definition(h).name.casefold()]
        if not found:
            names = {state.definition(h).name.casefold(): state.definition(h).name for h in seen}
            near = get_close_matches(wanted, names, n=1)
            raise UsageError(
                f"you can't see a card called {name!r}{f'; did you mean {names[near[0]]}?' if near else ''}"
            )
        hand = {zone.name: i for i, zone in enumerate(state.game.layout.zones)}.get("hand", -1)
        return sorted(found, key=lambda h: (state.zone[h] != hand, not state.game.layout.in_play[state.zone[h]], h))

    def card(self, name: str) -> None:
        """The text of a card."""
        if not name:
            raise UsageError("which card? Write its name, as in: card fireball")
        for found in find_cards(self.match.game, name)[:5]:
            self.say(card_page(self.match.game, found))

    def log(self, count: str) -> None:
        """The log, or its last lines."""
        lines = self.match.story(YOU)
        if count and not count.isdecimal():
            raise UsageError(f"log takes the number of lines, not {count!r}")
        for line in lines[-int(count) :] if count and int(count) else lines:
            self.say(f"{INDENT * line.depth}{line.text}", "bold" if line.depth == 0 else "")

    def hint(self, rest: str) -> None:
        """Print the best choices with their shares (solo: scores), why each is good, and how the game may go on."""
        for line in hint_lines(self.match.state, self.match.names, seconds=self.hint_seconds):
            self.say(line)

    def undo(self, rest: str) -> None:
        """Undo your last action."""
        self.match.take_back(YOU)
        self.told = min(self.told, len(self.match.record.actions))
        self.redraw = True
        self.say("Taken back.")

    def time(self, rest: str) -> None:
        """Call time."""
        self.match.state.call_time()
        self.redraw = True

    def pass_asides(self, rest: str) -> None:
        """Pass moments when only cards for any time can be played."""
        self.auto = True
        self.say("From now on, you pass when you could only play something you can play at any time.")

    def ask_everything(self, rest: str) -> None:
        """Stop at those moments, too."""
        self.auto = False
        self.say("From now on, you're asked every time.")

    def text(self, rest: str) -> None:
        """Show the texts of your hand and of cards in play, or turn the texts of new cards on or off.

        Raises:
            UsageError: for another word than `on` and `off`.
        """
        if rest not in ("", "on", "off"):
            raise UsageError(f"text takes on, off or nothing, not {rest!r}")
        if not rest:
            self.show_texts(new=False)
            return
        self.texts = rest == "on"
        self.say(f"From now on, texts of new cards are {'shown' if self.texts else 'hidden'}.")

    def show_texts(self, new: bool) -> None:
        """Print the texts of the cards in your hand and in play, each name once; if ``new``, only unseen ones."""
        state = self.match.state
        zones = state.game.layout.zones
        told: set[str] = set()
        for handle in sorted(range(len(state.face)), key=lambda h: zones[state.zone[h]].in_play):
            zone = zones[state.zone[handle]]
            mine = zone.name == "hand" and state.owner[handle] == YOU
            if not (mine or zone.in_play) or not state.seen[handle] >> YOU & 1:
                continue
            card = state.definition(handle)
            if card.key in told or (new and card.key in self.read_of):
                continue
            told.add(card.key)
            text = self.match.game.text_of(card)[1]
            if text:
                told_of = Text(f"{card.name}: {text}", style="dim")
                self.console.print(Padding(told_of, (0, 0, 0, len(INDENT)), expand=False))
        self.read_of |= told

    def table(self, rest: str) -> None:
        """Draw the table."""
        self.drawn = len(self.match.record.actions)
        show_table(self.match.state, YOU, self.match.names, self.console)

    def save(self, name: str) -> None:
        """Save the game."""
        path = Path(name or SAVE_FILE)
        self.match.save(path)
        self.say(f"Saved in {path}; `spellhall play --load {path}` continues the game.")

    def help(self, rest: str) -> None:
        """The commands."""
        self.say(HELP)
