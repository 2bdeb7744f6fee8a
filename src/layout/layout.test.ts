import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Navbar } from './Navbar.tsx';

test('the navbar renders from plain props, without the content of the site', () => {
  const html = renderToStaticMarkup(
    Navbar({
      path: '/prices',
      logo: { width: 36, height: 36, isWide: false, src: '/logo.svg' },
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
