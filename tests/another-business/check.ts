import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { WrittenFile } from '../../pipeline/content/loaded-content.ts';
import { problemSentence } from '../../pipeline/content/problems.ts';
import { textsIn } from '../../pipeline/content/texts-in.ts';
import { today } from '../../pipeline/dates.ts';
import { loadContent } from '../../pipeline/load-content.ts';
import { checkContent } from '../../pipeline/warnings/check.ts';
import specifiedWords from '../../pipeline/warnings/specified-words.json' with { type: 'json' };

// Checks the business that make.ts has made, and the site that was built of it: the report lists the sample's texts and
// no others, and no page names the sample's business, towns, people or phone. Prints what is wrong.

const root = path.resolve(import.meta.dirname, '../..');

async function loaded(folder: string) {
  const found = await loadContent(path.join(root, folder));
  if (!found.content) throw new Error(found.problems.join('\n'));
  return found;
}
const own = await loaded('business');
const sample = await loaded('sample');

/** The texts of a file that are more than two words, and the start of the sentences about each. */
const textsOf = ({ file, raw }: WrittenFile) =>
  textsIn(typeof raw === 'string' ? {} : raw)
    .filter(({ text }) => text.trim().split(/\s+/).length > 2)
    .map(({ place, text }) => ({ file, text, at: placeOf(problemSentence(file, place, '')) }));
const placeOf = (sentence: string) => sentence.slice(0, sentence.indexOf(': '));

const report = await checkContent({ root, day: today() });
const { samples, others } = report;
if (!others) throw new Error(report.problems.join('\n'));
const groups = [...samples, others.beside, ...others.pages];
const marks = groups.flatMap((group) => Object.values(group.marks).flat());
const listedTexts = new Set(marks.map(({ file, text }) => `${file} ${text}`));
const listedPlaces = groups.flatMap(({ sentences }) => sentences.map(placeOf));
const isListed = ({ file, text, at }: ReturnType<typeof textsOf>[number]) =>
  listedTexts.has(`${file} ${text}`) ||
  listedPlaces.some((place) => at === place || at.startsWith(`${place}, `));

const ofSample = new Set(sample.written.flatMap(textsOf).map(({ text }) => text));
const ownTexts = own.written.flatMap(textsOf);
const specified = JSON.stringify(specifiedWords);
const wrong = [
  ...ownTexts
    .filter((one) => ofSample.has(one.text) && !isListed(one) && !specified.includes(one.text))
    .map(({ at, text }) => `${at}: is the sample's, and not listed: ${text}`),
  ...ownTexts
    .filter(({ file, text }) => !ofSample.has(text) && listedTexts.has(`${file} ${text}`))
    .map(({ at, text }) => `${at}: is the owner's, and listed as the sample's: ${text}`),
];

const { name, phone, email, areaServed, founder } = sample.content.business;
const people = sample.content.about.team.members.map((member) => member.name);
const names = [
  name.split(' ')[0],
  phone,
  phone.replaceAll(' ', ''),
  email,
  ...areaServed,
  founder?.firstName,
  ...people,
];
const named = new RegExp(`(?<![\\w/-])(?:${names.join('|')})(?![\\w-])`);
const site = path.join(root, 'dist/site');
const files = readdirSync(site, { recursive: true, encoding: 'utf8' });
for (const file of files.filter((one) => /\.(html|json|xml|txt|vcf|webmanifest)$/.test(one)))
  for (const line of readFileSync(path.join(site, file), 'utf8').split('\n')) {
    const at = line.search(named);
    if (at >= 0) wrong.push(`${file} names the sample's: … ${line.slice(Math.max(0, at - 30), at + 30)} …`);
  }

console.log(
  `${ownTexts.length} texts of business/ and ${files.length} files of its site: ${wrong.length} are wrong.`,
);
for (const sentence of wrong) console.error(sentence);
if (wrong.length > 0 || ownTexts.length < 500) process.exitCode = 1;
