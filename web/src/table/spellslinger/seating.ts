/** Who is drawn where, and how large: your side near, the others far, in turn order. */

/** "full" and "part" (one of several that share the space) are boards; "plate" is the name plate alone. */
export type Scale = 'full' | 'part' | 'plate';

export interface Place {
  seat: number;
  scale: Scale;
}

/** Seats that are drawn together: a team, or a single seat (then `team` is -1). */
export interface Bloc {
  team: number;
  places: Place[];
}

export interface Seating {
  far: Bloc[];
  near: Bloc[];
}

export interface Table {
  /** Each seat's team. */
  teams: readonly number[];
  out: readonly boolean[];
  /** The viewer's seat. */
  me: number;
  /** The selected seat, -1 for all of them. */
  focus: number;
  /** There's room for one opponent's board only. */
  narrow: boolean;
  /** The seat that faces you if there's room for one only, and you haven't selected any. */
  facing: number;
}

/** Whether some seats play together. */
export function haveTeams(teams: readonly number[]): boolean {
  return new Set(teams).size < teams.length;
}

export function seated(table: Table): Seating {
  const { teams, me } = table;
  const round = clockwise(teams.length, me);
  const team = teams[me];
  const near = round.filter((seat) => teams[seat] === team);
  const far = round.filter((seat) => teams[seat] !== team);
  const place = (seat: number): Place => ({ seat, scale: scaleOf(table, seat) });
  if (!haveTeams(teams)) {
    return { far: far.map((seat) => ({ team: -1, places: [place(seat)] })), near: [{ team: -1, places: [place(me)] }] };
  }
  const bloc = (number: number): Bloc => ({ team: number, places: far.filter((s) => teams[s] === number).map(place) });
  const others = [...new Set(far.map((seat) => teams[seat] ?? -1))];
  return { far: others.map(bloc), near: [{ team: team ?? -1, places: near.map(place) }] };
}

function scaleOf({ teams, out, me, focus, narrow, facing }: Table, seat: number): Scale {
  if (out[seat]) return 'plate';
  if (seat === me || teams.length === 2) return 'full';
  if (focus >= 0 && focus !== me) return seat === focus ? 'full' : 'plate';
  if (narrow) return seat === facing ? 'full' : 'plate';
  return focus === me ? 'plate' : 'part';
}

/** All seats in turn order, starting from one. */
export function clockwise(seats: number, from: number): number[] {
  return Array.from({ length: seats }, (_, step) => (from + step) % seats);
}

export interface Moment {
  teams: readonly number[];
  out: readonly boolean[];
  me: number;
  /** Whose turn it is, -1 before the first. */
  active: number;
  /** The attackers of a declared attack, each with its seat and the seat it attacks. */
  attacks: readonly { by: number; on: number }[];
  /** Whether the attack is declared: nothing moves while you're choosing. */
  declared: boolean;
}

/**
 * The opponent who matters most now: your attacker, the player you attack, the active player, else the next in turn
 * order.
 */
export function faced({ teams, out, me, active, attacks, declared }: Moment): number {
  const opponents = clockwise(teams.length, me).filter((seat) => teams[seat] !== teams[me] && !out[seat]);
  const against = attacks.find(({ on }) => teams[on] === teams[me]);
  const mine = declared ? attacks.find(({ by }) => teams[by] === teams[me]) : undefined;
  const wanted = [against?.by, mine?.on, active].find((seat) => seat !== undefined && opponents.includes(seat));
  return wanted ?? opponents[0] ?? -1;
}
