import { describe, expect, it } from 'vitest';
import type { GameInfo } from '../../lib/live/catalogue.svelte';
import { GAME } from '../fakehall';
import { TableForm } from './form.svelte';

const made = (open = false): TableForm => new TableForm(GAME as GameInfo, open);

describe('TableForm', () => {
  it('begins with you against the strongest agent, by the rules for a first game', () => {
    expect(made().setup()).toEqual({
      game: 'spellfire',
      preset: 'tournament',
      options: {},
      seats: [
        { kind: 'me', deck: '' },
        { kind: 'agent', deck: '', agent: 'club' },
      ],
      clocks: null,
      spectators: 'on',
      listed: false,
      pace: 'normal',
      manner: 'casual',
    });
  });

  it('leaves a seat open in the lobby if you come from there', () => {
    const setup = made(true).setup();
    expect(setup.seats[1]).toEqual({ kind: 'open' });
    expect(setup.listed).toBe(true);
  });

  it('can be rated if everyone else is still to join', () => {
    const form = made(true);
    expect(form.setup().rated).toBeUndefined();
    form.rates = true;
    expect(form.setup().rated).toBe(true);
    for (const kind of ['agent', 'hot', 'me'] as const) {
      form.seats[1]!.kind = kind;
      expect([form.ratable, form.setup().rated]).toEqual([false, undefined]);
    }
  });

  it('has as many seats as you want, within what the game allows', () => {
    const form = made();
    form.setPlayers(4);
    expect(form.setup().seats.map((seat) => seat.kind)).toEqual(['me', 'agent', 'agent', 'agent']);
    form.setPlayers(9);
    expect(form.players).toBe(6);
    form.setPlayers(1);
    expect(form.players).toBe(2);
  });

  it('sends decks by name, built at random, and as a list of your own', () => {
    const form = made();
    form.own = [{ id: 7, game: 'spellfire', name: 'My dragons', text: '4th/001', created: 0, updated: 0, share: '' }];
    form.setPlayers(3);
    form.seats[0]!.deck = 'own:7';
    form.seats[1]!.deck = 'starter:Dark Sun';
    form.seats[2]!.deck = 'built';
    expect(form.setup().seats).toEqual([
      { kind: 'me', deck: 'My dragons', deck_text: '4th/001' },
      { kind: 'agent', deck: 'Dark Sun', agent: 'club' },
      { kind: 'agent', deck: 'random', agent: 'club' },
    ]);
  });

  it('names a second player at the screen, unless no name was given', () => {
    const form = made();
    Object.assign(form.seats[1]!, { kind: 'hot', name: ' Bo ' });
    expect(form.setup().seats[1]).toEqual({ kind: 'hot', deck: '', name: 'Bo' });
    form.seats[1]!.name = ' ';
    expect(form.setup().seats[1]).toEqual({ kind: 'hot', deck: '' });
  });

  it('keeps only options that differ from the preset', () => {
    const form = made();
    const [sizes, cap] = form.info.options;
    form.setOption(sizes!, '55');
    form.setOption(cap!, '30');
    expect(form.setup().options).toEqual({ deck_sizes: '55', turn_cap: '30' });
    form.setOption(sizes!, '55-75-110');
    expect(form.setup().options).toEqual({ turn_cap: '30' });
    expect(form.valueOf(sizes!)).toBe('55-75-110');
  });

  it('asks for no deck if the hall deals', () => {
    const presets = GAME.presets.map((preset) => ({ ...preset, brings_decks: preset.name !== 'tournament' }));
    const form = new TableForm({ ...GAME, presets } as GameInfo);
    if (form.seats[0]) form.seats[0].deck = 'built';
    expect(form.bringsDecks).toBe(false);
    expect(form.setup().seats).toEqual([{ kind: 'me' }, { kind: 'agent', agent: 'club' }]);
    form.choosePreset('rulebook');
    expect(form.bringsDecks).toBe(true);
  });

  it('drops options and decks that another preset does not have', () => {
    const form = made();
    form.seats[0]!.deck = 'starter:Monsters';
    form.seats[1]!.deck = 'starter:Dark Sun';
    form.setOption(form.info.options[1]!, '30');
    form.choosePreset('rulebook');
    expect(form.seats.map((seat) => seat.deck)).toEqual(['lot', 'starter:Dark Sun']);
    expect(form.setup().options).toEqual({});
  });

  it('accepts clocks from the list, or as typed', () => {
    const form = made();
    form.clocks = 'quick';
    expect(form.setup().clocks).toEqual({ bank_s: 600, increment_s: 5, allowance_s: 0 });
    form.clocks = 'own';
    Object.assign(form, { minutes: 2.5, increment: 3, allowance: 7 });
    expect(form.setup().clocks).toEqual({ bank_s: 150, increment_s: 3, allowance_s: 7 });
  });

  it('says how a deck works', () => {
    expect(made().about('starter:Dark Sun')).toBe('Hard realms. 55 cards.');
  });
});
