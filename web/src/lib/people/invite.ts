/** The code of a link like `/?invite=CODE`: kept while this tab is open, until someone has got in with it. */

const KEY = 'spellhall.invite';

let code = read();

function read(): string {
  const url = new URL(window.location.href);
  const given = url.searchParams.get('invite')?.trim() ?? '';
  try {
    if (!given) return window.sessionStorage.getItem(KEY) ?? '';
    window.sessionStorage.setItem(KEY, given);
  } catch {
    // Then it's known only until a reload.
  }
  return given;
}

/** The code in the link; empty if there is none. */
export function invite(): string {
  return code;
}

/** The code was used, or is worthless. */
export function forgetInvite(): void {
  code = '';
  try {
    window.sessionStorage.removeItem(KEY);
  } catch {
    // It was never stored.
  }
}

/** Read the address again, as a newly loaded page does. */
export function readInvite(): void {
  code = read();
}
