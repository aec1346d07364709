import { mount } from 'svelte';
import App from './App.svelte';
import { obeySettings } from './lib/settings.svelte';
import { obeyTheme } from './lib/theme.svelte';
import './styles/tokens.css';
import './styles/base.css';

obeyTheme();
obeySettings();

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no element with the id "app"');
mount(App, { target });
