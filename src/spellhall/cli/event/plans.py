"""``spellhall event``: names, forecasts, announcing an event and changing its plan."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from itertools import groupby
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
import typer

from spellhall import __version__
from spellhall.cli.common import usable_seed
from spellhall.cli.event.files import BY, FILE, changing, now, settings_of
from spellhall.kernel.errors import UsageError, repeated
from spellhall.kernel.parts.tournament import Format, TableFacts
from spellhall.registry import game as make_game
from spellhall.tournaments import plan_from_text, seeds
from spellhall.tournaments.commands import announcing
from spellhall.tournaments.event import Event
from spellhall.tournaments.files import write_event
from spellhall.tournaments.names import Names, tidy
from spellhall.tournaments.number_words import many
from spellhall.tournaments.plan import MOST_ENTRANTS, MOST_TEAM, Kind, Plan, Policies, factor_of
from spellhall.tournaments.plan_from_text import game_and_book, meeting, time_of
from spellhall.tournaments.structures.kinds import forecast_of
from spellhall.tournaments.structures.structure import Forecast, RoundAhead

SEED_BITS = 63
SETTING_EXAMPLE = "rounds=5"
WORDS = {3: "three", 4: "four", 5: "five", 2: "two"}
SEED = typer.Option(
    None, "--seed", min=0, callback=usable_seed, help="The random seed of the pairings. Default: random."
)
TEAM = typer.Option(0, "--team", min=0, max=MOST_TEAM, help="Players in a team. Default: by the type.")
GAME = typer.Option("", "--book", help="The game, if the event's name leaves it open.")
STRUCTURE = typer.Option("", "--structure", help="The structure: tables, knockout, double, swiss, robin or league.")
SETTING = typer.Option([], "--set", metavar="NAME=VALUE", help="A setting of the structure, such as rounds=5.")
POLICY = typer.Option(
    [], "--policy", metavar="[NAME=]VALUE", help="A choice the sources leave open, such as fewest_fours."
)


def name(
    text: str = typer.Argument(..., metavar="NAME", help="The name of an event."),
    game: str = GAME,
    lenient: bool = typer.Option(False, "--lenient", help="Allow a name without victory condition and deck size."),
) -> None:
    """Explain an event's name: its proper spelling, and the rule options of its games."""
    _, book = game_and_book(text, game)
    format, label = book.read(text, not lenient)
    said = book.check(format)
    if said.faults:
        raise UsageError(said.faults[0])
    usual = book.types[format.type].seats if format.type in book.types else 3
    seats = max([usual, *(book.variants[variant].seats for variant in format.variants)])
    typer.echo(book.write(format, label))
    for option, value in book.options(format, TableFacts(seats)).items():
        typer.echo(f"{option} = {value}")
    for warning in said.warnings:
        typer.echo(f"Note: {warning}.")


def forecast(
    count: int = typer.Argument(..., metavar="ENTRANTS", min=1, max=MOST_ENTRANTS, help="Number of entrants."),
    policy: list[str] = POLICY,
    structure: str = STRUCTURE,
    setting: list[str] = SETTING,
    team: int = typer.Option(1, "--team", min=1, max=MOST_TEAM, help="Players in a team."),
) -> None:
    """Forecast an event of this size: rounds, tables, second chances, points."""
    kind = structure_from(structure, setting)
    plan = Plan(
        game="",
        title="",
        format=Format(""),
        structure=kind,
        seed_print="",
        team=team,
        policies=policies_from(policy),
    )
    typer.echo(forecast_line(forecast_of(plan, count), team))


def forecast_line(found: Forecast, team: int = 1) -> str:
    """A forecast in one line."""
    first, *others = found.rounds
    sizes = [f"{first.sizes.count(size)} of {WORDS[size]}" for size in sorted(set(first.sizes))]
    entrants = "players" if team == 1 else "teams"
    parts = [
        f"{first.entrants} {entrants} at {many(len(first.sizes), 'table')} ({', '.join(sizes)}){_byes(first.byes)}"
    ]
    parts += [_later(ahead, len(list(alike))) for ahead, alike in groupby(others)]
    chances = sum(ahead.back for ahead in found.rounds)
    second = many(chances, "second chance") if chances else "no second chance"
    people = found.entrants * team
    points = f"{found.points} points"
    ends = [second, many(found.tables, "table"), points, f"coordinator {people}, each judge {people // 2}"]
    return f"{many(len(found.rounds), 'round')}: {'; '.join([*parts, *ends])}"


def _later(ahead: RoundAhead, times: int) -> str:
    """A round after the first, and how often it is repeated like this."""
    back = f", {WORDS.get(ahead.back, 'one') if ahead.back > 1 else 'one'} brought back" if ahead.back else ""
    again = f", {times} times" if times > 1 else ""
    return f"{ahead.entrants} at {len(ahead.sizes)}{back}{_byes(ahead.byes)}{again}"


def _byes(count: int) -> str:
    return f", {count} with a bye" if count else ""


def new(
    file: Path = FILE,
    title: str = typer.Option(..., "--name", help="The event's name; it says what is played."),
    game: str = GAME,
    seed: int | None = SEED,
    coordinator: str = typer.Option("", "--coordinator", help="Who rules on questions during the event."),
    scored: bool = typer.Option(False, "--scored", help="Points count toward rankings."),
    convention: bool = typer.Option(False, "--convention", help="A scored event at a convention, not a small one."),
    booklet: bool = typer.Option(False, "--booklet", help="The convention has a booklet for registration."),
    factor: int = typer.Option(0, "--factor", help="The point multiplier. Default: by the rules."),
    team: int = TEAM,
    structure: str = STRUCTURE,
    setting: list[str] = SETTING,
    policy: list[str] = POLICY,
    minutes: int | None = typer.Option(
        None, "--minutes", min=0, help="Minutes per round. Default: the usual; 0: no limit."
    ),
    registration: bool = typer.Option(
        False, "--registration", help="Players can't start before their deck is registered."
    ),
    custom_rules: str = typer.Option("", "--rules", help="Rules for a type that isn't in the rule book."),
    custom_type: str = typer.Option(
        "", "--type", help="The name of that type, instead of the one in the event's name."
    ),
    notes: str = typer.Option("", "--note", help="Anything else players should know."),
) -> None:
    """Announce a new event, in its own file."""
    if custom_type:
        played, book = game_and_book(title, game)
        format, canonical = Format(custom_type, custom_rules=custom_rules), title
    else:
        played, book = game_and_book(title, game)
        format, label = book.read(title, False)
        canonical = book.write(format, label)
    kind = meeting(book, format, structure, settings_of(setting, SETTING_EXAMPLE))
    drawn = secrets.randbits(SEED_BITS) if seed is None else seed
    plan = Plan(
        game=played,
        title=canonical,
        format=format,
        structure=kind,
        seed_print=seeds.print_of(drawn),
        team=team,
        scored=scored,
        factor=factor or factor_of(notes),
        size_class="convention" if convention else "small",
        booklet=booklet,
        registration=registration,
        policies=policies_from(policy),
        notes=notes,
    )
    plan = announcing.furnished(plan, book)
    if minutes is not None:
        plan = msgspec.structs.replace(plan, time=time_of(minutes))
    event = Event(drawn, Names())
    reference = make_game(played).digest()
    event.do(announcing.announce(plan, book, drawn, reference, __version__), now())
    if coordinator:
        called = tidy(coordinator)
        event.names.people[1] = called
        event.do(announcing.staff(event, 1, "coordinator"), now(), 1)
    write_event(file, event, new=True)
    typer.echo(canonical)
    for warning in announcing.verdict(plan, book).warnings:
        typer.echo(f"Note: {warning}.")
    typer.echo(f"The fingerprint of its seed is {plan.seed_print}.")


def change_plan(
    file: Path = FILE,
    structure: str = STRUCTURE,
    setting: list[str] = SETTING,
    policy: list[str] = POLICY,
    minutes: int | None = typer.Option(None, "--minutes", min=0, help="Minutes per round; 0: no limit."),
    scored: bool | None = typer.Option(None, "--scored/--unscored", help="Whether points count toward rankings."),
    by: str = BY,
) -> None:
    """Change the plan, before round 1 is drawn."""
    with changing(file, by) as desk:
        plan = desk.event.plan
        changes: dict[str, Any] = {}
        if structure or setting:
            changes["structure"] = structure_from(structure or plan_from_text.tag_of(plan.structure), setting)
        if policy:
            changes["policies"] = policies_from(policy, plan.policies)
        if minutes is not None:
            changes["time"] = time_of(minutes)
        if scored is not None:
            changes["scored"] = scored
        desk.do(announcing.replan(desk.event, msgspec.structs.replace(plan, **changes), desk.book))
        desk.say_next()


def structure_from(tag: str, given: Sequence[str]) -> Kind:
    """A structure by its tag, with settings, each as NAME=VALUE."""
    return plan_from_text.structure_from(tag, settings_of(given, SETTING_EXAMPLE))


def policies_from(given: Sequence[str], before: Policies | None = None) -> Policies:
    """Policies from the command line: NAME=VALUE, or a value alone that only one policy has.

    Raises:
        UsageError: for names and values that don't exist.
    """
    kinds = get_type_hints(Policies)
    found: dict[str, str] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            having = [
                policy for policy, kind in kinds.items() if get_origin(kind) is Literal and text in get_args(kind)
            ]
            if len(having) != 1:
                raise UsageError(
                    f"no policy has the value {repeated(text)}: write NAME=VALUE, as in seating=fewest_fours"
                )
            name, value = having[0], text
        found[name] = value
    return plan_from_text.policies_from(found, before)
