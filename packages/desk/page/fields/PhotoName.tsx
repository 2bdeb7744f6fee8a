import { PhotoLook } from '../look/PhotoLook.tsx';
import { PhotoChoices } from './PhotoChoices.tsx';
import { PhotoThumb } from './PhotoThumb.tsx';
import { PhotoUpload } from './PhotoUpload.tsx';
import { type InputProps, useValue } from './use-value.ts';

/** A photo with its picture: another one is chosen from this computer, or from those that are here already. */
export function PhotoName({ place, onChange, 'data-focus': focus, ...shared }: InputProps) {
  const { desk, value: written } = useValue(place);
  const value = String(written ?? '');
  const onUploaded = ([photo = '']: string[]) => {
    onChange(photo);
    // The description of the new photo is next.
    const alt = { ...place, path: [...place.path.slice(0, -1), 'alt'] };
    if (desk.drafts.valueAt(alt) !== undefined) void desk.open(alt);
  };
  const hasLook = desk.state?.photos.includes(value);
  return (
    <PhotoUpload
      {...shared}
      className="photo"
      data-focus={hasLook ? undefined : focus}
      path={place.path}
      onUploaded={onUploaded}
      picture={
        hasLook ? (
          <PhotoLook key={value} name={value} place={place} data-focus={focus} />
        ) : (
          <PhotoThumb name={value} />
        )
      }
    >
      <PhotoChoices value={value} onChoose={onChange} />
    </PhotoUpload>
  );
}
