/** Light, dark, or as the system says. What was chosen is remembered in this browser and stands on `<html data-theme>`. */
export type Theme = 'system' | 'light' | 'dark';

const KEY = 'spellhall.theme';

let chosen = $state<Theme>(remembered());

function remembered(): Theme {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === 'light' || kept === 'dark' ? kept : 'system';
  } catch {
    return 'system'; // storage is switched off in this browser
  }
}

function show(): void {
  if (chosen === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = chosen;
}

/** Put the remembered theme on the page, before anything is drawn. */
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
      // storage is switched off: the choice lasts as long as the page
    }
    show();
  },
};
