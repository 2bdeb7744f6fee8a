import { type PointerEvent, useState } from 'react';
import { pageFacts } from '../../page-facts.ts';
import type { Place } from '../../places/marks.ts';
import { useDesk } from '../use-desk.ts';
import { words } from '../words.ts';
import { Handle, pointAt } from './Handle.tsx';
import {
  type Corner,
  cornerOf,
  corners,
  type Look,
  lookOf,
  pictureOf,
  pointOf,
  recordOf,
  turned,
  withCorner,
  withPoint,
} from './look.ts';

type PhotoLookProps = { name: string; place: Place; 'data-focus': true | undefined };

/** In rem. */
const stageHeight = 16;

/** The aspect ratio of a photo until it is loaded. */
const usualRatio = 3 / 2;

/**
 * A photo with its centre and crop. Changes go to its record; the file stays as it is.
 * @param props.place the place of its name; a centre written there overrides the record's
 */
export function PhotoLook({ name, place, 'data-focus': focus }: PhotoLookProps) {
  const desk = useDesk();
  const { photoRecordsFile: file } = pageFacts();
  const [ratio, setRatio] = useState(usualRatio);
  const ownPath = [...place.path.slice(0, -1), 'focus'];
  const own = desk.drafts.valueAt({ file: place.file, path: ownPath });
  const record = desk.drafts.valueAt({ file, path: [name] });
  const look = lookOf(record, own);
  const set = (change: (look: Look) => Look) => {
    const next = change(look);
    if (own !== undefined)
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
  const [left, top, width, height] = (['left', 'top', 'width', 'height'] as const).map(
    (side) => `${look.crop[side]}%`,
  );
  return (
    <div className="look">
      <div
        className="stage"
        style={{ aspectRatio: ratio, width: `min(100%, ${ratio * stageHeight}rem)` }}
        onPointerUp={onPointerUp}
      >
        <img
          src={pictureOf(name, look)}
          alt=""
          draggable={false}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setRatio(naturalWidth / naturalHeight)
          }
        />
        <div className="cut">
          <div style={{ left, top, width, height }} />
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
          data-focus={focus}
          onMove={(to) => set((now) => withPoint(now, to))}
        />
      </div>
      <p className="help">{words.photo.lookHelp}</p>
      <button type="button" className="quiet-button" onClick={() => set(turned)}>
        {words.photo.turn}
      </button>
    </div>
  );
}
