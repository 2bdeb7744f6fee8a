import { type ContentKey, contentFiles } from '../../src/content/schemas/content-files.ts';
import { initialReviewCount } from '../../src/lib/specified.ts';
import { allPaths, routes } from '../../src/routes.ts';
import { placeOf } from '../business/business-folder.ts';
import { linksIn } from './articles/article-html.ts';
import type { LoadedContent } from './loaded-content.ts';
import { nearest } from './nearest.ts';
import { type Place, problemSentence } from './problems.ts';
import { objectsIn, valuesOf } from './texts-in.ts';

/**
 * Checks across files and items: link targets exist, ids are unique, named comparisons, reviews and logos exist.
 * @param clients the addresses of the logos of clients
 */
export function crossCheck(content: LoadedContent, clients: readonly string[]): string[] {
  return [
    ...deadLinks(content),
    ...duplicates(content),
    ...unknownIds(content),
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
      linksIn(body).flatMap(({ href, line }) =>
        isExternal(href) ? [] : check(`articles/${summary.slug}.md`, [`line ${line}`], href),
      ),
    ),
  ];
}

/** Whether a link leads to another site, a phone number, an e-mail address or a place on the same page. */
const isExternal = (href: string) => /^(?:https?:|tel:|mailto:|#)/i.test(href);

function deadLink(target: string, paths: ReadonlySet<string>): string {
  if (/^www\./.test(target)) return `${target} is on another site: write https:// before it`;
  if (/^[^/\s]+@/.test(target)) return `${target} is an e-mail address: write mailto: before it`;
  if (/^[\d\s+().-]+$/.test(target)) return `${target} is a phone number: write tel: before it`;
  const alike = nearest(target, paths);
  const pages = routes.map((route) => route.path).join(', ');
  const remedy = alike ? `write ${alike}` : `choose one of ${pages} or an article such as /blog/spring-clean`;
  return `no page has the address ${target}: ${remedy}`;
}

const sameId = 'is used twice: give each item its own id';
const sameDays =
  'already has hours: write all of them there, such as 8am-12pm and 1pm-5pm, or remove one of the two';
/** Fields that must differ in each item of their list. */
const distinct: [key: ContentKey, field: string, whatToDo: string][] = [
  ['testimonials', 'testimonials.*.id', sameId],
  ['galleryPhotos', 'beforeAfter.*.id', sameId],
  ['home', 'packages.items.*.id', sameId],
  ['contact', 'area.areas.*.id', sameId],
  ['about', 'team.members.*.looksAfter.*', 'is looked after by two: remove one'],
  ['business', 'areaServed.*', 'is listed twice: remove one'],
  ['business', 'openingHours.*.days', sameDays],
];

/** Problems for ids that two items of a list share, and for suburbs and days that are listed twice. */
function duplicates(content: LoadedContent): string[] {
  return distinct.flatMap(([key, field, whatToDo]) => {
    const values = valuesOf(content[key], field);
    const repeated = values.filter(
      ({ value }, index) => values.findIndex((one) => one.value === value) < index,
    );
    return repeated.map(({ value, place }) =>
      problemSentence(contentFiles[key].file, place, `"${value}" ${whatToDo}`),
    );
  });
}

/**
 * Problems for comparisons and reviews that pages name and that do not exist, unless there are none at all. Home can only
 * name one of its pre-rendered reviews.
 */
function unknownIds(content: LoadedContent): string[] {
  const reviews = content.testimonials.testimonials;
  const first = reviews.slice(0, initialReviewCount);
  type Named = [
    key: ContentKey,
    field: string,
    what: string,
    known: readonly { id: string; name?: string }[],
  ];
  const named: Named[] = [
    ['home', 'beforeAfter.pairs.*', 'in gallery.json', content.galleryPhotos.beforeAfter],
    ['home', 'testimonials.featured', `one of your first ${initialReviewCount} reviews`, first],
    ['services', 'review', 'one of your reviews', reviews],
    ['residential', 'prices.review', 'one of your reviews', reviews],
  ];
  return named.flatMap(([key, field, what, known]) => {
    const offered = known.map(({ id, name }) => (name ? `${id} (${name})` : id)).join(', ');
    return valuesOf(content[key], field).flatMap(({ value, place }) => {
      if (value === null || known.length === 0 || known.some(({ id }) => id === value)) return [];
      const remedy = `"${value}" is not ${what}: choose one of ${offered}, or none`;
      return [problemSentence(contentFiles[key].file, place, remedy)];
    });
  });
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
