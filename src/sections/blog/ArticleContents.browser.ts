/** In articles, marks the part being read in the table of contents, where CSS `:target-current` does not. */
export function markCurrentHeading(): undefined {
  const contents = document.querySelector('[data-contents]');
  if (contents && !CSS.supports('selector(:target-current)'))
    import('../../browser/reading-position.ts').then(
      (position) => position.followReading?.(contents),
      () => undefined,
    );
}
