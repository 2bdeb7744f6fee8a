import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { nameOfPlace } from '../names.ts';
import { useDesk } from '../use-desk.ts';
import { coversOf, floats } from './floating.ts';
import { PageFrame } from './page-frame.ts';
import type { Pointed } from './pointed-place.ts';

/** Watches the page in its frame, and outlines its places. @param host the element that holds the frame */
export function FrameView({ host }: { host: HTMLElement }) {
  const desk = useDesk();
  const [pointed, setPointed] = useState<Pointed>();
  useEffect(() => {
    const frame = new PageFrame(host, desk, setPointed);
    desk.frame = frame;
    frame.show(desk.route);
    return () => frame.remove();
  }, [desk, host]);
  // The place under the pointer, otherwise the focused one in the list of places, otherwise the one whose form is open.
  const { opened, frame, outlined } = desk;
  const anchor =
    outlined ??
    (opened?.kind === 'form' && !desk.drafts.hasMovedItems(opened.file) ? frame?.anchor : undefined);
  const element = frame?.elementOf(anchor);
  return createPortal(
    <>
      {anchor && element ? <Outline element={element} name={nameOfPlace(anchor)} isOpened /> : null}
      {pointed && desk.isEditing ? (
        <Outline element={pointed.element} name={nameOfPlace(pointed.place)} />
      ) : null}
    </>,
    host,
  );
}

type OutlineProps = { element: Element; name: string; isOpened?: boolean };

function Outline({ element, name, isOpened }: OutlineProps) {
  const [, setMoved] = useState('');
  useEffect(() => {
    let frame = 0;
    // Pages scroll, cards move sideways, and sections move as they fade in.
    const follow = () => {
      const { left, top, width, height } = element.getBoundingClientRect();
      setMoved([left, top, width, height].join());
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [element]);
  const { left, top, width, height } = element.getBoundingClientRect();
  if (width === 0 || !element.checkVisibility({ visibilityProperty: true })) return null;
  // An element behind a floating part of the page is not outlined over it.
  const covers = floats(element) ? { top: 0, bottom: 0 } : coversOf(element.ownerDocument);
  const gap = 4;
  return (
    <div aria-hidden="true" className="outlines" style={covers}>
      <div
        className="outline"
        data-opened={isOpened || undefined}
        style={{
          left: left - gap,
          top: top - gap - covers.top,
          width: width + 2 * gap,
          height: height + 2 * gap,
        }}
      >
        <span className="outline-name" data-below={top - covers.top < 40 || undefined}>
          {name}
        </span>
      </div>
    </div>
  );
}
