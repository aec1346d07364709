// The page's texts in three files for each language: a first visit fetches only those of the home page and the tables.

/** What the home page and the tables show; everything else is on pages that are opened later. */
const FIRST = [
  /^src\/(App\.svelte|main\.ts|(lib|table|cards|learn|people)\/)/,
  /^src\/pages\/(Home|TableRoom)\.svelte$/,
  /^src\/home\/(?!account\/|setup\/)/,
  /^src\/home\/account\/(Door\.svelte|codes\.ts)$/,
  /^src\/home\/setup\/(SideBySide\.svelte|setup\.ts)$/,
  /^src\/library\/CopyButton\.svelte$/,
  /^src\/event\/(words|answers)\.ts$/,
  /^src\/practice\/(PuzzleOfTheDay\.svelte|puzzles\.ts)$/,
];
/** The hall's refusals in other languages than English. */
const REFUSALS = 'src/lib/refusals.ts';

/**
 * The file for the texts of a source: "first", "more" or "refusals".
 * @param {string} source
 */
export function areaOf(source) {
  if (source === REFUSALS) return 'refusals';
  return FIRST.some((pattern) => pattern.test(source)) ? 'first' : 'more';
}
