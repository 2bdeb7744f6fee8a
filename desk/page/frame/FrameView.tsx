import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { onDeskKey } from '../keys.ts';
import { nameOfPath } from '../names.ts';
import { shownHash } from '../publish/view-address.ts';
import { useDesk } from '../use-desk.ts';
import { words } from '../words.ts';
import { PageFrame } from './page-frame.ts';
import type { Pointed } from './watch-page.ts';

/** Follows the page in its frame, and outlines its places. @param host the element that holds the frame */
export function FrameView({ host }: { host: HTMLElement }) {
  const desk = useDesk();
  const [pointed, setPointed] = useState<Pointed>();
  const [, setMoved] = useState(0);
  useEffect(() => {
    const frame = new PageFrame(host, words.page, {
      onPage: (route) => {
        desk.route = route;
        history.replaceState(null, '', route + shownHash());
        // The view that stands over the page has a title of its own.
        if (!shownHash()) document.title = `${frame.document?.title ?? ''} · ${words.bar}`;
        setPointed(undefined);
        desk.showAllTyped();
        desk.changed();
      },
      onPlaces: () => desk.changed(),
      onPoint: setPointed,
      onPick: ({ place, words: shown }) => void desk.open(place, shown),
      onKey: (event) => (desk.isEditing ? onDeskKey(desk, event) : undefined),
      factOf: (text) => (text ? desk.placeholders.find(({ value }) => value === text) : undefined),
      onMove: () => setMoved((count) => count + 1),
    });
    desk.frame = frame;
    frame.show(desk.route);
    return () => frame.remove();
  }, [desk, host]);
  // The place under the pointer, else that of the focus in the list of places, else the one whose form is open.
  const { opened, frame, outlined } = desk;
  const anchor = outlined ?? (opened?.kind === 'form' ? frame?.anchor : undefined);
  // A whole file has no place of its own on the page.
  const [element] = anchor && anchor.path.length > 0 ? (frame?.places?.elementsOf(anchor) ?? []) : [];
  return createPortal(
    <>
      {anchor && element ? <Outline element={element} name={nameOfPath(anchor.path)} isOpened /> : null}
      {pointed && desk.isEditing ? (
        <Outline element={pointed.element} name={nameOfPath(pointed.place.path)} />
      ) : null}
    </>,
    host,
  );
}

function Outline({
  element,
  name,
  isOpened = false,
}: {
  element: Element;
  name: string;
  isOpened?: boolean;
}) {
  if (!element.isConnected) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  const gap = 4;
  return (
    <div
      aria-hidden="true"
      className="outline"
      data-opened={isOpened || undefined}
      style={{ left: left - gap, top: top - gap, width: width + 2 * gap, height: height + 2 * gap }}
    >
      <span className="outline-name" data-below={top < 40 || undefined}>
        {name}
      </span>
    </div>
  );
}
