// What the page sends over HTTP and what comes back. Generated from the hall's own description by tools/http_types.py.

/**
 * An account of a finished game.
 */
export interface AccountInfo {
  /** How long it was, in its unit; 0 where that is not counted. */
  length: number;
  unit: string;
  /** How long it took. */
  seconds: number;
  /** What the curve shows; empty where there is none. */
  gauge: string;
  curve: CurvePoint[];
  feats: FeatRow[];
  /** The best card of each seat. */
  stars: (StarInfo | null)[];
  /** The card that decided it. */
  decider: StarInfo | null;
}

/**
 * A computer player, by strength.
 */
export interface AgentLine {
  name: string;
  title: string;
  text: string;
  /** Whether it is the default. */
  usual: boolean;
}

/**
 * How one person plays a game alone.
 */
export interface AloneLine {
  /** The options under which it is, besides the preset. */
  options: Record<string, string>;
  /** The option that makes it a game for one. */
  form: string;
  /** How many decks it is begun with, by each value of that option. */
  decks: Record<string, number>;
  /** The names of the other options that concern such games. */
  variations: string[];
  /** The highest score. */
  best: number;
  /** What to know before the first game. */
  guide: PointLine[];
  /** The first rule of its book; empty if it has none. */
  rule: string;
  /** The names of the scores, from the lowest. */
  bands: BandLine[];
  pars: ParsLine;
  /** Whether there is a hand of the day. */
  daily: boolean;
}

/**
 * What the rules call a range of scores.
 */
export interface BandLine {
  least: number;
  most: number;
  text: string;
}

/**
 * One of your biggest mistakes.
 */
export interface BigMistake {
  code: string;
  seat: number;
  /** After how many actions. */
  at: number;
  kind: string;
  text: string;
  best_text: string;
  cost: number;
  /** What the cost is a share of. */
  measure: "wins" | "score";
}

/**
 * A bot that can be called right now; ``yours``: games against it don't count for your results.
 */
export interface BotLine {
  code: string;
  name: string;
  yours: boolean;
}

/**
 * A bot's name, and the games that it plays.
 */
export interface BotOrder {
  name: string;
  games: string[];
}

/**
 * The bots that can be called right now.
 */
export interface BotsHere {
  bots: BotLine[];
}

/**
 * A game on one page, in paragraphs.
 */
export interface BriefRules {
  title: string;
  /** Each begins with what it is about, between two pairs of asterisks. */
  text: string[];
}

/**
 * A deck: how many copies of each card it has.
 */
export interface Built {
  cards: Record<string, number>;
}

/**
 * Which bot is called, and to which seat.
 */
export interface CallOrder {
  /** The code of the bot. */
  bot: string;
  seat: number;
}

/**
 * One card: its name, what it does, and what its picture shows.
 */
export interface CardLine {
  key: string;
  name: string;
  kind: string;
  heading: string;
  text: string;
  /** What a drawn card shows; each game has its own. */
  facts: object;
  /** Rules and sections of the rules that the card touches. */
  rules: string[];
  /** In the order in which they came out; empty without sets. */
  printings: PrintingLine[];
}

/**
 * All cards of a game under one preset.
 */
export interface CardsAnswer {
  game: string;
  preset: string;
  digest: string;
  cards: CardLine[];
}

/**
 * One of your challenges, open until a time in seconds since 1970.
 */
export interface ChallengeInfo {
  id: number;
  game: string;
  login: string;
  name: string;
  until: number;
}

/**
 * Which friend you want to play with, and what.
 */
export interface ChallengeOrder {
  login: string;
  game: string;
}

/**
 * A deck list to check, as players write it: one card a line.
 */
export interface CheckOrder {
  preset?: string;
  /** On top of the preset. */
  options?: Record<string, string>;
  text: string;
}

/**
 * A setting of a structure, or a policy: its default, and its possible values (none: any).
 */
export interface Choice {
  name: string;
  usual: string;
  values: string[];
}

/**
 * One choice among products; the first is opened unless you name another.
 */
export interface ChoiceLine {
  title: string;
  products: ProductLine[];
}

/**
 * Clocks, in seconds.
 */
export interface ClockPlan {
  bank_s: number;
  increment_s: number;
  allowance_s: number;
}

/**
 * How many codes you have left, and when they were made, in seconds since 1970 (0: never).
 */
export interface CodesLeft {
  left: number;
  made: number;
}

/**
 * The moment of a replay to play on from, the seat to take, and the level of the agents at the other seats.
 */
export interface Continuation {
  at: number;
  seat: number;
  agent?: string;
}

/**
 * The correct report, and why the other was wrong; ``choice``: what happens to a round that was drawn after it
 * ("points", "swap" or "redraw"). With ``dry`` nothing is written, and ``notes`` say what would follow.
 */
export interface Correction {
  n: number;
  text?: string;
  counts?: Record<string, number>[];
  facts?: Record<string, string>;
  winner?: number;
  conceded?: number[];
  drawn?: boolean;
  time?: boolean;
  reason?: string;
  choice?: "" | "points" | "swap" | "redraw";
  dry?: boolean;
}

/**
 * The players' positions at the end of a turn.
 */
export interface CurvePoint {
  length: number;
  standings: number[];
}

/**
 * Today's hand, the same for everyone.
 */
export interface Daily {
  /** as "2026-11-22"; until: when it ends, in seconds since 1970. */
  day: string;
  until: number;
  /** the name of the deck. */
  deck: string;
  /** the rule options. */
  options: Record<string, string>;
  /** the hash of deck and seed, the same for everyone. */
  seal: string;
  /** your own try. */
  mine: MyTry | null;
  /** the finished tries of people with an account, the best first. */
  best: TryRow[];
}

/**
 * The score of a computer player with a day's cards, its name by the rules, and the player's level.
 *
 * ``points`` is null while they're still being played.
 */
export interface DailyPar {
  day: string;
  points: number | null;
  band: string;
  level: string;
}

/**
 * A parsed deck, with everything that is wrong with it.
 */
export interface DeckAnswer {
  title: string;
  legal: boolean;
  size: number;
  entries: DeckEntry[];
  faults: Fault[];
  /** The number of cards of each type. */
  counts: Record<string, number>;
  /** What one should know before one plays with it. */
  cautions: string[];
  /** Author, notes, cards beside the deck and its pool, as lines of a list. */
  remarks: string[];
}

/**
 * A deck compared with its registered list: what is ``missing``, and what is not on the list.
 */
export interface DeckBeside {
  missing: DeckEntry[];
  foreign: DeckEntry[];
}

/**
 * A new name and list for a deck.
 */
export interface DeckChange {
  name: string;
  text: string;
}

/**
 * Copies of one card; ``line`` is where the list names it, 0 for a deck that came without a list.
 */
export interface DeckEntry {
  copies: number;
  key: string;
  name: string;
  kind: string;
  line: number;
}

/**
 * A deck as found on a table, to be compared with its list.
 */
export interface DeckFound {
  deck: string;
}

/**
 * One of your decks; ``share`` is the code under which others may read it, empty for none.
 */
export interface DeckLine {
  id: number;
  game: string;
  name: string;
  text: string;
  created: number;
  updated: number;
  share: string;
}

/**
 * An entrant's registered deck, its sideboard, and the cards that they were given.
 */
export interface DeckOfEntrant {
  deck: DeckEntry[];
  beside: DeckEntry[];
  pool: DeckEntry[];
}

/**
 * How someone did with a deck.
 */
export interface DeckSum {
  deck: string;
  games: number;
  won: number;
  lost: number;
}

/**
 * One of your tests.
 */
export interface DeckTestLine {
  game: string;
  name: string;
  /** The cards of the deck as it was tested. */
  copies: Record<string, number>;
  stage: "waiting" | "running" | "done" | "stopped" | "failed";
  /** How many tests come before it. */
  ahead: number;
  played: number;
  games: number;
  /** Once it is over, if any game was played. */
  report: DeckTestReport | null;
}

/**
 * A deck to test, as a list, and the number of games.
 */
export interface DeckTestOrder {
  game: string;
  name: string;
  text: string;
  preset?: string;
  /** On top of the preset. */
  options?: Record<string, string>;
  games?: number;
}

/**
 * The results of the games.
 */
export interface DeckTestReport {
  games: number;
  /** How many additional games the deck played alone. */
  alone: number;
  /** Games that failed; they are not counted. */
  errors: number;
  seed: number;
  agent: string;
  figures: FigureAnswer[];
}

/**
 * A deck list, and one for the sideboard, to be checked.
 */
export interface DeckToCheck {
  deck: string;
  beside?: string;
}

/**
 * A deck list, and one for the sideboard. Changing a registered deck takes a judge, and a reason.
 */
export interface DeckToRegister {
  n: number;
  deck: string;
  beside?: string;
  reason?: string;
}

/**
 * Your decks, the most recently changed first.
 */
export interface DecksAnswer {
  decks: DeckLine[];
}

/**
 * A browser where you are signed in. Times are seconds since 1970.
 */
export interface Device {
  id: string;
  device: string;
  created: number;
  seen: number;
  current: boolean;
}

/**
 * Whether people may enter.
 */
export interface Doors {
  n: number;
  open: boolean;
}

/**
 * Who enters: without names you, otherwise (staff only) people by name, or agents of a level.
 *
 * ``names`` are the members of one team where entrants are teams, otherwise one entrant each. After the draw they come
 * late, to ``table`` if possible.
 */
export interface Entering {
  n: number;
  names?: string[];
  team?: string;
  agent?: string;
  count?: number;
  table?: number;
}

/**
 * What draws should take into account, and whether the entrant brought what a variant asks for.
 */
export interface EntrantChange {
  n: number;
  fixed_table?: number | null;
  apart?: number[] | null;
  brought?: boolean | null;
}

/**
 * An event as you may see it: ``frame``, ``you`` and (for staff) ``desk`` as in the socket's message "event",
 * without default values; ``notes`` add information about what was just done.
 */
export interface EventAnswer {
  frame: object;
  you: object;
  desk: object | null;
  notes: string[];
}

/**
 * The log, oldest first; only staff see cases and penalties.
 */
export interface EventLog {
  lines: LogLine[];
}

/**
 * An event in a list; ``role`` is yours: "coordinator" if you announced it, "judge" or "scorekeeper" if you were
 * made that, "takes part" or empty. ``table`` is the code of the table where your game is open; empty for none.
 */
export interface EventRow {
  code: string;
  game: string;
  title: string;
  stage: string;
  entrants: number;
  round: number;
  created: number;
  closed: number;
  role: string;
  table: string;
}

/**
 * Events, newest first.
 */
export interface EventRows {
  events: EventRow[];
}

/**
 * An event to announce; its sender becomes the coordinator.
 *
 * ``structure`` is "tables", "knockout", "double", "swiss", "robin" or "league", empty for the type's default;
 * ``settings`` are its settings, as ``{"rounds": "5"}``; ``team`` is how many people an entrant has, 0 for the type's
 * default. A type that is not in the book has ``custom_rules``.
 * ``minutes`` is how long a round lasts; after that time is called ``by_itself``, or by staff.
 */
export interface EventToAnnounce {
  name: string;
  game?: string | null;
  structure?: string;
  settings?: Record<string, string>;
  policies?: Record<string, string>;
  reporting?: "refereed" | "staff" | "players";
  team?: number;
  minutes?: number | null;
  by_itself?: boolean;
  registration?: boolean;
  publish_lists?: "never" | "after_round_1" | "at_close";
  scored?: boolean;
  convention?: boolean;
  booklet?: boolean;
  custom_type?: string;
  custom_rules?: string;
  notes?: string;
  listed?: boolean;
}

/**
 * The contents of an event's file of ``spellhall event``.
 */
export interface EventToBring {
  file: string;
  listed?: boolean;
}

/**
 * How many cards a deck and its sideboard have, and what is wrong with them, in sentences.
 */
export interface EventsCheckedDeck {
  size: number;
  beside: number;
  faults: string[];
}

/**
 * A deck in another format.
 */
export interface ExportAnswer {
  text: string;
}

/**
 * A deck list, and the format to convert it to.
 */
export interface ExportOrder {
  preset?: string;
  /** On top of the preset. */
  options?: Record<string, string>;
  text: string;
  form: "text" | "bbcode" | "crossfire";
}

/**
 * A fact that counts about a game.
 */
export interface FactLine {
  name: string;
  title: string;
  decides: string;
}

/**
 * One fault of a deck: its lines, and its rule.
 */
export interface Fault {
  lines: number[];
  text: string;
  rule: string | null;
}

/**
 * Something that seats did, and how much each.
 */
export interface FeatRow {
  name: string;
  counts: number[];
}

/**
 * One field of card searches.
 */
export interface FieldLine {
  name: string;
  /** What it is, in a few words. */
  label: string;
  kind: "text" | "words" | "number";
  /** A search with it. */
  example: string;
  /** What cards have there, where those are words. */
  words: string[];
}

/**
 * The fields by which a game's cards can be searched.
 */
export interface FieldsAnswer {
  fields: FieldLine[];
}

/**
 * A first fight in a list.
 */
export interface FightLine {
  name: string;
  title: string;
  /** The character's name. */
  rival: string;
  /** What the character is like, after the name: who forgets to defend. */
  manner: string;
  /** The agent that the character plays like. */
  level: string;
  greeting: string;
  /** What is new in this fight. */
  idea: string;
}

/**
 * A game's first fights.
 */
export interface FightsAnswer {
  /** In the order to play them. */
  fights: FightLine[];
}

/**
 * One result from the games.
 */
export interface FigureAnswer {
  name: string;
  title: string;
  /** The result in a few words. */
  said: string;
  /** What that means, in one sentence. */
  meaning: string;
  /** Of the values: % for shares from 0 to 100, or what is counted. */
  unit: string;
  /** The headings of label, value and counts. */
  heads: string[];
  rows: FigureRow[];
}

/**
 * One row: the bar shows the value, and the true value is between low and high in 95 of 100 cases.
 */
export interface FigureRow {
  label: string;
  value: number;
  low: number | null;
  high: number | null;
  /** The numbers behind the value. */
  counts: number[];
}

/**
 * How an event with this many entrants goes.
 */
export interface Forecast {
  rounds: RoundAhead[];
  tables: number;
  points: number;
}

/**
 * One way to play with freshly opened cards, and the products to choose for it.
 */
export interface FormLine {
  name: string;
  title: string;
  text: string;
  rules: string[];
  preset: string;
  drafted: boolean;
  least: number;
  most: number;
  choices: ChoiceLine[];
}

/**
 * A game's forms that fit into a pod of this hall; none if the game has no packs.
 */
export interface Forms {
  game: string;
  forms: FormLine[];
}

/**
 * The cards that match a search, by their keys; those with its words in their names come first.
 *
 * People search while they type: a search that can't be read yet is no error.
 */
export interface FoundAnswer {
  keys: string[];
  /** Why the search can't be read, and where; empty if it can be. */
  fault: string;
}

/**
 * Someone with an account.
 */
export interface FriendLine {
  login: string;
  name: string;
}

/**
 * Whom you want as a friend.
 */
export interface FriendOrder {
  /** The login, with or without an @ before it. */
  login: string;
}

/**
 * Your friends, by name; then those who ask to be, and those whom you have asked, the latest first.
 */
export interface Friends {
  friends: FriendLine[];
  asks: FriendLine[];
  asked: FriendLine[];
}

/**
 * One game, with everything needed to set up a table.
 */
export interface GameLine {
  name: string;
  title: string;
  text: string;
  seats: Seats;
  /** What the length of a game is counted in. */
  length_unit: string;
  cards: number;
  /** Changes whenever a card does. */
  digest: string;
  /** The preset for a first game. */
  first_preset: string;
  presets: PresetLine[];
  options: OptionLine[];
  decks: StarterLine[];
  /** None for a game that one person cannot play alone. */
  alone: AloneLine | null;
  /** Whether it has packs to open, for drafts or sealed decks. */
  packs: boolean;
  /** Whether it can be learnt in lessons. */
  lessons: boolean;
  /** The weakest first. */
  agents: AgentLine[];
}

/**
 * What a computer player scores with the cards of a finished game for points.
 *
 * With the very same cards, for a hand of the day (``hand``); otherwise on average, in ``games`` games with its deck.
 * ``points`` is null where no one has measured it.
 */
export interface GamePar {
  points: number | null;
  hand: boolean;
  level: string;
  games: number;
}

/**
 * How someone did at a game, and at it by deck, the most played first.
 */
export interface GameSum {
  game: string;
  games: number;
  won: number;
  lost: number;
  decks: DeckSum[];
}

/**
 * The games of the hall.
 */
export interface GamesAnswer {
  games: GameLine[];
}

/**
 * The server's state.
 */
export interface Health {
  status: "ok" | "draining";
  version: string;
  page: string;
}

/**
 * Games, the latest first; pass ``after`` to get the next ones; it is empty if there are no more.
 */
export interface History {
  games: HistoryRow[];
  after: string;
}

/**
 * A finished game.
 */
export interface HistoryRow {
  code: string;
  game: string;
  /** the deck that they played. */
  deck: string;
  others: Opponent[];
  /** "won", "lost" or "drawn"; empty for a game that was played for points. */
  result: "" | "won" | "lost" | "drawn";
  /** how it ended, in one sentence. */
  text: string;
  /** how many steps it had. */
  length: number;
  /** when it ended, in seconds since 1970. */
  finished: number;
  /** whether you may look at its replay. */
  replay: boolean;
}

/**
 * The name that someone wants to have; in a hall by invitation, also a newcomer's code.
 */
export interface Introduction {
  name: string;
  invite?: string;
}

/**
 * Why a judge should come, if that has to be said; with ``entrant`` staff call one for someone else.
 */
export interface JudgeCall {
  n: number;
  text?: string;
  entrant?: number;
}

/**
 * An entrant goes: by choice ("left"), because they are not there ("absent"), or removed by staff ("ejected").
 */
export interface Leaving {
  n: number;
  how?: "left" | "absent" | "ejected";
  reason?: string;
}

/**
 * A lesson, by its name.
 */
export interface LessonLine {
  name: string;
  title: string;
}

/**
 * The choices so far in a lesson, and the new one.
 */
export interface LessonOrder {
  /** The choices so far, as received. */
  taken?: number[];
  /** The place of an option of the decision; null: none yet. */
  choice?: number | null;
}

/**
 * A game's lessons, in the order to take them; empty if it has none.
 */
export interface LessonsAnswer {
  lessons: LessonLine[];
}

/**
 * Where a level of the computer stands on the scale of ratings.
 */
export interface LevelMark {
  level: string;
  number: number;
}

/**
 * Entrants from a list: one name a line, or columns with headings: "name", and perhaps "team".
 */
export interface ListToEnter {
  n: number;
  text: string;
}

/**
 * Your deck and your pool as a list, to save or to play elsewhere; only the pool while there is no deck.
 */
export interface Listing {
  text: string;
}

/**
 * The public tables.
 */
export interface Lobby {
  open: TableRow[];
  watchable: TableRow[];
}

/**
 * A log entry as a sentence, with its time.
 */
export interface LogLine {
  n: number;
  text: string;
}

/**
 * A log line, with its moment, and the details that it opens into.
 */
export interface Mark {
  at: number;
  text: string;
  depth: number;
  opens: string[];
}

/**
 * Who you are. A newcomer has no name; a guest has no login. ``entry``: who may come into the hall.
 */
export interface Me {
  name: string;
  guest: boolean;
  login: string;
  entry: "open" | "invite" | "accounts";
}

/**
 * The tables where you sit.
 */
export interface Mine {
  running: TableRow[];
  waiting: TableRow[];
  finished: TableRow[];
}

/**
 * A kind of choices, and what those in your reviewed games have cost.
 */
export interface MistakeKind {
  /** What they were about, as the coach sorts questions; "pass" if you passed. */
  kind: string;
  choices: number;
  mistakes: number;
  /** The shares of a win, or of the full score, that the mistakes cost, added up. */
  cost: number;
}

/**
 * Your mistakes in a game, as far as your last games have been reviewed.
 */
export interface MistakesAnswer {
  /** How many of your last games are reviewed at most. */
  most: number;
  /** Whether reviews are possible here. */
  offered: boolean;
  /** Your last games, the latest first. */
  games: ReviewedGame[];
  /** The most expensive kind first. */
  kinds: MistakeKind[];
  /** The biggest mistakes, the biggest first. */
  biggest: BigMistake[];
}

/**
 * More minutes, at one table or (0) at all of them, and why.
 */
export interface MoreTime {
  n: number;
  minutes: number;
  table?: number;
  reason: string;
}

/**
 * Two entrants who swap seats, and why.
 */
export interface Move {
  n: number;
  one: number;
  other: number;
  reason: string;
}

/**
 * One of your bots. Times are seconds since 1970: ``made`` for its token, ``seen`` when it last connected (0:
 * never).
 */
export interface MyBot {
  code: string;
  name: string;
  games: string[];
  made: number;
  seen: number;
  here: boolean;
}

/**
 * Your bots, oldest first, and how many you may have.
 */
export interface MyBots {
  bots: MyBot[];
  most: number;
}

/**
 * Your last test, if there is one, and how many games one may have; 0 if there are no deck tests.
 */
export interface MyDeckTest {
  test: DeckTestLine | null;
  most: number;
}

/**
 * The pods where you sit, or that you have set up, newest first.
 */
export interface MyPods {
  pods: PodInfo[];
}

/**
 * A seat's review, if there is one, and whether one is possible here.
 */
export interface MyReview {
  review: ReviewInfo | null;
  offered: boolean;
}

/**
 * One of your seats, with the token that proves it.
 */
export interface MySeat {
  seat: number;
  token: string;
}

/**
 * Your own try: its table, and whether it is over.
 */
export interface MyTry {
  code: string;
  over: boolean;
}

/**
 * A parsed name: its proper form, what it stands for, what is wrong with it and what to know.
 */
export interface NameRead {
  game: string;
  title: string;
  label: string;
  type: string;
  parameter: string;
  variants: string[];
  victory: string;
  size: number;
  structure: string;
  options: Record<string, string>;
  faults: string[];
  warnings: string[];
  forecast: Forecast | null;
}

/**
 * The name of an event, to be parsed; with the structure and the number of entrants, for a forecast.
 *
 * ``team`` is how many people an entrant has, 0 for the type's default.
 */
export interface NameToRead {
  name: string;
  game?: string | null;
  structure?: string;
  settings?: Record<string, string>;
  policies?: Record<string, string>;
  team?: number;
  entrants?: number;
}

/**
 * What another option must be for this one to have an effect.
 */
export interface NeedsLine {
  option: string;
  values: string[];
}

/**
 * A login and a password for signing in on other devices.
 */
export interface NewAccount {
  login: string;
  password: string;
}

/**
 * A possible offence.
 */
export interface NewCase {
  n: number;
  entrant: number;
  matter: string;
  rules?: string[];
}

/**
 * Your codes. They are shown only this once: write them down, or put them where you keep your passwords.
 */
export interface NewCodes {
  codes: string[];
}

/**
 * A deck to save. The list is kept as it is, whatever is wrong with it.
 */
export interface NewDeck {
  game: string;
  name: string;
  text: string;
}

/**
 * Something offensive, in one place.
 *
 * At a ``table``: the chat line with this number, or else the name at this seat. In a ``pod``: the name at this seat.
 * At an ``event``: ``what`` says whether it is its name, its notes and rules, an entry of its log, a person or a team;
 * ``number`` is that of the entry, the person or the entrant. A shared ``deck``, by its code. Or the name on a
 * person's page, by their ``login``.
 */
export interface NewReport {
  table?: string;
  event?: string;
  pod?: string;
  deck?: string;
  login?: string;
  line?: number;
  seat?: number;
  what?: "title" | "notes" | "entry" | "member" | "team";
  number?: number;
}

/**
 * A bot's token. It is shown only this once.
 */
export interface NewToken {
  code: string;
  token: string;
}

/**
 * The code of a table where you sit.
 */
export interface Opened {
  code: string;
}

/**
 * Who sees your page: everybody, friends (others can still find you by your login), or nobody, which also blocks
 * friend requests. And who sees whether you are here: friends, or nobody.
 */
export interface OpennessInfo {
  page: "everybody" | "friends" | "nobody";
  presence: "friends" | "nobody";
}

/**
 * Who may see your page, and who may see whether you are here and where you play.
 */
export interface OpennessOrder {
  page: "everybody" | "friends" | "nobody";
  presence: "friends" | "nobody";
}

/**
 * Who else sat there; ``login`` leads to their page, and is empty if it is not public.
 */
export interface Opponent {
  name: string;
  agent: string;
  login: string;
}

/**
 * A rule option: what it changes, its values, and the rules that mention it.
 */
export interface OptionLine {
  name: string;
  title: string;
  text: string;
  values: ValueLine[];
  /** What a value that is not listed must be; empty when only those listed are taken. */
  other: string;
  rules: string[];
  /** Without it the option keeps its usual value; null if it stands alone. */
  needs: NeedsLine | null;
}

/**
 * A decision on a case.
 */
export interface Outcome {
  n: number;
  outcome: string;
}

/**
 * What a computer player averages with each starter deck.
 */
export interface ParsLine {
  /** Who played, as a level; empty if no one did. */
  level: string;
  /** How many games with each deck. */
  games: number;
  decks: Record<string, number>;
}

/**
 * The current password, and the new one.
 */
export interface PasswordChange {
  old: string;
  new: string;
}

/**
 * A penalty; a loss counts at a table of the current round.
 */
export interface Penalty {
  n: number;
  entrant: number;
  penalty: "note" | "warning" | "game_loss" | "match_loss";
  table?: number;
  case?: number;
  reason?: string;
}

/**
 * A pick: from which pack and which pile, and who chose it.
 */
export interface PickLine {
  pack: number;
  number: number;
  seat: number;
  pile: string[];
  card: string;
  by: string;
}

/**
 * The picks that you may look at: yours, or everyone's when the pod is over; then also their decks, by seat.
 */
export interface PickLog {
  picks: PickLine[];
  decks: string[][];
}

/**
 * Changes to the plan, before round 1; anything left out stays. Another ``name`` changes what is played, as long as
 * no deck is registered.
 */
export interface PlanChange {
  n: number;
  name?: string | null;
  structure?: string;
  settings?: Record<string, string>;
  policies?: Record<string, string> | null;
  reporting?: "refereed" | "staff" | "players" | null;
  minutes?: number | null;
  by_itself?: boolean | null;
  registration?: boolean | null;
  publish_lists?: "never" | "after_round_1" | "at_close" | null;
  scored?: boolean | null;
  notes?: string | null;
}

/**
 * A pod, and your seat in it (-1: none). The socket sends what happens there.
 */
export interface PodInfo {
  code: string;
  game: string;
  form: string;
  stage: string;
  seats: number;
  free: number;
  mine: number;
  host: boolean;
  created: number;
}

/**
 * A pod to set up: you take its first seat; agents take the seats that are free when it begins.
 */
export interface PodPlan {
  game: string;
  form?: string;
  seats?: number;
  timer?: "usual" | "slow" | "none";
  rounds?: "robin" | "knockout";
  best_of?: 1 | 3 | 5;
  products?: string[];
}

/**
 * A deck, checked against your pool.
 */
export interface PodsCheckedDeck {
  legal: boolean;
  size: number;
  faults: Fault[];
  cautions: string[];
}

/**
 * One thing to know before a game.
 */
export interface PointLine {
  title: string;
  text: string;
}

/**
 * All answers since the start, and the new choice, or a question about the position.
 */
export interface PracticeOrder {
  /** All answers so far, as received. */
  taken?: number[];
  /** The place of an option of the decision; null: none yet. */
  choice?: number | null;
  /** Make the choice even if it's a mistake; only fights allow it. */
  anyway?: boolean;
  /** How many hints are wanted about the choice that waits. */
  hints?: number;
  /** A card to explain: its token. */
  why?: string | null;
}

/**
 * A named set of rule options; the default comes first.
 */
export interface PresetLine {
  name: string;
  title: string;
  text: string;
  options: Record<string, string>;
  /** Whether players bring decks; else the hall deals. */
  brings_decks: boolean;
  /** How many cards a first hand has; 0 where none is dealt. */
  hand: number;
}

/**
 * One set where a card was printed.
 */
export interface PrintingLine {
  key: string;
  set: string;
  /** 0 where nobody knows. */
  year: number;
  rarity: string;
  /** In what it differs; empty where it does not. */
  note: string;
  /** Whether a deck may name it; else the hall does not have it yet. */
  playable: boolean;
  /** Of heading, text and facts of the card, those that are others here. */
  differs: object;
}

/**
 * A product, and what is in it.
 */
export interface ProductLine {
  name: string;
  text: string;
}

/**
 * A person's page.
 */
export interface Profile {
  login: string;
  name: string;
  /** when the hall first knew them, in seconds since 1970. */
  since: number;
  /** whether it is your own; then it includes games that others may not know of. */
  yours: boolean;
  /** how you stand to them: "friends", "asked" (by you), "asks" (they ask you); empty for none of these. */
  standing: "" | "friends" | "asked" | "asks";
  /** results of games that were played to their end and not for points; games neither won nor lost are draws. */
  games: GameSum[];
  /** their ratings, the most played game first. They rest on all rated games, public or not. */
  ratings: RatingInfo[];
}

/**
 * A puzzle in a list.
 */
export interface PuzzleLine {
  name: string;
  level: "easy" | "medium" | "hard";
  /** The role of the choice that wins (see `Game.theme`). */
  theme: string;
  /** How many choices of your own the win takes. */
  length: number;
}

/**
 * A game's puzzles.
 */
export interface PuzzlesAnswer {
  /** The easiest first. */
  puzzles: PuzzleLine[];
  /** The name of the puzzle of the day; empty for a game without puzzles. */
  today: string;
  /** The day, as in 2026-11-30: days begin and end at midnight UTC. */
  day: string;
}

/**
 * A random deck, also as a list, with the seed that builds it again.
 */
export interface RandomAnswer {
  deck: DeckAnswer;
  listing: string;
  seed: number;
}

/**
 * A random deck to build; the same seed builds the same deck.
 */
export interface RandomOrder {
  preset?: string;
  /** On top of the preset. */
  options?: Record<string, string>;
  seed?: number | null;
}

/**
 * Someone in a game's ranking.
 *
 * ``surely`` is what the ranking is sorted by: ``rating`` minus three times ``spread``, so that people who have played
 * little have to prove more. ``points`` are from scored events, as a player and as staff. ``login`` leads to a public
 * page, or is empty.
 */
export interface RankLine {
  place: number;
  name: string;
  login: string;
  me: boolean;
  surely: number;
  rating: number;
  spread: number;
  matches: number;
  points: number;
}

/**
 * A game's player ranking, the strongest first, based on ``events`` closed events; ``me`` is your own line, at any
 * rank.
 */
export interface RankingOfGame {
  game: string;
  events: number;
  people: number;
  ranks: RankLine[];
  me: RankLine | null;
}

/**
 * How strong someone is at a game, from their rated games against other people.
 */
export interface RatingInfo {
  game: string;
  /** how many rated games they have played. */
  games: number;
  /** how many it takes until the rating is shown. */
  wanted: number;
  /** the rating, on a scale where everyone begins at 1500; None until it is shown. */
  number: number | null;
  /** the true strength is probably within so many points of it. */
  give: number | null;
  /** the number after each of the last hundred games, without those before it was shown. */
  curve: number[];
  /** the level whose mark is nearest; empty until the rating is shown. */
  like: string;
  /** the levels of the game whose strength was measured, the weakest first. */
  marks: LevelMark[];
}

/**
 * Whether the server can do its work, and if not, one sentence why.
 */
export interface Ready {
  ready: boolean;
  reason: string;
}

/**
 * The login of an account, one of its codes, and its new password.
 */
export interface Recovery {
  login: string;
  code: string;
  password: string;
}

/**
 * Your account's password, needed to get new codes.
 */
export interface Renewal {
  password: string;
}

/**
 * A finished game: how long it was, from which seats you may see it (-1: as a spectator), and what happened when.
 *
 * Its board can be shown from the moment ``first`` to the moment ``until``, and at the end.
 */
export interface ReplayInfo {
  code: string;
  game: string;
  names: string[];
  seats: number[];
  length: number;
  first: number;
  until: number;
  returns: number[];
  ending: string;
  score: ScoreInfo | null;
  marks: Mark[];
  same_cards: boolean;
}

/**
 * The review of a seat's choices so far.
 */
export interface ReviewInfo {
  seat: number;
  stage: "waiting" | "running" | "done" | "stopped" | "failed";
  /** How many reviews come before it. */
  ahead: number;
  /** How many choices are reviewed; 0 until that is known. */
  total: number;
  verdicts: VerdictInfo[];
  /** The moments of the biggest mistakes, the biggest first. */
  worst: number[];
  /** What the shares are of: games won, or the full score. */
  measure: "wins" | "score";
}

/**
 * One of your last games, and how far its review has come.
 */
export interface ReviewedGame {
  code: string;
  seat: number;
  /** The others who played, by name; empty if you played alone. */
  against: string;
  finished: number;
  /** The stage of its review; empty if there is none. */
  stage: "waiting" | "running" | "done" | "stopped" | "failed" | string;
  /** How many choices have been reviewed. */
  done: number;
  /** How many choices are reviewed; 0 until that is known. */
  total: number;
  mistakes: number;
}

/**
 * A round of a forecast: how many play, at tables of which sizes, and how many have a bye or are brought back.
 */
export interface RoundAhead {
  entrants: number;
  sizes: number[];
  byes: number;
  back: number;
}

/**
 * One rule and where it is.
 */
export interface RuleAnswer {
  id: string;
  text: string;
  game: string;
  section: string;
  heading: string;
}

/**
 * How many numbered rules a book has, and how many rulings on what its source leaves open.
 */
export interface RuleCount {
  title: string;
  rules: number;
  decisions: number;
}

/**
 * One rule.
 */
export interface RuleLine {
  id: string;
  text: string;
  /** Whether a position shows it (POST /api/games/GAME/rules/ID). */
  shown: boolean;
}

/**
 * A section of the rules, or a part of one (``depth`` 1).
 */
export interface RuleSection {
  id: string;
  heading: string;
  depth: number;
  remarks: string[];
  rules: RuleLine[];
}

/**
 * A game's rule book: the text before the first section, and the sections.
 *
 * ``counts`` are for the game's own book, then for each part.
 */
export interface RulesAnswer {
  game: string;
  title: string;
  opening: string[];
  counts: RuleCount[];
  sections: RuleSection[];
}

/**
 * A judge's ruling; ``table`` is in the current round, 0 for none.
 */
export interface Ruling {
  n: number;
  text: string;
  rules?: string[];
  table?: number;
}

/**
 * The points of a finished game, and the name for that many.
 */
export interface ScoreInfo {
  points: number;
  band: string;
}

/**
 * One of your finished games for points: its deck, its options, and when it ended.
 */
export interface ScoreRow {
  code: string;
  deck: string;
  options: Record<string, string>;
  points: number;
  band: string;
  finished: number;
}

/**
 * Your finished games for points, oldest first.
 */
export interface Scores {
  scores: ScoreRow[];
}

/**
 * What you want to play with anyone.
 */
export interface SearchOrder {
  game: string;
}

/**
 * The changes at your seat; anything left out stays.
 */
export interface SeatChange {
  deck?: string | null;
  deck_text?: string | null;
  ready?: boolean | null;
  name?: string | null;
}

/**
 * Who sits at a seat. Other players' decks are hidden until the game begins; ``login`` leads to the person's page,
 * and is empty if it is not public. ``bot``: the person is a program that connects by itself.
 */
export interface SeatInfo {
  seat: number;
  kind: string;
  name: string;
  agent: string;
  deck: string;
  ready: boolean;
  login: string;
  bot: boolean;
}

/**
 * Who is to sit at a seat: you, anyone, an agent, or someone else at this screen. A stand-in's seat stays empty,
 * but you may choose its deck.
 */
export interface SeatPlan {
  kind: "me" | "open" | "agent" | "hot" | "stand-in";
  agent?: string;
  deck?: string;
  deck_text?: string;
  name?: string;
}

/**
 * The seat that you would like; by default the first free one.
 */
export interface SeatWish {
  seat?: number | null;
}

/**
 * How many can play.
 */
export interface Seats {
  least: number;
  most: number;
}

/**
 * Ask the next one whether they come back, their answer, or what becomes of those who are left alone.
 */
export interface SecondChance {
  n: number;
  say: "ask" | "yes" | "no" | "absent" | "play" | "rank";
}

/**
 * The outcome of a call.
 */
export interface Settled {
  n: number;
  outcome?: string;
}

/**
 * The code under which others may read a deck.
 */
export interface ShareAnswer {
  code: string;
}

/**
 * A deck that someone has shared.
 */
export interface SharedAnswer {
  game: string;
  name: string;
  text: string;
  by: string;
}

/**
 * The login and the password of an account.
 */
export interface SignIn {
  login: string;
  password: string;
}

/**
 * The code on a slip.
 */
export interface SlipToRead {
  slip: string;
}

/**
 * Someone becomes staff, by their number or name at the event; an empty role removes them.
 */
export interface StaffChange {
  n: number;
  name: string;
  role: "coordinator" | "judge" | "scorekeeper" | "";
}

/**
 * How you stand to someone now: "asked", or "friends".
 */
export interface StandingInfo {
  login: string;
  name: string;
  standing: "" | "friends" | "asked" | "asks";
}

/**
 * A card and what it did.
 */
export interface StarInfo {
  seat: number;
  key: string;
  said: string;
}

/**
 * A starter deck, card by card, and as a list as players write it.
 */
export interface Starter {
  name: string;
  text: string;
  size: number;
  /** The key of the card on its cover; empty for none. */
  cover: string;
  /** How it plays, in a sentence or two; empty where nothing is said. */
  plays: string;
  /** How hard it is to play well. */
  level: "" | "easy" | "practice" | "expert";
  entries: DeckEntry[];
  listing: string;
}

/**
 * A starter deck, and the presets that offer it.
 */
export interface StarterLine {
  name: string;
  text: string;
  size: number;
  presets: string[];
}

/**
 * A game's starter decks under one preset.
 */
export interface StartersAnswer {
  game: string;
  preset: string;
  decks: Starter[];
}

/**
 * The deck that the hall would build from your pool.
 */
export interface Suggested {
  entries: DeckEntry[];
}

/**
 * A deck built by the hall.
 */
export interface Suggestion {
  deck: DeckEntry[];
}

/**
 * The sum of a fact over a match, for the seats that were asked for it, by entrant.
 */
export interface Sums {
  slip?: string;
  entrant?: number;
  n: number;
  fact: string;
  sums: Record<string, number>;
}

/**
 * Cards of the deck that are exchanged for sideboard cards, by their keys.
 */
export interface Swapping {
  n: number;
  out: string[];
  into: string[];
}

/**
 * A table. ``behind`` is how many seconds its spectators are delayed. ``cards`` are the keys of the different cards
 * in your own decks here, in alphabetical order; of other decks you learn what the game shows.
 */
export interface TableInfo {
  code: string;
  game: string;
  stage: string;
  options: Record<string, string>;
  preset: string;
  clocks: ClockPlan | null;
  spectators: string;
  behind: number;
  pace: string;
  manner: string;
  rated: boolean;
  listed: boolean;
  host: boolean;
  seats: SeatInfo[];
  mine: MySeat[];
  cards: string[];
  rematch: string;
  broken: string;
  seal: string;
  seed: string;
}

/**
 * Where a slip leads: the code of an event, a table of the current round, and the ``entrants`` there who may use
 * it.
 */
export interface TableOfSlip {
  event: string;
  round: number;
  table: number;
  entrants: number[];
}

/**
 * A table to set up. At least one seat is yours; without an open seat the game begins at once. Empty seats may be
 * left out.
 */
export interface TablePlan {
  game: string;
  preset?: string;
  options?: Record<string, string>;
  seats: SeatPlan[];
  clocks?: ClockPlan | null;
  spectators?: "on" | "delayed" | "off";
  listed?: boolean;
  pace?: "slow" | "normal" | "fast" | "none";
  manner?: "casual" | "strict";
  /** Whether it counts for ratings: between people with an account, and always strict. */
  rated?: boolean;
}

/**
 * The same, reported by staff or by a player at the table. ``game`` is its number in the match, 0 for the next.
 */
export interface TableReport {
  slip?: string;
  entrant?: number;
  n: number;
  text?: string;
  counts?: Record<string, number>[];
  facts?: Record<string, string>;
  winner?: number;
  conceded?: number[];
  drawn?: boolean;
  time?: boolean;
  game?: number;
}

/**
 * A table in a list. ``result`` says how the game ended, ``broken`` why it cannot go on, each in one sentence.
 */
export interface TableRow {
  code: string;
  game: string;
  stage: string;
  seats: SeatInfo[];
  created: number;
  yours: boolean;
  manner: string;
  rated: boolean;
  turn_of: string;
  result: string;
  length: number;
  broken: string;
}

/**
 * Something that a scored event needs has been done, with evidence.
 */
export interface Tick {
  n: number;
  item: string;
  note?: string;
  done?: boolean;
}

/**
 * Time is called at these tables; an empty list means the whole round.
 */
export interface TimeCall {
  n: number;
  tables?: number[];
}

/**
 * The puzzles of the day, one for each game that has any.
 */
export interface TodayAnswer {
  /** As in 2026-11-30: days begin and end at midnight UTC. */
  day: string;
  puzzles: TodaysPuzzle[];
}

/**
 * The puzzle of the day of one game.
 */
export interface TodaysPuzzle {
  name: string;
  level: "easy" | "medium" | "hard";
  /** The role of the choice that wins (see `Game.theme`). */
  theme: string;
  /** How many choices of your own the win takes. */
  length: number;
  game: string;
}

/**
 * What a game offers for tournaments.
 */
export interface TournamentBook {
  game: string;
  types: TypeLine[];
  variants: VariantLine[];
  victories: string[];
  sizes: number[];
  facts: FactLine[];
  structures: Record<string, Choice[]>;
  policies: Choice[];
}

/**
 * A finished try at the hand of a day; it has the code of its table if you may see the replay.
 */
export interface TryRow {
  name: string;
  points: number;
  band: string;
  yours: boolean;
  code: string;
}

/**
 * One type of tournament, and the products to choose for it; their names are its parameter, with commas.
 */
export interface TypeLine {
  name: string;
  text: string;
  rules: string[];
  level: string;
  parameter: string;
  structure: string;
  seats: number;
  least: number;
  minutes: number;
  choices: ChoiceLine[];
}

/**
 * One value of an option, in words.
 */
export interface ValueLine {
  value: string;
  label: string;
}

/**
 * One variant.
 */
export interface VariantLine {
  name: string;
  text: string;
  rules: string[];
  aliases: string[];
}

/**
 * What a choice was worth: shares of games won, or of the full score, from 0 to 1, after it and after the best
 * one.
 */
export interface VerdictInfo {
  /** After how many actions. */
  at: number;
  text: string;
  share: number;
  best_text: string;
  best_share: number;
  cost: number;
  /** How the game may go on after the best one; empty where nothing was lost. */
  line: string[];
  /** How many steps of that line can be looked at (see `/line`). */
  steps: number;
}

/**
 * The findings about the log, in sentences; if something is inconsistent, ``fits`` is false and the last one says
 * what.
 */
export interface Verified {
  fits: boolean;
  lines: string[];
}

/**
 * A game of a match.
 */
export interface WhichGame {
  slip?: string;
  entrant?: number;
  n: number;
  game: number;
}

/**
 * Something that may need a reason.
 */
export interface WithReason {
  n: number;
  reason?: string;
}

/**
 * Base of requests that change an event: the number of the last entry that the sender has seen.
 */
export interface Write {
  n: number;
}

/** What each address takes and answers by GET. */
export interface Gets {
  "/api/health": { answer: Health };
  "/api/ready": { answer: Ready };
  "/api/games": { query: { brief?: boolean }; answer: GamesAnswer };
  "/api/games/{game}/cards": { query: { preset?: string; keys?: string }; answer: CardsAnswer };
  "/api/games/{game}/cards/search": { query: { q?: string; preset?: string }; answer: FoundAnswer };
  "/api/games/{game}/cards/fields": { answer: FieldsAnswer };
  "/api/games/{game}/decks": { query: { preset?: string }; answer: StartersAnswer };
  "/api/games/{game}/rules": { answer: RulesAnswer };
  "/api/games/{game}/rules/brief": { query: { alone?: boolean }; answer: BriefRules };
  "/api/games/{game}/lessons": { answer: LessonsAnswer };
  "/api/rules/{id}": { answer: RuleAnswer };
  "/api/games/{game}/puzzles": { answer: PuzzlesAnswer };
  "/api/games/{game}/fights": { answer: FightsAnswer };
  "/api/puzzles/today": { answer: TodayAnswer };
  "/api/bots/mine": { answer: MyBots };
  "/api/bots": { query: { game: string }; answer: BotsHere };
  "/api/tables": { answer: Lobby };
  "/api/tables/mine": { answer: Mine };
  "/api/tables/{code}": { answer: TableInfo };
  "/api/replays/{code}": { query: { seat?: number }; answer: ReplayInfo };
  "/api/replays/{code}/frames": { query: { at: number; seat?: number }; answer: unknown };
  "/api/replays/{code}/document": { answer: unknown };
  "/api/scores/{game}": { answer: Scores };
  "/api/daily/{game}": { answer: Daily };
  "/api/daily/{game}/par": { answer: DailyPar };
  "/api/replays/{code}/par": { answer: GamePar };
  "/api/qr/{to}/{code}": { answer: unknown };
  "/api/pods/forms/{game}": { answer: Forms };
  "/api/pods/mine": { answer: MyPods };
  "/api/pods/{code}": { answer: PodInfo };
  "/api/pods/{code}/suggestion": { answer: Suggested };
  "/api/pods/{code}/listing": { answer: Listing };
  "/api/pods/{code}/picks": { answer: PickLog };
  "/api/games/{game}/tournament": { answer: TournamentBook };
  "/api/rankings/{game}": { query: { most?: number }; answer: RankingOfGame };
  "/api/events": { answer: EventRows };
  "/api/events/mine": { answer: EventRows };
  "/api/events/{code}": { answer: EventAnswer };
  "/api/events/{code}/entrants/{entrant}/deck": { answer: DeckOfEntrant };
  "/api/events/{code}/entrants/{entrant}/suggestion": { answer: Suggestion };
  "/api/events/{code}/log": { answer: EventLog };
  "/api/events/{code}/verify": { answer: Verified };
  "/api/events/{code}/sheets/{name}": { query: { format?: "html" | "csv" | "json" | "text"; round?: number }; answer: unknown };
  "/api/events/{code}/file": { answer: unknown };
  "/api/me": { answer: Me };
  "/api/sessions": { answer: Device[] };
  "/api/recovery": { answer: CodesLeft };
  "/api/decks": { query: { game?: string | null }; answer: DecksAnswer };
  "/api/decks/{id}": { answer: DeckLine };
  "/api/shared/{code}": { answer: SharedAnswer };
  "/api/me/export": { answer: unknown };
  "/api/me/openness": { answer: OpennessInfo };
  "/api/people/{login}": { answer: Profile };
  "/api/people/{login}/games": { query: { game?: string; result?: "" | "won" | "lost" | "drawn"; opponent?: string; since?: number; until?: number; after?: string }; answer: History };
  "/api/friends": { answer: Friends };
  "/api/replays/{code}/account": { answer: AccountInfo };
  "/api/replays/{code}/review": { query: { seat?: number }; answer: MyReview };
  "/api/replays/{code}/review/line": { query: { seat: number; at: number; step?: number }; answer: unknown };
  "/api/mistakes/{game}": { answer: MistakesAnswer };
  "/api/deck-tests/mine": { answer: MyDeckTest };
}

/** What each address takes and answers by POST. */
export interface Posts {
  "/api/games/{game}/decks/check": { body: CheckOrder; answer: DeckAnswer };
  "/api/games/{game}/decks/export": { body: ExportOrder; answer: ExportAnswer };
  "/api/games/{game}/decks/random": { body: RandomOrder; answer: RandomAnswer };
  "/api/games/{game}/lessons/{lesson}": { body: LessonOrder; answer: unknown };
  "/api/games/{game}/puzzles/{puzzle}": { body: PracticeOrder; answer: unknown };
  "/api/games/{game}/fights/{fight}": { body: PracticeOrder; answer: unknown };
  "/api/games/{game}/rules/{rule}": { body: PracticeOrder; answer: unknown };
  "/api/replays/{code}/practice": { body: PracticeOrder; query: { at: number; seat?: number }; answer: unknown };
  "/api/bots": { body: BotOrder; answer: NewToken };
  "/api/bots/{code}/token": { answer: NewToken };
  "/api/tables/{code}/bots": { body: CallOrder; answer: void };
  "/api/tables": { body: TablePlan; answer: TableInfo };
  "/api/tables/{code}/seats": { body: SeatWish; answer: MySeat };
  "/api/tables/{code}/start": { answer: TableInfo };
  "/api/replays/{code}/continue": { body: Continuation; answer: TableInfo };
  "/api/reports": { body: NewReport; answer: void };
  "/api/daily/{game}": { answer: TableInfo };
  "/api/pods": { body: PodPlan; answer: PodInfo };
  "/api/pods/{code}/seats": { answer: PodInfo };
  "/api/pods/{code}/start": { answer: PodInfo };
  "/api/pods/{code}/check": { body: Built; answer: PodsCheckedDeck };
  "/api/tournament-name": { body: NameToRead; answer: NameRead };
  "/api/events": { body: EventToAnnounce; answer: EventAnswer };
  "/api/events/import": { body: EventToBring; answer: EventAnswer };
  "/api/events/{code}/helpers": { answer: EventAnswer };
  "/api/events/{code}/entrants": { body: Entering; answer: EventAnswer };
  "/api/events/{code}/entrants/import": { body: ListToEnter; answer: EventAnswer };
  "/api/events/{code}/entrants/{entrant}/checkin": { body: WithReason; answer: EventAnswer };
  "/api/events/{code}/entrants/{entrant}/drop": { body: Leaving; answer: EventAnswer };
  "/api/events/{code}/entrants/{entrant}/reinstate": { body: WithReason; answer: EventAnswer };
  "/api/events/{code}/entrants/{entrant}/swap": { body: Swapping; answer: EventAnswer };
  "/api/events/{code}/entrants/{entrant}/ready": { body: Write; answer: EventAnswer };
  "/api/events/{code}/entrants/{entrant}/check": { body: DeckToCheck; answer: EventsCheckedDeck };
  "/api/events/{code}/doors": { body: Doors; answer: EventAnswer };
  "/api/events/{code}/staff": { body: StaffChange; answer: EventAnswer };
  "/api/events/{code}/products": { body: WithReason; answer: EventAnswer };
  "/api/events/{code}/rounds": { body: WithReason; answer: EventAnswer };
  "/api/events/{code}/rounds/redraw": { body: WithReason; answer: EventAnswer };
  "/api/events/{code}/rounds/publish": { body: WithReason; answer: EventAnswer };
  "/api/events/{code}/rounds/move": { body: Move; answer: EventAnswer };
  "/api/events/{code}/second-chance": { body: SecondChance; answer: EventAnswer };
  "/api/events/{code}/tables/{table}/report": { body: TableReport; answer: EventAnswer };
  "/api/events/{code}/tables/{table}/confirm": { body: WhichGame; answer: EventAnswer };
  "/api/events/{code}/tables/{table}/count": { body: Sums; answer: EventAnswer };
  "/api/events/{code}/tables/{table}/void": { body: WithReason; answer: EventAnswer };
  "/api/events/{code}/tables/{table}/stop": { body: WithReason; answer: EventAnswer };
  "/api/events/{code}/time": { body: TimeCall; answer: EventAnswer };
  "/api/events/{code}/extend": { body: MoreTime; answer: EventAnswer };
  "/api/events/{code}/ticks": { body: Tick; answer: EventAnswer };
  "/api/events/{code}/undo": { body: WithReason; answer: EventAnswer };
  "/api/events/{code}/close": { body: WithReason; answer: EventAnswer };
  "/api/events/{code}/reopen": { body: WithReason; answer: EventAnswer };
  "/api/events/{code}/calls": { body: JudgeCall; answer: EventAnswer };
  "/api/events/{code}/calls/{call}/take": { body: Write; answer: EventAnswer };
  "/api/events/{code}/calls/{call}/settle": { body: Settled; answer: EventAnswer };
  "/api/events/{code}/entrants/{entrant}/compare": { body: DeckFound; answer: DeckBeside };
  "/api/events/{code}/rulings": { body: Ruling; answer: EventAnswer };
  "/api/events/{code}/cases": { body: NewCase; answer: EventAnswer };
  "/api/events/{code}/penalties": { body: Penalty; answer: EventAnswer };
  "/api/events/{code}/slips": { answer: unknown };
  "/api/slips": { body: SlipToRead; answer: TableOfSlip };
  "/api/me": { body: Introduction; answer: Me };
  "/api/accounts": { body: NewAccount; answer: Me };
  "/api/sessions": { body: SignIn; answer: Me };
  "/api/recovery": { body: Renewal; answer: NewCodes };
  "/api/recovery/use": { body: Recovery; answer: Me };
  "/api/decks": { body: NewDeck; answer: DeckLine };
  "/api/decks/{id}/share": { answer: ShareAnswer };
  "/api/friends": { body: FriendOrder; answer: StandingInfo };
  "/api/challenges": { body: ChallengeOrder; answer: ChallengeInfo };
  "/api/challenges/{id}/accept": { answer: Opened };
  "/api/searches": { body: SearchOrder; answer: void };
  "/api/searches/mine/yes": { answer: Opened };
  "/api/replays/{code}/review": { query: { seat?: number }; answer: MyReview };
  "/api/mistakes/{game}": { answer: MistakesAnswer };
  "/api/deck-tests": { body: DeckTestOrder; answer: MyDeckTest };
}

/** What each address takes and answers by PUT. */
export interface Puts {
  "/api/pods/{code}/deck": { body: Built; answer: PodInfo };
  "/api/events/{code}/entrants/{entrant}/deck": { body: DeckToRegister; answer: EventAnswer };
  "/api/events/{code}/rounds/{round}/tables/{table}/games/{game}": { body: Correction; answer: EventAnswer };
  "/api/accounts/password": { body: PasswordChange; answer: void };
  "/api/decks/{id}": { body: DeckChange; answer: DeckLine };
  "/api/me/openness": { body: OpennessOrder; answer: OpennessInfo };
}

/** What each address takes and answers by PATCH. */
export interface Patches {
  "/api/tables/{code}/seats/{seat}": { body: SeatChange; answer: TableInfo };
  "/api/events/{code}": { body: PlanChange; answer: EventAnswer };
  "/api/events/{code}/entrants/{entrant}": { body: EntrantChange; answer: EventAnswer };
  "/api/events/{code}/cases/{case}": { body: Outcome; answer: EventAnswer };
}

/** What each address takes and answers by DELETE. */
export interface Deletes {
  "/api/bots/{code}": { answer: void };
  "/api/tables/{code}/seats/{seat}": { answer: TableInfo };
  "/api/pods/{code}/seats/{seat}": { answer: PodInfo };
  "/api/me": { answer: void };
  "/api/sessions/current": { answer: void };
  "/api/sessions/{id}": { answer: void };
  "/api/decks/{id}": { answer: void };
  "/api/friends/{login}": { answer: void };
  "/api/challenges/{id}": { answer: void };
  "/api/searches/mine": { answer: void };
  "/api/deck-tests/mine": { answer: MyDeckTest };
}
