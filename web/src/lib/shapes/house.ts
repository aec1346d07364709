// The games of the house, in the order in which people see them. Generated from their about.py by tools/wire_types.py.

export interface HouseGame {
  name: string;
  title: string;
  /** What it is, in a sentence. */
  text: string;
  /** How many may sit at its table. */
  least: number;
  most: number;
  /** The preset for a first game. */
  preset: string;
  /** The presets under which some cards say something else. */
  rewrites: readonly string[];
  /** Whether one person can play it alone. */
  alone: boolean;
  /** Whether it has packs to open. */
  packs: boolean;
  /** Whether it can be learnt in lessons. */
  lessons: boolean;
}

export const HOUSE: readonly HouseGame[] = [
  {
    name: "spellfire",
    title: "Spellfire",
    text: "Build an empire of six realms, and send your champions to raze everyone else's.",
    least: 2,
    most: 6,
    preset: "tournament",
    alone: true,
    packs: true,
    lessons: true,
    rewrites: ["tournament"],
  },
  {
    name: "spellslinger",
    title: "Spellslinger",
    text: "You are a mage. Summon characters with the power of your terrains, and bring the other mage down.",
    least: 2,
    most: 6,
    preset: "rulebook",
    alone: false,
    packs: true,
    lessons: true,
    rewrites: [],
  },
  {
    name: "spellchain",
    title: "Spell Chain",
    text: "Take turns playing eight spells, then watch the chain strike backwards, last spell first.",
    least: 2,
    most: 2,
    preset: "rulebook",
    alone: false,
    packs: false,
    lessons: true,
    rewrites: [],
  },
];

/** The starter decks of the first preset that are easy to play, by game. */
// @wc-ignore
export const EASY_DECKS: Readonly<Record<string, readonly string[]>> = {
  spellfire: ["Forgotten Realms", "Dark Sun", "Monsters", "Heroes", "Wild Beasts", "Gladiators", "Warlords"],
  spellslinger: ["Gatehouse", "Ninth Furnace", "Old Oak", "Charcoal"],
  spellchain: ["Pyre", "Tide"],
};
