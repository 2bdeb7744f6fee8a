import type { Criterion } from './criterion.ts';
import { media } from './media.ts';

/** Guideline 1.4 of WCAG: distinguishable. */
export const distinguishable: readonly Criterion[] = [
  {
    number: '1.4.1',
    name: 'Use of Color',
    level: 'A',
    result: 'supports',
    here: 'Links in text are underlined, errors are sentences, and what is chosen is marked by more than a colour.',
    tests: [
      [
        'tests/forced-colours.spec.ts',
        'in forced colours buttons keep an edge and the marked tab and menu item stay marked',
      ],
      ['tests/widgets/quote-form.test.tsx', '…: each field says what is wrong, and the first has the focus'],
    ],
  },
  { number: '1.4.2', name: 'Audio Control', level: 'A', ...media },
  {
    number: '1.4.3',
    name: 'Contrast (Minimum)',
    level: 'AA',
    result: 'supports',
    here: 'Text has at least 4.5:1, body text 7:1. Over photos it is measured on the pixels behind each word.',
    tests: [
      ['src/styles/tokens.test.ts', '…: … on … has a contrast of at least …'],
      ['tests/sweep-phone.spec.ts', 'every text over a photograph is readable at 390 px'],
      ['tests/sweep-wide.spec.ts', 'every text over a photograph is readable at 1440 px'],
      ['tests/long/text-over-photos.spec.ts', 'the chat window and the words of an open photo stay readable'],
    ],
  },
  {
    number: '1.4.4',
    name: 'Resize Text',
    level: 'AA',
    result: 'supports',
    here: 'Pages can be enlarged to 400 %.',
    tests: [
      [
        'tests/sweep-phone.spec.ts',
        'it cuts no text at 400 % zoom, where the navbar scrolls away with the page',
      ],
    ],
  },
  {
    number: '1.4.5',
    name: 'Images of Text',
    level: 'AA',
    result: 'person',
    here: 'Texts are text, also over photos. Whether a photo of the owner shows words that matter, a person has to judge.',
  },
  {
    number: '1.4.10',
    name: 'Reflow',
    level: 'AA',
    result: 'supports',
    here: 'Pages fit 320 CSS pixels without scrolling sideways.',
    tests: [
      ['tests/sweep-phone.spec.ts', 'it does not scroll sideways'],
      ['tests/sweep-phone.spec.ts', 'it cuts no text at 320 px'],
    ],
  },
  {
    number: '1.4.11',
    name: 'Non-text Contrast',
    level: 'AA',
    result: 'supports',
    here: 'Edges of controls and the focus ring have at least 3:1 on each background.',
    tests: [['src/styles/tokens.test.ts', '…: … on … has a contrast of at least …']],
  },
  {
    number: '1.4.12',
    name: 'Text Spacing',
    level: 'AA',
    result: 'supports',
    here: 'Nothing is cut where visitors set more space between lines, words and letters.',
    tests: [['tests/sweep-phone.spec.ts', 'it cuts no text with wide text spacing']],
  },
  {
    number: '1.4.13',
    name: 'Content on Hover or Focus',
    level: 'AA',
    result: 'supports',
    here: 'Tooltips stay under the pointer, and Escape hides them.',
    tests: [
      [
        'tests/widgets/tooltip.test.tsx',
        'a tooltip stays while the pointer is on it, and goes when the pointer leaves',
      ],
      [
        'tests/widgets/tooltip.test.tsx',
        'keyboard focus shows a tooltip at once, and Escape hides it without moving the focus',
      ],
    ],
  },
];
