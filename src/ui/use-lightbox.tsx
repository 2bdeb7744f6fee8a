import { type ComponentType, type MouseEvent, type ReactNode, useRef, useState } from 'react';
import type { LayoutContent } from '../content/schemas/layout.ts';
import { photoUrl } from '../lib/photo-variants.ts';
import type * as LightboxModule from './Lightbox.tsx';
import type { LightboxPhoto } from './Lightbox.tsx';

type LightboxComponent = ComponentType<Parameters<typeof LightboxModule.Lightbox>[0]>;

const load = () => import('./Lightbox.tsx');
const warm = () => {
  // A failed fetch ahead is no fault yet: the click tries again.
  load().catch(() => undefined);
};

/**
 * Lets buttons open their photos in the lightbox, whose code is fetched when the first of them is pointed at.
 * @returns what to spread on the button of the photo at an index, and the lightbox to draw beside the buttons
 */
export function useLightbox(photos: readonly LightboxPhoto[], words: LayoutContent['lightbox']) {
  const [Lightbox, setLightbox] = useState<LightboxComponent>();
  const [index, setIndex] = useState<number>();
  const opener = useRef<HTMLElement>(null);

  const openerProps = (at: number) => ({
    type: 'button' as const,
    'aria-haspopup': 'dialog' as const,
    onPointerOver: warm,
    onFocus: warm,
    onClick: (event: MouseEvent<HTMLElement>) => {
      opener.current = event.currentTarget;
      load().then(
        (module) => {
          setLightbox(() => module.Lightbox);
          setIndex(at);
        },
        // Where the viewer cannot be fetched, the browser can still show the photo itself.
        () => window.location.assign(photoUrl(photos[at]?.src ?? '')),
      );
    },
  });
  const close = () => {
    setIndex(undefined);
    // The browser does so too, except where a click had not focused the button.
    opener.current?.focus({ preventScroll: true });
  };

  const lightbox: ReactNode =
    Lightbox && index !== undefined ? (
      <Lightbox photos={photos} index={index} words={words} onShow={setIndex} onClose={close} />
    ) : null;
  return { openerProps, lightbox };
}
