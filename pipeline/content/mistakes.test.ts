import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { routes } from '../../src/routes.ts';
import { sampleDir } from '../../tests/support/test-content.ts';
import { loadContent } from '../load-content.ts';

const business = 'business.yaml';
const home = 'pages/home.yaml';
const contact = 'pages/contact.yaml';
const layout = 'pages/layout.yaml';
const gallery = 'gallery.json';
const reviews = 'testimonials.json';
const hepa = 'articles/hepa-filters-clean-home.md';

const heading = 'heading: Where we clean';
const phone = 'phone: "0491 570 006"';
const google = 'https://business.example.com/riverlight-cleaning';
const guide = '(/blog/family-home-cleaning-guide)';
const noTags = 'is HTML, which is not shown: write Markdown instead, such as ** around bold text.';
const noLink =
  'is shown as it is, not as a link or photo: write [words](address) or ![what it shows](photo.jpg), or put a backslash before a bracket that you mean.';
const noFact = 'is not a fact in business.yaml: check its spelling, or add the fact there.';
const addComma =
  'add the comma that is missing there or in the line before, put a backslash before a quote inside a text, or remove what is after the last bracket.';
const align =
  'its indent is wrong: align it with the lines that it belongs to, and put a space after each dash and colon.';
const neither =
  ': has neither of the two structures that the site can read: put the lists bathrooms, kitchens and commercial inside "categories", or beside "beforeAfter".';
const ofReviews =
  'choose one of priya-s (Priya S.), tom-and-elise-r (Tom and Elise R.), grant-m (Grant M.), hannah-k (Hannah K.), daniel-o (Daniel O.), lorraine-b (Lorraine B.), or none.';
const pages = routes.map((route) => route.path).join(', ');

/**
 * What is found in a file (nothing: all of it), what is written in its place, and what is then said after the name of
 * the file; {0} is the line of the change, {1} the line below it.
 */
type Mistake = [file: string, find: string, write: string, says: string];

// biome-ignore format: two lines for each mistake, the change and the sentence.
const mistakes: Mistake[] = [
  // Values.
  [home, 'src: hero.jpg', 'src: photos/hero.jpg',
    ', hero, photo, src: must be the name of a file in photos/ that ends in .jpg, .png, .webp or .avif.'],
  [home, 'fromPrice: 250', 'fromPrice: about $1,250',
    ', packages, items, item 2, fromPrice: must be a number: write digits only, without dollar sign and comma.'],
  [home, heading, 'heading: "Where\\u0007 we clean"',
    ', coverage, heading: has an invisible character (U+0007): type the text again.'],
  [business, 'areaServed:', 'areasServed:',
    ': "areasServed" is not a known field here: write "areaServed".'],
  [business, 'riverlightcleaning.example\n', 'riverlightcleaning.example/home\n',
    ', siteUrl: must be the address of the site only, such as https://www.example.com.'],
  [business, google, '"HTTPS:"',
    ', googleBusinessUrl: needs the name of a site after the slashes, such as https://www.example.com.'],
  [business, google, 'https://exämple.org',
    ', googleBusinessUrl: has a character that browsers write differently: copy the address from a browser.'],
  [business, 'endpoint: null', 'endpoint: https://mail.example;script-src',
    ', delivery, endpoint: must be a full address starting with https://.'],
  [business, 'latitude: -36', 'latitude: 36',
    ', geo, latitude: must be at most -9.'],
  [business, 'page: page', 'page: "utm source&x"',
    ', quoteForm, parameters, page: must be the name of a parameter, which is a letter, then letters, digits and . _ - [ ] only.'],
  [business, 'page: page', 'page: suburb',
    ', quoteForm, parameters: must not use one name for two values.'],
  [home, 'bedrooms: "3"', 'bedrooms: "6"',
    ', packages, guide, usual: has no price in the list of sizes: write its bedrooms as they are there.'],
  [home, '    vacate: End of lease', '',
    ', packages, guide: has prices of deep or vacate cleans, but no words for their row.'],
  [business, 'measurementId: null', 'measurementId: UA-123456-1',
    ', tracking, measurementId: must be a Google Analytics number such as G-AB12CD34EF, or empty.'],
  [business, 'replayId: null', 'replayId: Ab 12',
    ', tracking, replayId: must be a Clarity number such as ab12cd34ef, or empty.'],
  [business, 'notices: []', 'notices: [{ from: 2026-12-24, until: 2026-12-23, words: Closed, closed: true }]',
    ', notices, item 1, until: must not be before the first day.'],
  [business, 'opens: "09:00"', 'opens: "19:00"',
    ', structuredDataHours, item 1, closes: must be later than the time at which you open, or after midnight and within 12 hours of it.'],
  [contact, 'yes: Yes, we clean in {suburb}.', 'yes: "Yes, we clean in {Suburb}."',
    ', area, check, yes: must have {suburb}, and no other word in braces.'],
  [layout, 'days: "{from} to {to}"', 'days: "until {to}"',
    ', notices, days: must have {from} and {to}, and no other word in braces.'],
  [hepa, '2025-11-03', '3 November',
    ', date: must be a date such as 2025-11-03.'],
  [hepa, '2025-11-03', '0026-11-03',
    ', date: must have a year of four digits, such as 2025.'],

  ['photos.yaml', '', 'hero.jpg: { focus: [50, 130] }',
    ', hero.jpg, focus, item 2: must be at most 100.'],
  ['photos.yaml', '', 'hero.jpg: { turn: 45 }',
    ', hero.jpg, turn: must be 90 or 180 or 270: choose one of these.'],
  ['photos.yaml', '', 'hero.jpg: { crop: { left: 30, top: 0, width: 80, height: 100 } }',
    ', hero.jpg, crop, width: reaches past the right edge of the photo: left and width must not be more than 100 together.'],
  ['photos.yaml', '', 'hero.jpg: { crop: { left: 0, top: 60, width: 80, height: 50 } }',
    ', hero.jpg, crop, height: reaches past the lower edge of the photo: top and height must not be more than 100 together.'],

  // Placeholders.
  [home, heading, 'heading: "[[claims.fax]]"',
    `, coverage, heading: [[claims.fax]] ${noFact}`],
  [home, '[[Count.home.packages.items]]', '[[count.home.packages]]',
    `, packages, text: [[count.home.packages]] ${noFact}`],
  [business, 'tagline: Where clean feels like calm.', 'tagline: "[[tagline]]"',
    ', tagline: its placeholder refers to itself, or to too many other placeholders: write the words instead.'],
  [hepa, 'Run a', '[[fax]] Run a',
    `, line {0}: [[fax]] ${noFact}`],
  [hepa, 'Health & Wellness', '"[[fax]]"',
    `, category: [[fax]] ${noFact}`],

  [home, heading, 'heading: Since [[labourHireLicence]]',
    ', coverage, heading: only shows [[labourHireLicence]], which you have removed: write other words, or remove this text.'],

  // YAML.
  [home, '  heading: Where we', '   heading: Where we',
    `, line {1}: ${align}`],
  [business, '  - Wirlinga', '  -Wirlinga',
    `, line {0}: ${align}`],
  [home, heading, 'heading: Clean: calm',
    ', line {0}: put quotes around a text that has a colon, and a space after each dash.'],
  [home, '  heading: Where we', '\theading: Where we',
    ', line {0}: replace the tab with spaces.'],
  [home, heading, 'heading: *new',
    ': put quotes around a text that begins with *.'],
  [home, heading, 'heading: @home',
    ', line {0}: put quotes around a text that begins with @.'],
  [home, heading, 'heading: - home',
    ', line {0}: put quotes around a text that begins with -.'],
  [home, heading, 'heading: !now clean',
    ', line {0}: put quotes around a text that begins with !.'],
  [business, 'tagline: Where', 'tagline: [[name]] Where',
    ', line {0}: put quotes around a text that begins with [.'],
  ['pages/before-after.yaml', '  title: Before', "  title: 'Before",
    ', line {0}: the text has an opening quote only: add the closing quote.'],
  [business, phone, `${phone}\n${phone}`,
    ', line {1}: the field phone appears twice: remove one of them.'],
  [business, 'areaServedEnding: ', 'payment2: &a [*a]\nareaServedEnding: ',
    ', payment2: is nested more than 40 levels deep: remove brackets, or a name after a *.'],
  [home, heading, 'heading: Where\u0008 we clean',
    ', line {0}: has an invisible character (U+0008): type the text again.'],
  [business, 'typedParameters: {}', "typedParameters: 'x'\u00a0y",
    ', line {0}: has a no-break space or another invisible character: type the spaces of this line again.'],
  [business, 'tagline:', '<<<<<<< HEAD\ntagline: Clean.\n=======\n>>>>>>> other\ntagline:',
    ': has two versions of a text between <<<<<<< and >>>>>>>: keep one, and remove these lines and =======.'],
  [hepa, 'title: What a HEPA filter does (and', 'title: "HEPA: what it does" and',
    ', line {0}: put double quotes around a text that has an apostrophe or quotes inside.'],

  // JSON.
  [reviews, '"rating": 5,', '"rating": 5',
    `, line {0}: ${addComma}`],
  [reviews, 'like new.",', 'like new."',
    `, line {1}: ${addComma}`],
  [reviews, 'Plain quote, on time', 'A "plain" quote, on time',
    `, line {0}: ${addComma}`],
  [reviews, '\n}\n', '\n}\nend\n',
    `, line {2}: ${addComma}`],
  [reviews, '"name": "Priya S."', '“name”: "Priya S."',
    ', line {0}: JSON needs straight quotes (") around each text and each name.'],
  [reviews, '\n  ]\n}\n', '',
    ', line {1}: ends too early: add the quote or bracket that closes the last text or list.'],
  [reviews, '"rating": 5,', '"rating": 5, "n\\u0061me": "A",',
    ', line 8: the field "name" appears twice: remove one of them.'],
  [reviews, '"rating": 5,', `"rating": ${'['.repeat(20_000)}${']'.repeat(20_000)},`,
    ', line {0}: has too many brackets or levels: remove them.'],

  // Articles.
  [hepa, '---\n', '\n---\n',
    ', line 1: remove the empty lines and spaces before the first line of dashes.'],
  [hepa, 'Run a', 'Run <b>a</b>',
    `, line {0}: <b> ${noTags}`],
  // It would hide the text below it.
  [hepa, 'Run a', 'Run\n\n</div>\nEvery week.\n\na',
    `, line {2}: </div> ${noTags}`],
  [hepa, 'Run a', 'Run\n\n##\n\na',
    ', line {2}: write the words of this heading, or remove its #.'],
  [hepa, 'Run a', '# Run\n\nRun a',
    ', line {0}: a heading with one # is the title of the page: write ## for a part of the article.'],
  [hepa, '## The number on the box', '#### The number on the box',
    ', line {0}: write ## before this heading, one level below the heading above it.'],
  [hepa, '## The number on the box', '##The number on the box',
    ', line {0}: put a space after ## to make it a heading.'],
  [hepa, 'Run a', '[](/services) Run a',
    ', line {0}: write words that visitors can click between the brackets of [](/services).'],
  [hepa, 'Run a', 'Run\n\n<!-- not yet\n\na',
    ', line {2}: this comment has no end: write --> where it ends.'],
  [hepa, 'Run a', 'Run\n\n<!-- note --> Every week.\n\na',
    ', line {2}: put "Every week." on its own line: next to a comment it is not shown.'],
  [hepa, 'Run a', 'Run\n\n[Note]: important\n\na',
    ', line {2}: put a backslash before [Note]: without it this line is not shown.'],
  [hepa, 'Run a', `Run\n\n${'>'.repeat(20_000)} a`,
    ', line {2}: remove some of the characters at its start (>, -, *, +).'],
  [hepa, 'Run a', '![A window](pictures/window.jpg) Run a',
    ', line {0}: "pictures/window.jpg" is not a photo of this site: put the file into sample/photos/ and write only its name, such as ![what it shows](window.jpg).'],
  [hepa, 'Run a', '![A window](hero.jpg "Clean") Run a',
    ', line {0}: write "Clean" below this photo, or between its square brackets: after its name it is not shown.'],
  [hepa, 'Run a', '```Clean windows\nRun\n```\n\na',
    ', line {0}: put "Clean windows" on the next line: on this line it is not shown.'],
  [hepa, 'Run a', '[Note]: /about\n[Note]: /services\n\n[Note] Run a',
    ', line {1}: put a backslash before [Note]: without it this line is not shown.'],
  [hepa, 'Run a', '![](hero.jpg) Run a',
    ', line {0}: describe what the photo shows between the brackets of ![](hero.jpg).'],
  [hepa, 'What a HEPA filter does (and doesn’t)', 'Do clean workspaces help people work better?',
    ', title: is also the title of clean-workspaces-productivity.md: give each article its own title.'],

  // Links.
  [home, 'to: /about\n', 'to: /abuot\n',
    ', team, link, to: no page has the address /abuot: write /about.'],
  [layout, 'to: /ndis', 'to: /ndis/now',
    `, chat, options, item 4, to: no page has the address /ndis/now: choose one of ${pages} or an article such as /blog/spring-clean.`],
  [hepa, 'to: /residential', 'to: /residental',
    ', closing, link, to: no page has the address /residental: write /residential.'],
  ...[
    ['(contact)', 'no page has the address contact: write /contact.'],
    ['(www.example.org)', 'www.example.org is on another site: write https:// before it.'],
    ['(jo@example.org)', 'jo@example.org is an e-mail address: write mailto: before it.'],
    ['((02) 5550 1234)', '(02) 5550 1234 is a phone number: write tel: before it.'],
    ['(/about us)', 'no page has the address /about us: write /about.'],
    ['()', 'a link has no address: write it between the round brackets of [words](address).'],
  ].map(([typed = '', says]): Mistake => [hepa, guide, typed, `, line {0}: ${says}`]),
  [hepa, 'Run a', 'Run\n\n> [our\n> page]\n> (/about) a',
    `, line {3}: "] > (/about)" ${noLink}`],
  [hepa, 'Run a', '[our page](https://exa mple.org) a',
    `, line {0}: "[our page](" ${noLink}`],
  ...[
    '[our page] (/about)', '[our page](', ')[/about]', '![A room] (hero.jpg)', '![', '[call](tel:1300 CLEAN)',
    '[mail](mailto:jo @example.org)',
  ].map((typed): Mistake => [hepa, 'Run a', `Run\n${typed}`, `, line {1}: "${typed}" ${noLink}`]),

  // Lists, and what names their items.
  [business, '  - Wirlinga', '  - Wirlinga\n  - Howlong',
    ', areaServed, item 13: "Howlong" is listed twice: remove one.'],
  ['pages/about.yaml', '[ Baranduda ]', '[ Baranduda, Wirlinga ]',
    ', team, members, item 5, looksAfter, item 2: "Wirlinga" is looked after by two: remove one.'],
  [business, 'closes: "17:00"\n', 'closes: "17:00"\n  - day: Monday\n    opens: "16:30"\n    closes: "04:30"\n',
    ', structuredDataHours, item 2, day: "Monday" already has hours at that time: choose another day or time, or remove one of the two.'],
  [business, 'days: Sat', 'days: Mon-Fri',
    ', openingHours, item 2, days: "Mon-Fri" already has hours: write all of them there, such as 8am-12pm and 1pm-5pm, or remove one of the two.'],
  [reviews, '"id": "lorraine-b"', '"id": "priya-s"',
    ', testimonials, item 6, id: "priya-s" is used twice: give each item its own id.'],
  [home, '- pair-oven', '- pair-ovn',
    ', beforeAfter, pairs, item 1: "pair-ovn" is not in gallery.json: choose one of pair-oven, pair-build-window, pair-kitchen, pair-shower, pair-office, pair-build-living, pair-bath, or none.'],
  [home, 'partners/kiewa-and-co', 'partners/kiewa',
    ', trustedBy, logos, item 2, src: sample/brand/clients/ has no kiewa.svg: add the file, or write /images/partners/kiewa-and-co.svg.'],
  [home, 'featured: grant-m', 'featured: tom',
    `, testimonials, featured: "tom" is not one of your first 6 reviews: ${ofReviews}`],
  ['pages/residential.yaml', 'review: tom-and-elise-r', 'review: tom',
    `, prices, review: "tom" is not one of your reviews: ${ofReviews}`],

  // Whole files.
  [home, '', '# nothing yet\n',
    ': is empty: fill it in.'],
  [reviews, '', '\n',
    ': is empty: fill it in, or restore the old file.'],
  [hepa, '', 'Only a body.\n',
    ': must start with its title, date and other fields between two lines of three dashes (---): copy those lines from another article.'],
  [gallery, '', '{"bathrooms":[{"id":"a","src":"bathroom-02.jpg"}],"kitchens":[],"commercial":[],"beforeAfter":[]}',
    ', bathrooms, item 1, alt: is missing: add it.'],
  ...['{}', '[]', '{"photos":[]}', '"x"'].map((write): Mistake => [gallery, '', write, neither]),
];

test.each(mistakes)('in %s, a mistake at %j is explained', async (file, find, write, says) => {
  const source = await readFile(path.join(sampleDir, 'content', file), 'utf8');
  expect(source).toContain(find);
  const changed = find === '' ? write : source.replace(find, () => write);
  const planned = new Map([[file, Buffer.from(changed)]]);
  const line = source.slice(0, source.indexOf(find)).split('\n').length;
  const wanted = says.replace(/\{(\d)\}/, (_, below) => String(line + Number(below)));
  expect((await loadContent(sampleDir, planned)).problems).toEqual([`sample/content/${file}${wanted}`]);
});
