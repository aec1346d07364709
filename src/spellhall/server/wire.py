"""Every socket message, both ways; the page's TypeScript types are generated from these structs.

A message is JSON with its kind in the field ``t``. A client message carries a number ``n`` of the client's choice, and
a reply to it has the same ``n``. A table is named by its code.
Cards are named by tokens (see ``watching.card_tokens``), never by handles. Messages about pods are in ``wire_pods``,
about events in ``wire_events``, about friends and challenges in ``wire_social``, and those only for bots in
``wire_bots``.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from spellhall.server.wire_base import Said, Told
from spellhall.server.wire_bots import AskPosition, CallsTold, Decline, Position, SitDown, StandBy
from spellhall.server.wire_events import EventTold, UnwatchEvent, WatchEvent
from spellhall.server.wire_pods import Advised, AskAdvice, Pick, PodTold, UnwatchPod, WatchPod
from spellhall.server.wire_social import CompanyTold, SeatedTold, UnwatchCompany, WatchCompany

VERSION = 2
"""The version of this protocol: a page with another version is asked to reload."""
SPECTATOR = -1
Rematching = Literal["same", "swap", "new"]
"""Which decks are used in a rematch."""
OF_GAME = "OfGame"
OfGame = Annotated[dict[str, Any], msgspec.Meta(title=OF_GAME)]
"""Data in the game's own format (see its ``telling/shapes.py``): the page reads it by that game's types."""


class Struct(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """Base of message parts."""


# --- client messages


class Hello(Said, tag="hello"):
    """A client's first message."""

    version: int


class Watch(Said, tag="watch"):
    """Look at a table from a seat whose token you have, or as a spectator (seat -1)."""

    table: str
    seat: int = SPECTATOR
    token: str = ""


class Unwatch(Said, tag="unwatch"):
    """Stop looking at a table."""

    table: str


class Act(Said, tag="act"):
    """Take an option (its number in the list) of the decision with this number."""

    table: str
    decision: int
    option: int


class TakeShortcut(Said, tag="shortcut"):
    """Give all the answers at once that a shortcut stands for (its number in that decision's list)."""

    table: str
    decision: int
    shortcut: int


class Why(Said, tag="why"):
    """Why can't I use this card now, and where do its numbers come from?"""

    table: str
    card: str


class AskHint(Said, tag="hint"):
    """What would an agent do in my place?"""

    table: str


class Undo(Said, tag="undo"):
    """Take back my last action, or ask the others for permission."""

    table: str


class Consent(Said, tag="consent"):
    """Answer someone's request to take an action back."""

    table: str
    yes: bool


class Resign(Said, tag="resign"):
    """Resign."""

    table: str


class Say(Said, tag="say"):
    """Say something to the table."""

    table: str
    text: str


class AddTime(Said, tag="time"):
    """Add a minute to another seat's clock."""

    table: str
    seat: int


class Claim(Said, tag="claim"):
    """Claim the win from players who have left the game for long (see ``Absence``)."""

    table: str


class CallOff(Said, tag="off"):
    """Offer to call the game off, or answer that offer; a no from the player who made it withdraws it."""

    table: str
    yes: bool = True


class Rematch(Said, tag="rematch"):
    """Play again: the first request makes a new table, and the others get its code.

    ``decks``: everyone has the same as before, or the next seat's ("swap"), or chooses again ("new").
    """

    table: str
    decks: Rematching = "same"


class Hurry(Said, tag="hurry"):
    """I have seen what the computer did: it may go on."""

    table: str


class SetPace(Said, tag="pace"):
    """How fast the computer plays at a table: "slow", "normal", "fast" or "none" (at once)."""

    table: str
    pace: str


class Ping(Said, tag="ping"):
    """Are you there?"""


ClientMessage = (
    Hello
    | Watch
    | Unwatch
    | Act
    | TakeShortcut
    | Why
    | AskHint
    | Undo
    | Consent
    | Resign
    | Say
    | AddTime
    | Claim
    | CallOff
    | Rematch
    | Hurry
    | SetPace
    | WatchPod
    | UnwatchPod
    | Pick
    | AskAdvice
    | WatchEvent
    | UnwatchEvent
    | WatchCompany
    | UnwatchCompany
    | StandBy
    | SitDown
    | Decline
    | AskPosition
    | Ping
)


# --- a table as one seat sees it


class CardSeen(Struct, gc=False):
    """A card as one seat sees it.

    Attributes:
        seat: whose zone it is in.
        zone: the name of the zone.
        at: its place there, from 0 at the bottom or the left.
        key: the number of the card in the catalogue; None when its face is hidden from this seat.
        owner: whose card it is.
        host: the token of the card that it is attached to.
        facts: the game's own data about it here: levels now, whether it is razed, its slot, ...
        numbers: the names of its numbers that ``why`` breaks down into parts.
    """

    seat: int
    zone: str
    at: int
    key: str | None = None
    owner: int = 0
    host: str | None = None
    facts: OfGame = {}
    numbers: tuple[str, ...] = ()


class Side(Struct, gc=False):
    """A seat of the table: how many cards are in each of its zones, and the game's own columns (life, HP, ...)."""

    seat: int
    counts: dict[str, int]
    columns: OfGame


class Option(Struct, gc=False):
    """One legal choice; its number is its place in the list.

    ``card`` and ``seat`` say what it is about, if anything; ``copies`` are equal cards that it also stands for.
    ``verb`` is "pass", "yes", "no", "pick", or the game's own ("play", "use", "attack", ...).
    """

    text: str
    verb: str
    card: str | None = None
    seat: int | None = None
    copies: list[str] = []


class Ahead(Struct, gc=False):
    """Something that could be done with a card later in this turn: a shortcut, numbered after the others, skips to
    it.
    """

    text: str
    card: str


class Decision(Struct, gc=False):
    """The waiting question. Only the seat that decides sees the options.

    Attributes:
        number: what an action must name; grows with every decision.
        seat: who decides.
        kind: card, target, option, number, order, division, yes-no, act-or-pass.
        label: what the choice is for, in a few words that stay the same.
        prompt: the question as a sentence, addressed to the player who is asked, or about them.
        topic: the kind of question, as the game classifies it.
        coach: a coach's advice on such a question, for a beginner who is asked it.
        rule: the ID of the rule that asks.
        aside: nothing is pending: just an opportunity to act out of turn.
        options: the legal choices, for the seat that decides; None for others.
        shortcuts: answers to this question and the following ones in one, in words, for the seat that decides.
        ahead: shortcuts to what can be done with a card later in this turn, for the seat that decides.
    """

    number: int
    seat: int
    kind: str
    label: str
    prompt: str
    topic: str
    coach: str
    rule: str
    aside: bool
    options: list[Option] | None = None
    shortcuts: list[str] = []
    ahead: list[Ahead] = []


class LogLine(Struct, gc=False):
    """One sentence of the log: its indentation, and how many actions had been taken (for replays).

    ``opens`` are the details behind it: for a choice, the alternatives that were passed over and why. ``turn`` is the
    seat whose turn begins with it, -1 for none.
    """

    text: str
    depth: int
    at: int
    opens: tuple[str, ...] = ()
    turn: int = -1


class PlayShown(Struct, gc=False):
    """One of the latest plays: a card that was played, used or sent, and what it was aimed at.

    Attributes:
        line: the index of its line in the log.
        seat: whose play it is, -1 for no one's.
        key: the number of the card in the catalogue; None when its face was hidden from this seat.
        card: its token, while the card can be followed.
        cards: the tokens of the cards that it is aimed at, while they can be followed.
        seats: the players that it is aimed at.
    """

    line: int
    seat: int
    key: str | None = None
    card: str | None = None
    cards: list[str] = []
    seats: list[int] = []


class Clocks(Struct):
    """Remaining time in milliseconds. ``running`` is the seat whose time runs (-1: no one's).

    ``allowance`` is what is left of the time for this decision, which is used before the bank.
    """

    banks: list[int]
    running: int
    allowance: int


class SeatShown(Struct, gc=False):
    """Who sits where. ``kind`` is "person", "agent", "open", or "stand-in" where nobody sits; ``here`` whether a socket
    of that seat is connected.

    ``deck`` is empty for other players' decks until the game begins; ``login`` leads to the person's page, and is empty
    if it is not public. ``bot``: the person is a program with its own connection. ``agent``: the level of a computer.
    """

    seat: int
    kind: str
    name: str
    deck: str
    ready: bool
    here: bool
    login: str = ""
    bot: bool = False
    agent: str = ""


class Score(Struct):
    """The points of a game that is played for points, and the name for that many."""

    points: int
    band: str


class Wish(Struct):
    """Someone wants to take an action back: the seats in ``open`` still have to answer."""

    seat: int
    open: list[int]


class Offer(Struct):
    """Someone offers to call the game off: the seats in ``open`` still have to answer."""

    seat: int
    open: list[int]


class Absence(Struct):
    """The game is waiting for someone who is not there.

    Attributes:
        seats: who.
        since: how many milliseconds the game has waited for them.
        until: how many milliseconds until the others may claim the game or call it off; 0 when they may.
        gone: they were deleted from the hall, and won't come back.
    """

    seats: list[int]
    since: int
    until: int
    gone: bool = False


class Frame(Struct):
    """A table as one seat (-1: a spectator) sees it.

    Attributes:
        code: the table's code.
        game: the name of the game.
        stage: "waiting", "playing" or "over".
        you: the seat.
        options: the rule options of the game by name.
        seats: who sits where.
        sides: the seats' zones and columns; empty before the start.
        cards: the cards that are more than a number, by token.
        registers: the game's registers by name; those that hold a card hold its token, or None.
        table: the game's own data about the table: a battle with its totals, the step, a forecast, ...
        decision: the waiting question.
        log: the history so far.
        clocks: None when there are none.
        wish: a pending request to undo.
        undo: what undo needs for you now: "free", "consent", or "" when it is impossible.
        returns: for each seat 1, 0 or -1, when the game is over.
        actions: how many actions have been taken (the moment, for replays).
        thinking: the seat whose agent is thinking, -1 for none.
        rematch: the code of the table where the same players play again.
        manner: "casual", or "strict": no hints, and only actions that reveal nothing can be taken back.
        rated: whether the game counts for its players' ratings, so nothing can be taken back.
        behind: how many seconds late this is, for spectators of a delayed table.
        offer: an open offer to call the game off.
        absence: the players the game is waiting for who are not at their seats.
        ending: "off" when the game was called off, "" when its rules ended it.
        score: of a finished game, if it is played for points.
        broken: why the game cannot go on or cannot be shown, in one sentence; empty when it can.
        seal: the hash of the deal, published before it (see docs/fair-deals.md); empty before the start.
        seed: the seed of the deal, when the game is over.
        pod: the code of the pod that plays here; empty for any other table.
        event: the code of the event whose game this is; empty for any other table.
        plays: the latest plays, oldest first.
        pace: how fast the computer plays: "slow", "normal", "fast" or "none".
        series: how many games each seat has won in this series of rematches, including this one when it is over; empty
            if there was none yet.
    """

    code: str
    game: str
    stage: str
    you: int
    options: dict[str, str]
    seats: list[SeatShown]
    sides: list[Side] = []
    cards: dict[str, CardSeen] = {}
    registers: OfGame = {}
    table: OfGame = {}
    decision: Decision | None = None
    log: list[LogLine] = []
    clocks: Clocks | None = None
    wish: Wish | None = None
    undo: str = ""
    returns: list[float] = []
    actions: int = 0
    thinking: int = -1
    rematch: str = ""
    manner: str = "casual"
    rated: bool = False
    behind: int = 0
    offer: Offer | None = None
    absence: Absence | None = None
    ending: str = ""
    score: Score | None = None
    broken: str = ""
    seal: str = ""
    seed: str = ""
    pod: str = ""
    event: str = ""
    plays: list[PlayShown] = []
    pace: str = "normal"
    series: list[int] = []


# --- server messages


class Welcome(Told, tag="welcome"):
    """Answers ``hello``: the server speaks this version."""

    version: int
    name: str


class Table(Told, tag="table"):
    """A whole table; it replaces anything the client knew of it. ``revision`` counts the changes since."""

    frame: Frame
    revision: int


class Change(Told, tag="change"):
    """What has changed at a table.

    Attributes:
        table: its code.
        revision: the number of this change; one more than that of the last message about this table.
        cards: by token; None for a card that is gone.
        parts: other fields of the frame that changed, in full, by name.
        within: of the frame's ``sides`` (by seat), ``registers`` and ``table``, the entries that changed; None for an
            entry of the table that is gone.
        keep: how many lines of the log stay (it grows, but undo shortens it).
        log: the lines after those.
    """

    table: str
    revision: int
    cards: dict[str, CardSeen | None] = msgspec.field(default_factory=dict)
    parts: dict[str, Any] = msgspec.field(default_factory=dict)
    within: dict[str, dict[str, Any]] = msgspec.field(default_factory=dict)
    keep: int = -1
    log: list[LogLine] = msgspec.field(default_factory=list)


class Part(Struct):
    """One part of a number, with its source."""

    source: str
    amount: int


class Reason(Told, tag="reason"):
    """Answers ``why``: one sentence, empty when the card can be used now, and the card's numbers in parts."""

    card: str
    text: str
    numbers: dict[str, list[Part]] = msgspec.field(default_factory=dict)


class Advice(Struct):
    """What an agent expects of one option: ``share`` is the share of games that the seat wins after it, from 0 to 1, or
    of the full score if the game is played for points.

    ``reason`` is one sentence that says why, by what the seat sees. ``expects`` are lines that the log might continue
    with, up to the first card that the seat can't see. An arrow for the option runs ``source`` to ``target``, each
    "card TOKEN", "seat N" or "slot N", or empty for what the option is about; none if both are empty.
    """

    option: int
    text: str
    share: float
    expects: list[str] = []
    reason: str = ""
    source: str = ""
    target: str = ""


class Hint(Told, tag="hint"):
    """Answers ``hint``: the best few options, best first, and which agent says so: "search" tried hundreds of ways to
    go on, "greedy" looked one play ahead. ``measure`` says what the shares are shares of: "wins", or the full "score".
    """

    decision: int
    advice: list[Advice]
    agent: str
    measure: str = "wins"


class Chat(Told, tag="chat"):
    """A chat line at a table; ``seat`` is -1 if it isn't from a player. ``at`` is in seconds since 1970.

    ``by`` is "player", "spectator" or "hall", because a spectator may have a player's name. A line that was ``removed``
    is sent again, without its text; ``id`` is the number of the line.
    """

    table: str
    seat: int
    name: str
    text: str
    at: int
    by: str = "player"
    id: int = 0
    removed: bool = False


class Done(Told, tag="done"):
    """The request was carried out."""


class Refused(Told, tag="refused"):
    """The request was not carried out: one sentence says why.

    ``code``: "stale" (the table has moved on; a whole frame follows), "illegal", "seat", "table", "busy", "input",
    "version". ``pattern`` is the sentence's template, if it has inserted values: with names in curly brackets;
    ``filled`` are these values, by name.
    """

    text: str
    code: str
    pattern: str = ""
    filled: dict[str, str] = msgspec.field(default_factory=dict)


class Gone(Told, tag="gone"):
    """A table no longer exists, or may no longer be watched."""

    table: str
    text: str


class Restarting(Told, tag="restarting"):
    """The server is restarting: the client should reconnect by itself."""


class Notice(Told, tag="notice"):
    """An announcement by the hall's operator, shown ``until`` a time in seconds since 1970; an empty text withdraws
    it.
    """

    text: str
    until: int = 0


class Pong(Told, tag="pong"):
    """Yes."""


ServerMessage = (
    Welcome
    | Table
    | Change
    | Reason
    | Hint
    | Chat
    | Done
    | Refused
    | Gone
    | Restarting
    | Notice
    | PodTold
    | Advised
    | EventTold
    | CompanyTold
    | SeatedTold
    | CallsTold
    | Position
    | Pong
)
