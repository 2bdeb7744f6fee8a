import type { Page } from '@playwright/test';

// What browsers, extensions, blockers and hosts do to a page of the site.

/**
 * Does what Google Translate does: replaces each text with a copy inside two `font` elements, now and whenever a text
 * is added or changes. Runs in the page.
 * @param mark added to each text; a zero-width space changes a text for React, but not for Playwright's locators
 */
export function translate(mark: string): void {
  const untouched = 'head, script, style, textarea, noscript, font font';
  const replace = (text: Text) => {
    if (text.data.trim() === '' || text.parentElement?.closest(untouched)) return;
    const outer = document.createElement('font');
    outer.append(document.createElement('font'));
    outer.firstElementChild?.append(text.data + mark);
    text.replaceWith(outer);
  };
  const replaceIn = (node: Node) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    if (node instanceof Text) texts.push(node);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) if (text.isConnected) replace(text);
  };
  replaceIn(document);
  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      for (const node of type === 'characterData' ? [target] : addedNodes) replaceIn(node);
  }).observe(document, { childList: true, characterData: true, subtree: true });
}

/** Translates each document of a page before its scripts run, or once it is parsed. */
export async function translateFromTheStart(page: Page, when: 'at once' | 'once parsed'): Promise<void> {
  const start = when === 'at once' ? '' : "document.addEventListener('DOMContentLoaded', () => ";
  await page.addInitScript(`${start}(${translate})('\u200b')${start && ')'}`);
}

/** Changes a link of the header before the scripts run, as an extension would. */
export const changeHeader = (page: Page) =>
  page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const link = document.querySelector('body > header nav a');
      if (!link) return;
      observer.disconnect();
      link.textContent = 'Startseite';
      link.before(document.createElement('font'));
    }).observe(document, { childList: true, subtree: true });
  });

/** Removes the elements of each selector, as ad blockers and extensions do. Runs in the page. */
export function remove(selectors: readonly string[]): void {
  for (const selector of selectors) {
    const found = document.querySelectorAll(selector);
    if (found.length === 0) throw new Error(`Nothing matches "${selector}".`);
    for (const element of found) element.remove();
  }
}

/** Removes elements of each document before its scripts run. */
export const removeFromTheStart = (page: Page, ...selectors: string[]) =>
  page.addInitScript(
    `document.addEventListener('DOMContentLoaded', () => (${remove})(${JSON.stringify(selectors)}))`,
  );

/** Makes storage throw, as in a browser that blocks it. */
export const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
  });

/** Makes observers of the viewport throw, which fade sections in and hydrate islands. */
export const breakObservers = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, {
      IntersectionObserver: class {
        constructor() {
          throw new Error('not in this browser');
        }
      },
    });
  });

/** Changes the site's answers to some requests on their way. @param change may change the headers too */
const changeAnswers = (
  page: Page,
  addresses: string | ((url: URL) => boolean),
  change: (body: string, headers: Record<string, string>) => string,
) =>
  page.route(addresses, async (route) => {
    const response = await route.fetch({ maxRedirects: 0 });
    const headers = response.headers();
    const body = change(await response.text(), headers);
    await route.fulfill({ status: response.status(), headers, body });
  });

/** Whether an address is that of a document of the site. */
const isDocument = ({ hostname, pathname }: URL) => hostname === 'localhost' && !/\.\w+$/.test(pathname);

/** Renames popover attributes and selectors, so that this browser treats them like an old browser: as unknown. */
export const forgetPopovers = (page: Page) =>
  changeAnswers(
    page,
    (url) => isDocument(url) || /\.(js|css)$/.test(url.pathname),
    (body, headers) => {
      // The policy has hashes of the original styles.
      delete headers['content-security-policy'];
      return body.replaceAll(/popover(?!-polyfill)/g, 'unknown');
    },
  );

/** What a host puts in the place of e-mail addresses. */
export const protectedText = '[email protected]';

/**
 * Puts a host in front of the site that rewrites addresses in all HTML, as Cloudflare does, unless its headers forbid
 * changes. The policy blocks the script that would restore them.
 */
export const rewriteAddresses = (page: Page, obeys = true) =>
  changeAnswers(page, isDocument, (html, headers) => {
    if (obeys && /\bno-transform\b/.test(headers['cache-control'] ?? '')) return html;
    return html
      .replace(/href="mailto:[^"]*"/g, 'href="/cdn-cgi/l/email-protection#543b"')
      .replace(/[\w.+-]+@[\w-]+(\.[\w-]+)+/g, protectedText);
  });

/** Serves scripts of the site with one text replaced by code that throws when it is rendered. */
export const breakScript = (page: Page, scripts: string, text: string) =>
  changeAnswers(page, scripts, (source) => {
    const spoilt = source.replaceAll(
      new RegExp(`(["'\`])${text}\\1`, 'g'),
      '(()=>{throw Error("broken")})()',
    );
    if (spoilt === source) throw new Error(`A script has no "${text}".`);
    return spoilt;
  });

/** Answers requests for scripts with an empty file, as blockers do. */
export const emptyScripts = async (page: Page, ...names: string[]) => {
  for (const name of names)
    await page.route(`**/assets/${name}*.js`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
};

/** Answers requests for a script or style of the site as if the file were gone. */
export const removeFile = (page: Page, name: string) =>
  page.route(`**/assets/${name}-*`, (route) => route.fulfill({ status: 404, body: 'gone' }));

/** Makes this browser one without Trusted Types, which ignores that part of the policy. */
export async function forgetTrustedTypes(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(window, 'trustedTypes', { value: undefined }));
  await changeAnswers(page, isDocument, (html, headers) => {
    const policy = headers['content-security-policy'] ?? '';
    headers['content-security-policy'] = policy.replace(/; require-trusted-types-for.*/, '');
    return html;
  });
}

/** Hides a selector that only new browsers know, for which the site loads a script in others. */
export const forgetTargetCurrent = (page: Page) =>
  page.addInitScript(() => {
    const { supports } = CSS;
    const isKnown = (...query: [string]) => query[0] !== 'selector(:target-current)' && supports(...query);
    CSS.supports = isKnown;
  });
