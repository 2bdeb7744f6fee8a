import { type PointerEvent, useEffect, useState } from 'react';
import { pageFacts } from '../../page-facts.ts';
import { valueAt } from '../../values.ts';
import { PhotoThumb } from '../fields/PhotoThumb.tsx';
import type { Place } from '../places/marks.ts';
import { useDesk } from '../use-desk.ts';
import { words } from '../words.ts';
import { framesOf } from './frames.ts';
import { Handle, pointAt } from './Handle.tsx';
import {
  behindFrame,
  type Corner,
  cornerOf,
  corners,
  isCropped,
  type Look,
  lookOf,
  pointOf,
  recordOf,
  turned,
  uncropped,
  withCorner,
  withPoint,
} from './look.ts';

/** Width by height of a photo until it is loaded. */
const usualRatio = 3 / 2;
const stageHeight = 16;

/**
 * A photo with its centre and crop, and how frames show it. What is changed is its record: the file stays as it is.
 * @param props.place of its name; a centre that is written there counts in place of that of the record
 */
export function PhotoLook({ name, place }: { name: string; place: Place | undefined }) {
  const desk = useDesk();
  const file = pageFacts().photoRecordsFile ?? '';
  const [ratio, setRatio] = useState(usualRatio);
  useEffect(() => {
    void desk.attempt(() => desk.drafts.load(file));
  }, [desk, file]);
  const draft = desk.drafts.open.get(file);
  if (!draft) return <PhotoThumb name={name} />;

  const ownPath = [...(place?.path.slice(0, -1) ?? []), 'focus'];
  const own = place && valueAt(desk.drafts.open.get(place.file)?.data, ownPath);
  const record = valueAt(draft.data, [name]);
  const look = lookOf(record, own);
  const set = (change: (look: Look) => Look) => {
    const next = change(look);
    if (place && own !== undefined)
      desk.change(place.file, { operation: 'set', path: ownPath, value: [...next.focus] });
    if (own === undefined || next.turn !== look.turn || next.crop !== look.crop)
      desk.change(file, { operation: 'set', path: [name], value: recordOf(change(lookOf(record))) });
  };
  const onPointerUp = (event: PointerEvent) => {
    if (event.button !== 0 || (event.target as Element).closest('.handle')) return;
    const point = pointAt(event);
    set((now) => withPoint(now, point));
    event.currentTarget.querySelector<HTMLElement>('[data-centre]')?.focus();
  };
  const { left, top, width, height } = look.crop;
  const picture = `/__desk/photo?name=${encodeURIComponent(name)}&turn=${look.turn}`;
  return (
    <div className="look">
      <div
        className="stage"
        style={{ aspectRatio: ratio, width: `min(100%, ${ratio * stageHeight}rem)` }}
        onPointerUp={onPointerUp}
      >
        <img
          src={picture}
          alt=""
          draggable={false}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setRatio(naturalWidth / naturalHeight)
          }
        />
        <div className="cut">
          <div style={percent({ left, top, width, height })} />
        </div>
        {(Object.keys(corners) as Corner[]).map((corner) => (
          <Handle
            key={corner}
            label={words.photo.corner(corner)}
            at={cornerOf(look, corner)}
            onMove={(to) => set((now) => withCorner(now, corner, to))}
          />
        ))}
        <Handle
          label={words.photo.centre}
          at={pointOf(look)}
          isCentre
          onMove={(to) => set((now) => withPoint(now, to))}
        />
      </div>
      <ul className="frames" aria-label={words.photo.frames}>
        {framesOf(name, desk.frame?.document).map(([label, frame]) => (
          <li key={label + frame}>
            <div style={{ aspectRatio: frame }}>
              <img src={picture} alt="" style={percent(behindFrame(look, ratio, frame))} />
            </div>
            <small>{label}</small>
          </li>
        ))}
      </ul>
      <p className="help">{words.photo.lookHelp}</p>
      <div>
        <button type="button" className="quiet-button" onClick={() => set(turned)}>
          {words.photo.turn}
        </button>
        {isCropped(look) ? (
          <button type="button" className="quiet-button" onClick={() => set(uncropped)}>
            {words.photo.uncrop}
          </button>
        ) : null}
      </div>
    </div>
  );
}

/** Lengths as a style has them. */
const percent = (part: Record<string, number>) =>
  Object.fromEntries(Object.entries(part).map(([side, length]) => [side, `${length}%`]));
