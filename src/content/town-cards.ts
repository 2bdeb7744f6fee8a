import { drawnNote } from '../art/note-file.ts';
import { interpolate } from '../lib/interpolate.ts';
import { telHref } from '../lib/phone.ts';
import { content } from './index.ts';

const { about, business, contact, home } = content;
const { town } = home.hero;
const { guide } = home.packages;

/** The drawing is in the address: a file for each card would tell the server the town. */
const cardOf = (words: string, by: string) =>
  drawnNote({ words, by }, (svg) => `data:image/svg+xml,${encodeURIComponent(svg)}`);

/** The card of each place that is served, by its name, written by who looks after it. */
export const cards = Object.fromEntries(
  business.areaServed.map((name) => {
    const person = about.team.members.find(({ looksAfter }) => looksAfter?.includes(name));
    const words = person ? town?.mine : town?.served;
    return [name, words ? cardOf(interpolate(words, { town: name }), person?.name ?? '') : undefined];
  }),
);

/** The founder's card for any other place. */
export const otherCard = town ? cardOf(town.unknown, business.founder.firstName) : undefined;

/** The answers of the suburb check, and the button that takes an answer back. */
export const answers = { ...contact.area.check, forget: town?.forget ?? '' };

export const phone = { href: telHref(business.phone), label: business.phone };

const size = guide?.sizes.find(({ bedrooms }) => bedrooms === guide.usual?.bedrooms);
const frequency = guide?.usual?.frequency;
const price = frequency && size?.[frequency];

/** What a clean of the usual home costs, as the quote form gets it; undefined without guide prices. */
export const usualPrice =
  guide?.askFor && size && price
    ? interpolate(guide.askFor, {
        bedrooms: size.bedrooms,
        clean: guide[frequency].toLowerCase(),
        price: price.text,
      })
    : undefined;
