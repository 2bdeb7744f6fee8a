import {
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useRef,
  useState,
} from 'react';
import type { LayoutContent } from '../content/schemas/layout.ts';
import { useHydrated } from '../hooks/use-hydrated.ts';
import { photoUrl } from '../lib/photo-variants.ts';
import type * as LightboxModule from './Lightbox.tsx';
import type { LightboxPhoto } from './Lightbox.tsx';

type LightboxComponent = ComponentType<Parameters<typeof LightboxModule.Lightbox>[0]>;

const load = () => import('./Lightbox.tsx');
const warm = () => {
  // A failed fetch ahead is no fault yet: the click tries again.
  load().catch(() => undefined);
};

/** The space bar presses a button when it is let go, which a link does not know. */
const spaceBar = {
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === ' ') event.preventDefault();
  },
  onKeyUp: (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === ' ') event.currentTarget.click();
  },
};

/**
 * Lets tiles open their photos in the lightbox, whose code is fetched when the first of them is pointed at. A tile is
 * a link to its photo, which works before and without scripts; scripts make it the button that opens the lightbox.
 * @returns what to spread on the link of the photo at an index, and the lightbox to draw beside the links
 */
export function useLightbox(photos: readonly LightboxPhoto[], words: LayoutContent['lightbox']) {
  const [Lightbox, setLightbox] = useState<LightboxComponent>();
  const [index, setIndex] = useState<number>();
  const opener = useRef<HTMLElement>(null);
  const isButton = useHydrated();

  const openerProps = (at: number) => ({
    href: photoUrl(photos[at]?.src ?? ''),
    ...(isButton ? ({ role: 'button', 'aria-haspopup': 'dialog' } as const) : {}),
    onPointerOver: warm,
    onFocus: warm,
    ...spaceBar,
    onClick: (event: MouseEvent<HTMLElement>) => {
      // A new tab or window is the link's own business.
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
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
