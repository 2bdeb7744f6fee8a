import * as gallery from '../../content/gallery.ts';
import type { Paged } from '../../hooks/use-paged.ts';
import { ReadArea, type ReadAreaProps } from '../../ui/ReadArea.tsx';
import { ShowMore } from '../../ui/ShowMore.tsx';

type GalleryAreaProps = Pick<ReadAreaProps, 'read' | 'skeletons' | 'skeletonShape' | 'children'> & {
  paged: Paged;
  /** Said where the list has nothing in it. */
  empty: string;
  /** The button for more of the list. */
  more: string;
  /** How many items the page leaves to the read, which scripts alone can do. */
  left: number;
  /** Whether screen readers are told the number from here; no, where another place tells it. */
  isTold?: boolean;
};

/** Each by name, so that the browser is sent no other words of the gallery. */
const failure = { error: gallery.error, refresh: gallery.refresh };

/** A list of the gallery: pre-rendered, and read anew where scripts run. */
export function GalleryArea({ paged, empty, more, left, isTold, children, ...area }: GalleryAreaProps) {
  return (
    <ReadArea {...area} loading={gallery.loading} empty={paged.total === 0 && empty} failure={failure}>
      {children}
      <ShowMore paged={paged} words={{ more, shown: gallery.more.shown }} isTold={isTold} />
      {left > 0 ? (
        <noscript>
          <p>{gallery.more.withoutScripts}</p>
        </noscript>
      ) : null}
    </ReadArea>
  );
}
