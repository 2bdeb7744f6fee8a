import type { Criterion } from './criterion.ts';

/** Guidelines 3.1 and 3.2 of WCAG: readable, predictable. */
export const understandable: readonly Criterion[] = [
  {
    number: '3.1.1',
    name: 'Language of Page',
    level: 'A',
    result: 'supports',
    here: 'The language of each document is Australian English (`en-AU`).',
  },
  {
    number: '3.1.2',
    name: 'Language of Parts',
    level: 'AA',
    result: 'person',
    here: 'The sample content is English. Whether texts of the owner have words of other languages, a person has to judge.',
  },
  {
    number: '3.2.1',
    name: 'On Focus',
    level: 'A',
    result: 'supports',
    here: 'The focus alone opens nothing but tooltips, and changes no page.',
    tests: [
      ['tests/floats.spec.ts', 'tabbing through home at 320x568 never leads under anything that floats'],
    ],
  },
  {
    number: '3.2.2',
    name: 'On Input',
    level: 'A',
    result: 'supports',
    here: 'Fields change nothing but themselves until a button is pressed. Tabs and filters stay on their page.',
    tests: [
      ['tests/gallery-address.spec.ts', 'the chosen tab is in the address, without a step in the history'],
      [
        'tests/gallery-address.spec.ts',
        'the filter is in the address, without a step in the history, and stays when the tab changes',
      ],
    ],
  },
  {
    number: '3.2.3',
    name: 'Consistent Navigation',
    level: 'AA',
    result: 'supports',
    here: 'All pages share navbar and footer.',
    tests: [['tests/layout.spec.ts', 'navbar, main area and footer follow one another, with their links']],
  },
  {
    number: '3.2.4',
    name: 'Consistent Identification',
    level: 'AA',
    result: 'supports',
    here: 'What does the same has the same name on all pages.',
    tests: [
      ['tests/sweep-links.spec.ts', 'every Request a Quote and Get a Quote opens the quote form'],
      ['tests/sweep-wide.spec.ts', 'it has the chat helper, closed'],
    ],
  },
  {
    number: '3.2.6',
    name: 'Consistent Help',
    level: 'A',
    result: 'supports',
    here: 'Phone and e-mail stand in the footer of each page, and the chat helper in its corner.',
    tests: [
      ['tests/layout.spec.ts', 'the footer shows ABN, phone, e-mail, social links and Google Business'],
      ['tests/sweep-wide.spec.ts', 'it has the chat helper, closed'],
    ],
  },
];
