import { expect, test } from 'vitest';
import { content } from '../../src/content/index.ts';
import { offerNearest } from '../../src/pages/NotFound.browser.ts';
import { allPaths } from '../../src/routes.ts';
import { mistypedAddresses } from '../mistyped-addresses.ts';
import { mountStatic } from './mount.tsx';

const slugs = content.articles.map(({ summary }) => summary.slug);

/** Suggestions as in the document of the 404 page, which only Node.js can render; not-found.spec.ts reads them there. */
const suggestions = (
  <main>
    {allPaths(slugs).map((path) => (
      <p key={path} hidden data-near>
        Did you mean <a href={path}>this page</a>?
      </p>
    ))}
  </main>
);

test.each(mistypedAddresses(slugs[0]))(
  'the 404 page suggests the page whose address differs by one letter, and no other: %s',
  (typed, meant) => {
    const main = mountStatic(suggestions);
    window.history.replaceState(null, '', typed);
    offerNearest();
    const offers = [...main.querySelectorAll('[data-near]:not([hidden]) a')];
    expect(offers.map((offer) => offer.getAttribute('href'))).toEqual(meant ? [meant] : []);
  },
);
