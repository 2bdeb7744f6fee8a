import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseDocument } from 'yaml';
import { begin } from '../../pipeline/business/begin.ts';

// Begins a business in a copy of this project, and changes it as its owner would: `tsx tests/another-business/make.ts`. It
// names another business, towns, people and numbers than the sample, in dark colours, without a map.

const root = path.resolve(import.meta.dirname, '../..');
const business = path.join(root, 'business');
const at = (file: string) => path.join(business, file);
const read = (file: string) => readFileSync(at(file), 'utf8');
const write = (file: string, text: string) => writeFileSync(at(file), text);

/** Names of the sample, and those of this business in their place. */
const names: Record<string, string> = {
  'Riverlight Cleaning': 'Tallowood Home Care',
  'Albury-Wodonga': 'Kyneton and Woodend',
  Albury: 'Kyneton',
  Wodonga: 'Woodend',
  Thurgoona: 'Malmsbury',
  Lavington: 'Lauriston',
  Baranduda: 'Tylden',
  Chiltern: 'Trentham',
  Rutherglen: 'Romsey',
  Barnawartha: 'Carlsruhe',
  Bellbridge: 'Pastoria',
  Howlong: 'Newham',
  'Hamilton Valley': 'Spring Hill',
  Wirlinga: 'Kyneton South',
  Marnie: 'Ruth',
  Tess: 'Nadia',
  Jordan: 'Callum',
  Bev: 'Moira',
  Anika: 'Lene',
  Sione: 'Petra',
};
const named = new RegExp(`(?<![\\w-])(?:${Object.keys(names).join('|')})(?![\\w-])`, 'g');

await begin(root);

for (const file of readdirSync(at('content'), { recursive: true, encoding: 'utf8' }))
  if (/\.(yaml|json|md)$/.test(file)) {
    const text = read(`content/${file}`);
    write(
      `content/${file}`,
      text.replace(named, (name) => names[name] ?? name),
    );
  }

/** Sets values of a YAML file by their place, such as `packages.items.0.fromPrice`; undefined removes one. */
function set(file: string, values: Record<string, unknown>): void {
  const document = parseDocument(read(file));
  for (const [place, value] of Object.entries(values)) {
    const parts = place.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
    if (value === undefined) document.deleteIn(parts);
    else document.setIn(parts, value);
  }
  write(file, document.toString({ lineWidth: 0 }));
}

set('content/business.yaml', {
  tagline: 'Home again, and it is done.',
  siteUrl: 'https://www.tallowood.example',
  phone: '03 5550 0142',
  email: 'ruth@tallowood.example',
  abn: '51 824 753 556',
  founded: 2019,
  'quoteForm.url': 'https://forms.example.com/tallowood',
  'quoteForm.embedUrl': null,
  mapEmbedUrl: null,
  googleBusinessUrl: null,
  social: [],
  address: { locality: 'Kyneton', region: 'VIC', postcode: '3444', country: 'AU' },
  geo: { latitude: -37.2481, longitude: 144.4547 },
  openingHours: [{ days: 'Tue-Sat', hours: '7am-3pm' }],
  structuredDataHours: [{ day: 'Tuesday', opens: '07:00', closes: '15:00' }],
  areaServed: ['Kyneton', 'Woodend', 'Malmsbury', 'Tylden', 'Trentham'],
  rating: null,
  'claims.liability.words': 'public liability insurance up to $10 million',
});
set('content/pages/home.yaml', {
  'packages.items.0.fromPrice': 190,
  'packages.items.1.fromPrice': 320,
  'faq.variant': 'five',
  'howItWorks.variant': 'five',
  sameCleaner: null,
  'trustedBy.logos': [],
  'beforeAfter.pairs': [],
  'testimonials.ratingLine': null,
  'testimonials.featured': null,
});
set('content/pages/residential.yaml', { guarantee: null, 'prices.review': 'ines-w' });
set('content/pages/services.yaml', { review: 'ines-w' });
set('content/pages/builders-handover.yaml', { testimonial: null });
set('content/pages/commercial.yaml', { caseStudy: null });
rmSync(at('brand/map.yaml'));
rmSync(at('brand/clients'), { recursive: true });
const leaf =
  '<g fill="#7fd6a0" transform="translate(2 2)"><path d="M4 20C4 8 12 2 24 2c0 12-6 20-18 20"/></g>';
const drawn = (parts: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28">${parts}</svg>\n`;
write('brand/logo.svg', drawn(`${leaf}<rect id="accent" x="3" y="24" width="20" height="2"/>`));
write('brand/icon.svg', drawn(`<rect width="28" height="28" rx="6" fill="#10241c"/>${leaf}`));
set('brand/colours.yaml', {
  page: '#11161c',
  quietBand: '#171d24',
  tintedBand: '#18211f',
  colouredBand: '#5a2d4f',
  darkBand: '#20303c',
  footer: '#0a0e12',
  text: '#f0f4f2',
  textOnBands: '#f4f7f6',
  mistakes: '#ff9d8f',
  buttons: '#8fd6b4',
  textOnButtons: '#0b1410',
  accent: '#e9b872',
  accentOnBands: '#f2c98f',
  stars: '#f2c14e',
  water: undefined,
  sunlight: undefined,
});
set('content/pages/about.yaml', { 'team.members.5': undefined, 'team.members.4': undefined });
write('content/portfolio-postbuild.json', '{ "projects": [] }\n');
const review = {
  id: 'ines-w',
  name: 'Ines W.',
  rating: 5,
  location: 'Tylden',
  service: 'Deep clean',
  source: 'By email',
  date: '2026-05-04',
  text: 'The windows had not been this clear in years. They moved the piano and put it back.',
};
write('content/testimonials.json', JSON.stringify({ testimonials: [review] }, null, 2));
rmSync(at('content/articles/clean-workspaces-productivity.md'));
write(
  'content/articles/wood-stoves-and-ash.md',
  `---
title: Wood stoves, ash and your carpet
description: Where fine ash goes when a wood stove burns all winter, and the order of work that gets it out of a carpet again.
category: Home
date: 2026-06-01
photo:
  src: blog-hepa.jpg
  alt: Vacuum cleaner head on a thick rug in a sunlit living room.
backLink: blog
closing:
  heading: Ash everywhere?
  text: We come before the first warm weekend.
  link: { label: Talk to Us, to: /contact }
---
Ash is so fine that a broom only moves it to another shelf.

## Begin at the top

Wipe the mantel first, then the shelves, and the floor at the very end.
`,
);
