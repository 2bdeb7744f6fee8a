import { type ReactNode, useCallback, useRef, useState } from 'react';
import type { LayoutContent } from '../content/schemas/layout.ts';
import type { Lightbox as LightboxComponent, LightboxPhoto } from './Lightbox.tsx';

const load = async () => {
  const { Lightbox } = await import('./Lightbox.tsx');
  if (!Lightbox) throw new Error('The file of the lightbox is empty.');
  return Lightbox;
};
const preload = () => {
  // A failure is ignored: the click loads it again.
  load().catch(() => undefined);
};

/**
 * A lightbox for photos. Its code is loaded when a trigger is hovered or focused.
 * @returns the props of each `LightboxTrigger`, which are stable, and the lightbox element to render beside them
 */
export function useLightbox(photos: readonly LightboxPhoto[], labels: LayoutContent['lightbox']) {
  const [Lightbox, setLightbox] = useState<typeof LightboxComponent>();
  const [index, setIndex] = useState<number>();
  const trigger = useRef<HTMLElement>(null);

  const onOpen = useCallback((at: number, element: HTMLElement) => {
    trigger.current = element;
    // When the dialog closes, the browser restores the focus. In some browsers a click alone does not focus the
    // trigger.
    element.focus({ preventScroll: true });
    load().then(
      (loaded) => {
        setLightbox(() => loaded);
        setIndex(at);
      },
      // If the lightbox cannot be loaded, the browser shows the photo itself.
      () => window.location.assign(element.getAttribute('href') ?? ''),
    );
  }, []);

  const lightbox: ReactNode =
    Lightbox && index !== undefined ? (
      <Lightbox
        photos={photos}
        index={index}
        opener={trigger}
        labels={labels}
        onShow={setIndex}
        onClose={() => setIndex(undefined)}
      />
    ) : null;
  return { onOpen, onIntent: preload, lightbox };
}
