/** Where a key leads from an index, in rows with a number of columns; null for keys that lead nowhere. */
export function stepTo(key: string, at: number, length: number, columns: number): number | null {
  const last = length - 1;
  const steps: Record<string, number> = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at - columns,
    ArrowDown: at + columns > last && Math.floor(at / columns) < Math.floor(last / columns) ? last : at + columns,
    Home: 0,
    End: last,
  };
  const next = steps[key];
  return next === undefined || next < 0 || next > last ? null : next;
}
