import styles from './gap.module.css';

/** A step of the spacing scale in tokens.css. */
export type Gap = '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9';

/** The class that sets the gap of a primitive. */
export const gapClass = (gap: Gap) => styles[`gap${gap}`];
