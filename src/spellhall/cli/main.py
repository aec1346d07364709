"""The program ``spellhall``: its commands, and the handling of errors.

Any mistake by the user ends in one sentence on standard error and exit code 2; any other failure in one
sentence and exit code 1, or 130 if someone stops it. With ``SPELLHALL_TRACEBACK=1`` such an error shows where it
comes from.
"""

from __future__ import annotations

import os
import sys
from importlib import import_module
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

from spellhall import __version__
from spellhall.cli import misunderstood, output
from spellhall.compiled import is_compiled
from spellhall.extras import room
from spellhall.kernel.errors import DeckError, SpellhallError, Stopped, Unfinished, UsageError

WRONG_END, WRONG_USE, STOPPED = 1, 2, 130
COMMANDS = {
    "serve": "serve:serve",
    "play": "play.play:play",
    "learn": "play.learn:learn",
    "simulate": "study.simulate:simulate_games",
    "dataset": "study.dataset:dataset",
    "arena": "study.arena:arena",
    "benchmark": "study.benchmark:make_table",
    "what-if": "study.what_if:compare",
    "report": "study.report:report",
    "balance": "study.balance:balance_game",
    "tune": "study.tune:tune_game",
    "train": "study.train:train_game",
    "puzzles": "study.puzzles:puzzles",
    "replay": "play.play:replay_file",
    "review": "play.review:review",
    "verify": "verify:verify",
    "sealed": "play.limited:sealed",
    "draft": "play.limited:draft",
    "cards": "look_up:cards",
    "card": "study.card_try:app",
    "rules": "look_up:rules",
    "options": "options:options",
    "deck": "decks:app",
    "event": "event.app:app",
    "bot": "bot:bot",
    "admin": "admin.app:app",
}
"""The module of each command, in the order of the help."""
EXTRAS = {"serve": "server", "bot": "server", "admin": "server"}
"""What a command needs besides the base install: an extra of the package."""


class Hall(TyperGroup):
    """The commands, with one place for errors.

    A command is imported when it is used: if you play at the terminal, you shouldn't wait for the parts of a server.
    """

    def list_commands(self, ctx: Any) -> list[str]:
        """The names of all commands."""
        return list(COMMANDS)

    def get_command(self, ctx: Any, name: str) -> Any:
        """One command. An unknown name is compared with all."""
        for wanted in [name] if name in COMMANDS else COMMANDS:
            if wanted not in self.commands:
                self.add_command(_command(wanted), wanted)
        return super().get_command(ctx, name)

    def shell_complete(self, ctx: Any, incomplete: str) -> list[Any]:
        """What to offer for a word that was begun: names of commands, which aren't imported just for that."""
        for name in COMMANDS:
            self.commands.setdefault(name, TyperCommand(name))
        return super().shell_complete(ctx, incomplete)

    def main(self, *args: Any, standalone_mode: bool = True, **more: Any) -> Any:
        """Parse the command line and run it; anything that no command accepts becomes a sentence and exit code 2."""
        more["standalone_mode"] = False
        if not standalone_mode:
            return super().main(*args, **more)
        try:
            code = super().main(*args, **more)
        except misunderstood.Misunderstood as error:
            if sentence := misunderstood.sentence_of(error):
                output.complain(sentence)
            sys.exit(WRONG_USE)
        except typer.Abort:
            output.complain("nothing was changed")
            sys.exit(WRONG_END)
        sys.exit(code)

    def invoke(self, ctx: Any) -> Any:
        """Run a command; one of our errors becomes its sentence and exit code 2."""
        try:
            return super().invoke(ctx)
        except DeckError as error:
            for fault in error.faults:
                output.complain(fault)
        except Unfinished as error:
            output.complain(str(error))
            raise typer.Exit(STOPPED if isinstance(error, Stopped) else WRONG_END) from None
        except SpellhallError as error:
            output.complain(str(error))
        raise typer.Exit(WRONG_USE)


def _command(name: str) -> Any:
    """A command, or a command group, from its module; if its packages are missing, it says which extra brings them."""
    module, place = COMMANDS[name].split(":")
    if name in EXTRAS:
        try:
            found = getattr(room(f"spellhall.cli.{module}", EXTRAS[name], f"spellhall {name}"), place)
        except UsageError as error:
            return _lacking(name, error)
    else:
        found = getattr(import_module(f"spellhall.cli.{module}"), place)
    if isinstance(found, typer.Typer):
        return typer.main.get_command(found)
    alone = typer.Typer(add_completion=False)
    alone.command(name)(found)
    return typer.main.get_command(alone)


def _lacking(name: str, error: UsageError) -> Any:
    """The substitute for a command whose packages aren't installed: it says what brings them."""

    def say_so(_: list[str] = typer.Argument(None, hidden=True)) -> None:
        raise error

    alone = typer.Typer(add_completion=False)
    alone.command(
        name,
        help=f"Needs the extra {EXTRAS[name]}, which isn't installed.",
        context_settings={"ignore_unknown_options": True, "help_option_names": []},
    )(say_so)
    return typer.main.get_command(alone)


app = typer.Typer(
    cls=Hall,
    name="spellhall",
    help="Play, study and run tournaments for three card games. Spellhall is the referee.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"spellhall {__version__}{' (compiled)' if is_compiled() else ''}")
        raise typer.Exit()


@app.callback()
def about(
    version: bool = typer.Option(
        False,
        "--version",
        callback=_version,
        is_eager=True,
        help="Show the version.",
    ),
) -> None:
    """A hall where card games are played by their own rules."""


def main() -> None:
    """The entry point."""
    output.prepare()
    code: str | int | None = WRONG_END
    try:
        app()
    except SystemExit as end:
        code = end.code
    except OSError as error:
        output.complain(output.unwritten(error) if error.filename is None else f"{error.filename}: {error.strerror}")
    except Exception as error:
        if os.environ.get("SPELLHALL_TRACEBACK"):
            raise
        output.complain(f"something went wrong: {type(error).__name__} {error}")
    sys.exit(code if output.delivered() else code or WRONG_END)
