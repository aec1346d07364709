import { fetchTexts } from './languages/page.loader';
import { fetchRefusals } from './lib/hallwords';
import { language } from './lib/settings/language';
import { obeyTheme } from './lib/settings/theme.svelte';
import './styles/tokens.css';
import './styles/face.css';
import './styles/base.css';

document.documentElement.lang = language;
obeyTheme();
void fetchTexts('first')
  .then(fetchRefusals)
  .then(() => import('./start'));
