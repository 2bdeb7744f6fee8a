/**
 * The share of an element that has to be in view before it fades in. A share of something much taller than the
 * window might never be in view at once, so then it is a share of the window.
 * @param threshold 0 to 1
 * @param height of the element, `viewHeight` of what is looked through, in the same pixels
 */
export function fadeThreshold(threshold: number, height: number, viewHeight: number): number {
  return height > viewHeight ? (threshold * viewHeight) / height : threshold;
}
