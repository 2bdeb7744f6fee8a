import { type ContentKey, contentFiles } from '../../src/content/schemas/content-files.ts';
import { initialReviewCount } from '../../src/lib/specified.ts';
import { allPaths, routes } from '../../src/routes.ts';
import { placeOf } from '../business/business-folder.ts';
import type { LoadedContent } from './loaded-content.ts';
import { nearest } from './nearest.ts';
import { type Place, problemSentence } from './problems.ts';
import { objectsIn } from './texts-in.ts';

/**
 * Checks across files and items: link targets exist, ids are unique, named comparisons, reviews and logos exist.
 * @param clients the addresses of the logos of clients
 */
export function crossCheck(content: LoadedContent, clients: readonly string[]): string[] {
  return [
    ...deadLinks(content),
    ...duplicates(content),
    ...unknownPairs(content),
    ...unknownReviews(content),
    ...unknownLogos(content, clients),
  ];
}

/** Each content file with its parsed value, articles included. */
function namedContent(content: LoadedContent): { file: string; value: unknown }[] {
  return [
    ...Object.entries(contentFiles).map(([key, { file }]) => ({ file, value: content[key as ContentKey] })),
    ...content.articles.map(({ summary }) => ({ file: `articles/${summary.slug}.md`, value: summary })),
  ];
}

function deadLinks(content: LoadedContent): string[] {
  const paths = new Set(allPaths(content.articles.map((article) => article.summary.slug)));
  const check = (file: string, place: Place, to: unknown) => {
    if (typeof to !== 'string') return [];
    const target = to.replace(/[?#].*$/, '');
    return paths.has(target) ? [] : [problemSentence(file, place, deadLink(target, paths))];
  };
  return [
    ...namedContent(content).flatMap(({ file, value }) =>
      objectsIn(value).flatMap((one) => check(file, [...one.place, 'to'], one.value.to)),
    ),
    ...content.articles.flatMap(({ summary, body }) =>
      objectsIn(body).flatMap(({ value: { href } }) =>
        isExternal(href) ? [] : check(`articles/${summary.slug}.md`, [], href),
      ),
    ),
  ];
}

/** Whether a link leads to another site, a phone number, an e-mail address or a place on the same page. */
const isExternal = (href: unknown) => /^(?:https?:|tel:|mailto:|#)/.test(String(href));

function deadLink(target: string, paths: ReadonlySet<string>): string {
  if (/^www\./.test(target)) return `${target} is on another site: write https:// before it`;
  const alike = nearest(target, paths);
  const pages = routes.map((route) => route.path).join(', ');
  const remedy = alike ? `write ${alike}` : `choose one of ${pages} or an article such as /blog/spring-clean`;
  return `no page has the address ${target}: ${remedy}`;
}

/** Problems for ids that two items of a list share, and for suburbs and days that are listed twice. */
function duplicates({ business, contact, galleryPhotos, home, testimonials }: LoadedContent): string[] {
  const { beforeAfter } = galleryPhotos;
  const ids = (file: string, place: Place, items: readonly { id: string }[]) =>
    repeats(items.map(({ id }) => id)).map(([id, index]) =>
      problemSentence(file, [...place, index, 'id'], `"${id}" is used twice: give each item its own id`),
    );
  return [
    ...ids(contentFiles.testimonials.file, ['testimonials'], testimonials.testimonials),
    ...ids(contentFiles.galleryPhotos.file, ['beforeAfter'], beforeAfter),
    ...ids(contentFiles.home.file, ['packages', 'items'], home.packages.items),
    ...ids(contentFiles.contact.file, ['area', 'areas'], contact.area.areas),
    ...repeats(business.areaServed).map(([suburb, index]) =>
      problemSentence('business.yaml', ['areaServed', index], `${suburb} is listed twice: remove one`),
    ),
    ...[
      { list: 'structuredDataHours', field: 'day', days: business.structuredDataHours.map(({ day }) => day) },
      { list: 'openingHours', field: 'days', days: business.openingHours.map(({ days }) => days) },
    ].flatMap(({ list, field, days }) =>
      repeats(days).map(([day, index]) => {
        const remedy = `${day} already has hours: choose another day, or remove one of the two`;
        return problemSentence('business.yaml', [list, index, field], remedy);
      }),
    ),
  ];
}

/** The values of a list that also occur earlier in it, with their index. */
function repeats(values: readonly string[]): [value: string, index: number][] {
  return values.flatMap((value, index) => (values.indexOf(value) < index ? [[value, index]] : []));
}

/** Problems for comparisons that home names but gallery.json (if it has comparisons) does not have. */
function unknownPairs({ galleryPhotos, home }: LoadedContent): string[] {
  const known = galleryPhotos.beforeAfter.map((pair) => pair.id);
  return home.beforeAfter.pairs.flatMap((id, index) => {
    const remedy = `"${id}" is not in gallery.json: choose one of ${known.join(', ')}`;
    const place = ['beforeAfter', 'pairs', index];
    return known.length === 0 || known.includes(id)
      ? []
      : [problemSentence(contentFiles.home.file, place, remedy)];
  });
}

/** Problems for the large reviews that pages name. Home can only name one of its pre-rendered reviews. */
function unknownReviews({ home, residential, services, testimonials }: LoadedContent): string[] {
  const all = testimonials.testimonials;
  const check = (file: string, place: Place, id: string | null, known: typeof all, list: string) => {
    if (id === null || known.length === 0 || known.some((review) => review.id === id)) return [];
    const offered = known.map((review) => `${review.id} (${review.name})`).join(', ');
    const remedy = `the review "${id}" is not one of your ${list}: choose one of ${offered}, or leave this empty`;
    return [problemSentence(file, place, remedy)];
  };
  const first = all.slice(0, initialReviewCount);
  return [
    ...check(
      contentFiles.home.file,
      ['testimonials', 'featured'],
      home.testimonials.featured,
      first,
      `first ${initialReviewCount} reviews`,
    ),
    ...check(contentFiles.services.file, ['review'], services.review, all, 'reviews'),
    ...check(contentFiles.residential.file, ['prices', 'review'], residential.prices.review, all, 'reviews'),
  ];
}

/** Problems for logos of clients that the brand does not have. Others are photos, which have no path. */
function unknownLogos({ home }: LoadedContent, clients: readonly string[]): string[] {
  return home.trustedBy.logos.flatMap(({ src }, index) => {
    if (!src.includes('/') || clients.includes(src)) return [];
    const alike = nearest(src, clients);
    const remedy = `${placeOf('brand/clients/')} has no ${src.replace(/.*\//, '')}: add the file${alike ? `, or write ${alike}` : ''}`;
    return [problemSentence(contentFiles.home.file, ['trustedBy', 'logos', index, 'src'], remedy)];
  });
}
