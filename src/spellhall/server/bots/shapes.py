"""What is said of bots over HTTP."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, Field

from spellhall.server.people.input_rules import GameName, Name, Order


class BotOrder(Order):
    """What a bot is called, and which games it plays."""

    name: Name
    games: Annotated[list[GameName], Field(min_length=1, max_length=20)]


class CallOrder(Order):
    """Which bot is called, and to which seat."""

    bot: Annotated[str, Field(max_length=20, description="The code of the bot.")]
    seat: Annotated[int, Field(ge=0, le=63)]


class NewToken(BaseModel):
    """The token of a bot. It is told this once."""

    code: str
    token: str


class MyBot(BaseModel):
    """A bot of yours. Times are seconds since 1970: ``made`` of its token, ``seen`` when it came last (0: never)."""

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
    """A bot that can be called just now; ``yours``: games against it are not counted among your results."""

    code: str
    name: str
    yours: bool


class BotsHere(BaseModel):
    """The bots that can be called just now."""

    bots: list[BotLine]
