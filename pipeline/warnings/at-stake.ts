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

/** The items of a list whose field has one of the shipped values. @param hashes theirs, separated by spaces */
function shippedIn<Item>(items: readonly Item[], field: keyof Item, hashes: string): Item[] {
  return items.filter((item) => hashes.split(' ').includes(hashOf(item[field])));
}

/**
 * The sample's statements that an owner must confirm before publishing, worst first: one sentence each, with the
 * statement and what it can cost.
 */
export function atStake(content: LoadedContent, written: readonly WrittenFile[]): string[] {
  const { abn, claims, email, googleBusinessUrl, phone, quoteForm, rating, siteUrl, social } =
    content.business;
  const { [reviewsFile]: reviews, [homeFile]: home, [aboutFile]: about } = shippedFiles;
  const { testimonials } = content.testimonials;
  const reviewers = shippedIn(testimonials, 'text', reviews['testimonials.*.text']).map(({ name }) => name);
  const logos = shippedIn(content.home.trustedBy.logos, 'alt', home['trustedBy.logos.*.alt']);
  const people = shippedIn(content.about.team.members, 'name', about['team.members.*.name']);
  const profiles = shippedIn(social, 'url', shippedFiles[business]['social.*.url']);
  const packages = shippedIn(content.home.packages.items, 'fromPrice', home['packages.items.*.fromPrice']);
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
      `reviews by ${reviewers.join(', ')}: made-up reviews can cost a fine`,
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
      `the logos of ${logos.map(({ alt }) => alt).join(', ')}: made-up clients can cost a fine`,
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
      `${people.map(({ name }) => name).join(', ')}: clients will look for these people`,
      'team.members.*.name',
    ),
    ...say(
      homeFile,
      ['packages', 'items'],
      `prices from ${packages.map(({ fromPrice }) => dollars(fromPrice)).join(', ')}: clients can insist on a price that is shown`,
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
      `links to ${profiles.map(({ label }) => label).join(', ')}: they lead to pages that are not yours`,
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
