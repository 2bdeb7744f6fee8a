/**
 * The share of an element that must be in view before it fades in [L10]. For an element taller than the window it is
 * that share of the window, as the same share of the element might never be in view at once.
 * @param threshold 0 to 1
 * @param height of the element; `viewHeight` of the window, in the same pixels, below zero if a margin is taller
 */
export function fadeThreshold(threshold: number, height: number, viewHeight: number): number {
  return height > viewHeight ? (threshold * Math.max(0, viewHeight)) / height : threshold;
}
