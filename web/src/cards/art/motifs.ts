/** Icons as parts of pictures, and the icon that fits a spell's name. */

import { BOLT, BURST, CROSS, DROP, EYE, FLAME, MOON, SHIELD, SKULL, SWORDS, type Sign } from '../signs';
import { circle, move, spokes, star, whole, type Dice, type Shape } from './shape';

/** An icon in a picture, its centre at x and y. */
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

const DOOR: Sign = { fill: 'M6 31V14a10 10 0 0 1 20 0v17ZM10 31h12V14a6 6 0 0 0-12 0ZM14 15h6v13h-6Zm4 6v2h1.5v-2Z' };
const BOOK: Sign = { fill: 'M15 7C11 4 6 3.5 1 5v21c5-1.5 10-1 14 2ZM17 7c4-3 9-3.5 14-2v21c-5-1.5-10-1-14 2ZM4 9c3-.5 6 0 8 1.2v2C10 11 7 10.5 4 11ZM4 15c3-.5 6 0 8 1.2v2C10 17 7 16.5 4 17Z' };
const LEAF: Sign = { fill: 'M29 3C15 2 5 7 4 18c0 3 .8 5 2 7l-4 5 2 1 4-5c11 3 19-5 21-23ZM8 24C11 17 16 12 22 9c-5 4-9 9-11.5 16Z' };
const BELL: Sign = { fill: 'M16 1a3 3 0 0 1 2.8 4C24 7 26 12 26 18c0 4 1.5 6 4 8H2c2.5-2 4-4 4-8 0-6 2-11 7.2-13A3 3 0 0 1 16 1Zm-4 26h8a4 4 0 0 1-8 0Z' };
const HAND: Sign = { fill: 'M9 31 5 21 2 15c-1-2.5 2-4 3.5-1.5L9 18V6c0-3 4-3 4 0v8h.6V3.5c0-3 4.2-3 4.2 0V14h.6V5c0-3 4-3 4 0v10h.6V9c0-3 4-3 4 0v12l-3 10Z' };
const COIN: Sign = { fill: 'M16 2a14 14 0 1 1 0 28 14 14 0 0 1 0-28Zm0 3.5a10.5 10.5 0 1 0 0 21 10.5 10.5 0 0 0 0-21ZM16 8l2.2 5.3 5.7.4-4.3 3.7 1.3 5.6L16 20l-4.9 3 1.3-5.6-4.3-3.7 5.7-.4Z' };
const CUP: Sign = { fill: 'M5 3h22c0 9-3 14-8.5 15.5V24c3 .5 5.5 2 5.5 5H8c0-3 2.5-4.5 5.5-5v-5.5C8 17 5 12 5 3Z' };
const CROWN: Sign = { fill: 'M2 8l7 6 7-11 7 11 7-6-3 16H5ZM5 26h22v4H5Z' };
const PAW: Sign = { fill: 'M16 15c5 0 9 5 9 10 0 5-5 4-9 4s-9 1-9-4c0-5 4-10 9-10ZM5 11c3 0 4 6 2 7-3 1-6-6-2-7ZM27 11c4 1 1 8-2 7-2-1-1-7 2-7ZM11.5 3c3 0 4 8 1 8.5-3.5.5-5-8-1-8.5ZM20.5 3c4 .5 2.5 9-1 8.5-3-.5-2-8.5 1-8.5Z' };

/** Words in names that call for a motif; short ones must be whole words. */
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
  [/gate|door|passage|curtain|refus|threshold|portal|labyrinth|banish|exile|dimension/i, DOOR],
  [/stud(y|ies)|shel(f|ves)|almanac|clause|book|scroll|lore\b|knowledge|letter|\bread\b|forget|weigh|\bwrit|identify|council|legend|amnesia/i, BOOK],
  [/thicket|root|\bsap\b|harvest|plenty|leaf|bloom|grow|thorn|briar|meadow|midsummer|\boak|\bivy|moot|plant|shillelagh/i, LEAF],
  [/bell|drum|hymn|song|chime|\bhorns?\b|\bcall|summons|herald|shout|alarm|noon|silence|music/i, BELL],
  [/hand\b|touch|grip|steady|push|\bpull|fist|grappl|punch|choke|drag|grasp|pocket|\bpick|steal|stolen|theft|throw|kick/i, HAND],
  [/coin|gold|bargain|auction|price|\btax|tithe|trade|wealth|merchant|market|bribe|shoe/i, COIN],
  [/draught|potion|\bcup|brew|feast|drink|wine|elixir|banquet/i, CUP],
  [/king|queen|crown|court|reign|\blords?\b|ruler?|\blaws?\b|\bcoup|master/i, CROWN],
  [/claw|beast|animal|snake|creature|monster|\bhide\b|pack\b|flock|herd|insect|stampede|bristl|shape|poly|friend/i, PAW],
  [/magic|spell|enhance/i, BURST],
];

/** The icon that a name calls for; `otherwise` if there is none. */
export function motif(name: string, otherwise: Sign): Sign {
  return NAMES.find(([words]) => words.test(name))?.[1] ?? otherwise;
}

/** The second icon a name calls for, if it calls for two. */
export function secondMotif(name: string): Sign | undefined {
  return NAMES.filter(([words]) => words.test(name))[1]?.[1];
}

/** A magic circle: rings, a random star, and marks around it. */
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
