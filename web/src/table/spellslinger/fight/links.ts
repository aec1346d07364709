/** Which arcs to draw: attacks, blocks and targets. */

import type { CardSeen } from '../../../lib/wire';
import type { Link } from '../../stage/arcs';
import type { Announced, Group } from '../parts';

export function linksOf(
  fight: readonly Group[],
  announced: readonly Announced[],
  cards: Readonly<Record<string, CardSeen>>,
): Link[] {
  const seat = (token: string): number => cards[token]?.seat ?? 0;
  const fights = fight.flatMap(({ attackers, blockers, target, blocked }): Link[] => [
    ...attackers.flatMap((token): Link[] => {
      // While there are blockers, their arcs show that an attack is stopped.
      if (blocked && blockers.length) return [];
      return [{ kind: blocked ? 'stopped' : 'attack', from: `card ${token}`, to: `seat ${target}`, seat: seat(token) }];
    }),
    ...blockers.flatMap((token) =>
      attackers.map((other): Link => ({ kind: 'block', from: `card ${token}`, to: `card ${other}`, seat: seat(token) })),
    ),
  ]);
  const aims = announced.flatMap(({ card, seat: by, targets, players }) =>
    [...targets.map((token) => `card ${token}`), ...players.map((player) => `seat ${player}`)].map(
      (to): Link => ({ kind: 'aim', from: `card ${card}`, to, seat: by }),
    ),
  );
  return [...fights, ...aims];
}
