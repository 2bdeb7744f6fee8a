import type { ComponentProps } from 'react';
import type { Json } from '../../api.ts';
import { valueAt } from '../../values.ts';
import { PhotoLook } from '../look/PhotoLook.tsx';
import type { Place } from '../places/marks.ts';
import { useDesk } from '../use-desk.ts';
import { words } from '../words.ts';
import { FileButton } from './FileButton.tsx';
import { PhotoChoices } from './PhotoChoices.tsx';
import { PhotoThumb } from './PhotoThumb.tsx';
import { useUpload } from './use-upload.ts';

type PhotoNameProps = Omit<ComponentProps<'input'>, 'onChange'> & {
  id: string;
  /** Where the name is written. */
  place?: Place;
  value: string;
  'data-focus'?: true | undefined;
  onChange: (value: Json) => void;
};

/** A photo with its picture: another one is chosen from this computer, or from those that are here already. */
export function PhotoName({ id, place, value, onChange, 'data-focus': focus, ...shared }: PhotoNameProps) {
  const desk = useDesk();
  const { isWaiting, send, target } = useUpload(([upload = '']) => {
    onChange(upload);
    if (!place) return;
    // The description of the new photo is next.
    const alt = { ...place, path: [...place.path.slice(0, -1), 'alt'] };
    if (valueAt(desk.drafts.open.get(place.file)?.data, alt.path) !== undefined) void desk.open(alt);
  });
  const name = value.replace(/^\//, '');
  const isReady = value.startsWith('upload:');
  const hasLook = desk.state?.photos.includes(name);
  return (
    <div className="photo" {...target}>
      {hasLook ? (
        <PhotoLook key={name} name={name} place={place} data-focus={focus} />
      ) : (
        <PhotoThumb name={value} />
      )}
      <div>
        <FileButton
          {...shared}
          id={id}
          data-focus={hasLook ? undefined : focus}
          label={words.photo.replace}
          onFiles={send}
        />
        <p className="help">{words.photo.help}</p>
        <p role="status" className="help">
          {isWaiting ? words.photo.uploading : isReady ? words.photo.ready : null}
        </p>
      </div>
      <PhotoChoices value={value} onChoose={onChange} />
    </div>
  );
}
