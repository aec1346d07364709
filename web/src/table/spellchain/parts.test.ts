import { expect, it } from 'vitest';
import { forecastOf } from './parts';
import { laid, sampleFrame, sampleStep } from './sample';

it('if cards swap slots in a forecast, they stay where they are now', () => {
  const steps = [
    sampleStep(4, 'Counter Spell', [0, 0]),
    sampleStep(3, 'Fireball', [0, 0], { negated: true, by: 4 }),
    sampleStep(2, 'Decoy', [0, 0]),
  ];
  const cards = { t4: laid('counter-spell', 1, 2), t3: laid('fireball', 0, 3), t2: laid('decoy', 1, 4) };
  const found = forecastOf(sampleFrame({ cards, table: { forecast: { steps, hp: [20, 20] } } }));
  expect(found?.steps.map(({ name, slot, by }) => [name, slot, by])).toEqual([
    ['Counter Spell', 2, 0],
    ['Fireball', 3, 2],
    ['Decoy', 4, 0],
  ]);
});

it('there is none while a chain resolves', () => {
  expect(forecastOf(sampleFrame({ table: {} }))).toBeNull();
});
