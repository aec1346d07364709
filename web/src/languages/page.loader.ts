/**
 * The catalogues of the page's language: every text compiled into the page looks up its translation here. There are
 * several, so that a first visit needn't fetch the texts of every page (`scripts/areas.mjs` says which are where).
 */

import toRuntime, { type CatalogModule } from 'wuchale/runtime';
import { language } from '../lib/settings/language';

export type Area = 'first' | 'more' | 'refusals';
type Runtime = ReturnType<typeof toRuntime>;

const CATALOGUES = import.meta.glob<CatalogModule>('./.wuchale/page.{first,more,refusals}.*.compiled.js');
const UNKNOWN = toRuntime();

const runtimes: { [area: string]: Runtime } = {};

/** Fetch a catalogue. Import nothing that contains its texts before it's loaded. */
export async function fetchTexts(area: Area): Promise<void> {
  runtimes[area] ??= toRuntime(await CATALOGUES[`./.wuchale/page.${area}.${language}.compiled.js`]?.(), language);
}

export const getRuntime = (area: Area): Runtime => runtimes[area] ?? UNKNOWN;
export const getRuntimeRx = getRuntime;
