import {
  type ClipboardEvent,
  type ComponentProps,
  type DragEvent,
  type ReactNode,
  useId,
  useState,
} from 'react';
import { words } from '../words.ts';

type FileChooserProps = ComponentProps<'input'> & {
  /** What is shown above the button; children are below it. */
  picture?: ReactNode;
  /** The words of the button. */
  choose: string;
  help?: string;
  /** What happened last, unless files are being read. */
  status: string | undefined;
  onFiles: (files: File[]) => Promise<void>;
};

/**
 * Takes files that are chosen, dropped or pasted. The browser's own field is hidden, as it can't be styled.
 * @param props.onFiles called with them; its promise ends the message that they are being read
 */
export function FileChooser({ picture, choose, help, status, onFiles, ...shared }: FileChooserProps) {
  const ownId = useId();
  const { id = ownId, className, children, ...attributes } = shared;
  const [isWaiting, setWaiting] = useState(false);
  const send = async (files: File[]) => {
    setWaiting(true);
    await onFiles(files);
    setWaiting(false);
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
          {choose}
        </label>
        <input
          {...attributes}
          id={id}
          type="file"
          className="hidden"
          onChange={({ currentTarget }) => {
            const files = [...(currentTarget.files ?? [])];
            // Otherwise the same file, corrected, could not be chosen again.
            currentTarget.value = '';
            if (files.length > 0) void send(files);
          }}
        />
        <p className="help">{words.photo.drop}</p>
        {help ? <p className="help">{help}</p> : null}
        <p role="status" className="help">
          {isWaiting ? words.photo.uploading : status}
        </p>
      </div>
      {children}
    </div>
  );
}
