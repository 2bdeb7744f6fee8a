import { type ClipboardEvent, type ComponentProps, type DragEvent, useState } from 'react';
import type { Path, Upload } from '../../api.ts';
import { labelOf } from '../../label-of.ts';
import { useDesk } from '../use-desk.ts';
import { words } from '../words.ts';

/** Pictures of cameras and phones, and drawings of logos. */
const photoTypes =
  'image/jpeg,image/png,image/webp,image/avif,image/svg+xml,image/heic,image/heif,.heic,.heif';

type PhotoUploadProps = ComponentProps<'input'> & {
  /** Of the photo's name or its list; the name of a new photo is made of it, such as `Team Photo`. */
  path: Path;
  /** What is shown above the button; children are below it. */
  picture?: React.ReactNode;
  texts?: Pick<typeof words.photo, 'replace' | 'help'>;
  /** Takes the files in place of the photos. */
  send?: (file: File) => Promise<Partial<Upload>>;
  /** Called with the photos that the desk could read. */
  onUploaded?: (photos: string[]) => void | Promise<void>;
};

/**
 * Takes photos that are chosen, dropped or pasted, and sends them to the desk. The browser's own field is hidden, as it
 * can't be styled.
 */
export function PhotoUpload({
  path,
  picture,
  texts = words.photo,
  send,
  onUploaded,
  className,
  children,
  multiple,
  ...attributes
}: PhotoUploadProps) {
  const desk = useDesk();
  const { photo } = words;
  const [isWaiting, setWaiting] = useState(false);
  const upload = (file: File): Promise<Partial<Upload>> => {
    const names = path.filter((part) => typeof part === 'string' && part !== 'src').map(String);
    return desk.service.upload(file, names.slice(-2).map(labelOf).join(' '));
  };
  const sendAll = async (files: File[]) => {
    setWaiting(true);
    const photos: string[] = [];
    const said: string[] = [];
    // One at a time: reading a photo takes a lot of memory.
    for (const file of files) {
      const read = await desk.attempt(() => (send ?? upload)(file));
      if (read?.photo) photos.push(read.photo);
      said.push(read ? (read.warning ?? '') : desk.message);
    }
    setWaiting(false);
    if (photos.length > 0) await onUploaded?.(photos);
    const sentences = said.filter(Boolean).join(' ');
    if (sentences) desk.say(sentences);
  };
  const take = (event: { preventDefault: () => void; target: EventTarget }, data: DataTransfer) => {
    const files = [...data.files];
    // Programs copy a text with a picture of it, and file managers a photo with its name.
    const text = event.target instanceof HTMLTextAreaElement ? data.getData('text/plain') : '';
    if (files.length === 0 || (text !== '' && !files.every(({ name }) => text.includes(name)))) return;
    event.preventDefault();
    void sendAll(files);
  };
  const target = {
    // Only of files: the browser itself drops text into a field.
    onDragOver: (event: DragEvent) => event.dataTransfer.types.includes('Files') && event.preventDefault(),
    onDrop: (event: DragEvent) => take(event, event.dataTransfer),
    onPaste: (event: ClipboardEvent) => take(event, event.clipboardData),
  };
  return (
    <div className={className} {...target}>
      {picture}
      <div>
        <label className="quiet-button">
          {multiple ? photo.add : texts.replace}
          <input
            accept={photoTypes}
            {...attributes}
            multiple={multiple}
            type="file"
            className="hidden"
            // So that the same file can be chosen again once it is corrected.
            value=""
            onChange={({ currentTarget }) => void sendAll([...(currentTarget.files ?? [])])}
          />
        </label>
        <p className="help">{multiple ? photo.addHelp : texts.help}</p>
        <p role="status" className="help">
          {isWaiting ? photo.uploading : null}
        </p>
      </div>
      {children}
    </div>
  );
}
