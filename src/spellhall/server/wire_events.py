"""Messages about events (tournaments), and what events look like to those who look at them: see ``wire``.

``EventFrame`` is for everyone and contains no decks or seeds; ``EventYou`` is for one person alone, and ``EventDesk``
for staff. Entrants, rounds and tables are identified by their numbers, people by their numbers at this event.
"""

from __future__ import annotations

import msgspec

from spellhall.server.wire_base import Said, Told


class Part(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """Base of message parts."""


# --- client messages


class WatchEvent(Said, tag="watch_event"):
    """Look at an event (a tournament)."""

    event: str


class UnwatchEvent(Said, tag="unwatch_event"):
    """Stop looking at an event."""

    event: str


# --- an event


class EventPlan(Part):
    """What was agreed.

    Attributes:
        type: of the tournament; ``parameter``: the value it needs, if any.
        variants: the variants in use.
        victory: the condition for winning.
        size: how many cards a deck has; 0 if the game decides.
        structure: how entrants meet: "tables", "knockout", "double", "swiss", "robin" or "league".
        settings: of the structure, and policies that differ from the defaults, by name.
        custom_rules: the rules of a type that is not in the book.
        rules: the IDs of the rules about it.
        team: how many people an entrant has.
        least: how many people are needed.
        scored: whether its points count beyond it; ``unscored``: why they don't, in a sentence.
        factor: the multiplier for points.
        registration: whether nobody plays before their deck is registered.
        sealed: whether everyone is given cards.
        publish_lists: when everyone may read the deck lists: "never", "after_round_1" or "at_close".
        reporting: where results come from: "refereed" (the hall's tables), "staff" or "players".
        minutes: how long a round may last; 0: no limit.
        by_itself: whether time is called automatically after that.
        notes: anything else people should know.
        seed_print: the fingerprint of the seed for everything random.
    """

    type: str
    structure: str
    reporting: str
    seed_print: str
    parameter: str = ""
    variants: list[str] = []
    victory: str = ""
    size: int = 0
    settings: dict[str, str] = {}
    custom_rules: str = ""
    rules: list[str] = []
    team: int = 1
    least: int = 0
    scored: bool = False
    unscored: str = ""
    factor: int = 1
    registration: bool = False
    sealed: bool = False
    publish_lists: str = "never"
    minutes: int = 0
    by_itself: bool = False
    notes: str = ""


class EventFact(Part):
    """A fact that counts about a game; ``decides`` is "always", or "ties" if it is only asked for then."""

    name: str
    title: str
    decides: str
    least: int = 0
    most: int = 99


class EventEntrant(Part):
    """An entrant.

    Attributes:
        number: identifies them everywhere else.
        people: the numbers of their people.
        agent: the agent that plays for them; empty for people.
        gone: "left", "absent" or "ejected"; empty while they are there.
        here: whether they have checked in.
        listed: whether their deck is registered.
        since: the first round that they play, if they came late.
        login: leads to the page of an entrant who is one person; empty if it is not public.
    """

    number: int
    name: str
    people: list[int]
    agent: str = ""
    gone: str = ""
    here: bool = False
    listed: bool = False
    since: int = 0
    login: str = ""


class EventStaff(Part):
    """A staff member: "coordinator", "judge" or "scorekeeper"."""

    person: int
    name: str
    role: str


class EventGame(Part):
    """One game of a match.

    Attributes:
        game: its number, from 1.
        reported: whether it is over and has been reported.
        winner: the entrant who won it; 0 for a drawn game.
        tallies: what counts of it, for each seat.
        end: "victory", "time", "conceded", "last_left" or "drawn".
        left: who conceded it.
        code: the table in the hall where it is or was played; empty for a physical table.
        confirmed: whether another player has confirmed the report.
    """

    game: int
    reported: bool = False
    winner: int = 0
    tallies: list[dict[str, int]] = []
    end: str = ""
    left: list[int] = []
    code: str = ""
    confirmed: bool = False


class EventAsk(Part):
    """A fact that must be entered because it breaks a tie in a match: its sum over the match, for these entrants."""

    fact: str
    entrants: list[int]


class EventTable(Part):
    """The match at one table of a round.

    Attributes:
        table: its number.
        entrants: who sits there, in seat order; ``wins``: the games that each has won.
        stage: "waiting", "playing" or "over".
        places: for each seat, when it is over; ``points``: what they are worth.
        games: those that have begun.
        left: who left the match.
        flags: what people should know about it, in sentences.
        asks: the facts that are still missing.
        time: whether time was called there.
        minutes: how many extra minutes it was given.
        by_hand: whether someone was seated differently from the draw.
    """

    table: int
    entrants: list[int]
    wins: list[int]
    stage: str
    places: list[int] = []
    points: list[int] = []
    games: list[EventGame] = []
    left: list[int] = []
    flags: list[str] = []
    asks: list[EventAsk] = []
    time: bool = False
    minutes: int = 0
    by_hand: bool = False


class EventRound(Part):
    """One round.

    Attributes:
        attempt: which draw of it this is; 2 and more were redrawn.
        published: when, in seconds since 1970; 0 while only staff see it.
        until: when its time is up, in seconds since 1970; 0 for no limit.
        over: whether all matches are decided; ``time``: whether time was called.
        byes: who has a bye; ``back``: who was brought back for it.
        notes: what the draw could not take into account, in sentences.
    """

    round: int
    tables: list[EventTable]
    attempt: int = 1
    published: int = 0
    until: int = 0
    over: bool = False
    time: bool = False
    byes: list[int] = []
    back: list[int] = []
    notes: list[str] = []


class EventValue(Part):
    """Someone's value of one measure that orders the standings."""

    title: str
    value: str


class EventRank(Part):
    """One line of the standings.

    Attributes:
        status: "in", "won", "out", or how and when they went.
        values: their value of each measure, in order.
        decided: the measure that put them below the line above.
        lines: where their points come from, line by line.
    """

    place: int
    entrant: int
    points: int
    status: str
    values: list[EventValue] = []
    decided: str = ""
    lines: list[str] = []


class EventRuling(Part):
    """A judge's ruling, which binds the event; ``round`` and ``table`` are 0 if it concerns none."""

    text: str
    rules: list[str] = []
    round: int = 0
    table: int = 0


class EventFrame(Part):
    """An event, as everyone may see it.

    Attributes:
        code: the event's code.
        n: the number of its last entry: requests that change something say which one they have seen.
        stage: "announced", "open", "drawn", "running", "between" or "closed".
        next: what happens next, in a sentence.
        standing: everyone, the best first; empty before the first round is published.
        created, closed: when, in seconds since 1970; 0 for not yet.
        seed: of everything random, once it is closed.
        broken: why it cannot go on, in one sentence; empty when it can.
        own_judges: staff members who have decided something about their own games.
    """

    code: str
    n: int
    game: str
    title: str
    stage: str
    plan: EventPlan
    facts: list[EventFact] = []
    next: str = ""
    entrants: list[EventEntrant] = []
    staff: list[EventStaff] = []
    rounds: list[EventRound] = []
    standing: list[EventRank] = []
    rulings: list[EventRuling] = []
    created: int = 0
    closed: int = 0
    seed: str = ""
    broken: str = ""
    own_judges: list[int] = []


class EventYou(Part):
    """The viewer.

    Attributes:
        person: their number at this event; 0 for none.
        role: "coordinator", "judge", "scorekeeper" or empty.
        entrant: the entrant they play as; 0 for none.
        round, table: where they play in the current round; 0 if they don't.
        seat: their seat there, from 0.
        code: the table in the hall where their game is open; empty for none.
        asked: whether they were asked to come back, and have not answered.
        call: the number of their open call for a judge; 0 for none.
        judge: the judge who has taken it, by their number; 0 for nobody yet.
        pool: the sealed cards that they were given.
        deck, beside: their registered deck and sideboard.
        plays, plays_beside: their deck and sideboard for the next game, after exchanging cards, if they have a
            sideboard.
        may_exchange: whether they may exchange cards now, before their next game.
        exchange: until when their next game in the hall waits for that, in seconds since 1970; 0: it doesn't.
        ready: whether they have said that they won't exchange any more cards.
        free: when they build a deck from sealed cards, the cards that they may add in any number.
    """

    person: int = 0
    role: str = ""
    entrant: int = 0
    round: int = 0
    table: int = 0
    seat: int = 0
    code: str = ""
    asked: bool = False
    call: int = 0
    judge: int = 0
    pool: list[str] = []
    deck: list[str] = []
    beside: list[str] = []
    plays: list[str] = []
    plays_beside: list[str] = []
    may_exchange: bool = False
    exchange: int = 0
    ready: bool = False
    free: list[str] = []


class EventCase(Part):
    """A possible offence; ``outcome`` is empty until a judge has decided."""

    case: int
    entrant: int
    matter: str
    rules: list[str] = []
    outcome: str = ""


class EventCall(Part):
    """An open call for a judge.

    Attributes:
        at: since when it has been waiting, in seconds since 1970.
        judge: who has taken it, by their number; 0 for nobody yet.
    """

    call: int
    entrant: int
    round: int
    table: int
    at: int
    text: str = ""
    judge: int = 0


class EventItem(Part):
    """Something that a scored event needs; ``asserted`` items are ticked by hand."""

    name: str
    text: str
    rule: str
    done: bool
    note: str = ""
    asserted: bool = False


class EventStuck(Part):
    """A game in the hall that has ended without a result that counts: staff enter one, or have it replayed."""

    table: int
    game: int
    code: str
    why: str


class EventDesk(Part):
    """What staff need.

    Attributes:
        what: the next step: "enter", "decks", "draw", "publish", "report", "count", "ask", "answer", "alone", "settle",
            "close" or "none"; see ``tournaments.steps``.
        text: the same in a sentence.
        tables: the tables that this step waits for; ``entrants``: the entrants.
        drawn: the round that is drawn and not published.
        calls: for judges, the longest waiting first.
        cases: possible offences.
        items: what a scored event needs.
        stuck: games in the hall without a result.
        late: the tables where someone may still sit down; ``late_next``: whether someone may join for the next round.
        helpers: people registered with the event who don't play: they can become staff.
    """

    what: str
    text: str
    tables: list[int] = []
    entrants: list[int] = []
    drawn: EventRound | None = None
    calls: list[EventCall] = []
    cases: list[EventCase] = []
    items: list[EventItem] = []
    stuck: list[EventStuck] = []
    late: list[int] = []
    late_next: bool = False
    helpers: list[EventStaff] = []


# --- server messages


class EventTold(Told, tag="event"):
    """A whole event; it replaces anything the client knew of it. ``desk`` is for staff only."""

    frame: EventFrame
    you: EventYou
    desk: EventDesk | None = None
