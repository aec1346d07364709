// The computer players in words. Generated from src/spellhall/server/library/players.py by tools/wire_types.py.

export interface PlayerWords {
  title: string;
  /** What they do; begin it with a capital. */
  text: string;
}

export const PLAYERS: Readonly<Record<string, PlayerWords>> = {
  random: { title: "Random", text: "plays any legal move at random" },
  novice: { title: "Novice", text: "thinks one play ahead and often slips, but won't miss a win" },
  club: { title: "Club player", text: "solid: thinks one play ahead" },
  master: { title: "Master", text: "spends a second a move, trying hundreds of ways the game could go" },
};

/** The name of each level's own player. */
// @wc-ignore
export const FIRST: Readonly<Record<string, string>> = { random: "Cuckoo", novice: "Wren", club: "Rook", master: "Crane" };

/** All names that only computer players have. */
// @wc-ignore
export const COMPUTERS: readonly string[] = ["Cuckoo", "Wren", "Rook", "Crane", "Finch", "Swift", "Teal", "Stork", "Starling", "Puffin", "Gannet", "Petrel", "Sandpiper", "Bullfinch", "Toucan"];
