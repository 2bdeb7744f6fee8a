import { useEffect, useRef, useState } from 'react';
import type { OutlineAnswer, OutlineRequest } from '../frame/outline-in-frame.ts';
import type { ChangedPage, Side } from './use-side.ts';

type Outlined = Extract<OutlineAnswer, { desk: 'outlined' }>;

const otherOf = (side: Side): Side => (side === 'before' ? 'after' : 'before');

/**
 * Outlines the changes of a page in its frames, whose pages paint them, and lets one frame scroll the other.
 * @param before the origin of the site as it was published last
 * @returns answers: what each side says of the current change; onFrame: takes the frame of a side
 */
export function useOutlines(
  page: ChangedPage,
  before: string,
  current: ChangedPage['entries'][number] | undefined,
) {
  const [answers, setAnswers] = useState<Partial<Record<Side, Outlined>>>({});
  const frames = useRef(new Map<Side, HTMLIFrameElement>());
  const isReady = useRef(new Set<Side>());
  const send = (side: Side, request: OutlineRequest) => {
    const target = side === 'before' ? before : location.origin;
    // A page that is not loaded yet has another origin.
    if (isReady.current.has(side)) frames.current.get(side)?.contentWindow?.postMessage(request, target);
  };
  const outline = (side: Side) =>
    send(side, {
      desk: 'outline',
      keys: page.entries.flatMap((entry) => entry[side]),
      current: current?.[side] ?? [],
    });
  // biome-ignore lint/correctness/useExhaustiveDependencies: both frames go to each change.
  useEffect(() => {
    for (const side of isReady.current) outline(side);
  }, [current]);
  useEffect(() => {
    const onMessage = ({ source, data }: MessageEvent<OutlineAnswer>) => {
      const [side] = [...frames.current].find(([, frame]) => frame.contentWindow === source) ?? [];
      if (!side) return;
      if (data.desk === 'ready') {
        isReady.current.add(side);
        outline(side);
      }
      if (data.desk === 'outlined') setAnswers((former) => ({ ...former, [side]: data }));
      if (data.desk === 'scrolled') send(otherOf(side), { desk: 'scroll', share: data.share });
    };
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  });
  // What is on one side only is shown beside the same part of the other.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is for the change that is current.
  useEffect(() => {
    for (const [side, { found, share }] of Object.entries(answers) as [Side, Outlined][])
      if (found > 0 && answers[otherOf(side)]?.found === 0) send(otherOf(side), { desk: 'scroll', share });
  }, [answers]);
  const onFrame = (side: Side, frame: HTMLIFrameElement | null) => {
    if (frame) frames.current.set(side, frame);
    else frames.current.delete(side);
  };
  return { answers, onFrame };
}
