import type { ComponentProps } from 'react';
import { words } from '../words.ts';

/** Pictures of cameras and phones. */
const photoTypes = 'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,.heic,.heif';

type FileButtonProps = ComponentProps<'input'> & { label: string; onFiles: (files: File[]) => void };

/** A button that chooses photos from this computer. The browser's own field is hidden, as it can't be styled. */
export function FileButton({ id, label, onFiles, ...shared }: FileButtonProps) {
  return (
    <>
      <label className="file-button" htmlFor={id}>
        {label}
      </label>
      <input
        {...shared}
        id={id}
        type="file"
        className="hidden"
        accept={photoTypes}
        onChange={({ target }) => onFiles([...(target.files ?? [])])}
      />
      <p className="help">{words.photo.drop}</p>
    </>
  );
}
