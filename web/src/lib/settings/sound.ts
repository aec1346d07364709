/**
 * Short synthesized sounds: nothing is fetched. Nothing plays before someone interacts with the page, or while it's in
 * another tab, unless the settings say so.
 */

import { settings } from './settings.svelte';

export type Sound = 'draw' | 'lay' | 'attack' | 'hit' | 'razed' | 'turn' | 'win' | 'lose' | 'said';

/** One voice of a sound: a wave, or filtered noise, that glides from one frequency to another as it fades. */
interface Voice {
  wave: OscillatorType | 'noise';
  from: number;
  to: number;
  /** Its start and duration, in seconds, and its loudness, from 0 to 1. */
  at: number;
  lasts: number;
  loud: number;
}

const voice = (wave: Voice['wave'], from: number, to: number, lasts: number, loud: number, at = 0): Voice => ({ wave, from, to, at, lasts, loud });
const bell = (frequency: number, at: number, lasts = 0.5): Voice[] => [
  voice('sine', frequency, frequency, lasts, 0.5, at),
  voice('triangle', 2 * frequency, 2 * frequency, lasts * 0.6, 0.12, at),
];

/** Sliding paper, a card falling on felt, steel, a blow, collapsing walls; bells for what people should notice. */
export const SOUNDS: Record<Sound, readonly Voice[]> = {
  draw: [voice('noise', 1600, 4200, 0.12, 0.5)],
  lay: [voice('noise', 1400, 300, 0.08, 0.7), voice('sine', 150, 85, 0.1, 0.8)],
  attack: [voice('noise', 500, 2600, 0.2, 0.7), voice('triangle', 1319, 1290, 0.35, 0.25, 0.12), voice('triangle', 1976, 1940, 0.25, 0.12, 0.12)],
  hit: [voice('noise', 1800, 400, 0.07, 0.8), voice('sine', 190, 55, 0.2, 1)],
  razed: [voice('noise', 900, 110, 0.75, 1), voice('sine', 95, 38, 0.6, 1), voice('noise', 2400, 500, 0.09, 0.5, 0.16), voice('noise', 1500, 300, 0.1, 0.5, 0.34)],
  turn: [...bell(587, 0), ...bell(880, 0.11)],
  win: [...bell(523, 0), ...bell(659, 0.12), ...bell(784, 0.24), ...bell(1047, 0.38, 0.9)],
  lose: [...bell(392, 0, 0.6), ...bell(330, 0.2, 0.6), ...bell(262, 0.42, 1)],
  said: [voice('sine', 659, 640, 0.2, 0.4)],
};

/** The maximum volume. */
const MOST = 0.45;
/** The same sound twice within this many seconds plays once. */
const APART = 0.09;

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;
const last = new Map<Sound, number>();

/** The overall volume, from 0 to 1: halfway on the slider sounds half as loud. */
export function loudness(): number {
  return (settings.values.volume / 100) ** 2;
}

/**
 * Whether sounds may play: someone has interacted with the page, the volume isn't zero, and the tab is visible or the
 * settings allow it.
 */
function audible(): boolean {
  const touched = (navigator as Partial<Navigator>).userActivation?.hasBeenActive ?? true;
  const away = document.visibilityState === 'hidden' && settings.values.quietAway;
  return touched && !away && loudness() > 0;
}

/** Play a sound, after `after` if given. */
export function play(sound: Sound, after = 0): void {
  if (!audible() || typeof AudioContext !== 'function') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  const now = context.currentTime + after;
  if (Math.abs(now - (last.get(sound) ?? -APART)) < APART) return;
  last.set(sound, now);
  const volume = context.createGain();
  volume.gain.value = loudness() * MOST;
  volume.connect(context.destination);
  for (const one of SOUNDS[sound]) speak(context, volume, one, now + one.at);
}

function speak(sound: AudioContext, volume: AudioNode, { wave, from, to, lasts, loud }: Voice, start: number): void {
  const fade = sound.createGain();
  fade.gain.setValueAtTime(0.0001, start);
  fade.gain.exponentialRampToValueAtTime(loud, start + Math.min(0.015, lasts / 4));
  fade.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  fade.connect(volume);
  const source = wave === 'noise' ? noise(sound, fade, from, to, start, lasts) : tone(sound, fade, wave, from, to, start, lasts);
  source.start(start);
  source.stop(start + lasts);
}

function tone(sound: AudioContext, out: AudioNode, wave: OscillatorType, from: number, to: number, start: number, lasts: number): AudioScheduledSourceNode {
  const source = sound.createOscillator();
  source.type = wave;
  glide(source.frequency, from, to, start, lasts);
  source.connect(out);
  return source;
}

function noise(sound: AudioContext, out: AudioNode, from: number, to: number, start: number, lasts: number): AudioScheduledSourceNode {
  const source = sound.createBufferSource();
  source.buffer = hiss ??= hissing(sound);
  const filter = sound.createBiquadFilter();
  filter.type = 'bandpass';
  glide(filter.frequency, from, to, start, lasts);
  source.connect(filter).connect(out);
  return source;
}

function glide(frequency: AudioParam, from: number, to: number, start: number, lasts: number): void {
  frequency.setValueAtTime(from, start);
  frequency.exponentialRampToValueAtTime(to, start + lasts);
}

/** A second of noise. */
function hissing(sound: AudioContext): AudioBuffer {
  const buffer = sound.createBuffer(1, sound.sampleRate, sound.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return buffer;
}
