import * as gallery from '../../content/gallery.ts';

/** Says below a list that the page does not hold all of it, where scripts cannot fetch the rest. */
export function MoreWithScripts({ left }: { left: number }) {
  if (left === 0) return null;
  return (
    <noscript>
      <p>{gallery.more.withoutScripts}</p>
    </noscript>
  );
}
