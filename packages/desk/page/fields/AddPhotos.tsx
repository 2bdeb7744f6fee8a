import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { labelOf } from '../../label-of.ts';
import { pageFacts } from '../../page-facts.ts';
import { useDesk } from '../use-desk.ts';
import { words } from '../words.ts';
import { PhotoThumb } from './PhotoThumb.tsx';
import { photoTypes, type Uploaded, useUpload } from './use-upload.ts';

type NewPhoto = Uploaded & { title: string; alt: string };

/** Adds photos to a list of the gallery: several at once, each with its title and what it shows. */
export function AddPhotos({ category }: { category: string }) {
  const desk = useDesk();
  const id = useId();
  const [photos, setPhotos] = useState<NewPhoto[]>([]);
  const { isWaiting, send, target } = useUpload((uploaded) =>
    setPhotos((known) => [...known, { ...uploaded, title: '', alt: '' }]),
  );
  const edit = (at: number, change: Partial<NewPhoto>) =>
    setPhotos((known) => known.map((photo, index) => (index === at ? { ...photo, ...change } : photo)));
  const isComplete = photos.every(({ title, alt }) => title.trim() !== '' && alt.trim() !== '');
  const [isAsked, setAsked] = useState(false);
  const box = useRef<HTMLFieldSetElement>(null);
  const list = labelOf(category);
  const { photosFile } = pageFacts();
  const save = () =>
    desk.attempt(async () => {
      await desk.drafts.flush();
      const version = desk.drafts.open.get(photosFile)?.view.version ?? '';
      const named = photos.map(({ upload, title, alt }) => ({ upload, title, alt }));
      if (!desk.settle(await desk.service.addPhotos({ version, category, photos: named }))) return;
      setPhotos([]);
      setAsked(false);
      await desk.drafts.reload(photosFile);
      desk.say(words.photos.saved(named.length, list));
    });
  const onSave = () => {
    if (isComplete) return void save();
    // What is missing is said at its field, once that is rendered.
    flushSync(() => setAsked(true));
    box.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  };
  return (
    <fieldset className="box drop" ref={box} {...target}>
      <legend>{words.photos.add}</legend>
      <p className="help">{words.photos.help}</p>
      <label className="file-button" htmlFor={id}>
        {words.photos.add}
      </label>
      <input
        id={id}
        type="file"
        multiple
        className="hidden"
        accept={photoTypes}
        onChange={({ target: input }) => void send([...(input.files ?? [])])}
      />
      <p className="help">{words.photo.drop}</p>
      <p role="status" className="help">
        {isWaiting ? words.photo.uploading : null}
      </p>
      {photos.map((photo, index) => (
        <fieldset className="box" key={photo.upload}>
          <legend>{photo.fileName}</legend>
          <PhotoThumb name="" preview={photo.preview} />
          {photo.warning ? <p className="help">{photo.warning}</p> : null}
          {(['title', 'alt'] as const).map((name) => {
            const isMissing = isAsked && photo[name].trim() === '';
            const help = `${id}-${index}-${name}`;
            return (
              <div className="field" key={name}>
                <label className="label" htmlFor={`${help}-input`}>
                  {words.photos[name]}
                </label>
                <input
                  id={`${help}-input`}
                  value={photo[name]}
                  aria-invalid={isMissing || undefined}
                  aria-describedby={help}
                  onChange={({ target: input }) => edit(index, { [name]: input.value })}
                />
                <p className="problem" id={help}>
                  {isMissing ? words.photos.empty : null}
                </p>
              </div>
            );
          })}
          <button
            type="button"
            className="quiet-button"
            onClick={() => setPhotos((known) => known.filter((other) => other !== photo))}
          >
            {words.photos.leaveOut(photo.fileName)}
          </button>
        </fieldset>
      ))}
      {photos.length > 0 ? (
        <button type="button" className="button" onClick={onSave}>
          {words.photos.save(photos.length, list)}
        </button>
      ) : null}
      {photos.length > 0 && desk.message ? <p className="problem">{desk.message}</p> : null}
    </fieldset>
  );
}
