import type { Criterion } from './criterion.ts';

/** Guidelines 2.1 to 2.3 of WCAG: keyboard, time, flashes. */
export const operable: readonly Criterion[] = [
  {
    number: '2.1.1',
    name: 'Keyboard',
    level: 'A',
    result: 'supports',
    here: 'Controls are links, buttons and fields; tabs, sliders and photos also have the keys of their ARIA patterns.',
    tests: [
      [
        'tests/widgets/tabs.test.tsx',
        'arrows go round the tabs, Home and End to the ends, and Tab leaves to the panel',
      ],
      [
        'tests/widgets/comparison-slider.test.tsx',
        'arrows step by 1, page keys by 10, Home and End go to the ends, and no key goes past them',
      ],
      ['tests/widgets/lightbox.test.tsx', 'keys and buttons go to the neighbours, round at the ends'],
      [
        'tests/widgets/photo-tiles.test.tsx',
        '… in … a photo is a button that Enter, the space bar and a click press',
      ],
      ['tests/home.spec.ts', 'the questions open with the keyboard'],
    ],
  },
  {
    number: '2.1.2',
    name: 'No Keyboard Trap',
    level: 'A',
    result: 'supports',
    here: 'Escape or Tab leads out of everything that opens.',
    tests: [
      ['tests/mobile-menu.spec.ts', 'Tab past its end closes the menu'],
      ['tests/chat-helper.spec.ts', 'Escape closes what is above the window first'],
      [
        'tests/widgets/lightbox.test.tsx',
        'a click on the photo leaves it open; the overlay, the close button and Escape close it',
      ],
      ['tests/floats.spec.ts', 'tabbing through home at 320x568 never leads under anything that floats'],
    ],
  },
  {
    number: '2.1.4',
    name: 'Character Key Shortcuts',
    level: 'A',
    result: 'absent',
    here: 'No page has shortcuts of its own.',
    without: { elements: '[accesskey], [aria-keyshortcuts]', code: /accessKey|aria-keyshortcuts/i },
  },
  {
    number: '2.2.1',
    name: 'Timing Adjustable',
    level: 'A',
    result: 'supports',
    here: 'Nothing has to be done within a time. A toast waits while it is pointed at or focused.',
    tests: [['tests/widgets/toast.test.tsx', 'its time stands still while …, and then goes on']],
  },
  {
    number: '2.2.2',
    name: 'Pause, Stop, Hide',
    level: 'A',
    result: 'supports',
    here: 'Each carousel that moves has a stop button. With reduced motion it starts stopped.',
    tests: [
      [
        'tests/widgets/carousel-motion.test.tsx',
        '… …: stop holds for a minute, start goes on, and next goes on after it',
      ],
      [
        'tests/widgets/carousel.test.tsx',
        'with reduced motion a carousel starts stopped, and its buttons work',
      ],
      ['tests/fade-in.spec.ts', 'with reduced motion nothing fades'],
    ],
  },
  {
    number: '2.3.1',
    name: 'Three Flashes or Below Threshold',
    level: 'A',
    result: 'absent',
    here: 'Nothing flashes: no page has video, canvas or moving pictures.',
    without: { elements: 'video, canvas, marquee, img[src$=".gif"]', code: /<(video|canvas|marquee)\b/ },
  },
];
