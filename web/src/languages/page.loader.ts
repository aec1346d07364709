/** The catalogue of the language of this page: every text that is built into the page asks here for what stands in its place. */

import toRuntime, { type CatalogModule } from 'wuchale/runtime';
import { language } from '../lib/settings/language';

const CATALOGUES = import.meta.glob<CatalogModule>('./.wuchale/*.compiled.js');

let runtime = toRuntime();

/** Fetch the catalogue; nothing that holds texts may be imported before it is there. */
export async function fetchTexts(): Promise<void> {
  const fetched = await CATALOGUES[`./.wuchale/page.page.${language}.compiled.js`]?.();
  runtime = toRuntime(fetched, language);
}

export const getRuntime = (): typeof runtime => runtime;
export const getRuntimeRx = getRuntime;
