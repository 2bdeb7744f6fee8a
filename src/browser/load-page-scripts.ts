/**
 * Loads the scripts that only some pages need: for the table of contents of an article, and for embedded frames. Without
 * them the pages still work. Written out twice, as a list of both would be longer in the app shell.
 */
export function loadPageScripts(): undefined {
  if (document.querySelector('[data-contents]'))
    import('./reading-position.ts').then((script) => script.start()).catch(() => undefined);
  if (document.querySelector('iframe'))
    import('./watch-frames.ts').then((script) => script.start()).catch(() => undefined);
}
