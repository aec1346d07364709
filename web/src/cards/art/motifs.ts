/** Signs as parts of pictures, and the sign that the name of a spell speaks of. */

import { BOLT, BURST, CROSS, DROP, EYE, FLAME, MOON, SHIELD, SKULL, SWORDS, type Sign } from '../signs';
import { circle, move, spokes, star, whole, type Dice, type Shape } from './shape';

/** A sign in a picture, its middle at x and y. */
export function drawn(sign: Sign, x: number, y: number, size: number, fill: string, opacity = 1): Shape[] {
  const at = move(x - 16 * size, y - 16 * size, size);
  const shapes: Shape[] = [];
  if (sign.fill) shapes.push({ d: sign.fill, fill, opacity, holes: true, at });
  if (sign.lines) shapes.push({ d: sign.lines, fill, opacity, line: sign.width ?? 2.4, at });
  return shapes;
}

const CLOUD: Sign = { fill: 'M8 25a7 7 0 0 1-.5-14A9 9 0 0 1 24.5 9.5 7.8 7.8 0 0 1 24 25Z' };
const WIND: Sign = { lines: 'M2 11h18a4 4 0 1 0-4-4M2 17h25a4.5 4.5 0 1 1-4.5 4.5M2 23h12a3.5 3.5 0 1 1-3.5 3.5', width: 2.6 };
const WALL: Sign = {
  fill: 'M1 5h9v6H1ZM11.5 5h9v6h-9ZM22 5h9v6h-9ZM1 12.5h4v6H1ZM6.5 12.5h9v6h-9ZM17 12.5h9v6h-9ZM27.5 12.5H31v6h-3.5ZM1 20h9v6H1ZM11.5 20h9v6h-9ZM22 20h9v6h-9Z',
};
const FROST: Sign = { lines: 'M16 2v28M4 9l24 14M28 9 4 23M12 4l4 4 4-4M12 28l4-4 4 4M4 14l5-2-1-5M28 18l-5 2 1 5M4 18l5 2-1 5M28 14l-5-2 1-5', width: 2 };
const EARTH: Sign = { fill: 'M1 28 10 10l4 3 3-9 7 12 2-2 5 14Zm13-13-3 7 4-2Zm8 2 1 6 3-1Z' };
const STAR: Sign = { fill: 'M16 0l4.5 11L32 11.5l-9 7.5 3 12-10-6.5L6 31l3-12-9-7.5L11.5 11Z' };
const SPIRAL: Sign = { lines: 'M16 16c1-2 4-1 4 2 0 4-5 6-8.5 3.5C7 18 8 11 13 8.5 20 5 27 10 27 18c0 6-5 11-11 11-8 0-13-6-13-13', width: 2.8 };
const CHAIN: Sign = { lines: 'M13 9h-4a7 7 0 0 0 0 14h4M19 9h4a7 7 0 0 1 0 14h-4M11 16h10', width: 3.4 };
const ORB: Sign = { fill: 'M16 3a13 13 0 1 1 0 26 13 13 0 0 1 0-26Zm-6 9c-1 3 0 6 2 8 0-4 2-7 5-9-3-1-6-.5-7 1Z' };

/** Words that a name speaks of a thing with; short ones stand alone. */
const NAMES: readonly [RegExp, Sign][] = [
  [/fire|flame|\bburn|heatwave|meteor|cinder|furnace|pyro|explosive|torch|\bbrand|ember/i, FLAME],
  [/lightning|bolt|spark|thunder|airship|spear/i, BOLT],
  [/\bcold|\bice\b|snow|hail|winter|frost/i, FROST],
  [/fog|cloud|mist|stinking|caravan|smoke/i, CLOUD],
  [/\bwind|flight|\bfly|hurricane|\bgale|feather|speed|storm|monsoon|maelstrom|vortex/i, WIND],
  [/flood|\bseas?\b|tide|water|aqua|hydro|tsunami|drown|atlantis|river|\bspring/i, DROP],
  [/earth|stone|rock|boulder|mountain|cataclysm|collapse|\bland\b/i, EARTH],
  [/\bwall|barricade|siege|rampart/i, WALL],
  [/death|dead|doom|\bruin|wither|plague|toxic|fester|poison|decay|grave|abyss|ghost|necro|mutiny/i, SKULL],
  [/\bheal|\braise|resist|rejuv|bless|mercy|\balms|intervention|\brest\b/i, CROSS],
  [/\bward|sanctuary|protect|armor|aegis|shield|block|barrier|guard|freedom|dome\b/i, SHIELD],
  [/moon|night|\bdark|shadow|shade|eclipse|sleep|blink|invisib/i, MOON],
  [/\bfear|charm|mind|enthrall|\bsee(ing)?\b|gaze|\beye|oracle|locate|confus|mesmer|omnisc/i, EYE],
  [/wish|fortune|\bstars?\b|light\b|\bsun|divine|judge|hope/i, STAR],
  [/blood|crimson|drain|siphon|\bbath/i, DROP],
  [/\bwars?\b|strife|\braid|revolt|attack|\barms\b|revenge|battle|strik/i, SWORDS],
  [/\blink|chain|\bbind|control|command|\bhold|\bnet\b|snare|prison|mana|dampen/i, CHAIN],
  [/\bturn|revers|mirror|\btime|clock|\bhour|transform|change|\bmeta|madness|frenz|berserk|alchemy/i, SPIRAL],
  [/treasure|genie|crystal|bottle|\borb|missile|\bpower/i, ORB],
  [/magic|spell|enhance/i, BURST],
];

/** The sign that a name speaks of; `otherwise` when it speaks of none. */
export function motif(name: string, otherwise: Sign): Sign {
  return NAMES.find(([words]) => words.test(name))?.[1] ?? otherwise;
}

/** A magic circle: rings, a star of lots, and marks around it. */
export function circleOfMagic(dice: Dice, x: number, y: number, r: number, fill: string): Shape[] {
  const points = whole(dice, 5, 9);
  const step = whole(dice, 2, Math.ceil(points / 2) - 1);
  const marks = whole(dice, 12, 24);
  const turn = dice() * Math.PI;
  let beads = '';
  for (let at = 0; at < points; at++) {
    const angle = turn + (at / points) * 2 * Math.PI - Math.PI / 2;
    beads += circle(x + r * 0.84 * Math.cos(angle), y + r * 0.84 * Math.sin(angle), r * 0.055);
  }
  return [
    { d: circle(x, y, r) + circle(x, y, r * 0.9), fill, line: 0.9, opacity: 0.8 },
    { d: spokes(x, y, r * 0.92, r * 0.99, marks), fill, line: 0.8, opacity: 0.8 },
    { d: star(x, y, r * 0.84, points, step, turn), fill, line: 0.9, opacity: 0.65 },
    { d: beads, fill },
  ];
}
