import type { Accepted } from './findings.ts';

/** Findings that are no faults of the site, with the reason. An entry that matches nothing fails the command. */
export const accepted: readonly Accepted[] = [
  {
    checker: 'axe-core',
    rule: 'p-as-heading',
    reason:
      'The rule is experimental and takes any large text for a heading: here prices, below the heading of a package.',
  },
  {
    checker: 'IBM Equal Access',
    rule: 'aria_content_in_landmark',
    element: /href="#main"/,
    reason: 'The link that skips the landmarks comes before them.',
  },
  {
    checker: 'IBM Equal Access',
    rule: 'aria_complementary_label_visible',
    element: /^<aside/,
    reason:
      'The chat helper, the phone and the quote links float in a corner or a bar that has no heading to show.',
  },
  {
    checker: 'IBM Equal Access',
    rule: 'element_tabbable_role_valid',
    element: /role="region"/,
    reason: 'Wide tables scroll in a region that the keyboard has to reach, as axe-core asks.',
  },
];
