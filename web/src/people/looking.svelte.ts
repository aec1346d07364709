/** Whether this browser is looking for an opponent; kept across reloads of its tab, and no longer. */

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
      // storage is turned off: then it's forgotten on a reload
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
