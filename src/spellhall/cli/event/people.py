"""``spellhall event``: entrants and their decks, staff, coming and going."""

from __future__ import annotations

from pathlib import Path

import typer

from spellhall.cli.event.files import BY, FILE, REASON, WHO, Desk, changing, entrant_of
from spellhall.decks import print_deck, text_of
from spellhall.decks.lists import read_deck
from spellhall.kernel.errors import UsageError, repeated
from spellhall.kernel.game import Game
from spellhall.registry import game as make_game
from spellhall.tournaments.commands import announcing, decks, entrants
from spellhall.tournaments.commands.checks import table_of
from spellhall.tournaments.event import Event
from spellhall.tournaments.files import Row, need_distinct, read_rows
from spellhall.tournaments.names import tidy
from spellhall.tournaments.number_words import many

MEMBERS = typer.Argument(None, metavar="NAME...", help="The people to enter; with --team, one team's members.")


def add(
    file: Path = FILE,
    names: list[str] = MEMBERS,
    csv: Path | None = typer.Option(None, "--csv", metavar="FILE", help="A list: one name per line, or columns."),
    team: str = typer.Option("", "--team", help="Enter the names as one team with this name."),
) -> None:
    """Enter people by name or from a list; if one can't enter, nobody is entered."""
    rows = [Row(tuple(names or ()), team)] if team else [Row((name,)) for name in names or ()]
    if csv is not None:
        rows += read_rows(text_of(csv, "a list of entrants"))
    if not rows:
        raise UsageError("name an entrant, or a list with --csv")
    need_distinct(rows)
    with changing(file) as desk:
        for row in rows:
            desk.do(entrants.enter(desk.event, [desk.person(name) for name in row.names]))
            _call_team(desk, row.team)
        typer.echo(f"{len(rows)} entered; {_entrants_now(desk.event)}.")
        desk.say_next()


def _entrants_now(event: Event) -> str:
    """How many entrants there are."""
    count = sum(not entrant.gone for entrant in event.state.entrants.values())
    return f"there {'is' if count == 1 else 'are'} {many(count, 'team' if event.plan.team > 1 else 'entrant')} now"


def late(
    file: Path = FILE,
    names: list[str] = MEMBERS,
    table: int = typer.Option(0, "--table", help="Their table. Default: the first with room."),
    team: str = typer.Option("", "--team", help="The team's name."),
) -> None:
    """Enter someone after pairing, while that's possible."""
    if not names:
        raise UsageError("name the latecomer")
    need_distinct([Row(tuple(names))])
    with changing(file) as desk:
        bodies = entrants.enter_late(desk.event, [desk.person(name) for name in names], table)
        desk.do(bodies)
        _call_team(desk, team)
        number = max(desk.event.state.entrants)
        seat = table_of(desk.event, number)
        where = f"at table {seat.number}" if seat else "from the next round on"
        typer.echo(f"{desk.event.name(number)} plays {where}.")


def _call_team(desk: Desk, team: str) -> None:
    """Give the last entrant its own name."""
    if team:
        desk.event.names.teams[max(desk.event.state.entrants)] = tidy(team)


def deck(
    file: Path = FILE,
    who: str = WHO,
    path: Path = typer.Argument(..., metavar="DECK", help="A deck list."),
    sideboard: Path | None = typer.Option(None, "--sideboard", metavar="FILE", help="The sideboard."),
    change: bool = typer.Option(False, "--change", help="Change a registered deck, with a judge's permission."),
    compare: bool = typer.Option(False, "--compare", help="Only compare a deck with the registered one."),
    by: str = BY,
    reason: str = REASON,
) -> None:
    """Register a deck, change a registered one, or compare one with it."""
    with changing(file, by, reason) as desk:
        made = make_game(desk.event.plan.game)
        number, cards = desk.entrant(who), _cards(made, path)
        beside = _cards(made, sideboard) if sideboard else []
        if compare:
            missing, foreign = decks.compare(desk.event, number, cards, desk.book)
            names = {card.key: card.name for card in made.printed}
            typer.echo(f"Missing: {', '.join(names[key] for key in missing) or 'nothing'}.")
            typer.echo(f"Not on the list: {', '.join(names[key] for key in foreign) or 'nothing'}.")
            return
        if change:
            bodies = decks.change_list(desk.event, number, cards, beside, desk.book, desk.by, reason)
        else:
            bodies = decks.register(desk.event, number, cards, beside, desk.book)
        desk.do(bodies)
        typer.echo(f"{len(cards)} cards of {desk.event.name(number)} are registered.")


def product(
    file: Path = FILE,
    to: Path | None = typer.Option(None, "--to", metavar="DIR", help="Write each person's cards to this folder."),
) -> None:
    """Hand out random sealed cards to everyone without any, and register them."""
    with changing(file) as desk:
        event, made = desk.event, make_game(desk.event.plan.game)
        without = [one.number for one in event.state.entrants.values() if one.pool is None and not one.gone]
        if not without:
            raise UsageError("everyone already has sealed cards")
        for number in without:
            desk.do(decks.hand_out(event, number, desk.book))
        if to is not None:
            _write_products(to, event, without, made)
        typer.echo(f"{len(without)} {'entrant gets' if len(without) == 1 else 'entrants get'} sealed cards.")


def _write_products(folder: Path, event: Event, numbers: list[int], made: Game) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for number in numbers:
            entrant = event.entrant(number)
            deck, beside = decks.registered(event, number) if entrant.lists else (entrant.pool or (), ())
            closed = ": closed until the first game is over (SFT-MST-02)" if decks.is_closed(event, number) else ""
            parts = ((deck, event.name(number)), (beside, f"{event.name(number)}, beside the deck{closed}"))
            for place, (cards, title) in enumerate(parts):
                if cards:
                    path = folder / f"{number}{'-beside' if place else ''}.txt"
                    path.write_text(print_deck(made, cards, title), encoding="utf-8")
    except OSError as error:
        raise UsageError(f"the cards can't be written: {error.filename}: {error.strerror or error}") from None


def swap(
    file: Path = FILE,
    who: str = WHO,
    out: list[str] = typer.Option(..., "--out", metavar="CARD", help="A card to take out. Repeatable."),
    into: list[str] = typer.Option(..., "--in", metavar="CARD", help="A sideboard card to put in. Repeatable."),
) -> None:
    """Swap cards with the sideboard between games of a match."""
    with changing(file) as desk:
        made, number = make_game(desk.event.plan.game), desk.entrant(who)
        table = table_of(desk.event, number)
        if table is None:
            raise UsageError(f"{desk.event.name(number)} isn't playing at any table")
        away, come = (read_deck(made, "\n".join(cards)).keys() for cards in (out, into))
        desk.do(decks.swap(desk.event, number, table, away, come, desk.book))
        typer.echo(f"{desk.event.name(number)} swapped {many(len(away), 'card')}.")


def _cards(made: Game, path: Path) -> list[str]:
    return read_deck(made, text_of(path)).keys()


def sideboard(
    file: Path = FILE,
    who: str = WHO,
    count_for: str = typer.Option("", "--count-for", metavar="NAME", help="The opponent who asked for the count."),
    none: bool = typer.Option(False, "--none", help="They say they have no sideboard."),
) -> None:
    """Count a sideboard before the first game of a match, or note that there is none."""
    with changing(file) as desk:
        number = desk.entrant(who)
        table = table_of(desk.event, number)
        if table is None:
            raise UsageError(f"{desk.event.name(number)} isn't playing at any table")
        if none:
            desk.do(decks.without_sideboard(desk.event, number, table))
            typer.echo(f"{desk.event.name(number)} has no sideboard in this match.")
        elif count_for:
            desk.do(decks.inspect(desk.event, number, desk.entrant(count_for), table))
            count = len(decks.registered(desk.event, number)[1])
            lie = "card lies" if count == 1 else "cards lie"
            typer.echo(f"{count or 'No'} {lie} beside the deck of {desk.event.name(number)}.")
        else:
            raise UsageError("use --none, or --count-for an opponent")


def staff(
    file: Path = FILE,
    name: str = typer.Argument(..., metavar="NAME", help="The person; may also be an entrant."),
    role: str = typer.Argument(..., metavar="ROLE", help="coordinator, judge, scorekeeper, or none."),
) -> None:
    """Make someone coordinator, judge or scorekeeper."""
    with changing(file) as desk:
        bodies = announcing.staff(desk.event, desk.person(name), "" if role == "none" else role)
        desk.do(bodies)
        desk.say_next()


def change(
    file: Path = FILE,
    who: str = WHO,
    table: int | None = typer.Option(None, "--table", help="The table the entrant needs; 0: any."),
    apart: list[str] = typer.Option(
        [], "--apart", metavar="NAME", help="Someone they shouldn't be paired with. Repeatable."
    ),
    here: bool = typer.Option(False, "--here", help="They have checked in."),
    brought: bool | None = typer.Option(
        None, "--brought/--not-brought", help="Whether the proof they brought is accepted."
    ),
) -> None:
    """Check an entrant in, and note what they brought and what pairings should respect."""
    with changing(file) as desk:
        number = desk.entrant(who)
        if here:
            desk.do(entrants.check_in(desk.event, number))
        if brought is not None:
            desk.do(decks.brought(desk.event, number, brought))
        if table is not None or apart:
            others = [entrant_of(desk.event, name) for name in apart] if apart else None
            desk.do(entrants.change(desk.event, number, table, others))
        typer.echo(f"Noted for {desk.event.name(number)}.")


def drop(
    file: Path = FILE,
    who: str = WHO,
    absent: bool = typer.Option(False, "--absent", help="They didn't show up."),
    ejected: bool = typer.Option(False, "--ejected", help="A judge disqualifies them, with a reason."),
    by: str = BY,
    reason: str = REASON,
) -> None:
    """Drop an entrant; they keep the points they have."""
    with changing(file, by, reason) as desk:
        how = "ejected" if ejected else "absent" if absent else "left"
        number = desk.entrant(who)
        desk.do(entrants.drop(desk.event, number, how, desk.by, reason))
        typer.echo(f"{desk.event.name(number)} is out of the event.")
        desk.say_next()


def reinstate(file: Path = FILE, who: str = WHO) -> None:
    """Let someone who dropped return, before the next pairing."""
    with changing(file) as desk:
        number = desk.entrant(who)
        desk.do(entrants.reinstate(desk.event, number))
        typer.echo(f"{desk.event.name(number)} is back.")


def forget(file: Path = FILE, name: str = typer.Argument(..., metavar="NAME", help="The person to forget.")) -> None:
    """Remove someone's name from the file; the log keeps their number and stays verifiable."""
    with changing(file) as desk:
        number = desk.event.names.number_of(tidy(name))
        if number not in desk.event.names.people:
            raise UsageError(f"no one at this event is called {repeated(name)}")
        desk.event.names.forget(number)
        typer.echo("The name is forgotten.")
