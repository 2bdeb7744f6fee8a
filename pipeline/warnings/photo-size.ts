/** In pixels. */
export type PhotoSize = { width: number; height: number };

/** Below this longer side in pixels, a photo looks blurred even on a phone. */
const tinySide = 640;

/** The warning about a photo that `isTiny`, without its full stop. */
export function blurredWarning(name: string, { width, height }: PhotoSize): string {
  return `${name} is only ${width} by ${height} pixels and looks blurred: use a larger original`;
}

/** Whether a photo has too few pixels for every place on the site. */
export function isTiny({ width, height }: PhotoSize): boolean {
  return Math.max(width, height) < tinySide;
}
