import styles from './gap.module.css';

/** A step of the scale of spaces in tokens.css. */
export type Gap = '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9';

/** The class that keeps the children of a primitive so far apart. */
export const gapClass = (gap: Gap) => styles[`gap${gap}`];
