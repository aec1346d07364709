"""``spellhall bot``: an agent comes to a hall by the token of a bot, and plays where people call it to."""

from __future__ import annotations

import time
from pathlib import Path
from secrets import randbits
from urllib.parse import urlsplit

import typer
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import connect

from spellhall.arena.bots import Bot
from spellhall.arena.players import player
from spellhall.cli.common import look_beside_us
from spellhall.kernel.errors import UsageError

POLICY = 1008
"""With this code a hall closes a socket that it will never open."""
SOONEST, LATEST = 1.0, 60.0
"""Seconds until a bot comes again; twice as many each time, until it was heard."""
PATH = "/api/socket"


def bot(
    url: str = typer.Argument(..., metavar="URL", help="The hall's address, as in a browser."),
    token_file: Path = typer.Option(..., "--token-file", metavar="FILE", help="A file with the bot's token."),
    agent: str = typer.Option(
        "greedy", "--agent", help="The agent: a built-in name, module:Class, an entry point, or run:COMMAND."
    ),
    games: int = typer.Option(0, "--games", "-n", min=0, help="Stop after this many games; 0: never."),
    seed: int | None = typer.Option(None, "--seed", help="The agent's random seed."),
) -> None:
    """Connect an agent to a hall as a bot. It plays at the tables people invite it to, until Ctrl+C."""
    look_beside_us()
    player(agent, 0)  # what cannot be made is said before anybody calls it
    address, token = socket_of(url), token_in(token_file)
    wait, left = SOONEST, games
    while True:
        came = time.monotonic()
        try:
            left = _stay(address, token, agent, randbits(62) if seed is None else seed, left)
            if games and not left:
                return
        except (OSError, InvalidHandshake) as error:
            typer.echo(f"{url} does not answer: {error}", err=True)
        if time.monotonic() - came > LATEST:
            wait = SOONEST
        typer.echo(f"coming again in {wait:g} seconds", err=True)
        time.sleep(wait)
        wait = min(2 * wait, LATEST)


def _stay(address: str, token: str, agent: str, seed: int, games: int) -> int:
    """Play until the socket is closed, or so many games are over; how many are left of them.

    Raises:
        UsageError: when the hall does not open to this token.
    """
    with connect(address, additional_headers={"Authorization": f"Bearer {token}"}, max_size=None) as socket:
        typer.echo(f"{agent} is there")
        bot = Bot(socket, agent, seed, typer.echo, games)
        try:
            bot.run()
        except ConnectionClosed as error:
            if error.rcvd is not None and error.rcvd.code == POLICY:
                raise UsageError(f"the hall has closed the door: {error.rcvd.reason or 'the token ended'}") from None
        return max(0, games - bot.over)


def socket_of(url: str) -> str:
    """The address of the socket of a hall.

    Raises:
        UsageError: for what is no address of a hall.
    """
    parts = urlsplit(url)
    scheme = {"http": "ws", "https": "wss"}.get(parts.scheme)
    if scheme is None or not parts.netloc:
        raise UsageError(f"the address of a hall is written as in a browser, https://hall.example.org, not {url!r}")
    return f"{scheme}://{parts.netloc}{PATH}"


def token_in(file: Path) -> str:
    """The token in a file.

    Raises:
        UsageError: when it cannot be read, or holds none.
    """
    try:
        token = file.read_text(encoding="utf-8").strip()
    except (OSError, UnicodeError) as error:
        why = error.strerror if isinstance(error, OSError) else "it is no text"
        raise UsageError(f"{file} cannot be read: {why}") from None
    if len(token.split()) != 1 or not token.isascii() or not token.isprintable():
        raise UsageError(f"{file} holds no token: save the one that the hall has told you, and nothing else")
    return token
