import type { Criterion } from './criterion.ts';

/** Guideline 2.5 of WCAG: input modalities. */
export const pointers: readonly Criterion[] = [
  {
    number: '2.5.1',
    name: 'Pointer Gestures',
    level: 'A',
    result: 'supports',
    here: 'What can be swiped also has buttons.',
    tests: [
      ['tests/widgets/lightbox.test.tsx', 'keys and buttons go to the neighbours, round at the ends'],
      ['tests/widgets/toast.test.tsx', 'the close button and Escape dismiss it, and the focus returns'],
    ],
  },
  {
    number: '2.5.2',
    name: 'Pointer Cancellation',
    level: 'A',
    result: 'supports',
    here: 'Controls act on release. A drag moves the divider of a comparison only, which can be moved back.',
    tests: [
      [
        'tests/widgets/comparison-slider.test.tsx',
        'dragging the handle moves the divider, stays within 0 and 100, and ends on release',
      ],
    ],
  },
  {
    number: '2.5.3',
    name: 'Label in Name',
    level: 'A',
    result: 'supports',
    here: 'Names of controls contain the words that they show.',
  },
  {
    number: '2.5.4',
    name: 'Motion Actuation',
    level: 'A',
    result: 'absent',
    here: 'Nothing reacts to a movement of the device.',
    without: { code: /device(motion|orientation)|Accelerometer|Gyroscope/i },
  },
  {
    number: '2.5.7',
    name: 'Dragging Movements',
    level: 'AA',
    result: 'supports',
    here: 'A click or a tap moves the divider of a comparison as well.',
    tests: [
      [
        'tests/widgets/comparison-slider.test.tsx',
        'a drag does not start on the picture, but a click on it moves the divider there',
      ],
      [
        'tests/widgets/comparison-slider.test.tsx',
        'a tap on the picture moves the divider, and vertical moves stay with the page',
      ],
    ],
  },
  {
    number: '2.5.8',
    name: 'Target Size (Minimum)',
    level: 'AA',
    result: 'supports',
    here: 'Controls are at least 24 CSS pixels wide and high, or have that much space.',
    tests: [
      [
        'tests/widgets/quote-form.test.tsx',
        'the form fits a window of 320 px, with fields to press and read',
      ],
    ],
  },
];
