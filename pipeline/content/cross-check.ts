import { contentFiles } from '../../src/content/schemas/files.ts';
import { allPaths, routes } from '../../src/routes.ts';
import type { LoadedContent } from './load.ts';
import { nearest } from './nearest.ts';
import { problemSentence } from './problems.ts';

type Place = (string | number)[];

/** Calls `visit` with every object inside a value, and where it stands. */
export function eachObject(
  value: unknown,
  visit: (item: Record<string, unknown>, place: Place) => void,
  place: Place = [],
): void {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) eachObject(item, visit, [...place, index]);
  } else if (typeof value === 'object' && value !== null) {
    visit(value as Record<string, unknown>, place);
    for (const [key, item] of Object.entries(value)) eachObject(item, visit, [...place, key]);
  }
}

/** Rules that span files or items: links lead somewhere, ids are unique, named comparisons exist. */
export function crossCheck(content: LoadedContent): string[] {
  return [
    ...deadLinks(content),
    ...repeatedIds(content),
    ...repeatedSuburbs(content),
    ...unknownPairs(content),
  ];
}

/** Each content file with its parsed value, articles included. */
export function namedContent(content: LoadedContent): { file: string; value: unknown }[] {
  const files = Object.entries(contentFiles).map(([key, { file }]) => ({
    file,
    value: content[key as keyof typeof contentFiles],
  }));
  const articles = content.articles.map(({ summary }) => ({
    file: `articles/${summary.slug}.mdx`,
    value: summary,
  }));
  return [...files, ...articles];
}

function deadLinks(content: LoadedContent): string[] {
  const paths = new Set(allPaths(content.articles.map((article) => article.summary.slug)));
  const problems: string[] = [];
  const check = (file: string, place: Place, to: string) => {
    const target = to.replace(/[?#].*$/, '');
    if (!paths.has(target)) problems.push(problemSentence(file, place, deadLink(target, paths)));
  };
  for (const { file, value } of namedContent(content)) {
    eachObject(value, (item, place) => {
      if (typeof item.to === 'string') check(file, [...place, 'to'], item.to);
    });
  }
  for (const { summary, body } of content.articles) {
    // All but links to other sites, to a number or address, and within the article.
    for (const [, href] of body.matchAll(/href="(?!https?:|tel:|mailto:|#)([^"]*)"/g))
      check(`articles/${summary.slug}.mdx`, [], href ?? '');
  }
  return problems;
}

function deadLink(target: string, paths: ReadonlySet<string>): string {
  if (/^www\./.test(target)) return `${target} is another site: write https:// in front of it`;
  const alike = nearest(target, paths);
  const pages = routes.map((route) => route.path).join(', ');
  const remedy = alike ? `write ${alike}` : `choose one of ${pages} or an article such as /blog/spring-clean`;
  return `no page has the address ${target}: ${remedy}`;
}

/** Suburbs that are named twice, which visitors would read twice. */
function repeatedSuburbs({ business: { areaServed } }: LoadedContent): string[] {
  return areaServed.flatMap((suburb, index) =>
    areaServed.indexOf(suburb) < index
      ? [
          problemSentence(
            contentFiles.business.file,
            ['areaServed', index],
            `${suburb} is there twice: remove one`,
          ),
        ]
      : [],
  );
}

function repeatedIds(content: LoadedContent): string[] {
  const lists = [
    {
      file: contentFiles.testimonials.file,
      place: ['testimonials'],
      items: content.testimonials.testimonials,
    },
    {
      file: contentFiles.galleryPhotos.file,
      place: ['beforeAfter'],
      items: content.galleryPhotos.beforeAfter,
    },
    { file: contentFiles.home.file, place: ['packages', 'items'], items: content.home.packages.items },
    { file: contentFiles.contact.file, place: ['area', 'areas'], items: content.contact.area.areas },
  ];
  return lists.flatMap(({ file, place, items }) =>
    items.flatMap((item, index) =>
      items.findIndex((other) => other.id === item.id) < index
        ? [
            problemSentence(
              file,
              [...place, index, 'id'],
              `"${item.id}" is used twice: give each item its own id`,
            ),
          ]
        : [],
    ),
  );
}

function unknownPairs(content: LoadedContent): string[] {
  const known = content.galleryPhotos.beforeAfter.map((pair) => pair.id);
  return content.home.beforeAfter.pairs.flatMap((id, index) =>
    known.includes(id)
      ? []
      : [
          problemSentence(
            contentFiles.home.file,
            ['beforeAfter', 'pairs', index],
            `"${id}" is not in gallery.json: choose one of ${known.join(', ')}`,
          ),
        ],
  );
}
