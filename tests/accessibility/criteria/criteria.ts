import type { Criterion } from './criterion.ts';
import { distinguishable } from './distinguishable.ts';
import { forms } from './forms.ts';
import { navigable } from './navigable.ts';
import { operable } from './operable.ts';
import { perceivable } from './perceivable.ts';
import { pointers } from './pointers.ts';
import { understandable } from './understandable.ts';

/** All success criteria of WCAG 2.2 at levels A and AA, in order. */
export const criteria: readonly Criterion[] = [
  ...perceivable,
  ...distinguishable,
  ...operable,
  ...navigable,
  ...pointers,
  ...understandable,
  ...forms,
];
