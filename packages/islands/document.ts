import { hash } from 'node:crypto';
import {
  classesOf,
  criticalStyles,
  deferredStyles,
  fontStyles,
  joinLayers,
  splitLayer,
  splitPrint,
} from './styles/split.ts';

/** The CSS of a site, in import order: general rules before specific ones. */
export type SiteStyles = {
  /** All of it: site-wide CSS. */
  all: string;
  /** The part that islands import. */
  islands: string;
};

/** What `documentFinisher` adds to documents, from a build or from the dev server. */
export type Assets = {
  styles: SiteStyles;
  /** The address of the entry script of every document. */
  script: string;
  /** Publishes a file at an address. */
  publish: (address: string, content: string) => Promise<void> | void;
};

/** The public file of a path: `/` is index.html, `/blog/x` is blog/x.html. */
export function documentFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

/**
 * Adds styles and scripts to pre-rendered documents. Fonts and critical CSS are inlined; deferred CSS and print styles
 * are files. The layer `after-main`, for content after `</main>`, is a file linked there, so the first paint does not
 * wait for it. The script has low priority, so that it does not compete with the first paint.
 * @returns finishes one document: takes its HTML and further HTML for its head, and returns the complete HTML
 */
export function documentFinisher({ styles, script, publish }: Assets) {
  const { print, screen: onScreen } = splitPrint(joinLayers(styles.all));
  const { layer, rest: screen } = splitLayer(onScreen, 'after-main');
  const afterMain = layer.toString();
  const { rest: islandStyles } = splitLayer(splitPrint(joinLayers(styles.islands)).screen, 'after-main');
  const fonts = `<style>${fontStyles(screen)}</style>`;
  // Documents with the same classes, such as most articles, have the same styles.
  const cache = new Map<string, Promise<string>>();

  const stylesOf = async (classes: ReadonlySet<string>) => {
    const deferred = await link(' disabled data-deferred', 'deferred', deferredStyles(islandStyles, classes));
    return `<style data-page-styles>${criticalStyles(screen, classes)}</style>${deferred}`;
  };
  const link = async (attributes: string, name: string, css: string) => {
    // Named by a hash of its content, so browsers may cache it forever.
    const address = `/assets/${name}-${hash('sha256', css, 'base64url').slice(0, 8)}.css`;
    await publish(address, css);
    return `<link rel="stylesheet"${attributes} href="${address}">`;
  };
  const tail = async () =>
    // Last, so that print rules override the others.
    `${await link(' media="print"', 'print', print.toString())}<script type="module" async fetchpriority="low" src="${script}"></script>`;

  return async (html: string, head: string): Promise<string> => {
    const classes = classesOf(html);
    const key = [...classes].sort().join(' ');
    const pageStyles = cache.get(key) ?? stylesOf(classes);
    cache.set(key, pageStyles);
    const end = `${head}${fonts}${await pageStyles}${await tail()}</head>`;
    const foot = afterMain && (await link('', 'after-main', afterMain));
    // Functions, because `$` in a replacement string has a special meaning.
    return html.replace('</head>', () => end).replace('</main>', (tag) => tag + foot);
  };
}
