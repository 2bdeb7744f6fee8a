import type { Criterion } from './criterion.ts';
import { media } from './media.ts';

/** Guidelines 1.1 to 1.3 of WCAG: text alternatives, media, adaptable. */
export const perceivable: readonly Criterion[] = [
  {
    number: '1.1.1',
    name: 'Non-text Content',
    level: 'A',
    result: 'person',
    here: 'The build refuses a photo without alternative text. Whether a text says what its photo shows, a person has to judge.',
    tests: [
      ['tests/gallery-address.spec.ts', 'tiles are upright, 3 by 4, and are buttons named by their photo'],
      [
        'tests/widgets/lightbox.test.tsx',
        'a photo opens full-screen, with its caption, its number and the focus on Close',
      ],
    ],
  },
  { number: '1.2.1', name: 'Audio-only and Video-only (Prerecorded)', level: 'A', ...media },
  { number: '1.2.2', name: 'Captions (Prerecorded)', level: 'A', ...media },
  { number: '1.2.3', name: 'Audio Description or Media Alternative (Prerecorded)', level: 'A', ...media },
  { number: '1.2.4', name: 'Captions (Live)', level: 'AA', ...media },
  { number: '1.2.5', name: 'Audio Description (Prerecorded)', level: 'AA', ...media },
  {
    number: '1.3.1',
    name: 'Info and Relationships',
    level: 'A',
    result: 'supports',
    here: 'Landmarks, headings, lists, groups and labels are HTML elements.',
    tests: [
      ['tests/sweep-wide.spec.ts', 'it has navbar, main and footer, and headings without gaps'],
      ['tests/widgets/carousel.test.tsx', '… …: roles, labels, inert slides and dots; axe finds nothing'],
    ],
  },
  {
    number: '1.3.2',
    name: 'Meaningful Sequence',
    level: 'A',
    result: 'person',
    here: 'The order of the HTML is that of the page. Whether it makes sense when it is read aloud, a person has to judge.',
    tests: [['tests/sweep-wide.spec.ts', 'it reads the same without scripts, or holds everything']],
  },
  {
    number: '1.3.3',
    name: 'Sensory Characteristics',
    level: 'A',
    result: 'person',
    here: 'Buttons and links are named by their words. Whether a text relies on shape, colour or place, a person has to judge.',
  },
  {
    number: '1.3.4',
    name: 'Orientation',
    level: 'AA',
    result: 'supports',
    here: 'Layouts depend on the width of the window only.',
    tests: [['tests/sweep-phone.spec.ts', 'it does not scroll sideways']],
  },
  {
    number: '1.3.5',
    name: 'Identify Input Purpose',
    level: 'AA',
    result: 'supports',
    here: 'The fields of the quote form that concern the visitor have `autocomplete`.',
    tests: [
      ['tests/widgets/quote-form.test.tsx', 'the form has the six fields, with what fills them in by itself'],
    ],
  },
];
