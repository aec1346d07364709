/** What people type or paste to join a table: its code, or a whole link. */

export type Place = { path: string } | { fault: string };

/** The hall's codes have no vowels and none of I, L, O and U. */
const CODE = /^(?:[BCDFGHJKMNPQRSTVWXZ]{6}|[BCDFGHJKMNPQRSTVWXZ]{10})$/; // older tables have six letters
const LINK = /\/(table|replay|pod)\/([^/?#\s]+)(\?[^#\s]*)?/;

/** Where a code or a link leads: a path on this page, or one sentence that says what's wrong. */
export function placeOf(text: string): Place {
  const given = text.trim();
  if (!given) return { fault: 'Type a table code, or paste the link you got.' };
  const link = LINK.exec(given);
  const code = (link?.[2] ?? given).replace(/[\s-]/g, '').toUpperCase();
  if (CODE.test(code)) return { path: `/${link?.[1] ?? 'table'}/${code}${link?.[3] ?? ''}` };
  return { fault: `“${given}” isn’t a table code. Codes have ten letters, like KPWRZ-TBXGN; links end with one.` };
}

/** A code as people read and say it: in two halves if it's long. */
export function spoken(code: string): string {
  return code.length > 6 ? `${code.slice(0, code.length / 2)}-${code.slice(code.length / 2)}` : code;
}
