import type { ComponentProps } from 'react';
import { useDesk } from '../use-desk.ts';
import { words } from '../words.ts';
import { FileChooser } from './FileChooser.tsx';

/** Pictures of cameras and phones, and drawings of logos. */
const photoTypes =
  'image/jpeg,image/png,image/webp,image/avif,image/svg+xml,image/heic,image/heif,.heic,.heif';

type PhotoUploadProps = Omit<ComponentProps<typeof FileChooser>, 'choose' | 'status' | 'onFiles'> & {
  isReady?: boolean;
  onUploaded: (uploads: string[]) => void | Promise<void>;
};

/**
 * Takes photos, and sends them to the desk.
 * @param props.onUploaded called with those that the desk could read
 */
export function PhotoUpload({ isReady, onUploaded, ...shared }: PhotoUploadProps) {
  const desk = useDesk();
  const { photo } = words;
  const send = async (files: File[]) => {
    const uploads: string[] = [];
    const said: string[] = [];
    // One at a time: reading a photo takes a lot of memory.
    for (const file of files) {
      const read = await desk.attempt(() => desk.service.upload(file));
      if (read) uploads.push(read.upload);
      said.push(read ? (read.warning ?? '') : desk.message);
    }
    if (uploads.length > 0) await onUploaded(uploads);
    const sentences = said.filter(Boolean).join(' ');
    if (sentences) desk.say(sentences);
  };
  return (
    <FileChooser
      {...shared}
      accept={photoTypes}
      choose={shared.multiple ? photo.add : photo.replace}
      help={shared.multiple ? photo.addHelp : photo.help}
      status={isReady ? photo.ready : undefined}
      onFiles={send}
    />
  );
}
