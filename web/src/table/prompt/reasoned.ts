/** Which of the imaginary opponent's moves the prompt can explain. */

import { citing, type Line } from '../log/log';

/**
 * The last line of the current turn that gives reasons: it says what was passed over, or cites a rule. Null if there is
 * none; a heading begins the turn.
 */
export function lastReasoned(log: readonly Line[]): Line | null {
  for (const line of log.toReversed()) {
    if (line.depth === 0) return null;
    if (line.opens.length || citing(line.text).rules.length) return line;
  }
  return null;
}
