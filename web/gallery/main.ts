/** Starts the gallery: `make gallery`. It isn't part of the page that players get. */

import { mount } from 'svelte';
import '../src/styles/tokens.css';
import '../src/styles/face.css';
import '../src/styles/base.css';
import { openSampleHall } from './samplehall';

openSampleHall();
const target = document.getElementById('app');
if (!target) throw new Error('index.html has no element with the id "app"');
const place = target;
void import('./Gallery.svelte').then(({ default: Gallery }) => mount(Gallery, { target: place }));
