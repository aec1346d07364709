/**
 * How a fight would end if nothing else happened: who strikes when, for how much, and who would be destroyed.
 *
 * It knows strength, speed, damage, shields and Deadly, but no card texts; so it's always shown as "before effects".
 * Where a player would divide damage, it says what might happen instead of guessing.
 */

import type { Group } from '../parts';

export interface Fighter {
  token: string;
  strength: number;
  speed: number;
  damage: number;
  shield: number;
  deadly: boolean;
  /** It has already dealt its combat damage. */
  struck: boolean;
}

export type Fate = 'lives' | 'may fall' | 'falls';

export interface Outlook {
  token: string;
  /** When it strikes in the fight, from 1; equal numbers strike together. 0: it strikes nobody. */
  blow: number;
  /** Its total damage, if it survives to strike. */
  deals: number;
  /** What it strikes: characters, or the attacked player if there are none. */
  foes: string[];
  /** Something hits it first: it strikes only if it survives. */
  late: boolean;
  fate: Fate;
  /** It would be destroyed at the end of combat, whatever the damage. */
  doomed: boolean;
}

export interface Prospect {
  fighters: Map<string, Outlook>;
  /** The damage each attacked seat would take. */
  players: Map<number, number>;
}

interface Standing extends Fighter {
  foes: string[];
  /** The attacked seat it would reach, -1 for none. */
  player: number;
  /** The damage it takes for certain, and at most. */
  least: number;
  most: number;
  fate: Fate;
  late: boolean;
}

/** `fighters` by token; a calm turn is one whose combat damage is all prevented. */
export function prospect(fight: readonly Group[], fighters: ReadonlyMap<string, Fighter>, calm: boolean): Prospect {
  const standing = stand(fight, fighters);
  const all = [...standing.values()];
  const speeds = [...new Set(all.filter(strikes).map(({ speed }) => speed))].sort((one, other) => other - one);
  const players = new Map<number, number>(fight.map(({ target }) => [target, 0]));
  for (const speed of calm ? [] : speeds) {
    const pass = all.filter((one) => one.speed === speed && strikes(one));
    for (const one of pass) {
      one.late = one.fate !== 'lives';
      if (one.player >= 0) players.set(one.player, (players.get(one.player) ?? 0) + Math.max(0, one.strength));
    }
    for (const [striker, foe, sure] of blows(pass, standing)) {
      foe.most += Math.max(0, striker.strength);
      if (sure) foe.least += Math.max(0, striker.strength);
    }
    for (const one of all) one.fate = fateOf(one);
  }
  const outlooks = all.map((one): [string, Outlook] => {
    const doomed = one.foes.some((foe) => standing.get(foe)?.deadly);
    const deals = strikes(one) && !calm ? Math.max(0, one.strength) : 0;
    const blow = deals ? speeds.indexOf(one.speed) + 1 : 0;
    const { token, foes, late } = one;
    return [token, { token, foes, late, deals, blow, doomed, fate: doomed ? 'falls' : one.fate }];
  });
  return { fighters: new Map(outlooks), players };
}

/** Everyone in the fight, with their opponents. */
function stand(fight: readonly Group[], fighters: ReadonlyMap<string, Fighter>): Map<string, Standing> {
  const standing = new Map<string, Standing>();
  const add = (token: string, foes: string[], player: number): void => {
    const fighter = fighters.get(token);
    if (fighter) standing.set(token, { ...fighter, foes, player, least: 0, most: 0, fate: 'lives', late: false });
  };
  for (const { attackers, blockers, target, blocked } of fight) {
    for (const token of attackers) add(token, blockers, blocked ? -1 : target);
    for (const token of blockers) add(token, attackers, -1);
  }
  return standing;
}

function strikes(one: Standing): boolean {
  return !one.struck && (one.player >= 0 || one.foes.length > 0);
}

/** Who strikes whom in a pass, and whether all of it is certain to go there. */
function blows(pass: readonly Standing[], standing: ReadonlyMap<string, Standing>): [Standing, Standing, boolean][] {
  return pass
    .filter(({ fate }) => fate !== 'falls')
    .flatMap((striker) => {
      const foes = striker.foes.map((token) => standing.get(token)).filter((foe) => foe && foe.fate !== 'falls');
      return foes.map((foe): [Standing, Standing, boolean] => [
        striker,
        foe as Standing,
        striker.fate === 'lives' && foes.length === 1,
      ]);
    });
}

function fateOf({ strength, damage, shield, least, most }: Standing): Fate {
  const after = (dealt: number): number => damage + Math.max(0, dealt - shield);
  if (after(least) >= strength) return 'falls';
  return after(most) >= strength ? 'may fall' : 'lives';
}
