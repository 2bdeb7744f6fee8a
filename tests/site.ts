import path from 'node:path';
import { test as base, expect } from '@playwright/test';
import { type LoadedContent, loadContent } from '../build/content/load.ts';
import { allPaths } from '../src/routes.ts';

const loaded = await loadContent(path.resolve(import.meta.dirname, '../content'));
if (!loaded.content) throw new Error(loaded.problems.join('\n'));

/** The content that the served site was built from: tests take their facts from here, so that copy can change. */
export const content: LoadedContent = loaded.content;
export const articles = content.articles.map((article) => article.summary);
export const paths = allPaths(articles.map((article) => article.slug));

/**
 * A page on which other hosts answer with an empty document, so that no test depends on the outside network, and
 * which collects what the browser complains about.
 */
export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ context, baseURL }, use) => {
      const complaints: string[] = [];
      await context.route(
        (url) => url.origin !== new URL(baseURL ?? '').origin,
        (route) =>
          route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Elsewhere</title>' }),
      );
      context.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      context.on('weberror', (error) => complaints.push(String(error.error())));
      await use(complaints);
    },
    { auto: true },
  ],
});

export { expect };
