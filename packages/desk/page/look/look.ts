import type { Json } from '../../api.ts';

/** A point, in percent from the left and from the top. */
export type Point = readonly [x: number, y: number];
/** A part of a photo, in percent of its width and height. */
type Part = { left: number; top: number; width: number; height: number };

/**
 * How a photo is shown. `turn`: degrees clockwise; `crop`: the part of the turned photo that is shown; `focus`: the
 * point that comes nearest to the middle of a box that crops that part.
 */
export type Look = { turn: number; crop: Part; focus: Point };

const whole: Part = { left: 0, top: 0, width: 100, height: 100 };
const middle: Point = [50, 50];
/** The minimum width and height of a crop. */
const least = 10;

/** The look in a photo's record. @param focus the focus written at the place, which overrides the record's */
export function lookOf(record: unknown, focus?: unknown): Look {
  const { turn = 0, crop = whole, focus: own = middle } = Object(record);
  return { turn, crop, focus: (focus as Point | undefined) ?? own };
}

/** The record of a look. It always has a focus, even in the middle: without the key, a comment on it would be lost. */
export function recordOf(look: Look): Json {
  const { turn, crop, focus } = look;
  const isCropped = crop.width < 100 || crop.height < 100;
  return { focus: [...focus], ...(turn !== 0 && { turn }), ...(isCropped && { crop }) };
}

/** The address of a picture of a whole photo, turned. */
export function pictureOf(name: string, { turn }: Look): string {
  return `/__desk/photo?name=${encodeURIComponent(name)}&turn=${turn}`;
}

/** Where the focus is on the whole photo. */
export function pointOf({ crop, focus: [x, y] }: Look): Point {
  return [crop.left + (x * crop.width) / 100, crop.top + (y * crop.height) / 100];
}

/** The look with its focus at a point of the whole photo, or as near as the crop allows. */
export function withPoint(look: Look, [x, y]: Point): Look {
  const { left, top, width, height } = look.crop;
  const share = (at: number, start: number, length: number) =>
    within(Math.round(((at - start) / length) * 100), 0, 100);
  return { ...look, focus: [share(x, left, width), share(y, top, height)] };
}

/** The corners of a crop: whether each is at its right and at its lower edge. */
export const corners = {
  'upper left': [false, false],
  'upper right': [true, false],
  'lower left': [false, true],
  'lower right': [true, true],
} as const;
export type Corner = keyof typeof corners;

/** Where a corner of the crop is. */
export function cornerOf({ crop: { left, top, width, height } }: Look, corner: Corner): Point {
  const [isRight, isLower] = corners[corner];
  return [isRight ? left + width : left, isLower ? top + height : top];
}

/** The look with a corner of its crop moved. The focus stays on the same part of the photo. */
export function withCorner(look: Look, corner: Corner, [x, y]: Point): Look {
  const { left, top, width, height } = look.crop;
  const [isRight, isLower] = corners[corner];
  const [start, end] = edges(left, left + width, Math.round(x), isRight);
  const [upper, lower] = edges(top, top + height, Math.round(y), isLower);
  const crop = { left: start, top: upper, width: end - start, height: lower - upper };
  return withPoint({ ...look, crop }, pointOf(look));
}

function edges(start: number, end: number, at: number, isEnd: boolean): [start: number, end: number] {
  return isEnd ? [start, within(at, start + least, 100)] : [within(at, 0, end - least), end];
}

/** The look, turned 90° clockwise. Focus and crop stay on the same part of the photo. */
export function turned({ turn, crop: { left, top, width, height }, focus: [x, y] }: Look): Look {
  return {
    turn: (turn + 90) % 360,
    crop: { left: 100 - top - height, top: left, width: height, height: width },
    focus: [100 - y, x],
  };
}

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
