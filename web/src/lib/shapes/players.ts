// The computer players in words. Generated from src/spellhall/server/library/players.py by tools/wire_types.py.

export interface PlayerWords {
  title: string;
  /** What he does, to be begun with a capital. */
  text: string;
}

export const PLAYERS: Readonly<Record<string, PlayerWords>> = {
  random: { title: "By lot", text: "draws lots among what is allowed" },
  novice: { title: "Novice", text: "looks one play ahead and slips often, but takes a win that is at hand" },
  club: { title: "Club player", text: "looks one play ahead, without slips" },
  master: { title: "Master", text: "tries hundreds of ways the game may go on, for a second a move" },
};
