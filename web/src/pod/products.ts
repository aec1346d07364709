/** Which products a pod or an event opens, out of the choices that its game offers. */
import type { ChoiceLine } from '../lib/http';

/** The product of each choice: each named one goes to the first choice that has it, and the usual ones fill the rest. */
export function opened(choices: readonly ChoiceLine[], named: readonly string[]): string[] {
  const left = [...named];
  return choices.map(({ products }) => {
    const at = left.findIndex((name) => products.some((one) => one.name === name));
    const [found] = at < 0 ? [] : left.splice(at, 1);
    return found ?? products[0]?.name ?? '';
  });
}

/** Those of the products, one for each choice, that aren't the usual ones: naming them is enough. */
export function unusual(choices: readonly ChoiceLine[], names: readonly string[]): string[] {
  return names.filter((name, at) => name !== choices[at]?.products[0]?.name);
}
