import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LinkFacts } from '../../links/link-facts.ts';
import { Coverage } from './Coverage.tsx';

test('a section renders from plain props, and its links from the context of the document', () => {
  const value = {
    business: {
      ...{ phone: '02 5550 1234', email: 'a@b.example', labourHireLicence: null },
      quoteForm: { url: 'https://c.example' },
    },
    layout: { requestQuote: 'Ask', newTabNote: '(new tab)', labourHire: '' },
  };
  const words = { heading: 'Where', lead: 'Here.', text: 'There too.', outside: 'Elsewhere?', call: 'Ring' };
  const html = renderToStaticMarkup(createElement(LinkFacts, { value }, createElement(Coverage, words)));
  expect(html).toContain('href="tel:+61255501234"');
  expect(html).toContain('Ring 02\u00a05550\u00a01234');
});
