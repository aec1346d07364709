import { texts } from './scripts/texts.mjs';

export default { locales: ['en', 'de'], localesDir: 'src/languages', ai: null, adapters: { page: texts() } };
