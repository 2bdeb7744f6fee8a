import '../../pipeline/output/production-mode.ts';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { buildSite } from '../../pipeline/output/build.ts';
import { photosPerPage } from '../../src/lib/first-page.ts';
import { filesEnding, root, testContent, testOutput } from '../support/test-content.ts';

type Built = { documents: Map<string, string>; scripts: number };

let few: Built;
let many: Built;

/** Builds the site with this many photos in each list, and as many comparisons and reviews. */
async function builtWith(count: number): Promise<Built> {
  const content = await testContent();
  const output = await testOutput();
  // The first items keep their ids, because pages name them.
  const repeated = <T>(items: readonly T[]) =>
    Array.from({ length: count }, (_, index) => ({
      ...items[index % items.length],
      id: `${index}`,
      ...items[index],
    }));
  const withoutId = ({ id: _, ...item }: { id: string }) => item;
  const change = async (file: string, to: (lists: Record<string, never[]>) => object) =>
    content.write(file, JSON.stringify(to(JSON.parse(await content.read(file)))));
  try {
    await change('testimonials.json', ({ testimonials = [] }) => ({ testimonials: repeated(testimonials) }));
    await change('portfolio-postbuild.json', ({ projects = [] }) => ({
      projects: repeated(projects).map(withoutId),
    }));
    const gallery = JSON.parse(await content.read('gallery.json'));
    for (const name of Object.keys(gallery.categories))
      gallery.categories[name] = repeated(gallery.categories[name]).map(withoutId);
    await content.write('gallery.json', JSON.stringify(gallery));
    await buildSite({ root, business: content.business, outDir: output.outDir, say: () => {} });
    const site = path.join(output.outDir, 'site');
    const documents = await filesEnding(site, /\.html$/);
    const scripts = [...(await filesEnding(site, /\.js$/)).values()].join('').length;
    return { documents, scripts };
  } finally {
    await content.remove();
    await output.remove();
  }
}

// Separate, because each build has its own time.
beforeAll(async () => {
  few = await builtWith(100);
});
beforeAll(async () => {
  many = await builtWith(1000);
});

test('documents and scripts do not grow with the number of photos, projects and reviews', () => {
  for (const [file, html] of few.documents)
    expect(many.documents.get(file)?.length, file).toBeLessThanOrEqual(html.length + 100);
  // Except for the digits of how many are left.
  expect(many.scripts).toBeLessThanOrEqual(few.scripts + 100);
});

test('the document has the first page of each list, and without scripts it says that there is more', () => {
  const gallery = many.documents.get('gallery.html') ?? '';
  expect(gallery.match(/<a [^>]*href="\/api\/content\/attached_assets\//g)).toHaveLength(4 * photosPerPage);
  expect(gallery.match(/<noscript><p>There’s more to see here/g)).toHaveLength(4);
  expect(gallery).toContain(`Showing ${photosPerPage} image(s)`);
});
