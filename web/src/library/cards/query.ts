/** The search and filters in the page's URL, so that you can share them and find them again after "back". */

import type { Choice, Order } from './filters';
import type { Sought } from './sought';

const ORDERS: readonly Order[] = ['name', 'type', 'number'];

export interface Looked {
  choice: Choice;
  order: Order;
  /** The key of the selected card; '' for none. */
  card: string;
}

/** Reads a URL; invalid values are ignored. */
export function readQuery(query: URLSearchParams, sought: Sought): Looked {
  const picked: Record<string, string[]> = {};
  for (const { name } of sought.facets) {
    const values = query.getAll(name).filter(Boolean);
    if (values.length) picked[name] = values;
  }
  const [least, most] = rangeOf(query.get(sought.measure.name) ?? '');
  const order = query.get('sort') as Order | null;
  return {
    choice: { query: query.get('q') ?? '', picked, least, most },
    order: order && ORDERS.includes(order) ? order : 'best',
    card: query.get('card') ?? '',
  };
}

/** The URL of a choice, without its defaults. */
export function writeQuery({ choice, order, card }: Looked, sought: Sought): URLSearchParams {
  const query = new URLSearchParams();
  if (choice.query) query.set('q', choice.query);
  for (const { name } of sought.facets) for (const value of choice.picked[name] ?? []) query.append(name, value);
  if (choice.least !== null || choice.most !== null) {
    query.set(sought.measure.name, `${choice.least ?? ''}..${choice.most ?? ''}`);
  }
  if (order !== 'best') query.set('sort', order);
  if (card) query.set('card', card);
  return query;
}

function rangeOf(text: string): [number | null, number | null] {
  const found = /^(-?\d{1,3})?\.\.(-?\d{1,3})?$/.exec(text);
  const number = (part: string | undefined): number | null => (part === undefined ? null : Number(part));
  return found ? [number(found[1]), number(found[2])] : [null, null];
}
