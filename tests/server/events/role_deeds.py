"""What can be done at events, each with a request that fits: the rows of docs/event-roles.md by their names."""

from __future__ import annotations

from typing import Any, NamedTuple


class Deed(NamedTuple):
    """A request, at an event of a stage.

    Attributes:
        stage: "open", "drawn", "running" or "closed", of an event at the hall's tables; with "wood " before it, of one
            where players report.
        route: its method and path, as the server describes it.
        fills: what fills the path; ``body``: the body. Words in braces are of ``test_roles.Stage.filled``.
        past: whether the event may refuse it to those who may do it, because it isn't the time for it.
    """

    stage: str
    route: str
    fills: dict[str, Any] = {}  # noqa: RUF012
    body: dict[str, Any] | None = None
    past: bool = False


def _own(name: str) -> dict[str, Any]:
    return {name: "{own}"}


N = {"n": "{n}"}
EVENT = "/api/events/{code}"
WHY = N | {"reason": "so"}
DECK = {"deck": "1 Fireball"}
DEEDS: dict[str, Deed] = {
    "read a game's tournament types": Deed("", "GET /api/games/{game}/tournament", {"game": "spellchain"}),
    "read the rankings": Deed("", "GET /api/rankings/{game}", {"game": "spellchain"}),
    "read the name of an event": Deed("", "POST /api/tournament-name", {}, {"name": "Spell Chain: Duel"}),
    "read the list of events": Deed("", "GET /api/events"),
    "read the list of your events": Deed("", "GET /api/events/mine"),
    "announce an event": Deed("", "POST /api/events", {}, {"name": "Spell Chain: Nonsense!"}, True),
    "import an event": Deed("", "POST /api/events/import", {}, {"file": "nonsense"}, True),
    "read an event": Deed("running", f"GET {EVENT}"),
    "read the log": Deed("running", f"GET {EVENT}/log"),
    "read a sheet": Deed("running", f"GET {EVENT}/sheets/{{name}}", {"name": "standings"}),
    "read a sheet of an unpublished round": Deed("drawn", f"GET {EVENT}/sheets/{{name}}", {"name": "by-table"}),
    "verify a running event": Deed("running", f"GET {EVENT}/verify"),
    "verify a closed event": Deed("closed", f"GET {EVENT}/verify"),
    "download a closed event": Deed("closed", f"GET {EVENT}/file"),
    "find the table of a slip": Deed("wood running", "POST /api/slips", {}, {"slip": "{slip}"}),
    "join without playing": Deed("open", f"POST {EVENT}/helpers"),
    "enter yourself": Deed("open", f"POST {EVENT}/entrants", {}, N),
    "enter computer players": Deed("open", f"POST {EVENT}/entrants", {}, N | {"agent": "random", "count": 1}),
    "enter people by name": Deed("open", f"POST {EVENT}/entrants", {}, N | {"names": ["Someone New"]}),
    "enter a list": Deed("open", f"POST {EVENT}/entrants/import", {}, N | {"text": "Someone New"}),
    "set what draws heed about someone else": Deed(
        "open", f"PATCH {EVENT}/entrants/{{entrant}}", {"entrant": "{other}"}, N | {"fixed_table": 1}
    ),
    "set what draws heed about yourself": Deed(
        "open", f"PATCH {EVENT}/entrants/{{entrant}}", _own("entrant"), N | {"fixed_table": 1}
    ),
    "check in yourself": Deed("open", f"POST {EVENT}/entrants/{{entrant}}/checkin", _own("entrant"), N),
    "check in someone else": Deed("open", f"POST {EVENT}/entrants/{{entrant}}/checkin", {"entrant": "{other}"}, N),
    "leave": Deed("running", f"POST {EVENT}/entrants/{{entrant}}/drop", _own("entrant"), N),
    "drop someone at another table": Deed(
        "running", f"POST {EVENT}/entrants/{{entrant}}/drop", {"entrant": "{other}"}, WHY
    ),
    "drop your opponent": Deed("running", f"POST {EVENT}/entrants/{{entrant}}/drop", {"entrant": "{foe}"}, WHY),
    "disqualify someone at another table": Deed(
        "running", f"POST {EVENT}/entrants/{{entrant}}/drop", {"entrant": "{other}"}, WHY | {"how": "ejected"}
    ),
    "disqualify your opponent": Deed(
        "running", f"POST {EVENT}/entrants/{{entrant}}/drop", {"entrant": "{foe}"}, WHY | {"how": "ejected"}
    ),
    "bring someone back": Deed(
        "running", f"POST {EVENT}/entrants/{{entrant}}/reinstate", {"entrant": "{other}"}, WHY, True
    ),
    "register your deck": Deed("open", f"PUT {EVENT}/entrants/{{entrant}}/deck", _own("entrant"), N | DECK, True),
    "change your registered deck": Deed(
        "open", f"PUT {EVENT}/entrants/{{entrant}}/deck", _own("entrant"), WHY | {"deck": "{deck}"}
    ),
    "change someone's registered deck": Deed(
        "open", f"PUT {EVENT}/entrants/{{entrant}}/deck", {"entrant": "{other}"}, WHY | {"deck": "{deck}"}
    ),
    "read your deck": Deed("running", f"GET {EVENT}/entrants/{{entrant}}/deck", _own("entrant")),
    "read someone else's deck": Deed("running", f"GET {EVENT}/entrants/{{entrant}}/deck", {"entrant": "{other}"}),
    "read your opponent's deck": Deed("running", f"GET {EVENT}/entrants/{{entrant}}/deck", {"entrant": "{foe}"}),
    "swap your cards": Deed(
        "running", f"POST {EVENT}/entrants/{{entrant}}/swap", _own("entrant"), N | {"out": [], "into": []}, True
    ),
    "swap someone else's cards": Deed(
        "running", f"POST {EVENT}/entrants/{{entrant}}/swap", {"entrant": "{other}"}, N | {"out": [], "into": []}, True
    ),
    "be ready for your next game": Deed(
        "running", f"POST {EVENT}/entrants/{{entrant}}/ready", _own("entrant"), N, True
    ),
    "check a deck for yourself": Deed("open", f"POST {EVENT}/entrants/{{entrant}}/check", _own("entrant"), DECK, True),
    "check a deck for someone else": Deed(
        "open", f"POST {EVENT}/entrants/{{entrant}}/check", {"entrant": "{other}"}, DECK, True
    ),
    "get a deck suggested": Deed("open", f"GET {EVENT}/entrants/{{entrant}}/suggestion", _own("entrant"), None, True),
    "get someone else's deck suggested": Deed(
        "open", f"GET {EVENT}/entrants/{{entrant}}/suggestion", {"entrant": "{other}"}, None, True
    ),
    "compare someone's deck with its list": Deed(
        "running", f"POST {EVENT}/entrants/{{entrant}}/compare", {"entrant": "{other}"}, {"deck": ""}
    ),
    "change the plan": Deed("open", f"PATCH {EVENT}", {}, N | {"notes": "new"}),
    "open or close registration": Deed("open", f"POST {EVENT}/doors", {}, N | {"open": False}),
    "name staff": Deed("open", f"POST {EVENT}/staff", {}, N | {"name": "Entrant", "role": "judge"}),
    "deal out sealed cards": Deed("open", f"POST {EVENT}/products", {}, N, True),
    "pair a round": Deed("open", f"POST {EVENT}/rounds", {}, N),
    "pair a round again": Deed("drawn", f"POST {EVENT}/rounds/redraw", {}, WHY),
    "publish a round": Deed("drawn", f"POST {EVENT}/rounds/publish", {}, N),
    "swap seats by hand": Deed("drawn", f"POST {EVENT}/rounds/move", {}, WHY | {"one": "{entrant}", "other": 6}),
    "give a second chance": Deed("running", f"POST {EVENT}/second-chance", {}, N | {"say": "ask"}, True),
    "report at your own online table": Deed(
        "running", f"POST {EVENT}/tables/{{table}}/report", {"table": "{mine}"}, N | {"winner": "{own}"}
    ),
    "report at another online table": Deed(
        "running", f"POST {EVENT}/tables/{{table}}/report", {"table": "{table}"}, N | {"winner": "{other}"}
    ),
    "report at your own table": Deed(
        "wood running",
        f"POST {EVENT}/tables/{{table}}/report",
        {"table": "{mine}"},
        N | {"game": 2, "winner": "{own}", "slip": "{slip}", "entrant": "{own}"},
    ),
    "report at another table": Deed(
        "wood running",
        f"POST {EVENT}/tables/{{table}}/report",
        {"table": "{table}"},
        N | {"game": 2, "winner": "{other}", "slip": "{slip}", "entrant": "{other}"},
    ),
    "confirm a report at your own table": Deed(
        "wood running",
        f"POST {EVENT}/tables/{{table}}/confirm",
        {"table": "{mine}"},
        N | {"game": 1, "slip": "{slip}", "entrant": "{own}"},
    ),
    "confirm a report at another table": Deed(
        "wood running",
        f"POST {EVENT}/tables/{{table}}/confirm",
        {"table": "{table}"},
        N | {"game": 1, "slip": "{slip}", "entrant": "{other}"},
    ),
    "enter counts at your own table": Deed(
        "wood running",
        f"POST {EVENT}/tables/{{table}}/count",
        {"table": "{mine}"},
        N | {"fact": "hp", "sums": {}, "slip": "{slip}", "entrant": "{own}"},
        True,
    ),
    "enter counts at another table": Deed(
        "wood running",
        f"POST {EVENT}/tables/{{table}}/count",
        {"table": "{table}"},
        N | {"fact": "hp", "sums": {}, "slip": "{slip}", "entrant": "{other}"},
        True,
    ),
    "correct a report at your own table": Deed(
        "running",
        f"PUT {EVENT}/rounds/{{round}}/tables/{{table}}/games/{{game}}",
        {"round": 1, "table": "{mine}", "game": 1},
        WHY | {"winner": "{own}"},
        True,
    ),
    "correct a report at another table": Deed(
        "running",
        f"PUT {EVENT}/rounds/{{round}}/tables/{{table}}/games/{{game}}",
        {"round": 1, "table": "{table}", "game": 1},
        WHY | {"winner": "{other}"},
        True,
    ),
    "void a game at your own table": Deed(
        "running", f"POST {EVENT}/tables/{{table}}/void", {"table": "{mine}"}, WHY, True
    ),
    "void a game at another table": Deed(
        "running", f"POST {EVENT}/tables/{{table}}/void", {"table": "{table}"}, WHY, True
    ),
    "stop a match at your own table": Deed("running", f"POST {EVENT}/tables/{{table}}/stop", {"table": "{mine}"}, WHY),
    "stop a match at another table": Deed("running", f"POST {EVENT}/tables/{{table}}/stop", {"table": "{table}"}, WHY),
    "call time in a round": Deed("running", f"POST {EVENT}/time", {}, N | {"tables": []}),
    "call time at your own table": Deed("running", f"POST {EVENT}/time", {}, N | {"tables": ["{mine}"]}),
    "call time at another table": Deed("running", f"POST {EVENT}/time", {}, N | {"tables": ["{table}"]}),
    "give your own table more time": Deed(
        "running", f"POST {EVENT}/extend", {}, WHY | {"minutes": 5, "table": "{mine}"}
    ),
    "give another table more time": Deed(
        "running", f"POST {EVENT}/extend", {}, WHY | {"minutes": 5, "table": "{table}"}
    ),
    "tick off the checklist": Deed("open", f"POST {EVENT}/ticks", {}, N | {"item": "advertised", "note": "x"}),
    "undo the last entry": Deed("open", f"POST {EVENT}/undo", {}, WHY),
    "undo a draw": Deed("drawn", f"POST {EVENT}/undo", {}, WHY),
    "close an event": Deed("running", f"POST {EVENT}/close", {}, N, True),
    "reopen an event": Deed("closed", f"POST {EVENT}/reopen", {}, WHY),
    "call a judge": Deed("wood running", f"POST {EVENT}/calls", {}, N | {"entrant": "{own}"}, True),
    "call a judge for someone else": Deed("wood running", f"POST {EVENT}/calls", {}, N | {"entrant": "{other}"}, True),
    "take a call": Deed("running", f"POST {EVENT}/calls/{{call}}/take", {"call": 1}, N),
    "settle the entrant's call": Deed("running", f"POST {EVENT}/calls/{{call}}/settle", {"call": 1}, N),
    "make a ruling": Deed("running", f"POST {EVENT}/rulings", {}, N | {"text": "so"}),
    "open a case": Deed("running", f"POST {EVENT}/cases", {}, N | {"entrant": "{other}", "matter": "late"}),
    "decide the entrant's case": Deed("running", f"PATCH {EVENT}/cases/{{case}}", {"case": 1}, N | {"outcome": "so"}),
    "penalize someone at another table": Deed(
        "running", f"POST {EVENT}/penalties", {}, WHY | {"entrant": "{other}", "penalty": "warning"}
    ),
    "penalize your opponent": Deed(
        "running", f"POST {EVENT}/penalties", {}, WHY | {"entrant": "{foe}", "penalty": "warning"}
    ),
    "print slips with codes": Deed("wood running", f"POST {EVENT}/slips"),
}
