import { useCallback } from 'react';
import { Photo, type PhotoProps } from './Photo.tsx';

/**
 * A photograph of an island: on a blurred preview while it loads. The preview comes with the island's code, because it
 * would weigh more than the text if it stood in the HTML.
 */
export function LoadingPhoto({ photo, ...rest }: Omit<PhotoProps, 'ref'>) {
  const { placeholder } = photo;
  const showPreview = useCallback(
    (image: HTMLImageElement | null) => {
      // One that waits to be scrolled to can count as complete, but has no source yet.
      if (!image || !placeholder || (image.complete && image.currentSrc)) return undefined;
      image.style.backgroundImage = `url(${placeholder})`;
      return () => {
        image.style.backgroundImage = '';
      };
    },
    [placeholder],
  );
  return <Photo ref={showPreview} photo={photo} {...rest} />;
}
