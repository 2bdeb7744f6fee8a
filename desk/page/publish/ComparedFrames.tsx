import type { ChangeEntry } from '../../publish-api.ts';
import { publishWords } from './publish-words.ts';
import { ScaledFrame } from './ScaledFrame.tsx';
import { useOutlines } from './use-outlines.ts';
import type { ChangedPage, useSide } from './use-side.ts';

const words = publishWords.page;

type Props = {
  page: ChangedPage;
  /** The origin of the site as it was published last. */
  before: string;
  current: ChangedPage['entries'][number] | undefined;
  kind: ChangeEntry['kind'] | undefined;
  width: number;
  side: ReturnType<typeof useSide>;
};

/** What kind of change a side does not show. */
const lacking = { before: 'added', after: 'removed' };

/** The frames of a page before and after, side by side, or one at a time where there is no room for two. */
export function ComparedFrames({
  page,
  before,
  current,
  kind,
  width,
  side: { sides, shown, hasTabs },
}: Props) {
  const { answers, onFrame } = useOutlines(page, before, current);
  return (
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
          <div className="compare-name">
            {hasTabs ? null : <h3 id={`compare-name-${side}`}>{publishWords[side]}</h3>}
            {answers[side]?.found === 0 ? (
              <p className="help">{kind === lacking[side] ? words.notThere[side] : words.noPlace}</p>
            ) : null}
          </div>
          <ScaledFrame
            title={words.frame(publishWords[side])}
            src={(side === 'before' ? before : location.origin) + page.route}
            width={width}
            onFrame={(frame) => onFrame(side, frame)}
          />
        </section>
      ))}
    </div>
  );
}
