/** Whether decks are shown as lists or as cards: remembered in this browser. */

export type View = 'list' | 'cards';

const KEY = 'spellhall.decks.view';

class Shown {
  view = $state<View>(kept());

  choose(view: View): void {
    this.view = view;
    try {
      localStorage.setItem(KEY, view);
    } catch {
      // A browser that keeps nothing: the choice holds as long as the page is open.
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
