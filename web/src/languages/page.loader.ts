/** The catalogue of the page's language: every text compiled into the page looks up its translation here. */

import toRuntime, { type CatalogModule } from 'wuchale/runtime';
import { language } from '../lib/settings/language';

const CATALOGUES = import.meta.glob<CatalogModule>('./.wuchale/*.compiled.js');

let runtime = toRuntime();

/** Fetch the catalogue. Import nothing that contains texts before it's loaded. */
export async function fetchTexts(): Promise<void> {
  const fetched = await CATALOGUES[`./.wuchale/page.page.${language}.compiled.js`]?.();
  runtime = toRuntime(fetched, language);
}

export const getRuntime = (): typeof runtime => runtime;
export const getRuntimeRx = getRuntime;
