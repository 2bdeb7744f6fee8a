import type { Criterion } from './criterion.ts';

/** Guideline 2.4 of WCAG: navigable. */
export const navigable: readonly Criterion[] = [
  {
    number: '2.4.1',
    name: 'Bypass Blocks',
    level: 'A',
    result: 'supports',
    here: 'The first link of each page skips to its main part, and pages have landmarks.',
    tests: [
      [
        'tests/layout.spec.ts',
        'the navbar gains a shadow past 10 px, and the first Tab stop skips to the main area',
      ],
    ],
  },
  {
    number: '2.4.2',
    name: 'Page Titled',
    level: 'A',
    result: 'supports',
    here: 'Each page has a title of its own, also after a page change without a document load.',
    tests: [
      ['tests/sweep-documents.spec.ts', 'no two pages share a title or a description'],
      ['tests/navigation.spec.ts', 'the back and forward buttons show the right page with its head'],
    ],
  },
  {
    number: '2.4.3',
    name: 'Focus Order',
    level: 'A',
    result: 'supports',
    here: 'The focus follows the order of the HTML, and returns to what opened a menu or a photo, or to where it was before a prompt.',
    tests: [
      ['tests/navigation.spec.ts', 'a menu link shows its page at the top, with focus on main'],
      ['tests/mobile-menu.spec.ts', 'Escape closes the menu and gives the focus back to the toggle'],
      ['tests/floats.spec.ts', 'the x closes the prompt, which does not come again during the visit'],
      [
        'tests/widgets/photo-tiles.test.tsx',
        'a carousel stands still while its photo is open, and the focus comes back to it',
      ],
    ],
  },
  {
    number: '2.4.4',
    name: 'Link Purpose (In Context)',
    level: 'A',
    result: 'person',
    here: 'Links have names, and say when they open a new tab. Whether a name says where its link leads, a person has to judge.',
    tests: [
      [
        'tests/sweep-links.spec.ts',
        'every link to the quote form or another site opens in a new tab and says so',
      ],
    ],
  },
  {
    number: '2.4.5',
    name: 'Multiple Ways',
    level: 'AA',
    result: 'person',
    here: 'Menu and footer lead to the pages, links in texts to the others. Whether that is enough for pages that are in neither (`src/routes.ts`), a person has to judge.',
    tests: [
      ['tests/layout.spec.ts', 'the footer repeats the menu and adds NDIS Support, Blog and About Us'],
      ['tests/sweep-links.spec.ts', 'every route is linked from another page'],
    ],
  },
  {
    number: '2.4.6',
    name: 'Headings and Labels',
    level: 'AA',
    result: 'person',
    here: 'Each section has a heading, each field a label. Whether they describe what follows, a person has to judge.',
  },
  {
    number: '2.4.7',
    name: 'Focus Visible',
    level: 'AA',
    result: 'supports',
    here: 'What has the keyboard focus has a ring with a contrast of at least 3:1.',
    tests: [['src/styles/tokens.test.ts', '…: … on … has a contrast of at least …']],
  },
  {
    number: '2.4.11',
    name: 'Focus Not Obscured (Minimum)',
    level: 'AA',
    result: 'supports',
    here: 'What floats gives way to the focus.',
    tests: [
      ['tests/floats.spec.ts', 'tabbing through home at 320x568 never leads under anything that floats'],
      ['tests/floats.spec.ts', 'nothing floats while a field has the focus'],
    ],
  },
];
