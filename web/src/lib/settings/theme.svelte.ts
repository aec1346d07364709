/** Light, dark, or match system. The choice is stored in this browser and set on `<html data-theme>`. */
export type Theme = 'system' | 'light' | 'dark';

const KEY = 'spellhall.theme';

let chosen = $state<Theme>(remembered());

function remembered(): Theme {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === 'light' || kept === 'dark' ? kept : 'system';
  } catch {
    return 'system'; // storage is turned off in this browser
  }
}

function show(): void {
  if (chosen === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = chosen;
}

/** Apply the stored theme to the page, before anything is rendered. */
export function obeyTheme(): void {
  show();
}

export const theme = {
  get chosen(): Theme {
    return chosen;
  },
  set chosen(next: Theme) {
    chosen = next;
    try {
      if (next === 'system') localStorage.removeItem(KEY);
      else localStorage.setItem(KEY, next);
    } catch {
      // storage is turned off: the choice lasts as long as the page
    }
    show();
  },
};
