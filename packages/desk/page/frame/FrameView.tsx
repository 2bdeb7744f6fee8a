import { useEffect } from 'react';
import { useDesk } from '../use-desk.ts';
import { outline } from './outline.ts';
import { PageFrame } from './page-frame.ts';

/** Watches the page in its frame, and outlines its places. @param host the element that holds the frame */
export function FrameView({ host }: { host: HTMLElement }) {
  const desk = useDesk();
  useEffect(() => {
    const frame = new PageFrame(host, desk);
    desk.frame = frame;
    frame.show(desk.route);
    return () => frame.remove();
  }, [desk, host]);
  useEffect(() => {
    const { opened, frame } = desk;
    const isThere = opened?.kind === 'form' && !desk.drafts.hasMovedItems(opened.file);
    outline(frame?.document, 'data-desk-opened', frame?.elementOf(isThere ? frame.anchor : undefined));
  });
  return null;
}
