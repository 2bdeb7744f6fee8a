import { expect, test } from 'vitest';
import { content } from '../../src/content/index.ts';
import { offerNearest } from '../../src/pages/NotFound.browser.ts';
import { allPaths } from '../../src/routes.ts';
import { mountStatic } from './mount.tsx';

const slugs = content.articles.map(({ summary }) => summary.slug);

/** Suggestions as in the document of the 404 page, which only Node.js can render; not-found.spec.ts opens it. */
const suggestions = (
  <main>
    {allPaths(slugs).map((path) => (
      <p key={path} hidden data-near>
        Did you mean <a href={path}>this page</a>?
      </p>
    ))}
  </main>
);

/** Addresses without a page, as visitors type and copy them, with the page that is meant, if any. */
const mistyped: [typed: string, meant?: string][] = [
  ['/Services', '/services'],
  ['/contact.', '/contact'],
  ['/galery', '/gallery'],
  ['/before_after', '/before-after'],
  ['/contact%3Fref=flyer', '/contact'],
  ['/abuot', '/about'],
  ['/contact%20', '/contact'],
  ['/Residential.HTM', '/residential'],
  [`/Blog/${slugs[0]}s`, `/blog/${slugs[0]}`],
  ['/home', '/'],
  ['/index.php', '/'],
  ['/default.aspx', '/'],
  ['/services/index.php', '/services'],
  ['/contact%2F', '/contact'],
  ['/gall%C3%A9ry', '/gallery'],
  ['/be%CC%81fore%E2%80%93after', '/before-after'],
  ['/%E2%80%9Cservices%E2%80%9D', '/services'],
  ['/x'],
  ['/zzzz'],
];

test.each(mistyped)(
  'the 404 page suggests the page whose address differs by one letter, and no other: %s',
  (typed, meant) => {
    const main = mountStatic(suggestions);
    window.history.replaceState(null, '', typed);
    offerNearest();
    const offers = [...main.querySelectorAll('[data-near]:not([hidden]) a')];
    expect(offers.map((offer) => offer.getAttribute('href'))).toEqual(meant ? [meant] : []);
  },
);
