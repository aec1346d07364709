/** Whether this browser looks for someone to play with; kept while its page is loaded anew, and no longer. */

const KEY = 'spellhall.looking';

class Looking {
  #now = $state(kept());

  get now(): boolean {
    return this.#now;
  }

  set now(on: boolean) {
    this.#now = on;
    try {
      if (on) sessionStorage.setItem(KEY, 'yes');
      else sessionStorage.removeItem(KEY);
    } catch {
      // a browser that keeps nothing: then it is forgotten when the page is loaded anew
    }
  }
}

function kept(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export const looking = new Looking();
