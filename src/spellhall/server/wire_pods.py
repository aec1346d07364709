"""What is said of pods (people who open packs together), whose cards are named by their keys: see ``wire``."""

from __future__ import annotations

import msgspec

from spellhall.server.wire_base import Said, Told


class Part(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """Base of the parts of messages."""


# --- what the client says


class WatchPod(Said, tag="watch_pod"):
    """Look at a pod: from your own seat, if you have one there."""

    pod: str


class UnwatchPod(Said, tag="unwatch_pod"):
    """Look away from a pod."""

    pod: str


class Pick(Said, tag="pick"):
    """Choose a card of the pile with this number in a draft, or another one than before."""

    pod: str
    number: int
    card: str


class AskAdvice(Said, tag="advice"):
    """Which card of my pile would an agent take?"""

    pod: str


# --- what a pod looks like from one seat


class PodSeat(Part):
    """Who sits where in a pod. ``kind`` is "person", "agent" or "open"; ``here`` whether a socket of that seat is
    connected; ``waits`` whether the others wait for it; ``login`` leads to the page of the person, empty where
    everybody may not see one.
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
        round: of which round, from 0.
        seats: who plays.
        wins: how many games each of them has won.
        drawn: how many games nobody has won.
        winner: the seat that has won the match, -1 for a draw, None while it goes on.
        running: whether a game is being played.
        table: the code of its table, for those who play there.
        games: the codes of the tables where they played before, for them.
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
    """How a seat of a pod stands: matches and games won, drawn and lost."""

    seat: int
    points: int
    won: int
    drawn: int
    lost: int
    games_won: int
    games_lost: int


class PodFrame(Part):
    """A pod as one seat (-1: someone who has none) sees it. Cards are named by their keys in the catalogue.

    Attributes:
        code: the pod's code.
        game: the name of the game.
        form: what is opened.
        title: as people call it.
        stage: "waiting", "drafting", "building", "playing" or "over".
        you: the seat.
        host: whether you have set it up.
        options: the rule options of its games.
        rounds: "robin" or "knockout".
        best_of: how many games a match has at most.
        timer: "usual", "slow" or "none".
        seats: who sits where.
        pack: which pack goes round, from 0.
        packs: how many packs go round; 0 where everybody keeps what they open.
        number: how many cards you have taken.
        size: how many cards a pack has.
        pile: the cards before you.
        chosen: which of them you have chosen and can still change; empty for none.
        pool: what you have to build with.
        free: the cards of which you may add as many as you like.
        deck: the deck with which you play; empty for none.
        ready: whether you have said that you are ready for your next game.
        left_ms: what is left of the time for this pick, in milliseconds; -1 where there is none.
        matches: the matches of all rounds that have begun.
        standings: how everybody stands, the best first.
        seal: the hash of what was opened, told before it; empty before the start.
        seed: with which it was opened, when the pod is over, for those who were in it.
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


# --- what the server says


class PodTold(Told, tag="pod"):
    """A whole pod; what the client knew of it before is void."""

    frame: PodFrame


class Advised(Told, tag="advised"):
    """Answers ``advice``: the card that an agent would take of the pile with this number."""

    pod: str
    number: int
    card: str
