import { useState } from 'react';
import type { Json } from '../../api.ts';
import { pageFacts } from '../../page-facts.ts';
import { PhotoLook } from '../look/PhotoLook.tsx';
import type { Place } from '../places/marks.ts';
import { useDesk } from '../use-desk.ts';
import { words } from '../words.ts';
import { PhotoChoices } from './PhotoChoices.tsx';
import { PhotoThumb } from './PhotoThumb.tsx';
import { photoTypes, type Uploaded, useUpload } from './use-upload.ts';

type PhotoNameProps = {
  id: string;
  /** Where the name is written. */
  place?: Place;
  value: string;
  onChange: (value: Json) => void;
  'aria-describedby'?: string;
  'aria-invalid'?: true | undefined;
  'data-focus'?: true | undefined;
  onFocus?: () => void;
  onBlur?: () => void;
};

/** A photo: its picture, another one from this computer, or one that is here already. */
export function PhotoName({ id, place, value, onChange, ...shared }: PhotoNameProps) {
  const [uploaded, setUploaded] = useState<Uploaded>();
  const { isWaiting, send, target } = useUpload((next) => {
    setUploaded(next);
    onChange(next.upload);
  });
  const { photos = [] } = useDesk().state ?? {};
  const { photoRecordsFile } = pageFacts();
  const name = value.replace(/^\//, '');
  const isUpload = value.startsWith('upload:');
  return (
    <div className="photo" {...target}>
      {photoRecordsFile && photos.includes(name) ? (
        <PhotoLook key={name} name={name} place={place} />
      ) : (
        <PhotoThumb name={isUpload ? '' : value} preview={isUpload ? uploaded?.preview : undefined} />
      )}
      <div>
        <label className="file-button" htmlFor={id}>
          {words.photo.replace}
        </label>
        <input
          {...shared}
          id={id}
          type="file"
          className="hidden"
          accept={photoTypes}
          onChange={({ target: input }) => void send([...(input.files ?? [])])}
        />
        <p className="help">{words.photo.drop}</p>
        <p className="help">{words.photo.help}</p>
        <p role="status" className="help">
          {isWaiting ? words.photo.uploading : isUpload ? words.photo.ready : null} {uploaded?.warning}
        </p>
      </div>
      <PhotoChoices value={value} onChoose={onChange} />
    </div>
  );
}
