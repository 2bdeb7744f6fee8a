import { useState } from 'react';
import type { Changes } from '../../publish-api.ts';
import { ComparedFrames } from './ComparedFrames.tsx';
import { ListState } from './ListState.tsx';
import { publishWords } from './publish-words.ts';
import { SideTabs } from './SideTabs.tsx';
import { usePublishing } from './use-publishing.ts';
import { type ChangedPage, useSide } from './use-side.ts';
import { showView } from './view-address.ts';

const words = publishWords.page;

/** The widths at which pages are shown: those of a phone and of a computer, in CSS pixels. */
const widths = { phone: 390, computer: 1280 } as const;
type Width = keyof typeof widths;

/** One changed page before and after, with the changed places outlined in both. */
export function ComparePage({ route }: { route: string }) {
  const { list } = usePublishing();
  const { changes, pages, pagesFailure } = list;
  const page = pages?.pages.find((one) => one.route === route);
  const isWaiting = !pages && pagesFailure === '' && list.failure === '';
  return (
    <>
      <div className="compare-head">
        <nav className="changes-ways" aria-label={publishWords.ways}>
          <button type="button" className="text-button" onClick={() => showView({ kind: 'changes' })}>
            {publishWords.backToList}
          </button>
        </nav>
        <h2 tabIndex={-1}>{words.title(page?.title ?? route)}</h2>
        <ListState />
        <p role="status" className="help">
          {isWaiting ? publishWords.pagesReading : pagesFailure}
          {pages && !page ? words.unknown : ''}
        </p>
      </div>
      {page && pages && changes ? (
        <Compared key={changes.seen} page={page} before={pages.before} changes={changes} />
      ) : null}
    </>
  );
}

type Props = { page: ChangedPage; before: string; changes: Changes };

function Compared({ page, before, changes }: Props) {
  const [index, setIndex] = useState(0);
  const [width, setWidth] = useState<Width>(innerWidth < 768 ? 'phone' : 'computer');
  const side = useSide(page);
  const total = page.entries.length;
  const current = page.entries[index];
  const entry = changes.entries.find(({ id }) => id === current?.id);
  const go = (step: number) => setIndex(Math.min(total - 1, Math.max(0, index + step)));
  return (
    <>
      <div className="compare-tools">
        <div className="changes-tools">
          {([-1, 1] as const).map((step) => (
            <button
              key={step}
              type="button"
              className="quiet-button"
              // Not disabled: the button keeps the focus at the last change.
              aria-disabled={index + step < 0 || index + step >= total}
              onClick={() => go(step)}
            >
              {step < 0 ? words.previous : words.next}
            </button>
          ))}
        </div>
        <p role="status" className="compare-position">
          {entry ? words.position(index + 1, total, `${entry.where}, ${entry.name}`) : ''}
        </p>
        {side.hasTabs ? <SideTabs shown={side.shown} onShow={side.show} /> : null}
        <fieldset className="compare-widths">
          <legend className="hidden">{words.width}</legend>
          {(['phone', 'computer'] as const).map((name) => (
            <label key={name}>
              <input type="radio" name="width" checked={width === name} onChange={() => setWidth(name)} />
              <span>{words.widths[name]}</span>
            </label>
          ))}
        </fieldset>
      </div>
      {page.isNew || page.isGone ? (
        <p className="help compare-note">{page.isNew ? words.isNew : words.isGone}</p>
      ) : null}
      <ComparedFrames
        page={page}
        before={before}
        current={current}
        kind={entry?.kind}
        width={widths[width]}
        side={side}
      />
    </>
  );
}
