import { type ClipboardEvent, type DragEvent, useState } from 'react';
import type { Upload } from '../../api.ts';
import { useDesk } from '../use-desk.ts';

/** A photo that was sent to the desk, with the name of its file. */
export type Uploaded = Upload & { fileName: string };

/** Sends photos that were chosen, dropped or pasted. @param onUploaded called for each once it is read */
export function useUpload(onUploaded: (uploaded: Uploaded) => void) {
  const desk = useDesk();
  const [waiting, setWaiting] = useState(0);
  const send = async (files: Iterable<File>) => {
    // One after the other: each takes much memory while it is read.
    for (const file of files) {
      setWaiting((count) => count + 1);
      const uploaded = await desk.attempt(() => desk.service.upload(file));
      setWaiting((count) => count - 1);
      if (uploaded) onUploaded({ ...uploaded, fileName: file.name });
    }
  };
  const take = (event: { preventDefault: () => void }, files: FileList | undefined) => {
    if (!files || files.length === 0) return;
    event.preventDefault();
    void send([...files]);
  };
  return {
    isWaiting: waiting > 0,
    send,
    /** For the element that takes photos. */
    target: {
      onDragOver: (event: DragEvent) => event.preventDefault(),
      onDrop: (event: DragEvent) => take(event, event.dataTransfer.files),
      onPaste: (event: ClipboardEvent) => take(event, event.clipboardData.files),
    },
  };
}

/** What file fields let choose: pictures of cameras and phones. */
export const photoTypes = 'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,.heic,.heif';
