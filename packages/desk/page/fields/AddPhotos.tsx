import { useId } from 'react';
import { words } from '../words.ts';
import { FileButton } from './FileButton.tsx';
import { useUpload } from './use-upload.ts';

type AddPhotosProps = { onUploaded: (uploads: string[]) => Promise<void> };

/** Takes photos for a list, several at once. */
export function AddPhotos({ onUploaded }: AddPhotosProps) {
  const id = useId();
  const { isWaiting, send, target } = useUpload(onUploaded);
  return (
    <div className="box" {...target}>
      <div>
        <FileButton id={id} label={words.photo.add} multiple onFiles={send} />
      </div>
      <p className="help">{words.photo.addHelp}</p>
      <p role="status" className="help">
        {isWaiting ? words.photo.uploading : null}
      </p>
    </div>
  );
}
