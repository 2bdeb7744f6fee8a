import { type ClipboardEvent, type ComponentProps, type DragEvent, useId, useState } from 'react';
import { useDesk } from '../use-desk.ts';
import { words } from '../words.ts';

/** Pictures of cameras and phones, and drawings of logos. */
const photoTypes =
  'image/jpeg,image/png,image/webp,image/avif,image/svg+xml,image/heic,image/heif,.heic,.heif';

type PhotoUploadProps = ComponentProps<'input'> & {
  /** What is shown above the button; children are below it. */
  picture?: React.ReactNode;
  isReady?: boolean;
  onUploaded: (uploads: string[]) => void | Promise<void>;
};

/**
 * Takes photos that are chosen, dropped or pasted, and sends them to the desk. The browser's own field is hidden, as it
 * can't be styled.
 * @param props.onUploaded called with those that the desk could read
 */
export function PhotoUpload({ picture, isReady, onUploaded, ...shared }: PhotoUploadProps) {
  const desk = useDesk();
  const ownId = useId();
  const { id = ownId, className, children, multiple, ...attributes } = shared;
  const { photo } = words;
  const [isWaiting, setWaiting] = useState(false);
  const send = async (files: File[]) => {
    setWaiting(true);
    const uploads: string[] = [];
    const said: string[] = [];
    // One at a time: reading a photo takes a lot of memory.
    for (const file of files) {
      const read = await desk.attempt(() => desk.service.upload(file));
      if (read) uploads.push(read.upload);
      said.push(read ? (read.warning ?? '') : desk.message);
    }
    setWaiting(false);
    if (uploads.length > 0) await onUploaded(uploads);
    const sentences = said.filter(Boolean).join(' ');
    if (sentences) desk.say(sentences);
  };
  const take = (event: { preventDefault: () => void }, { files }: DataTransfer) => {
    if (files.length === 0) return;
    event.preventDefault();
    void send([...files]);
  };
  const target = {
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => take(event, event.dataTransfer),
    onPaste: (event: ClipboardEvent) => take(event, event.clipboardData),
  };
  return (
    <div className={className} {...target}>
      {picture}
      <div>
        <label className="file-button" htmlFor={id}>
          {multiple ? photo.add : photo.replace}
        </label>
        <input
          {...attributes}
          multiple={multiple}
          id={id}
          type="file"
          className="hidden"
          accept={photoTypes}
          onChange={({ currentTarget }) => void send([...(currentTarget.files ?? [])])}
        />
        <p className="help">{photo.drop}</p>
        <p className="help">{multiple ? photo.addHelp : photo.help}</p>
        <p role="status" className="help">
          {isWaiting ? photo.uploading : isReady ? photo.ready : null}
        </p>
      </div>
      {children}
    </div>
  );
}
