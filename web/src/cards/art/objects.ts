/** Objects: arms, jewels, books, thrones. Each in metal, trim and light. */

import { circle, type Shape } from './shape';

export type Thing =
  | 'sword' | 'dagger' | 'axe' | 'hammer' | 'mace' | 'bow' | 'arrow' | 'trident' | 'staff' | 'ring' | 'jewel' | 'orb' | 'shield'
  | 'banner' | 'horn' | 'harp' | 'pipes' | 'bell' | 'boots' | 'gauntlet' | 'girdle' | 'cup' | 'book' | 'chest' | 'throne'
  | 'map' | 'bottle' | 'figurine' | 'mirror' | 'armour'; // prettier-ignore

export interface Metals {
  metal: string;
  trim: string;
  light: string;
  shade: string;
}

const tilt = 'rotate(38 50 32)';
const WOOD = '#6b4426';

const THINGS: Record<Thing, (metals: Metals) => Shape[]> = {
  sword: ({ metal, trim, shade }) => [
    { d: 'M50-2 54 4V44H46V4Z', fill: metal, at: tilt },
    { d: 'M50-2 54 4V44H50Z', fill: shade, opacity: 0.35, at: tilt },
    { d: `M38 44Q50 41 62 44V47.5Q50 45 38 47.5ZM48 47H52V60H48Z${circle(50, 62, 3)}`, fill: trim, at: tilt },
  ],
  dagger: ({ metal, trim, shade, light }) => [
    { d: 'M50 4C56 14 56 28 54 38H46C44 28 44 14 50 4Z', fill: metal, at: tilt },
    { d: 'M50 4C56 14 56 28 54 38H50Z', fill: shade, opacity: 0.35, at: tilt },
    { d: `M38 38H62V41.5H38ZM47.5 41H52.5V54H47.5Z${circle(50, 56.5, 3.5)}`, fill: trim, at: tilt },
    { d: circle(50, 56.5, 1.6), fill: light, at: tilt },
  ],
  axe: ({ metal, trim, shade }) => [
    { d: 'M48-2H52V66H48Z', fill: WOOD, at: tilt },
    { d: 'M52 4C62 0 72 6 74 16 72 26 62 32 52 28ZM48 4C38 0 28 6 26 16 28 26 38 32 48 28Z', fill: metal, at: tilt },
    { d: 'M52 4C62 0 72 6 74 16H52Z', fill: shade, opacity: 0.25, at: tilt },
    { d: 'M47 2H53V30H47Z', fill: trim, at: tilt },
  ],
  hammer: ({ metal, trim, shade }) => [
    { d: 'M48 8H52V66H48Z', fill: WOOD, at: tilt },
    { d: 'M32 2H68V22H32Z', fill: metal, at: tilt },
    { d: 'M32 14H68V22H32Z', fill: shade, opacity: 0.3, at: tilt },
    { d: 'M46 0H54V24H46Z', fill: trim, at: tilt },
  ],
  mace: ({ metal, trim, shade }) => [
    { d: 'M48 20H52V66H48Z', fill: WOOD, at: tilt },
    { d: 'M50-2 54 4 61 1 60 8 67 11 61 15 64 22 57 21 54 27 50 23 46 27 43 21 36 22 39 15 33 11 40 8 39 1 46 4Z', fill: metal, at: tilt },
    { d: circle(50, 12, 6), fill: shade, opacity: 0.3, at: tilt },
    { d: 'M46.5 25H53.5V29H46.5Z', fill: trim, at: tilt },
  ],
  bow: ({ metal, trim, light }) => [
    { d: 'M36 2C70 8 70 56 36 62', fill: trim, line: 3.6 },
    { d: 'M36 2V62', fill: light, line: 0.8 },
    { d: 'M20 32H74', fill: WOOD, line: 1.8 },
    { d: 'M84 32 72 28V36ZM20 32 14 28H22L26 32 22 36H14Z', fill: metal },
  ],
  arrow: ({ metal, trim, light }) => [
    { d: 'M50 8V58', fill: WOOD, line: 2.2, at: tilt },
    { d: 'M50-4 57 12 50 9 43 12Z', fill: metal, at: tilt },
    { d: 'M50 48 57 54V66L50 60 43 66V54Z', fill: trim, at: tilt },
    { d: 'M30 6 34 10M28 18 33 20M70 40 74 44', fill: light, line: 1.2 },
  ],
  trident: ({ metal, trim }) => [
    { d: 'M48.5 18H51.5V66H48.5Z', fill: WOOD, at: tilt },
    { d: 'M50-4 53 4V18H60V6L57 6 61-2 65 6H63V22H37V6H35L39-2 43 6H40V18H47V4Z', fill: metal, at: tilt },
    { d: 'M46 22H54V26H46Z', fill: trim, at: tilt },
  ],
  staff: ({ metal, trim, light }) => [
    { d: 'M48.5 16H51.5V68H48.5Z', fill: WOOD, at: tilt },
    { d: 'M50 20C38 18 36 4 46-2 42 6 46 10 50 10S58 6 54-2C64 4 62 18 50 20Z', fill: trim, at: tilt },
    { d: circle(50, 3, 5), fill: light, at: tilt },
    { d: 'M47.5 24H52.5V27H47.5ZM47.5 44H52.5V47H47.5Z', fill: metal, at: tilt },
  ],
  ring: ({ metal, trim, light, shade }) => [
    { d: `${circle(50, 38, 19)}${circle(50, 38, 13.5)}`, fill: trim, holes: true },
    { d: 'M50 57a19 19 0 0 0 19-19h-5.5A13.5 13.5 0 0 1 50 51.5Z', fill: shade, opacity: 0.35 },
    { d: 'M41 6H59L64 13 50 25 36 13Z', fill: light },
    { d: 'M41 6 45 13 50 25 55 13 59 6M36 13H64', fill: metal, line: 1.1 },
  ],
  jewel: ({ metal, trim, light, shade }) => [
    { d: 'M22 0C26 22 38 30 50 32 62 30 74 22 78 0', fill: trim, line: 1.8 },
    { d: 'M50 26 62 36 58 50 50 60 42 50 38 36Z', fill: light },
    { d: 'M50 26 62 36 58 50 50 60Z', fill: shade, opacity: 0.28 },
    { d: 'M38 36H62M50 26 45 36 50 60 55 36Z', fill: metal, line: 1 },
    { d: `${circle(31, 19, 2)}${circle(69, 19, 2)}${circle(40, 27, 2)}${circle(60, 27, 2)}`, fill: metal },
  ],
  orb: ({ metal, trim, light, shade }) => [
    { d: circle(50, 26, 20), fill: light },
    { d: circle(50, 26, 20), fill: trim, opacity: 0.35 },
    { d: 'M66 14A20 20 0 1 1 32 35 17 17 0 0 0 66 14Z', fill: shade, opacity: 0.3 },
    { d: 'M38 18C40 13 44 10 49 10', fill: '#ffffff', line: 2.4, opacity: 0.9 },
    { d: 'M32 44H68L62 50H38ZM36 50H64L70 60H30Z', fill: trim },
    { d: 'M36 50H64L65.5 53H34.5Z', fill: metal },
  ],
  shield: ({ metal, trim, shade, light }) => [
    { d: 'M24 6Q50 0 76 6V28C76 46 64 57 50 63 36 57 24 46 24 28Z', fill: trim },
    { d: 'M29 10Q50 5 71 10V28C71 43 61 52 50 57 39 52 29 43 29 28Z', fill: metal },
    { d: 'M50 7Q60 7 71 10V28C71 43 61 52 50 57Z', fill: shade, opacity: 0.3 },
    { d: 'M50 16 54 27 65 28 56 35 59 46 50 40 41 46 44 35 35 28 46 27Z', fill: light },
  ],
  banner: ({ metal, trim, light, shade }) => [
    { d: 'M24 0H27V66H24Z', fill: WOOD },
    { d: 'M27 4H80L70 20 80 38H27Z', fill: trim },
    { d: 'M27 26H73L80 38H27Z', fill: shade, opacity: 0.25 },
    { d: 'M36 21C42 13 56 13 62 21 56 29 42 29 36 21Z', fill: light },
    { d: circle(49, 21, 3.6), fill: shade },
    { d: circle(25.5, 1, 3), fill: metal },
  ],
  horn: ({ metal, trim, light }) => [
    { d: 'M16 14C20 44 44 60 78 50L86 30C64 44 36 38 26 10Z', fill: light },
    { d: 'M78 50 86 30 90 31 83 53ZM16 14 26 10 25 6 14 10ZM42 44 48 34 52 36 46 48Z', fill: trim },
    { d: 'M20 14C26 38 46 52 74 46', fill: metal, line: 1.2, opacity: 0.6 },
  ],
  harp: ({ metal, trim }) => [
    { d: 'M30 4C44 12 60 4 70 12L66 16C60 16 58 18 58 22L46 60H36L30 4ZM36 12 41 54 52 20C48 14 42 14 36 12Z', fill: trim, holes: true },
    { d: 'M39 14 41.5 46M43 15 43.5 40M47 15.5 46.5 34M51 16 49.5 26', fill: metal, line: 0.9 },
    { d: 'M32 58H52V63H32Z', fill: trim },
  ],
  pipes: ({ metal, trim, shade }) => [
    { d: 'M26 8H33V56H26ZM35 8H42V50H35ZM44 8H51V44H44ZM53 8H60V38H53ZM62 8H69V32H62Z', fill: metal },
    { d: 'M30 8H33V56H30ZM39 8H42V50H39ZM48 8H51V44H48ZM57 8H60V38H57ZM66 8H69V32H66Z', fill: shade, opacity: 0.25 },
    { d: 'M23 14H72V19H23ZM23 26H72V30H23Z', fill: trim },
  ],
  bell: ({ metal, trim, shade }) => [
    { d: 'M50 6C62 8 66 18 67 32 68 42 72 46 78 50H22C28 46 32 42 33 32 34 18 38 8 50 6Z', fill: trim },
    { d: 'M50 6C62 8 66 18 67 32 68 42 72 46 78 50H50Z', fill: shade, opacity: 0.25 },
    { d: `${circle(50, 54, 5)}M46 0H54V7H46ZM24 46H76V50H24Z`, fill: metal },
  ],
  boots: ({ trim, light, shade, metal }) => [
    { d: 'M24 8H42V36L54 46C58 48 58 54 56 58H24C26 40 26 24 24 8Z', fill: trim },
    { d: 'M24 52H57L56 58H24ZM24 8H42V13H24Z', fill: shade, opacity: 0.4 },
    { d: 'M58 8H74V36L84 46C88 48 88 54 86 58H58C60 40 60 24 58 8Z', fill: trim },
    { d: 'M58 52H87L86 58H58ZM58 8H74V13H58Z', fill: shade, opacity: 0.4 },
    { d: 'M27 34C16 32 8 24 6 12 12 18 18 18 26 20ZM60 34C52 32 46 28 44 18 48 22 54 22 60 22Z', fill: light },
    { d: 'M27 28H42V31H27ZM60 28H74V31H60Z', fill: metal },
  ],
  gauntlet: ({ metal, trim, shade }) => [
    { d: 'M34 62 36 44 28 32C26 28 30 25 33 28L40 35V10C40 6 46 6 46 10V28V6C46 2 52 2 52 6V28V8C52 4 58 4 58 8V30V13C58 9 64 9 64 13V40L62 62Z', fill: metal },
    { d: 'M46 12H47.2V30H46ZM52 10H53.2V30H52ZM58 12H59.2V32H58ZM52 40H64V62H50Z', fill: shade, opacity: 0.45 },
    { d: 'M33 50H64V56H33ZM33 60H64V64H33Z', fill: trim },
  ],
  girdle: ({ metal, trim, light, shade }) => [
    { d: 'M4 24C30 36 70 36 96 24V44C70 56 30 56 4 44Z', fill: trim },
    { d: 'M4 38C30 50 70 50 96 38V44C70 56 30 56 4 44Z', fill: shade, opacity: 0.35 },
    { d: 'M36 22H64V58H36ZM41 28V52H59V28Z', fill: metal },
    { d: circle(50, 40, 5), fill: light },
    { d: `${circle(16, 37, 2)}${circle(26, 40, 2)}${circle(74, 40, 2)}${circle(84, 37, 2)}`, fill: metal },
  ],
  cup: ({ trim, light, shade, metal }) => [
    { d: 'M28 4H72C74 24 68 34 54 37V48C62 49 68 53 68 60H32C32 53 38 49 46 48V37C32 34 26 24 28 4Z', fill: trim },
    { d: 'M50 4H72C74 24 68 34 54 37V48C62 49 68 53 68 60H50Z', fill: shade, opacity: 0.25 },
    { d: 'M28 4H72L71.5 9H28.5Z', fill: light },
    { d: `${circle(50, 20, 4)}${circle(37, 18, 2.4)}${circle(63, 18, 2.4)}`, fill: metal },
  ],
  book: ({ trim, metal, light, shade }) => [
    { d: 'M50 12C38 4 22 4 10 8V52C22 48 38 48 50 56 62 48 78 48 90 52V8C78 4 62 4 50 12Z', fill: trim },
    { d: 'M50 13C40 7 26 6 14 10V47C26 44 40 45 50 51 60 45 74 44 86 47V10C74 6 60 7 50 13Z', fill: '#f6ead0' },
    { d: 'M50 13V51C60 45 74 44 86 47V10C74 6 60 7 50 13Z', fill: shade, opacity: 0.12 },
    { d: 'M20 17q10-2.5 22 2M20 24q10-2.5 22 2M20 31q10-2.5 22 2M58 33q10-4 22-2M58 40q10-4 22-2', fill: shade, line: 1, opacity: 0.6 },
    { d: circle(69, 21, 6), fill: light },
    { d: circle(69, 21, 6), fill: metal, line: 1.2 },
  ],
  chest: ({ trim, metal, light, shade }) => [
    { d: 'M18 30H82V60H18Z', fill: WOOD },
    { d: 'M18 28C18 14 26 8 34 8H66C74 8 82 14 82 28Z', fill: WOOD },
    { d: 'M18 46H82V60H18Z', fill: shade, opacity: 0.3 },
    { d: 'M18 28H82V32H18ZM26 8H33V60H26ZM67 8H74V60H67Z', fill: trim },
    { d: 'M44 24H56V40H44Z', fill: metal },
    { d: 'M20 27H80V29H20Z', fill: light },
    { d: `${circle(50, 30, 2)}M49 30H51V36H49Z`, fill: shade },
  ],
  throne: ({ trim, metal, light, shade }) => [
    { d: 'M34 62V10L38 2 42 8 50-2 58 8 62 2 66 10V62Z', fill: trim },
    { d: 'M39 14H61V40H39Z', fill: light, opacity: 0.75 },
    { d: 'M28 36H36V62H28ZM64 36H72V62H64ZM34 44H66V50H34Z', fill: metal },
    { d: 'M34 50H66V62H34Z', fill: shade, opacity: 0.5 },
    { d: circle(50, 9, 3), fill: metal },
  ],
  map: ({ trim, metal, shade }) => [
    { d: 'M12 12 36 6 64 12 88 6V52L64 58 36 52 12 58Z', fill: '#f2e3bf' },
    { d: 'M36 6 64 12V58L36 52Z', fill: shade, opacity: 0.14 },
    { d: 'M20 46C28 36 30 44 38 36S46 24 54 28 66 40 78 18', fill: trim, line: 1.8 },
    { d: 'M74 14 82 22M82 14 74 22', fill: '#a3262c', line: 2.2 },
    { d: 'M20 20l4-6 4 6ZM27 21l4-7 4 7ZM50 44h8v6h-8Z', fill: metal },
  ],
  bottle: ({ trim, light, shade, metal }) => [
    { d: 'M44 2H56V16C66 20 74 30 72 42 70 54 60 60 50 60S30 54 28 42C26 30 34 20 44 16Z', fill: metal, opacity: 0.7 },
    { d: 'M30 36H70C74 52 60 57.5 50 57.5S26 52 30 36Z', fill: light },
    { d: 'M50 36H70C74 52 60 57.5 50 57.5Z', fill: shade, opacity: 0.22 },
    { d: 'M42 0H58V6H42ZM43 14H57V18H43Z', fill: trim },
    { d: `${circle(42, 44, 2)}${circle(52, 49, 1.5)}${circle(58, 42, 2.4)}M36 26C38 23 40 21 43 20`, fill: '#ffffff', line: 1.1, opacity: 0.8 },
  ],
  figurine: ({ trim, metal, light, shade }) => [
    { d: 'M28 56H72V62H28ZM34 51H66V56H34Z', fill: shade },
    { d: 'M36 51C36 40 28 34 30 22 26 20 24 16 26 10 30 14 34 12 40 14 46 16 48 22 52 28 62 30 70 38 70 51H62C62 46 60 44 56 44L54 51Z', fill: trim },
    { d: 'M52 28C62 30 70 38 70 51H62C62 46 60 44 56 44Z', fill: shade, opacity: 0.3 },
    { d: circle(34, 18, 1.6), fill: light },
    { d: 'M36 51C36 40 28 34 30 22', fill: metal, line: 1 },
  ],
  mirror: ({ trim, metal, light }) => [
    { d: 'M50 0C66 0 74 12 74 26S66 52 50 52 26 40 26 26 34 0 50 0Z', fill: trim },
    { d: 'M50 5C62 5 69 15 69 26S62 47 50 47 31 37 31 26 38 5 50 5Z', fill: light },
    { d: 'M38 34 58 10M44 40 63 18', fill: '#ffffff', line: 2.2, opacity: 0.8 },
    { d: 'M46 52H54V66H46Z', fill: metal },
  ],
  armour: ({ trim, metal, shade, light }) => [
    { d: 'M34 6 44 10Q50 14 56 10L66 6 82 14 76 30 70 28V58Q50 66 30 58V28L24 30 18 14Z', fill: metal },
    { d: 'M50 13Q53 13 56 10L66 6 82 14 76 30 70 28V58Q60 62 50 62Z', fill: shade, opacity: 0.28 },
    { d: 'M30 44Q50 52 70 44V49Q50 57 30 49ZM34 6 44 10Q50 14 56 10L66 6 67 9 57 14Q50 18 43 14L33 9Z', fill: trim },
    { d: circle(50, 30, 5), fill: light },
  ],
};

export function thing(kind: Thing, metals: Metals): Shape[] {
  return THINGS[kind](metals);
}

const NAMES: readonly [RegExp, Thing][] = [
  [/dagger|venom|kris|hassan/i, 'dagger'],
  [/sword|blade|scimitar|avenger|dragonslayer|excalibur/i, 'sword'],
  [/axe/i, 'axe'],
  [/hammer/i, 'hammer'],
  [/mace/i, 'mace'],
  [/arrow/i, 'arrow'],
  [/bow\b/i, 'bow'],
  [/trident/i, 'trident'],
  [/staff|wand|rod\b/i, 'staff'],
  [/rings?\b/i, 'ring'],
  [/shield/i, 'shield'],
  [/banner/i, 'banner'],
  [/horn/i, 'horn'],
  [/harp|lyre/i, 'harp'],
  [/pipes|xylophone|chimes/i, 'pipes'],
  [/bell|drums/i, 'bell'],
  [/boots|slippers/i, 'boots'],
  [/gauntlets?|hand\b|viperhand/i, 'gauntlet'],
  [/girdle/i, 'girdle'],
  [/cup|chalice|basin/i, 'cup'],
  [/codex|book|necronomicon/i, 'book'],
  [/chest|haven|box/i, 'chest'],
  [/throne/i, 'throne'],
  [/map/i, 'map'],
  [/bottle|flask/i, 'bottle'],
  [/figurine|guenhwyvar|scarab|badge|decoy/i, 'figurine'],
  [/mirror/i, 'mirror'],
  [/armou?r/i, 'armour'],
  [/orb|ball|crystal|coin/i, 'orb'],
  [/necklace|eye|jewel|amulet|collar/i, 'jewel'],
];

/** The object that a name calls for. */
export function namedThing(name: string): Thing | undefined {
  return NAMES.find(([words]) => words.test(name))?.[1];
}
