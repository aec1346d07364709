/** Whether decks are shown as lists or as cards: stored in this browser. */

export type View = 'list' | 'cards';

const KEY = 'spellhall.decks.view';

class Shown {
  view = $state<View>(kept());

  choose(view: View): void {
    this.view = view;
    try {
      localStorage.setItem(KEY, view);
    } catch {
      // Storage is turned off: the choice lasts as long as the page.
    }
  }
}

function kept(): View {
  try {
    return localStorage.getItem(KEY) === 'cards' ? 'cards' : 'list';
  } catch {
    return 'list';
  }
}

export const shownAs = new Shown();
