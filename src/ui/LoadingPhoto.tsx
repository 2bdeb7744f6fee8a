import { useCallback } from 'react';
import { Photo, type PhotoProps } from './Photo.tsx';

/**
 * A photo in an island, with a blurred placeholder while it loads. The placeholder is in the run-time file, because in
 * the HTML it would be larger than the text.
 */
export function LoadingPhoto({ photo, ...rest }: Omit<PhotoProps, 'ref'>) {
  const { placeholder } = photo;
  const showPlaceholder = useCallback(
    (image: HTMLImageElement | null) => {
      // A lazy image that is not loading yet can count as complete, but has no `currentSrc`.
      if (!image || !placeholder || (image.complete && image.currentSrc)) return undefined;
      image.style.backgroundImage = `url(${placeholder})`;
      return () => {
        image.style.backgroundImage = '';
      };
    },
    [placeholder],
  );
  return <Photo ref={showPlaceholder} photo={photo} {...rest} />;
}
