"""Messages about pods (people who open packs together), whose cards are named by their keys: see ``wire``."""

from __future__ import annotations

import msgspec

from spellhall.server.wire_base import Said, Told


class Part(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """Base of message parts."""


# --- client messages


class WatchPod(Said, tag="watch_pod"):
    """Look at a pod: from your own seat, if you have one there."""

    pod: str


class UnwatchPod(Said, tag="unwatch_pod"):
    """Stop looking at a pod."""

    pod: str


class Pick(Said, tag="pick"):
    """Pick a card from the pile with this number in a draft, or change your pick."""

    pod: str
    number: int
    card: str


class AskAdvice(Said, tag="advice"):
    """Which card of my pile would an agent pick?"""

    pod: str


# --- a pod as one seat sees it


class PodSeat(Part):
    """Who sits where in a pod. ``kind`` is "person", "agent" or "open"; ``here`` whether a socket of that seat is
    connected; ``waits`` whether the others wait for it; ``login`` leads to the person's page, and is empty if it is not
    public.
    """

    seat: int
    kind: str
    name: str
    here: bool = False
    waits: bool = False
    login: str = ""


class PodMatch(Part):
    """Two seats of a pod that play each other.

    Attributes:
        round: its round, from 0.
        seats: who plays.
        wins: how many games each of them has won.
        drawn: how many games were drawn.
        winner: the seat that has won the match, -1 for a draw, None while it is being played.
        running: whether a game is being played.
        table: the code of its table, for its players.
        games: the codes of the tables of earlier games, for its players.
    """

    round: int
    seats: list[int]
    wins: list[int]
    drawn: int = 0
    winner: int | None = None
    running: bool = False
    table: str = ""
    games: list[str] = []


class PodStanding(Part):
    """A seat's standing in a pod: matches and games won, drawn and lost."""

    seat: int
    points: int
    won: int
    drawn: int
    lost: int
    games_won: int
    games_lost: int


class PodFrame(Part):
    """A pod as one seat (-1: someone without one) sees it. Cards are named by their keys in the catalogue.

    Attributes:
        code: the pod's code.
        game: the name of the game.
        form: what is opened.
        title: the name for people.
        stage: "waiting", "drafting", "building", "playing" or "over".
        you: the seat.
        host: whether you have set it up.
        options: the rule options of its games.
        rounds: "robin" or "knockout".
        best_of: how many games a match has at most.
        timer: "usual", "slow" or "none".
        seats: who sits where.
        pack: which pack is being drafted, from 0.
        packs: how many packs are drafted; 0 if everyone keeps what they open.
        number: how many cards you have picked.
        size: how many cards a pack has.
        pile: the cards in front of you.
        chosen: your pick from them, which you can still change; empty for none.
        pool: what you build your deck from.
        free: the cards that you may add in any number.
        deck: the deck that you play; empty for none.
        ready: whether you have said that you are ready for your next game.
        left_ms: the time left for this pick, in milliseconds; -1 for no limit.
        matches: the matches of all rounds that have begun.
        standings: everyone's standing, the best first.
        seal: the hash of what was opened, published before it; empty before the start.
        seed: the seed of what was opened, when the pod is over, for its players.
        broken: why the pod cannot go on, in one sentence; empty when it can.
    """

    code: str
    game: str
    form: str
    title: str
    stage: str
    you: int
    host: bool
    options: dict[str, str]
    rounds: str
    best_of: int
    timer: str
    seats: list[PodSeat]
    pack: int = 0
    packs: int = 0
    number: int = 0
    size: int = 0
    pile: list[str] = []
    chosen: str = ""
    pool: list[str] = []
    free: list[str] = []
    deck: list[str] = []
    ready: bool = False
    left_ms: int = -1
    matches: list[PodMatch] = []
    standings: list[PodStanding] = []
    seal: str = ""
    seed: str = ""
    broken: str = ""


# --- server messages


class PodTold(Told, tag="pod"):
    """A whole pod; it replaces anything the client knew of it."""

    frame: PodFrame


class Advised(Told, tag="advised"):
    """Answers ``advice``: the card that an agent would pick from the pile with this number."""

    pod: str
    number: int
    card: str
