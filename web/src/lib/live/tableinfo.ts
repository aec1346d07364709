/** What HTTP says about a table: read it here when a table opens. */

import { at, get } from '../api';
import type { TableInfo } from '../http';

export type { TableInfo } from '../http';

let made: TableInfo | null = null;

/** A table was set up from here: the answer says all about it, so its room needn't ask again. */
export function justMade(info: TableInfo): void {
  made = info;
}

/** What the hall says about a table. */
export async function infoOf(code: string): Promise<TableInfo> {
  const known = made?.code === code ? made : null;
  made = null;
  return known ?? get(at('/api/tables/{code}', { code }));
}
