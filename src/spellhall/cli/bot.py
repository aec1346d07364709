"""``spellhall bot``: an agent connects to a hall with a bot's token, and plays wherever people call it."""

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
"""The code with which a hall closes a socket for good."""
SOONEST, LATEST = 1.0, 60.0
"""Seconds until a bot reconnects; doubled each time until it gets through."""
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
            typer.echo(f"{url} doesn't answer: {error}", err=True)
        if time.monotonic() - came > LATEST:
            wait = SOONEST
        typer.echo(f"retrying in {wait:g} seconds", err=True)
        time.sleep(wait)
        wait = min(2 * wait, LATEST)


def _stay(address: str, token: str, agent: str, seed: int, games: int) -> int:
    """Play until the socket is closed, or enough games are over; returns how many are left.

    Raises:
        UsageError: when the hall doesn't accept this token.
    """
    with connect(address, additional_headers={"Authorization": f"Bearer {token}"}, max_size=None) as socket:
        typer.echo(f"{agent} is connected")
        bot = Bot(socket, agent, seed, typer.echo, games)
        try:
            bot.run()
        except ConnectionClosed as error:
            if error.rcvd is not None and error.rcvd.code == POLICY:
                raise UsageError(f"the hall closed the connection: {error.rcvd.reason or 'the token ended'}") from None
        return max(0, games - bot.over)


def socket_of(url: str) -> str:
    """The address of a hall's socket.

    Raises:
        UsageError: for something that isn't a hall's address.
    """
    parts = urlsplit(url)
    scheme = {"http": "ws", "https": "wss"}.get(parts.scheme)
    if scheme is None or not parts.netloc:
        raise UsageError(f"write the hall's address as in a browser, such as https://hall.example.org, not {url!r}")
    return f"{scheme}://{parts.netloc}{PATH}"


def token_in(file: Path) -> str:
    """The token in a file.

    Raises:
        UsageError: when it can't be read, or holds none.
    """
    try:
        token = file.read_text(encoding="utf-8").strip()
    except (OSError, UnicodeError) as error:
        why = error.strerror if isinstance(error, OSError) else "it isn't text"
        raise UsageError(f"{file} can't be read: {why}") from None
    if len(token.split()) != 1 or not token.isascii() or not token.isprintable():
        raise UsageError(f"{file} holds no token: save the hall's token in it, and nothing else")
    return token
