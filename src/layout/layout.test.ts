import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Navbar } from './Navbar.tsx';
import { Notices } from './Notices.tsx';

test('the navbar renders from plain props, without the content of the site', () => {
  const html = renderToStaticMarkup(
    Navbar({
      path: '/prices',
      business: { name: 'Bright', phone: '0491 570 006' },
      words: { call: 'Call', openMenu: 'Open', closeMenu: 'Close', mainMenuLabel: 'Menu' },
      home: 'Start',
      menu: [{ path: '/prices', label: 'Prices' }],
      more: [{ path: '/help', label: 'Help' }],
      quote: 'Ask',
      children: 'Ask here',
    }),
  );
  expect(html).toContain('aria-label="Bright, Start"');
  expect(html).toContain('<a href="/prices" aria-current="page">Prices</a>');
  expect(html).toContain('<a href="/help">Help</a>');
});

test('notices have their days before their words, and take no room if there are none', () => {
  const render = (notices: Parameters<typeof Notices>[0]['notices']) =>
    renderToStaticMarkup(Notices({ notices, words: { label: 'Notices', days: '{from} to {to}' } }));
  expect(render([{ words: 'Closed.', from: '2026-12-24', until: '2026-12-26', closed: true }])).toContain(
    '<strong>24 December 2026 to 26 December 2026</strong> Closed.',
  );
  expect(render([])).toBe('');
});
