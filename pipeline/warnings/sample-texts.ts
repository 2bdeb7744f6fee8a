/** What is at risk if a statement of the sample goes live, in order. */
export const risks = ['law', 'prices', 'contact', 'reviews', 'photos', 'wording'] as const;
export type Risk = (typeof risks)[number];

/** A statement of the sample: its file and field, some words by which it is known, and what to do. */
export type SampleText = { risk: Risk; file: string; place: string[]; text: string; remedy: string };

const about = 'pages/about.yaml';
const ndis = 'pages/ndis.yaml';
const notes = 'pages/notes.yaml';
const home = 'pages/home.yaml';
const yours = 'is that of the sample business: write your own';

/** The statements outside the facts, in order of risk. Words are written with straight apostrophes. */
export const sampleTexts: readonly SampleText[] = [
  {
    risk: 'law',
    file: about,
    place: ['guarantee', 'items'],
    text: 'We pay for the return visit, the products and the travel',
    remedy: 'has the terms of a sample guarantee: write your own, and keep the words of the law below',
  },
  {
    risk: 'law',
    file: ndis,
    place: ['rights', 'items'],
    text: 'you pay what anyone else would pay',
    remedy: 'says that participants pay the same price: make sure of it, or give the reason for another',
  },
  {
    risk: 'law',
    file: ndis,
    place: ['rights', 'items'],
    text: 'a complaint never changes how we treat you',
    remedy:
      'promises a reply to complaints as fast as to messages: make sure of it, or write the time that you keep',
  },
  {
    risk: 'law',
    file: notes,
    place: ['privacy', 'paragraphs'],
    text: 'we keep your enquiry for a year',
    remedy: 'says how long a sample business keeps details: write how long you do',
  },
  {
    risk: 'law',
    file: notes,
    place: ['privacy', 'paragraphs'],
    text: "we'll answer within 30 days",
    remedy: 'promises an answer to complaints within 30 days: write the time that you keep',
  },
  {
    risk: 'law',
    file: notes,
    place: ['accessibility', 'paragraphs'],
    text: 'In November 2026 every page was checked',
    remedy: 'says when the sample was checked: check your site, then write the month',
  },
  {
    risk: 'law',
    file: notes,
    place: ['accessibility', 'paragraphs'],
    text: 'and look for a way to fix it',
    remedy: 'promises a reply as fast as to messages: make sure of it, or write the time that you keep',
  },
  {
    risk: 'prices',
    file: home,
    place: ['packages', 'items'],
    text: '"fromPrice":590',
    remedy: 'has sample prices ($160, $250 and $590): write your own, as a price that is shown must be had',
  },
  {
    risk: 'prices',
    file: ndis,
    place: ['pricing', 'rows'],
    text: '$58 to $66 an hour',
    remedy: 'has sample rates: write your own',
  },
  {
    risk: 'reviews',
    file: 'testimonials.json',
    place: ['testimonials'],
    text: '"id":"priya-s"',
    remedy: 'has invented reviews: publish only what clients have said, with their consent',
  },
  {
    risk: 'reviews',
    file: 'business.yaml',
    place: ['rating'],
    text: '"rating":{"value":5,"best":5,"count":25}',
    remedy:
      'is a sample: write the rating and the count that your reviews have, and on home where they are from',
  },
  {
    risk: 'reviews',
    file: 'pages/commercial.yaml',
    place: ['caseStudy'],
    text: 'Megan T.',
    remedy: 'has an invented client: use one of yours, with consent',
  },
  {
    risk: 'reviews',
    file: 'pages/builders-handover.yaml',
    place: ['testimonial'],
    text: 'Nathan W.',
    remedy: 'has an invented client: use one of yours, with consent',
  },
  {
    risk: 'reviews',
    file: 'pages/builders-handover.yaml',
    place: ['seeOurWork', 'projects'],
    text: 'Built by Hume Ridge Homes',
    remedy: 'names an invented building firm: name the one that built each home, with consent',
  },
  {
    risk: 'reviews',
    file: home,
    place: ['trustedBy', 'logos'],
    text: 'kiewa-and-co.svg',
    remedy: 'has logos of invented clients: use those of yours, with consent',
  },
  {
    risk: 'photos',
    file: 'portfolio-postbuild.json',
    place: ['projects'],
    text: 'Weatherboard home, kitchen renovation',
    remedy: 'has invented projects: write about your own, with suburb and hours',
  },
  { risk: 'wording', file: 'business.yaml', place: ['founder'], text: '"firstName":"Marnie"', remedy: yours },
  { risk: 'wording', file: about, place: ['story'], text: 'a borrowed vacuum', remedy: yours },
  { risk: 'wording', file: about, place: ['founder'], text: 'grew up near the river', remedy: yours },
  { risk: 'wording', file: about, place: ['team', 'members'], text: '"name":"Sione"', remedy: yours },
  {
    risk: 'wording',
    file: 'pages/layout.yaml',
    place: ['footer', 'acknowledgement'],
    text: 'the Dhudhuroa and Waveroo peoples',
    remedy: 'is worded for Albury-Wodonga: ask the local land councils how it should read for you',
  },
];
