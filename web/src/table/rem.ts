/** A length in pixels as a number of rem, so that limits grow with the size of text. */
export function inRem(pixels: number): number {
  return pixels / (parseFloat(getComputedStyle(document.documentElement).fontSize) || 16);
}
