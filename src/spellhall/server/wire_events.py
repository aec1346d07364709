"""What is said of events (tournaments), and what they look like to those who look at them: see ``wire``.

``EventFrame`` is for everybody and says nothing of decks and seeds; what is for one alone stands in ``EventYou``, and
what is for staff in ``EventDesk``. Entrants, rounds and tables go by their numbers, people by the number that they have
at this event.
"""

from __future__ import annotations

import msgspec

from spellhall.server.wire_base import Said, Told


class Part(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """Base of the parts of messages."""


# --- what the client says


class WatchEvent(Said, tag="watch_event"):
    """Look at an event (a tournament)."""

    event: str


class UnwatchEvent(Said, tag="unwatch_event"):
    """Look away from an event."""

    event: str


# --- what an event looks like


class EventPlan(Part):
    """What was agreed.

    Attributes:
        type: of the tournament; ``parameter``: what it asks for besides.
        variants: which were added.
        victory: what wins.
        size: how many cards a deck has; 0 where the game says so itself.
        structure: how entrants meet: "tables", "knockout", "double", "swiss", "robin" or "league".
        settings: of the structure, and the policies that are not the usual ones, by name.
        custom_rules: the rules of a type that the book does not have.
        rules: IDs of the rules that speak of it.
        team: how many people an entrant is.
        least: how many people have to be there.
        scored: whether its points count beyond it; ``unscored``: why they do not, in a sentence.
        factor: what points are multiplied with.
        registration: whether nobody plays before their deck is registered.
        sealed: whether cards are handed out to everybody.
        publish_lists: when deck lists may be read by everybody: "never", "after_round_1" or "at_close".
        reporting: where results come from: "refereed" (tables of the hall), "staff" or "players".
        minutes: how long a round may last; 0 is as long as it takes.
        by_itself: whether time is called by itself when they are over.
        notes: what else people should know.
        seed_print: the fingerprint of the seed of all lots.
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
    """What counts of a game; ``decides`` is "always", or "ties" where it is asked for only then."""

    name: str
    title: str
    decides: str
    least: int = 0
    most: int = 99


class EventEntrant(Part):
    """An entrant.

    Attributes:
        number: by which everything else speaks of them.
        people: the numbers of those who they are.
        agent: the agent that plays for them; empty for people.
        gone: "left", "absent" or "ejected"; empty while they are there.
        here: whether they have checked in.
        listed: whether their deck is registered.
        since: the first round when they play, if they came late.
        login: leads to the page of the one person that they are; empty where everybody may not see one.
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
    """One of the staff: "coordinator", "judge" or "scorekeeper"."""

    person: int
    name: str
    role: str


class EventGame(Part):
    """One game of a match.

    Attributes:
        game: its number, from 1.
        reported: whether it is over and known.
        winner: the entrant who has won it; 0 for a drawn game.
        tallies: what counts of it, for each seat.
        end: "victory", "time", "conceded", "last_left" or "drawn".
        left: who gave it up.
        code: the table of the hall where it is or was played; empty for a table of wood.
        confirmed: whether another has said that the report is right.
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
    """What has to be told of a match since it decides a tie: the sum of a fact over the match, of these entrants."""

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
        flags: what should be known of it, in sentences.
        asks: what has to be told yet.
        time: whether time was called there.
        minutes: how many it was given beyond those of the round.
        by_hand: whether someone was seated otherwise than drawn.
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
        attempt: which draw of it this is; from 2 on it was drawn again.
        published: when, in seconds since 1970; 0 while only staff see it.
        until: when its time is up, in seconds since 1970; 0 where there is no limit.
        over: whether all matches are decided; ``time``: whether time was called.
        byes: who has none this time; ``back``: who was brought back for it.
        notes: what the draw could not heed, in sentences.
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
    """What someone has of one measure by which a standing is ordered."""

    title: str
    value: str


class EventRank(Part):
    """One line of the standing.

    Attributes:
        status: "in", "won", "out", or how and when they went.
        values: what they have of each measure, in their order.
        decided: the measure that put them below the one above.
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
    """A judge's word, which binds the event; ``round`` and ``table`` are 0 where it was asked for at none."""

    text: str
    rules: list[str] = []
    round: int = 0
    table: int = 0


class EventFrame(Part):
    """An event, as everybody may know it.

    Attributes:
        code: by which it is found.
        n: the number of its last entry: the one who changes something says which they have seen.
        stage: "announced", "open", "drawn", "running", "between" or "closed".
        next: what happens next, in a sentence.
        standing: everybody, the best first; empty before the first round is published.
        created, closed: when, in seconds since 1970; 0 for not yet.
        seed: of all lots, when it is closed.
        broken: why it cannot go on, in one sentence; empty when it can.
        own_judges: the people of the staff who have decided something of their own games.
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
    """Who looks.

    Attributes:
        person: their number at this event; 0 for one whom it does not know.
        role: "coordinator", "judge", "scorekeeper" or empty.
        entrant: as whom they play; 0 for nobody.
        round, table: where they play in the round under way; 0 where they do not.
        seat: at which seat there, from 0.
        code: the table of the hall where their game is open; empty for none.
        asked: whether they were asked to come back, and have not answered.
        call: the number of their call for a judge that is not settled; 0 for none.
        judge: the judge who has taken it, by their number; 0 for nobody yet.
        pool: the sealed cards that they were given.
        deck, beside: what they have registered.
        plays, plays_beside: what they play their next game with, after what they exchanged, where cards lie beside
            their deck.
        may_exchange: whether they may exchange cards now, before their next game.
        exchange: until when their next game at a table of the hall waits for that, in seconds since 1970; 0: it does
            not.
        ready: whether they have said that they exchange no more.
        free: where they make a deck of sealed cards, those of which they may add as many as they like.
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
    """A call for a judge that is not settled.

    Attributes:
        at: since when it waits, in seconds since 1970.
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
    """One thing that a scored event needs; what is ``asserted`` is ticked by hand."""

    name: str
    text: str
    rule: str
    done: bool
    note: str = ""
    asserted: bool = False


class EventStuck(Part):
    """A game at a table of the hall that has ended without a result that counts: staff type one, or let it be played
    again.
    """

    table: int
    game: int
    code: str
    why: str


class EventDesk(Part):
    """What staff need.

    Attributes:
        what: the next step: "enter", "decks", "draw", "publish", "report", "count", "ask", "answer", "alone",
            "settle", "close" or "none"; see ``tournaments.steps``.
        text: the same in a sentence.
        tables: those that are waited for; ``entrants``: who is.
        drawn: the round that is drawn and not published.
        calls: for judges, who has waited longest first.
        cases: possible offences.
        items: what a scored event needs.
        stuck: games of the hall without a result.
        late: the tables where someone may still sit down; ``late_next``: whether one may come for the next round.
        helpers: people who are known at the event and do not play: they can be named staff.
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


# --- what the server says


class EventTold(Told, tag="event"):
    """A whole event; what the client knew of it before is void. ``desk`` is for staff alone."""

    frame: EventFrame
    you: EventYou
    desk: EventDesk | None = None
