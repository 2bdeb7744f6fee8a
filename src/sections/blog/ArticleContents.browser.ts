/** Marks the current part of an article in its table of contents, in browsers without CSS `:target-current`. */
export function markCurrentHeading(): undefined {
  const contents = document.querySelector('[data-contents]');
  if (contents && !CSS.supports('selector(:target-current)'))
    import('../../browser/reading-position.ts').then(
      (position) => position.followReading?.(contents),
      () => undefined,
    );
}
