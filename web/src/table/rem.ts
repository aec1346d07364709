/** A length in pixels as a number of rem, so that limits scale with the text size. */
export function inRem(pixels: number): number {
  return pixels / (parseFloat(getComputedStyle(document.documentElement).fontSize) || 16);
}
