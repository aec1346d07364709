/** The log as people read it: grouped under headings, and filtered. */

import type { LogLine } from '../../lib/wire';

/** A line, from a table or a replay. */
export type Line = Omit<LogLine, 'turn'>;

export type Filter = 'all' | 'battle' | 'chat';

/** A heading with everything under it; no heading for lines on their own. */
export interface Group {
  /** The index of its first line in the log, used as its key. */
  at: number;
  heading: Line | null;
  lines: Line[];
}

/** A line of depth 0 with others under it is a heading: a turn, a chain. */
export function groups(log: Line[]): Group[] {
  const found: Group[] = [];
  for (const [at, line] of log.entries()) {
    const leads = line.depth === 0 && (log[at + 1]?.depth ?? 0) > 0;
    const last = found.at(-1);
    if (leads) found.push({ at, heading: line, lines: [] });
    else if (last && (line.depth > 0 || !last.heading)) last.lines.push(line);
    else found.push({ at, heading: null, lines: [line] });
  }
  return found;
}

const FIGHTING = /\b(attacks?|blocks?|activates|defends?|defeats?|razed|combat)\b/;

/** The lines about battles, each with what's under it. */
export function battles(log: Line[]): Line[] {
  let inside = false;
  return log.filter((line) => {
    if (line.depth === 0) return true;
    if (line.depth === 1) inside = FIGHTING.test(line.text);
    return inside;
  });
}

export function asText(log: Line[]): string {
  return log
    .map((line) => `${line.depth === 0 ? '\n' : ''}${'    '.repeat(line.depth)}${line.text}`)
    .join('\n')
    .trim();
}

const CITED = / ?\(((?:[A-Z]{2,3}-[A-Z][A-Z0-9]*-[A-J]?\d+)|AMB-\d+)\)/g;

/** A line without the rules it cites, plus those rules: "and wins (SF-VIC-01)." becomes "and wins." and SF-VIC-01. */
export function citing(text: string): { text: string; rules: string[] } {
  return { text: text.replace(CITED, ''), rules: [...new Set(Array.from(text.matchAll(CITED), ([, rule = '']) => rule))] };
}
