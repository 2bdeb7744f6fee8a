import { createHash } from 'node:crypto';
import { classesOf, criticalStyles, deferredStyles, fontStyles, splitPrint } from './styles/split.ts';

/** The styles of a site, in the order in which its code asks for them: the general before the particular. */
export type SiteStyles = {
  /** Those of all pages. */
  all: string;
  /** Those of all that islands render in the browser. */
  islands: string;
};

/** What documents are finished with: of a build, or of the dev server. */
export type Assets = {
  styles: SiteStyles;
  /** Address of the script that every document runs. */
  script: string;
  /** Makes a file available at an address. */
  publish: (address: string, content: string) => Promise<void> | void;
};

/** The public file of a path: `/` is index.html, `/blog/x` is blog/x.html. */
export function documentFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

/** The address of a file whose name changes with its content, so that browsers may keep it for good. */
function hashedAddress(name: string, extension: string, content: string): string {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
  return `/assets/${name}-${hash}.${extension}`;
}

/**
 * Gives rendered documents their styles and scripts. Inside stand the fonts and the styles that a document needs as it
 * is; files hold what islands add to it, and what is for print. The script is fetched at low priority, so that
 * it never competes with the first paint.
 * @returns the finished HTML of a document; `head` is what else its head holds, as HTML
 */
export function documentFinisher({ styles, script, publish }: Assets) {
  const { print, screen } = splitPrint(styles.all);
  const islandStyles = splitPrint(styles.islands).screen;
  const fonts = `<style>${fontStyles(screen)}</style>`;
  // Documents with the same classes, as most articles are, have the same styles.
  const made = new Map<string, Promise<string>>();

  const stylesOf = async (classes: ReadonlySet<string>) => {
    const deferred = await link('disabled data-deferred', 'deferred', deferredStyles(islandStyles, classes));
    return `<style data-page-styles>${criticalStyles(screen, classes)}</style>${deferred}`;
  };
  const link = async (attributes: string, name: string, css: string) => {
    const address = hashedAddress(name, 'css', css);
    await publish(address, css);
    return `<link rel="stylesheet" ${attributes} href="${address}">`;
  };
  const tail = async () =>
    // Last, because in print its rules overrule the others.
    `${await link('media="print"', 'print', print)}<script type="module" async fetchpriority="low" src="${script}"></script>`;

  return async (html: string, head: string): Promise<string> => {
    const classes = classesOf(html);
    const key = [...classes].sort().join(' ');
    const known = made.get(key) ?? stylesOf(classes);
    made.set(key, known);
    const end = `${head}${fonts}${await known}${await tail()}</head>`;
    // As a function, because in a plain replacement a dollar sign of the styles would have a meaning.
    return html.replace('</head>', () => end);
  };
}
