/**
 * What the report says of a criterion. `supports`: rules and tests cover what it asks for, and none of them fails.
 * `person`: rules and tests find no fault, but only a person can judge it. `absent`: the site has nothing that it
 * applies to.
 */
export type Result = 'supports' | 'person' | 'absent';

/** A success criterion of WCAG 2.2 at level A or AA, and how the site stands to it. */
export type Criterion = {
  number: string;
  name: string;
  level: 'A' | 'AA';
  result: Result;
  /** What the site does for it, what a person has to judge, or why it does not apply. */
  here: string;
  /** Tests that prove it: their file, and their title without ids, as in docs/requirements.md. */
  tests?: readonly (readonly [file: string, title: string])[];
  /** What an absent thing would look like: elements on a page, or code in src. */
  without?: { elements?: string; code?: RegExp };
};
