import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { builtSample } from '../../tests/support/on-sample.mjs';
import { root, sampleDir } from '../../tests/support/test-content.ts';
import { unknownPath } from '../bench/documents.ts';
import { verifyBuild } from './verify.ts';

const build = await mkdtemp(path.join(root, '.cache/test-verify-'));
afterAll(() => rm(build, { recursive: true }));

// Words of the page, by which the content is searched.
const label = 'We’ll suggest a clean that fits';
const seeded = `
  <p><a href="/contact#nowhere">${label}</a> <a href="#main">Top</a></p>
  <p><font color="#cccccc">Pale words</font> <img src="/lost.png" alt="A lost photo" width="20" height="20"></p>
  <table width="400"><tr><td>A wide table</td></tr></table>
  <script src="/faulty.js"></script><script>blocked()</script>
  <script type="application/ld+json">{ "@graph": [</script>`;

test('a fault on a page becomes a sentence for the owner, and other pages have none', async () => {
  await cp(path.join(root, builtSample), build, { recursive: true });
  const file = (name: string) => path.join(build, 'site', name);
  const html = await readFile(file('blog.html'), 'utf8');
  await writeFile(file('blog.html'), html.replace('</main>', `${seeded}</main>`));
  for (const copy of ['.br', '.gz']) await rm(file(`blog.html${copy}`));
  await writeFile(file('faulty.js'), 'throw new Error("Out of soap")');
  const paths = ['/blog', unknownPath];
  const { pages, problems, warnings } = await verifyBuild(build, sampleDir, paths);
  const code = 'show this sentence to whoever looks after the code.';
  expect(problems.map((problem) => problem.replace(/; otherwise .*/, ''))).toEqual([
    '/blog: the browser reports "Error: Out of soap": if it names an address of yours, correct it',
    expect.stringMatching(/^\/blog: the browser reports "Executing inline .* Content Security/),
    '/blog: search engines do not accept its structured data: "SyntaxError: Unexpected end of JSON input": if it names a fact of yours, correct it in sample/content/business.yaml',
    `/blog: the link "${label.replace('’', "'")}" leads to /contact#nowhere, but /contact has no place of this name (sample/content/pages/blog.yaml, closing, text): correct the address.`,
    '/blog: the file /lost.png cannot be loaded: check that its photo exists, and build again.',
    '/blog: the text "Pale words" has too little contrast with its background: choose a lighter or darker colour in sample/brand/colours.yaml.',
    `/blog: it is 400 px wide on a phone that is 320 px wide, so it moves sideways: ${code}`,
  ]);
  // Without its compressed copies, the document has more bytes.
  expect(warnings).toEqual([expect.stringMatching(/^\/blog: its document of \d+ bytes does not/)]);
  expect(pages).toBe(2);
});
