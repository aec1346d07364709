/** Two small sounds, made on the spot: nothing is fetched, and nothing sounds before somebody has asked for it. */

const TONES = { asked: [523, 784], said: [659] } as const;

let context: AudioContext | null = null;

export function chime(what: keyof typeof TONES): void {
  context ??= new AudioContext();
  for (const [at, frequency] of TONES[what].entries()) tone(context, frequency, context.currentTime + at * 0.12);
}

function tone(sound: AudioContext, frequency: number, start: number): void {
  const voice = sound.createOscillator();
  const volume = sound.createGain();
  voice.frequency.value = frequency;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(0.08, start + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.35);
  voice.connect(volume).connect(sound.destination);
  voice.start(start);
  voice.stop(start + 0.4);
}
