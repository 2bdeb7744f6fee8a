import { classNames } from '../../lib/class-names.ts';
import styles from './Frame.module.css';

const names = {
  '3 / 4': 'portrait',
  '4 / 3': 'landscape',
  '3 / 2': 'film',
  '1 / 1': 'square',
  '16 / 9': 'wide',
  box: 'cover',
} as const;

const wideNames = {
  '3 / 4': 'besidePortrait',
  '4 / 3': 'besideLandscape',
  '3 / 2': 'besideFilm',
  '16 / 9': 'besideWide',
  fill: 'fill',
  'fill from tablet': 'fillTablet',
} as const;

/** The box of a photo. */
export type Frame = {
  /**
   * Aspect ratio of the box, such as `3 / 4`; box: fills the positioned box around it. The photo's ratio by default.
   */
  ratio?: keyof typeof names | undefined;
  /**
   * The ratio on wide viewports, where it differs; fill: as high as the content beside it, optionally also on tablets.
   */
  wideRatio?: keyof typeof wideNames | undefined;
};

/** The classes of a box. */
export const frameClass = ({ ratio, wideRatio }: Frame) =>
  classNames(ratio && styles[names[ratio]], wideRatio && styles[wideNames[wideRatio]]);

/** The classes of the `picture` around a photo that is cropped by its box; none for the ratio of the photo. */
export const photoFrameClass = (frame: Frame) =>
  frame.ratio ? classNames(styles.frame, frameClass(frame)) : undefined;
