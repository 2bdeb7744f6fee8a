import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { brandColours } from '../pipeline/brand/brand-colours.ts';
import { loadContent } from '../pipeline/load-content.ts';
import { root, sampleDir } from '../tests/support/test-content.ts';

/** Tests and their fixtures may name anything. */
const ofTests =
  /^(sample|tests)\/|\/(tests|fixtures)\/|fixtures\.ts$|\.(test|spec)\.tsx?$|^package-lock\.json$/;
const binary = /\.(jpe?g|png|woff2|heic)$/;

/** The files of the software in git, with those that are not committed yet. */
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file && !ofTests.test(file) && !binary.test(file) && !file.startsWith('business/'));

test('only the sample, tests and pictures name a business, its towns, its phone number or its colours', async () => {
  const { content } = await loadContent(sampleDir);
  if (!content) throw new Error('The sample has problems.');
  const { name, phone, abn, email, areaServed, regionName } = content.business;
  const [firstName = ''] = name.split(' ');
  const spaced = (digits: string) => digits.replace(/\D/g, '').split('').join('[ -]?');
  const colours = Object.values(await brandColours(sampleDir)).filter(
    (colour) => !/^#(.)\1{5}$/.test(colour),
  );
  const words = [firstName, email, regionName, ...areaServed, ...regionName.split('-')];
  const named = new RegExp([...words, spaced(phone), spaced(abn), ...colours].join('|'), 'i');
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) =>
    readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (named.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});
