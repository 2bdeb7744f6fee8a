import { expect, test } from 'vitest';
import { sampleDir, testContent } from '../../tests/test-content.ts';
import { loadContent } from '../content/load.ts';
import { atStake } from './at-stake.ts';

async function asked(contentDir: string) {
  const loaded = await loadContent(contentDir);
  if (!loaded.content) throw new Error(loaded.problems.join('\n'));
  return atStake(loaded.content, loaded.written);
}

test('statements that risk a fine come first, by name, then promises clients can hold the owner to', async () => {
  const sentences = await asked(sampleDir);
  const parts = [
    'Priya S.',
    '5.0 from 25',
    'logos of Hume Ridge Homes, Kiewa',
    '$20 million',
    '300+ local',
    '00 000 000 000',
    'Tess, Jordan',
    '$160',
    '.example:',
    'clienthub',
    'Facebook, Instagram',
    '0491 570 006',
  ];
  const order = parts.map((part) => sentences.findIndex((sentence) => sentence.includes(part)));
  expect(order).toEqual([...order].sort((a, b) => a - b));
  expect(order).not.toContain(-1);
  const fines = sentences.map((sentence) => sentence.includes('fine'));
  expect(fines.lastIndexOf(true)).toBeLessThan(fines.indexOf(false));
});

test("the owner's own statements are never asked about", async () => {
  const content = await testContent();
  await content.edit('business.yaml', '"0491 570 006"', '"02 6040 1234"');
  await content.edit('business.yaml', 'https://www.riverlightcleaning.example', 'https://jo.com.au');
  await content.edit('business.yaml', '"00 000 000 000"', '"51 824 753 556"');
  await content.edit(
    'business.yaml',
    'evidence: Certificate of currency in the policy register',
    'evidence: Mine',
  );
  const sentences = (await asked(content.business)).join('\n');
  await content.remove();
  expect(sentences).not.toMatch(/, (siteUrl|phone|abn|claims, liability):/);
  expect(sentences).toMatch(/, (email|rating):/);
});

test("only the sample's reviews and prices are named", async () => {
  const content = await testContent();
  await content.edit('pages/home.yaml', 'fromPrice: 160', 'fromPrice: 180');
  const { testimonials } = JSON.parse(await content.read('testimonials.json'));
  const own = { ...testimonials[0], name: 'Joel Own', text: 'They came on time.' };
  await content.write('testimonials.json', JSON.stringify({ testimonials: [own, ...testimonials.slice(1)] }));
  const sentences = await asked(content.business);
  const [first] = sentences;
  await content.remove();
  expect(sentences.find((sentence) => sentence.includes('prices from'))).toMatch(/prices from \$\d+, \$\d+:/);
  expect(sentences.join()).not.toContain('$180');
  expect(first).toContain(testimonials[1].name);
  expect(first).not.toMatch(/Joel Own/);
});
