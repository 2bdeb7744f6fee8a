import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Pricing } from './Pricing.tsx';
import { Rights } from './Rights.tsx';

test('a table of prices renders from plain props, without the content of the site', () => {
  const html = renderToStaticMarkup(
    createElement(Pricing, {
      heading: 'Prices',
      text: 'By the hour.',
      serviceLabel: 'Service',
      rateLabel: 'Rate',
      noteLabel: 'Note',
      rows: [{ service: 'Windows', rate: '$50', note: 'Inside only' }],
      note: 'Without travel.',
    }),
  );
  expect(html).toContain('<h2 id="pricing-heading">Prices</h2>');
  expect(html).toMatch(/<th scope="row"[^>]*>Windows<\/th><td[^>]*>\$50<\/td><td[^>]*>Inside only<\/td>/);
});

test('worker screening is named only if the business has entered one', () => {
  const rights = { heading: 'Rights', text: 'Yours.', items: [], screeningTitle: 'Screening' };
  const render = (ndisScreening: string | null) =>
    renderToStaticMarkup(createElement(Rights, { ...rights, ndisScreening }));
  expect(render('All are cleared.')).toMatch(/<dt[^>]*>Screening<\/dt><dd[^>]*>All are cleared\.<\/dd>/);
  expect(render(null)).not.toContain('Screening');
});
