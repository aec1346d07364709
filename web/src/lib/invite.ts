/** The code of a link like `/?invite=CODE`: kept while this tab is open, until it has let someone in. */

const KEY = 'spellhall.invite';

let code = read();

function read(): string {
  const url = new URL(window.location.href);
  const given = url.searchParams.get('invite')?.trim() ?? '';
  try {
    if (!given) return window.sessionStorage.getItem(KEY) ?? '';
    window.sessionStorage.setItem(KEY, given);
  } catch {
    // It is known until the page is loaded anew, then.
  }
  return given;
}

/** The code that the link held; empty without one. */
export function invite(): string {
  return code;
}

/** The code has done its work, or is worth nothing. */
export function forgetInvite(): void {
  code = '';
  try {
    window.sessionStorage.removeItem(KEY);
  } catch {
    // It was never kept.
  }
}

/** Look at the address anew, as a page does that begins. */
export function readInvite(): void {
  code = read();
}
