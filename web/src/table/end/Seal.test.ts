import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import Seal from './Seal.svelte';

afterEach(cleanup);

const SEAL = 'ab'.repeat(32);

describe('the seal of a deal', () => {
  it('can be copied during the game, and reveals nothing else', () => {
    render(Seal, { code: 'KPWRZT', seal: SEAL, seed: '' });
    expect(screen.getByText('The deal is sealed')).toBeTruthy();
    expect(screen.getByText(SEAL)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Copy the seal', hidden: true })).toBeTruthy();
    expect(screen.queryByText(/spellhall verify/)).toBeNull();
    expect(screen.queryByRole('link', { hidden: true })).toBeNull();
  });

  it('can be verified after the end, with the seed, the file and the command', () => {
    render(Seal, { code: 'KPWRZT', seal: SEAL, seed: '0x1f', open: true });
    expect(screen.getByText('Verify this deal')).toBeTruthy();
    expect(screen.getByText('0x1f')).toBeTruthy();
    expect(screen.getByText(`spellhall verify spellhall-KPWRZT.json --seal ${SEAL}`)).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Download the game' });
    expect(link.getAttribute('href')).toBe('/api/replays/KPWRZT/document');
    expect(link.getAttribute('download')).toBe('spellhall-KPWRZT.json');
  });

  it('isn’t mentioned if there is none', () => {
    const { container } = render(Seal, { code: 'KPWRZT', seal: '', seed: '' });
    expect(container.textContent?.trim()).toBe('');
  });
});
