import { dollars } from '../../src/lib/prices.ts';
import type { LoadedContent, WrittenFile } from '../content/load.ts';
import { type Place, problemSentence } from '../content/problems.ts';
import { isValidAbn } from './legal-facts.ts';
import { samplePlaces } from './samples.ts';
import shippedFiles from './shipped.json' with { type: 'json' };
import { hashOf } from './shipped.ts';

const business = 'business.yaml';
const commercialFile = 'pages/commercial.yaml';
const buildersFile = 'pages/builders-handover.yaml';
const homeFile = 'pages/home.yaml';
const aboutFile = 'pages/about.yaml';
const reviewsFile = 'testimonials.json';

/** What an untrue promise can cost, worst first. Clients can hold the owner to the others. */
const promises: Record<string, string> = {
  liability: 'a false statement about insurance can cost a fine',
  families: 'a number without proof can cost a fine',
  vetted: 'a false statement about the people you send can cost a fine',
  ndisDisclaimer: 'a false statement about NDIS registration can cost a fine',
  ndisManagement: 'a false statement to NDIS participants can cost a fine',
  lowTox: 'a green claim without proof can cost a fine',
  hepa: 'a technical claim without proof can cost a fine',
};

/** Whether a value is one of those that were shipped. @param hashes theirs, separated by spaces */
function isShipped(hashes: string, value: unknown): boolean {
  return hashes.split(' ').includes(hashOf(value));
}

/**
 * The sample's statements that an owner must confirm before publishing, worst first: one sentence each, with the
 * statement and what it can cost.
 */
export function atStake(content: LoadedContent, written: readonly WrittenFile[]): string[] {
  const { abn, claims, email, googleBusinessUrl, phone, quoteForm, rating, siteUrl, social } =
    content.business;
  const reviewers = content.testimonials.testimonials
    .filter(({ text }) => isShipped(shippedFiles[reviewsFile]['testimonials.*.text'], text))
    .map(({ name }) => name)
    .join(', ');
  const clients = content.home.trustedBy.logos
    .map(({ alt }) => alt)
    .filter((alt) => isShipped(shippedFiles[homeFile]['trustedBy.logos.*.alt'], alt))
    .join(', ');
  const people = content.about.team.members
    .map(({ name }) => name)
    .filter((name) => isShipped(shippedFiles[aboutFile]['team.members.*.name'], name))
    .join(', ');
  const profiles = social
    .filter(({ url }) => isShipped(shippedFiles[business]['social.*.url'], url))
    .map(({ label }) => label)
    .join(', ');
  const prices = content.home.packages.items
    .map(({ fromPrice }) => fromPrice)
    .filter((price) => isShipped(shippedFiles[homeFile]['packages.items.*.fromPrice'], price))
    .map(dollars)
    .join(', ');
  const say = (file: string, place: Place, whatItCosts: string, ...fields: string[]) => {
    const { sentences } = samplePlaces(written, shippedFiles, { file, fields, remedy: '' });
    return sentences.length > 0 ? [problemSentence(file, place, whatItCosts)] : [];
  };
  const promise = ([name, claim]: [string, { words: string } | null]) => {
    const cost = promises[name] ?? 'clients can hold you to it';
    return claim
      ? say(business, ['claims', name], `“${claim.words}”: ${cost}`, `claims.${name}.evidence`)
      : [];
  };
  const reference = (file: string, field: string, person: { name: string } | null) =>
    person
      ? say(file, [field], `praise by ${person.name}: made-up references can cost a fine`, `${field}.name`)
      : [];
  const order = Object.keys(promises);
  const worst = Object.entries(claims).filter(([name]) => order.includes(name));
  const others = Object.entries(claims).filter(([name]) => !order.includes(name));
  return [
    ...say(
      reviewsFile,
      ['testimonials'],
      `reviews by ${reviewers}: made-up reviews can cost a fine`,
      'testimonials.*.text',
    ),
    ...(rating
      ? say(
          business,
          ['rating'],
          `“${rating.value.toFixed(1)} from ${rating.count} on Google”: a rating that you do not have can cost a fine`,
          'rating.count',
        )
      : []),
    ...say(
      homeFile,
      ['trustedBy', 'logos'],
      `the logos of ${clients}: made-up clients can cost a fine`,
      'trustedBy.logos.*.alt',
    ),
    ...reference(commercialFile, 'caseStudy', content.commercial.caseStudy),
    ...reference(buildersFile, 'testimonial', content.buildersHandover.testimonial),
    ...worst.sort(([a], [b]) => order.indexOf(a) - order.indexOf(b)).flatMap(promise),
    ...(isValidAbn(abn)
      ? []
      : [
          problemSentence(
            business,
            ['abn'],
            `${abn} is not a valid ABN: business clients must withhold 47% of what they pay you`,
          ),
        ]),
    ...others.flatMap(promise),
    ...say(
      aboutFile,
      ['team', 'members'],
      `${people}: clients will look for these people`,
      'team.members.*.name',
    ),
    ...say(
      homeFile,
      ['packages', 'items'],
      `prices from ${prices}: clients can insist on a price that is shown`,
      'packages.items.*.fromPrice',
    ),
    ...say(
      business,
      ['siteUrl'],
      `${siteUrl}: shared links and search engines lead to this address`,
      'siteUrl',
    ),
    ...say(
      business,
      ['quoteForm', 'url'],
      `${quoteForm.url}: no request for a quote reaches you`,
      'quoteForm.url',
    ),
    ...say(
      business,
      ['social'],
      `links to ${profiles}: they lead to pages that are not yours`,
      'social.*.url',
    ),
    ...say(
      business,
      ['googleBusinessUrl'],
      `${googleBusinessUrl}: leads to reviews that are not yours`,
      'googleBusinessUrl',
    ),
    ...say(business, ['phone'], `${phone}: no call reaches you`, 'phone'),
    ...say(business, ['email'], `${email}: no message reaches you`, 'email'),
  ];
}
