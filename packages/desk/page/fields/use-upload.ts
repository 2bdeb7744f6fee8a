import { type ClipboardEvent, type DragEvent, useState } from 'react';
import type { Upload } from '../../api.ts';
import { useDesk } from '../use-desk.ts';

/**
 * Sends chosen, dropped or pasted photos to the desk.
 * @param onUploaded called with those that the desk could read
 */
export function useUpload(onUploaded: (uploads: string[]) => void | Promise<void>) {
  const desk = useDesk();
  const [isWaiting, setWaiting] = useState(false);
  const send = async (files: File[]) => {
    setWaiting(true);
    const uploads: Upload[] = [];
    // One at a time: reading a photo takes a lot of memory.
    for (const file of files) {
      const upload = await desk.attempt(() => desk.service.upload(file));
      if (upload) uploads.push(upload);
    }
    setWaiting(false);
    if (uploads.length === 0) return;
    await onUploaded(uploads.map(({ upload }) => upload));
    const warnings = uploads.flatMap(({ warning }) => warning ?? []);
    if (warnings.length > 0) desk.say(warnings.join(' '));
  };
  const take = (event: { preventDefault: () => void }, { files }: DataTransfer) => {
    if (files.length === 0) return;
    event.preventDefault();
    void send([...files]);
  };
  return {
    isWaiting,
    send,
    /** For the element that takes photos. */
    target: {
      onDragOver: (event: DragEvent) => event.preventDefault(),
      onDrop: (event: DragEvent) => take(event, event.dataTransfer),
      onPaste: (event: ClipboardEvent) => take(event, event.clipboardData),
    },
  };
}
