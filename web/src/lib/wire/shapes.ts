// What the page hears, for filling in defaults. Generated from src/spellhall/server/wire.py by tools/wire_types.py.

/** How a field holds other structs: alone, in a list, by name, or in lists by name. */
export type Holding = "one" | "list" | "map" | "lists";

/** A struct: the fields that may be left out, with their values, and those that hold other structs. */
export interface Shape {
  defaults: Record<string, unknown>;
  holds: Record<string, [Holding, string]>;
}

export const SHAPES: Record<string, Shape> = {
  Welcome: {"defaults": {"n": 0}, "holds": {}},
  Table: {"defaults": {"n": 0}, "holds": {"frame": ["one", "Frame"]}},
  Frame: {"defaults": {"sides": [], "cards": {}, "registers": {}, "table": {}, "decision": null, "log": [], "clocks": null, "wish": null, "undo": "", "returns": [], "actions": 0, "thinking": -1, "rematch": "", "manner": "casual", "behind": 0, "offer": null, "absence": null, "ending": "", "score": null, "broken": "", "seal": "", "seed": "", "pod": "", "event": ""}, "holds": {"seats": ["list", "SeatShown"], "sides": ["list", "Side"], "cards": ["map", "CardSeen"], "decision": ["one", "Decision"], "log": ["list", "LogLine"], "clocks": ["one", "Clocks"], "wish": ["one", "Wish"], "offer": ["one", "Offer"], "absence": ["one", "Absence"], "score": ["one", "Score"]}},
  SeatShown: {"defaults": {}, "holds": {}},
  Side: {"defaults": {}, "holds": {}},
  CardSeen: {"defaults": {"key": null, "owner": 0, "host": null, "facts": {}, "numbers": []}, "holds": {}},
  Decision: {"defaults": {"options": null, "shortcuts": []}, "holds": {"options": ["list", "Option"]}},
  Option: {"defaults": {"card": null, "seat": null}, "holds": {}},
  LogLine: {"defaults": {"opens": []}, "holds": {}},
  Clocks: {"defaults": {}, "holds": {}},
  Wish: {"defaults": {}, "holds": {}},
  Offer: {"defaults": {}, "holds": {}},
  Absence: {"defaults": {"gone": false}, "holds": {}},
  Score: {"defaults": {}, "holds": {}},
  Change: {"defaults": {"cards": {}, "parts": {}, "keep": -1, "log": [], "n": 0}, "holds": {"cards": ["map", "CardSeen"], "log": ["list", "LogLine"]}},
  Reason: {"defaults": {"numbers": {}, "n": 0}, "holds": {"numbers": ["lists", "Part"]}},
  Part: {"defaults": {}, "holds": {}},
  Hint: {"defaults": {"n": 0}, "holds": {"advice": ["list", "Advice"]}},
  Advice: {"defaults": {"expects": []}, "holds": {}},
  Chat: {"defaults": {"by": "player", "id": 0, "removed": false, "n": 0}, "holds": {}},
  Done: {"defaults": {"n": 0}, "holds": {}},
  Refused: {"defaults": {"n": 0}, "holds": {}},
  Gone: {"defaults": {"n": 0}, "holds": {}},
  Restarting: {"defaults": {"n": 0}, "holds": {}},
  Notice: {"defaults": {"until": 0, "n": 0}, "holds": {}},
  PodTold: {"defaults": {"n": 0}, "holds": {"frame": ["one", "PodFrame"]}},
  PodFrame: {"defaults": {"pack": 0, "packs": 0, "number": 0, "size": 0, "pile": [], "chosen": "", "pool": [], "free": [], "deck": [], "ready": false, "left_ms": -1, "matches": [], "standings": [], "seal": "", "seed": "", "broken": ""}, "holds": {"seats": ["list", "PodSeat"], "matches": ["list", "PodMatch"], "standings": ["list", "PodStanding"]}},
  PodSeat: {"defaults": {"here": false, "waits": false}, "holds": {}},
  PodMatch: {"defaults": {"drawn": 0, "winner": null, "running": false, "table": "", "games": []}, "holds": {}},
  PodStanding: {"defaults": {}, "holds": {}},
  Advised: {"defaults": {"n": 0}, "holds": {}},
  EventTold: {"defaults": {"desk": null, "n": 0}, "holds": {"frame": ["one", "EventFrame"], "you": ["one", "EventYou"], "desk": ["one", "EventDesk"]}},
  EventFrame: {"defaults": {"facts": [], "next": "", "entrants": [], "staff": [], "rounds": [], "standing": [], "rulings": [], "created": 0, "closed": 0, "seed": "", "broken": ""}, "holds": {"plan": ["one", "EventPlan"], "facts": ["list", "EventFact"], "entrants": ["list", "EventEntrant"], "staff": ["list", "EventStaff"], "rounds": ["list", "EventRound"], "standing": ["list", "EventRank"], "rulings": ["list", "EventRuling"]}},
  EventPlan: {"defaults": {"parameter": "", "variants": [], "victory": "", "size": 0, "settings": {}, "custom_rules": "", "rules": [], "team": 1, "least": 0, "scored": false, "unscored": "", "factor": 1, "registration": false, "sealed": false, "publish_lists": "never", "minutes": 0, "by_itself": false, "notes": ""}, "holds": {}},
  EventFact: {"defaults": {"least": 0, "most": 99}, "holds": {}},
  EventEntrant: {"defaults": {"agent": "", "gone": "", "here": false, "listed": false, "since": 0}, "holds": {}},
  EventStaff: {"defaults": {}, "holds": {}},
  EventRound: {"defaults": {"attempt": 1, "published": 0, "until": 0, "over": false, "time": false, "byes": [], "back": [], "notes": []}, "holds": {"tables": ["list", "EventTable"]}},
  EventTable: {"defaults": {"places": [], "points": [], "games": [], "left": [], "flags": [], "asks": [], "time": false, "minutes": 0, "by_hand": false}, "holds": {"games": ["list", "EventGame"], "asks": ["list", "EventAsk"]}},
  EventGame: {"defaults": {"reported": false, "winner": 0, "tallies": [], "end": "", "left": [], "code": "", "confirmed": false}, "holds": {}},
  EventAsk: {"defaults": {}, "holds": {}},
  EventRank: {"defaults": {"values": [], "decided": "", "lines": []}, "holds": {"values": ["list", "EventValue"]}},
  EventValue: {"defaults": {}, "holds": {}},
  EventRuling: {"defaults": {"rules": [], "round": 0, "table": 0}, "holds": {}},
  EventYou: {"defaults": {"person": 0, "role": "", "entrant": 0, "round": 0, "table": 0, "seat": 0, "code": "", "asked": false, "call": 0, "judge": 0, "pool": [], "deck": [], "beside": [], "plays": [], "plays_beside": [], "may_exchange": false, "exchange": 0, "ready": false, "free": []}, "holds": {}},
  EventDesk: {"defaults": {"tables": [], "entrants": [], "drawn": null, "calls": [], "cases": [], "items": [], "stuck": [], "late": [], "late_next": false, "helpers": []}, "holds": {"drawn": ["one", "EventRound"], "calls": ["list", "EventCall"], "cases": ["list", "EventCase"], "items": ["list", "EventItem"], "stuck": ["list", "EventStuck"], "helpers": ["list", "EventStaff"]}},
  EventCall: {"defaults": {"text": "", "judge": 0}, "holds": {}},
  EventCase: {"defaults": {"rules": [], "outcome": ""}, "holds": {}},
  EventItem: {"defaults": {"note": "", "asserted": false}, "holds": {}},
  EventStuck: {"defaults": {}, "holds": {}},
  Pong: {"defaults": {"n": 0}, "holds": {}},
};
