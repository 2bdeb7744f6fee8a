import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ChangedPages } from '../../publish-api.ts';
import type { OutlineAnswer, OutlineRequest } from '../frame/outline-in-frame.ts';
import { publishWords } from './publish-words.ts';
import { ScaledFrame } from './ScaledFrame.tsx';
import { type Side, SideTabs } from './SideTabs.tsx';

const words = publishWords.page;

type ChangedPage = ChangedPages['pages'][number];
type Props = {
  page: ChangedPage;
  /** The origin of the site as it was published last. */
  before: string;
  current: ChangedPage['entries'][number] | undefined;
  width: number;
};

const wide = matchMedia('(width >= 1000px)');
const subscribe = (listener: () => void) => {
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
};

/** The frames of a page before and after, side by side, or one at a time where there is no room for two. */
export function ComparedFrames({ page, before, current, width }: Props) {
  const isWide = useSyncExternalStore(subscribe, () => wide.matches);
  const [shown, setShown] = useState<Side>(page.isGone ? 'before' : 'after');
  const [found, setFound] = useState<Partial<Record<Side, number>>>({});
  const frames = useRef<Partial<Record<Side, HTMLIFrameElement | null>>>({});
  const origins = { before, after: location.origin };
  const sides = (['before', 'after'] as const).filter(
    (side) => !(side === 'before' ? page.isNew : page.isGone),
  );
  const send = (side: Side, request: OutlineRequest) =>
    frames.current[side]?.contentWindow?.postMessage(request, origins[side]);
  const outline = (side: Side) =>
    send(side, {
      desk: 'outline',
      keys: page.entries.flatMap((entry) => entry[side]),
      current: current?.[side] ?? [],
    });
  // biome-ignore lint/correctness/useExhaustiveDependencies: both frames go to each change.
  useEffect(() => {
    for (const side of sides) outline(side);
  }, [current]);
  useEffect(() => {
    const onMessage = ({ source, data }: MessageEvent<OutlineAnswer>) => {
      const side = sides.find((one) => frames.current[one]?.contentWindow === source);
      if (!side) return;
      if (data.desk === 'ready') outline(side);
      if (data.desk === 'outlined') setFound((former) => ({ ...former, [side]: data.found }));
      if (data.desk === 'scrolled')
        send(side === 'before' ? 'after' : 'before', { desk: 'scroll', share: data.share });
    };
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  });
  const hasTabs = sides.length > 1 && !isWide;
  return (
    <>
      {page.isNew || page.isGone ? (
        <p className="help compare-note">{page.isNew ? words.isNew : words.isGone}</p>
      ) : null}
      {hasTabs ? <SideTabs shown={shown} onShow={setShown} /> : null}
      <div className="compare-frames" data-tabs={hasTabs || undefined}>
        {sides.map((side) => (
          <section
            key={side}
            id={`compare-${side}`}
            className="compare-side"
            {...(hasTabs && { role: 'tabpanel' })}
            aria-labelledby={hasTabs ? `compare-tab-${side}` : `compare-name-${side}`}
            data-away={(hasTabs && side !== shown) || undefined}
          >
            {hasTabs ? null : <h3 id={`compare-name-${side}`}>{publishWords[side]}</h3>}
            {found[side] === 0 && current ? <p className="help">{words.noPlace}</p> : null}
            <ScaledFrame
              title={words.frame(publishWords[side])}
              src={origins[side] + page.route}
              width={width}
              onFrame={(frame) => {
                frames.current[side] = frame;
              }}
            />
          </section>
        ))}
      </div>
    </>
  );
}
