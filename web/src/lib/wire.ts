// Every message of the socket, both ways. Generated from src/spellhall/server/wire.py by tools/wire_types.py.

import type {
  Act,
  AddTime,
  AskHint,
  CallOff,
  Change,
  Chat,
  Claim,
  Consent,
  Done,
  Gone,
  Hello,
  Hint,
  Hurry,
  Notice,
  Ping,
  Pong,
  Reason,
  Refused,
  Rematch,
  Resign,
  Restarting,
  Say,
  SetPace,
  Table,
  TakeShortcut,
  Undo,
  Unwatch,
  Watch,
  Welcome,
  Why,
} from "./wire/tables";

import type {
  Advised,
  AskAdvice,
  Pick,
  PodTold,
  UnwatchPod,
  WatchPod,
} from "./wire/pods";

import type {
  EventTold,
  UnwatchEvent,
  WatchEvent,
} from "./wire/events";

import type {
  CompanyTold,
  SeatedTold,
  UnwatchCompany,
  WatchCompany,
} from "./wire/company";

import type {
  AskPosition,
  CallsTold,
  Decline,
  Position,
  SitDown,
  StandBy,
} from "./wire/bots";

export * from "./wire/tables";
export * from "./wire/pods";
export * from "./wire/events";
export * from "./wire/company";
export * from "./wire/bots";
export * from "./wire/shapes";

export const VERSION = 2;
export const SPECTATOR = -1;

export type ClientMessage =
  | Hello
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
  | Ping;

export type ServerMessage =
  | Welcome
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
  | Pong;

/** The struct of each message that the server sends, by its kind. */
export const MESSAGES: Record<string, string> = {"welcome": "Welcome", "table": "Table", "change": "Change", "reason": "Reason", "hint": "Hint", "chat": "Chat", "done": "Done", "refused": "Refused", "gone": "Gone", "restarting": "Restarting", "notice": "Notice", "pod": "PodTold", "advised": "Advised", "event": "EventTold", "company": "CompanyTold", "seated": "SeatedTold", "calls": "CallsTold", "position": "Position", "pong": "Pong"};
