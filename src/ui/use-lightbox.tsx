import { type ComponentType, type ReactNode, useCallback, useRef, useState } from 'react';
import type { LayoutContent } from '../content/schemas/layout.ts';
import type * as LightboxModule from './Lightbox.tsx';
import type { LightboxPhoto } from './Lightbox.tsx';

type LightboxComponent = ComponentType<Parameters<typeof LightboxModule.Lightbox>[0]>;

const load = () => import('./Lightbox.tsx');
const warm = () => {
  // A failed fetch ahead is no fault yet: the click tries again.
  load().catch(() => undefined);
};

/**
 * Lets the links of photos open them in the lightbox, whose code is fetched when the first of them is pointed at.
 * @returns what every `LightboxTrigger` of the photos takes, the same at each call, and the lightbox to draw beside them
 */
export function useLightbox(photos: readonly LightboxPhoto[], words: LayoutContent['lightbox']) {
  const [Lightbox, setLightbox] = useState<LightboxComponent>();
  const [index, setIndex] = useState<number>();
  const opener = useRef<HTMLElement>(null);

  const onOpen = useCallback((at: number, from: HTMLElement) => {
    opener.current = from;
    load().then(
      (module) => {
        setLightbox(() => module.Lightbox);
        setIndex(at);
      },
      // Where the viewer cannot be fetched, the browser can still show the photo itself.
      () => window.location.assign(from.getAttribute('href') ?? ''),
    );
  }, []);
  const close = () => {
    setIndex(undefined);
    // The browser does so too, except where a click had not focused the tile.
    opener.current?.focus({ preventScroll: true });
  };

  const lightbox: ReactNode =
    Lightbox && index !== undefined ? (
      <Lightbox photos={photos} index={index} words={words} onShow={setIndex} onClose={close} />
    ) : null;
  return { onOpen, onIntent: warm, lightbox };
}
