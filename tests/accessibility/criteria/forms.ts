import type { Criterion } from './criterion.ts';

/** Guidelines 3.3 and 4.1 of WCAG: input assistance, compatible. */
export const forms: readonly Criterion[] = [
  {
    number: '3.3.1',
    name: 'Error Identification',
    level: 'A',
    result: 'supports',
    here: 'Each field of the quote form says in words what is wrong with it.',
    tests: [
      ['tests/widgets/quote-form.test.tsx', '…: each field says what is wrong, and the first has the focus'],
    ],
  },
  {
    number: '3.3.2',
    name: 'Labels or Instructions',
    level: 'A',
    result: 'supports',
    here: 'Each field has a label that stays visible.',
    tests: [
      ['tests/widgets/quote-form.test.tsx', 'the form has the six fields, with what fills them in by itself'],
    ],
  },
  {
    number: '3.3.3',
    name: 'Error Suggestion',
    level: 'AA',
    result: 'supports',
    here: 'Messages of the quote form say what to enter, and the suburb check suggests the name that was meant.',
    tests: [
      ['tests/widgets/quote-form.test.tsx', '…: each field says what is wrong, and the first has the focus'],
      [
        'tests/questions-and-notes.spec.ts',
        'the suburb check knows every place that is served, and never says no',
      ],
    ],
  },
  {
    number: '3.3.4',
    name: 'Error Prevention (Legal, Financial, Data)',
    level: 'AA',
    result: 'absent',
    here: 'The quote form asks a question. It makes no contract or payment, and changes no stored data.',
    without: { elements: '[autocomplete^="cc-"]', code: /PaymentRequest|autoComplete="cc-/ },
  },
  {
    number: '3.3.7',
    name: 'Redundant Entry',
    level: 'A',
    result: 'supports',
    here: 'The quote form has one step. If it cannot be sent, what was typed stays.',
    tests: [
      [
        'tests/widgets/quote-failures.test.tsx',
        'delivery on, …: says what happened, keeps what was typed, and can try again',
      ],
      [
        'tests/widgets/quote-request.test.tsx',
        'the panel keeps the details and offers three ways to send them',
      ],
    ],
  },
  {
    number: '3.3.8',
    name: 'Accessible Authentication (Minimum)',
    level: 'AA',
    result: 'absent',
    here: 'The site has no login.',
    without: { elements: 'input[type="password"]', code: /type="password"/ },
  },
  {
    number: '4.1.2',
    name: 'Name, Role, Value',
    level: 'A',
    result: 'supports',
    here: 'Controls are HTML elements, or follow the ARIA patterns for tabs, sliders, dialogs and carousels.',
    tests: [
      [
        'tests/widgets/comparison-slider.test.tsx',
        'the slider starts at 50 %, is named after its pair and says how much of each is shown',
      ],
      ['tests/widgets/carousel.test.tsx', '… …: roles, labels, inert slides and dots; axe finds nothing'],
      ['tests/gallery.spec.ts', 'a filter says that it is chosen, and how many images it leaves'],
      ['tests/mobile-menu.spec.ts', 'the toggle opens and closes the menu and says which'],
    ],
  },
  {
    number: '4.1.3',
    name: 'Status Messages',
    level: 'AA',
    result: 'supports',
    here: 'Toasts, the chat popup, and the answers of forms and filters are read without taking the focus.',
    tests: [
      [
        'tests/widgets/toast.test.tsx',
        'it stays for 5000 ms, and says its words in a region that was there from the start',
      ],
      ['tests/widgets/chat-popup.test.tsx', 'the popup shows after 15 s and not before, and takes no focus'],
    ],
  },
];
