"""Requests and answers about bots over HTTP."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, Field

from spellhall.server.people.input_rules import GameName, Name, Order


class BotOrder(Order):
    """A bot's name, and the games that it plays."""

    name: Name
    games: Annotated[list[GameName], Field(min_length=1, max_length=20)]


class CallOrder(Order):
    """Which bot is called, and to which seat."""

    bot: Annotated[str, Field(max_length=20, description="The code of the bot.")]
    seat: Annotated[int, Field(ge=0, le=63)]


class NewToken(BaseModel):
    """A bot's token. It is shown only this once."""

    code: str
    token: str


class MyBot(BaseModel):
    """One of your bots. Times are seconds since 1970: ``made`` for its token, ``seen`` when it last connected (0:
    never).
    """

    code: str
    name: str
    games: list[str]
    made: int
    seen: int
    here: bool


class MyBots(BaseModel):
    """Your bots, oldest first, and how many you may have."""

    bots: list[MyBot]
    most: int


class BotLine(BaseModel):
    """A bot that can be called right now; ``yours``: games against it don't count for your results."""

    code: str
    name: str
    yours: bool


class BotsHere(BaseModel):
    """The bots that can be called right now."""

    bots: list[BotLine]
