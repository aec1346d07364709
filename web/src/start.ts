/** The page itself, once its texts are loaded. */

import { mount } from 'svelte';
import App from './App.svelte';
import { obeySettings } from './lib/settings/settings.svelte';
import { installWorker } from './lib/worker';

obeySettings();

// A table has no header: one that came and went would move everything.
if (window.location.pathname.startsWith('/table/')) document.documentElement.dataset['table'] = 'on';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no element with the id "app"');
mount(App, { target });
if (import.meta.env.PROD) installWorker();
