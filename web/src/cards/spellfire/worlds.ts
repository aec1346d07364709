import type { Ground } from '../art/land';
import type { Sign } from '../signs';

/** The look of each world's cards: `frame` is the background for white text; the other colours paint its pictures. */
export interface World {
  /** A short code of the world, for cards too small for its name. */
  readonly code: string;
  readonly short: string;
  readonly sign: Sign;
  readonly frame: string;
  /** Sky from top to horizon, far and near land, and what shines. */
  readonly sky: readonly [string, string];
  readonly land: readonly [string, string, string];
  readonly light: string;
  /** The landscapes of its realms. */
  readonly ground: Ground;
}

const WORLDS: Record<string, World> = {
  'AD&D': {
    code: 'AD',
    short: 'AD&D',
    sign: { fill: 'M16 1 28 16 16 31 4 16Zm0 6.5L9 16l7 8.5L23 16Zm0 4.5 3.3 4-3.3 4-3.3-4Z' },
    frame: '#8a2f2c',
    sky: ['#e9a97f', '#f7e1bd'],
    land: ['#b98a74', '#8a5a4d', '#55352f'],
    light: '#fff3d0',
    ground: 'hills',
  },
  Birthright: {
    code: 'BR',
    short: 'Birthright',
    sign: {
      fill:
        'M16 1c3 4 4.5 7 4.5 10 0 2.5-1 5-2 7h3c0-4.5 2-8 5-8s4.5 3 3.5 6c-.7 2-2.5 2.5-3.8 1.7.3 2.3-1.2 4.3-3.7 4.3v2.5h-4l1.5 4L16 31l-4-2.5 1.5-4h-4V22' +
        'c-2.5 0-4-2-3.7-4.3C4.5 18.5 2.7 18 2 16c-1-3 .5-6 3.5-6s5 3.5 5 8h3c-1-2-2-4.5-2-7 0-3 1.5-6 4.5-10Z',
    },
    frame: '#2d4f9e',
    sky: ['#7fa6dc', '#dfe9f2'],
    land: ['#8fae8b', '#56804f', '#2f5232'],
    light: '#fff9dc',
    ground: 'hills',
  },
  'Dark Sun': {
    code: 'DS',
    short: 'Dark Sun',
    sign: {
      fill: 'M16 9a7 7 0 1 1 0 14 7 7 0 0 1 0-14ZM14.7 0h2.6l.7 6h-4ZM14.7 32h2.6l.7-6h-4ZM0 14.7v2.6l6 .7v-4ZM32 14.7v2.6l-6 .7v-4ZM4 5.8 5.8 4l4.6 3.7-2.7 2.7ZM28 5.8 26.2 4l-4.6 3.7 2.7 2.7ZM4 26.2 5.8 28l4.6-3.7-2.7-2.7ZM28 26.2 26.2 28l-4.6-3.7 2.7-2.7Z',
    },
    frame: '#a34a14',
    sky: ['#d9652b', '#f6cf86'],
    land: ['#d99a55', '#b06a33', '#6e3a1e'],
    light: '#7c1d14',
    ground: 'dunes',
  },
  Dragonlance: {
    code: 'DL',
    short: 'Dragonlance',
    sign: {
      fill: 'M16 0l3 8-1.5 3H18v3c5-4 9-5 13-4-3 1.5-3 3-4 5-2 0-3 .5-4 2-2-.5-3.5 0-5 1.5V32h-4V18.5c-1.5-1.5-3-2-5-1.5-1-1.5-2-2-4-2-1-2-1-3.5-4-5 4-1 8 0 13 4v-3h.5L13 8Z',
    },
    frame: '#1c6a73',
    sky: ['#3f7f93', '#cfe5dc'],
    land: ['#86aab0', '#4f7a80', '#28474f'],
    light: '#f4f0ff',
    ground: 'peaks',
  },
  'Forgotten Realms': {
    code: 'FR',
    short: 'F. Realms',
    sign: {
      fill: 'M16 1c4 0 6.5 2.5 7 5.5 4 .3 6.5 3 6.5 6.5 0 4-3 7-7 7-1.7 0-3-.4-4-1v6c0 2.5 1.5 4 4 5.5h-13c2.5-1.5 4-3 4-5.5v-6c-1 .6-2.3 1-4 1-4 0-7-3-7-7 0-3.5 2.5-6.2 6.5-6.5C9.5 3.5 12 1 16 1Z',
    },
    frame: '#2b6a3c',
    sky: ['#8fc0c9', '#eef0cf'],
    land: ['#8db58a', '#4d8656', '#24513a'],
    light: '#fffbe0',
    ground: 'woods',
  },
  Greyhawk: {
    code: 'GH',
    short: 'Greyhawk',
    sign: {
      fill: 'M16 5c1.5 0 2.5 1 3 2.5C23 5 27 5 32 6c-2 1-2.5 2.5-3 4-1.5 0-2 .7-2.5 2-1.5-.2-2.2.7-2.7 2-1.5 0-2.8.8-3.3 2.5L22 27l-4-3-2 5-2-5-4 3 1.5-10.5C11 14.8 9.7 14 8.2 14c-.5-1.3-1.2-2.2-2.7-2-.5-1.3-1-2-2.5-2-.5-1.5-1-3-3-4 5-1 9-1 13 1.5.5-1.5 1.5-2.5 3-2.5Z',
    },
    frame: '#566273',
    sky: ['#9fb0c4', '#ece7de'],
    land: ['#9aa3ad', '#6b7683', '#3c4652'],
    light: '#ffffff',
    ground: 'city',
  },
  Ravenloft: {
    code: 'RL',
    short: 'Ravenloft',
    sign: {
      fill: 'M12.5 8 14 12h4l1.5-4 1.5 5c2.5-3 6-4.5 11-4-2.5 1.5-3.5 4-3.5 7-2.5-.6-4.5.2-5.5 2.5-2-.6-3.5 0-4.5 2.5L16 26l-2.5-5c-1-2.5-2.5-3.1-4.5-2.5-1-2.3-3-3.1-5.5-2.5 0-3-1-5.5-3.5-7 5-.5 8.5 1 11 4Z',
    },
    frame: '#56284f',
    sky: ['#2b2038', '#8b5a76'],
    land: ['#5c4360', '#3b2a44', '#1d1526'],
    light: '#f3e6c8',
    ground: 'moor',
  },
};

/** The look of cards without a world, by type. */
const PLAIN: World = {
  code: '',
  short: '',
  sign: {},
  frame: '#5d5546',
  sky: ['#b9ad97', '#efe6d2'],
  land: ['#a2967f', '#7b705b', '#4d4536'],
  light: '#fff8e4',
  ground: 'hills',
};

function plain(frame: string, high: string, low: string, far: string, mid: string, near: string, light: string): World {
  return { ...PLAIN, frame, sky: [high, low], land: [far, mid, near], light };
}

const TYPES: Record<string, World> = {
  ally: plain('#5b6330', '#a9b184', '#ece9cb', '#9aa071', '#6d7547', '#40472a', '#fffbe0'),
  'magical item': plain('#7d5a12', '#c79a43', '#f6e3ae', '#b98f42', '#8a6524', '#553d15', '#fff6cf'),
  event: plain('#7a3470', '#6f3f86', '#e3a9c4', '#8f5590', '#5e3068', '#361a40', '#ffe9f4'),
  'rule card': plain('#4a4a4a', '#a9a9a4', '#eceae4', '#92928d', '#686864', '#3d3d3a', '#ffffff'),
  'dungeon card': plain('#3c4650', '#2f3842', '#6f7b86', '#4f5963', '#343c45', '#1c2127', '#ffcf7a'),
  'cleric spell': plain('#82621c', '#d9c48c', '#fbf4dd', '#c9b06f', '#9a8040', '#5f4d22', '#fffdf2'),
  'wizard spell': plain('#38409a', '#2b2f73', '#8f8fe0', '#5054a8', '#343884', '#1d2054', '#e9e6ff'),
  'psionic power': plain('#176f78', '#12565f', '#7fd0cc', '#2f8c8f', '#1b6469', '#0e3b40', '#e4fffb'),
  'blood ability': plain('#98202f', '#6e1420', '#e28a78', '#a63c3f', '#76202a', '#430f18', '#ffe7dc'),
  'thief skill': plain('#4f4a5c', '#2d2a38', '#847c96', '#55506a', '#393548', '#1f1c29', '#f6e9b8'),
  'unarmed combat card': plain('#95501f', '#c77b3f', '#f4d5a4', '#b8753f', '#884e24', '#552e14', '#fff2d8'),
};

/** A card's world, or its replacement on cards without one. */
export function lookOf(world: string, type: string): World {
  return WORLDS[world] ?? TYPES[type] ?? PLAIN;
}
