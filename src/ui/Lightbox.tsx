import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useRef,
} from 'react';
import type { LayoutContent } from '../content/schemas/layout.ts';
import type { PhotoData } from '../content/schemas/parts.ts';
import { useSwipe } from '../hooks/use-swipe.ts';
import { interpolate } from '../lib/interpolate.ts';
import { CloseButton } from './CloseButton.tsx';
import { IconButton } from './IconButton.tsx';
import styles from './Lightbox.module.css';
import { Photo } from './Photo.tsx';
import text from './text.module.css';

export type LightboxPhoto = PhotoData & { title?: string };

type LightboxProps = {
  photos: readonly LightboxPhoto[];
  index: number;
  /** The tile from which the first photo grows. */
  opener: RefObject<HTMLElement | null>;
  labels: LayoutContent['lightbox'];
  onShow: (index: number) => void;
  onClose: () => void;
};

/** A full-screen modal with one photo. Keys, buttons and swipes show the others. It is open as long as it is mounted. */
export function Lightbox({ photos, index, opener, labels, onShow, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const wrap = (to: number) => (to + photos.length) % photos.length;
  const step = (by: number) => photos.length > 1 && onShow(wrap(index + by));
  // A finger on a zoomed page moves the view.
  const swipe = useSwipe((by) => isZoomed() || step(by));
  // The neighbours are rendered hidden, to preload them.
  const shown = photos[index];
  const rendered = [...new Set([wrap(index - 1), index, wrap(index + 1)])];

  useEffect(() => {
    dialog.current?.showModal();
    closeButton.current?.focus();
    return grow(opener.current?.querySelector('img'), dialog.current?.querySelector('[data-shown]'));
  }, [opener]);

  // Browsers read `touch-action` when a finger comes down, so the stylesheet must know beforehand.
  useEffect(() => {
    const onZoom = () => dialog.current?.toggleAttribute('data-zoomed', isZoomed());
    onZoom();
    visualViewport?.addEventListener('resize', onZoom);
    return () => visualViewport?.removeEventListener('resize', onZoom);
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    step(event.key === 'ArrowLeft' ? -1 : 1);
  };
  const onClick = (event: MouseEvent) => {
    const isOnContent =
      event.target instanceof Element && event.target.closest('img, button, [data-caption]');
    if (!isOnContent && !swipe.wasSwipe()) dialog.current?.close();
  };

  return (
    <dialog
      ref={dialog}
      className={styles.lightbox}
      aria-label={labels.label}
      onClose={onClose}
      onKeyDown={onKeyDown}
      onClick={onClick}
      style={shown && boxOf(shown)}
      {...swipe.handlers}
    >
      <CloseButton
        ref={closeButton}
        label={labels.close}
        className={styles.close}
        onClick={() => dialog.current?.close()}
      />
      <div className={styles.stage}>
        {rendered.map((number) => {
          const photo = photos[number];
          return photo ? (
            <div
              key={number}
              className={styles.photo}
              data-shown={number === index || undefined}
              hidden={number !== index}
            >
              <Photo photo={photo} sizes="(width >= 60rem) 85vw, 100vw" rounded={false} eager />
            </div>
          ) : null;
        })}
      </div>
      {photos.length > 1 ? (
        <>
          <IconButton
            label={labels.previous}
            path="M14.5 6l-6 6 6 6"
            large
            className={styles.previous}
            onClick={() => step(-1)}
          />
          <IconButton
            label={labels.next}
            path="M9.5 6l6 6-6 6"
            large
            className={styles.next}
            onClick={() => step(1)}
          />
        </>
      ) : null}
      <div className={styles.caption} data-caption aria-live="polite">
        {shown?.title ? <p>{shown.title}</p> : null}
        <p className={text.small}>{interpolate(labels.count, { number: index + 1, total: photos.length })}</p>
      </div>
    </dialog>
  );
}

/** Whether the visitor has zoomed in with two fingers. */
const isZoomed = () => (visualViewport?.scale ?? 1) > 1;

/** Ratio and width of the photo, from which the stylesheet calculates the largest box that fits, and the columns. */
function boxOf({ width, height }: PhotoData): CSSProperties | undefined {
  if (width === 0 || height === 0) return undefined;
  return { '--ratio': width / height, '--width': `${width}px` } as CSSProperties;
}

/**
 * Animates a photo from the position and size of its tile, which is hidden meanwhile, unless the visitor prefers
 * reduced motion. The tile's image is shown until the photo is loaded.
 * @returns its cleanup
 */
function grow(tile: HTMLImageElement | null | undefined, photo: Element | null | undefined) {
  const image = photo?.querySelector('img');
  if (tile?.currentSrc && image && !image.complete) image.style.backgroundImage = `url("${tile.currentSrc}")`;
  if (!tile || !photo || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
  const [from, to] = [tile.getBoundingClientRect(), photo.getBoundingClientRect()];
  const move = [from.left - to.left, from.top - to.top].map((pixels) => `${pixels}px`).join(' ');
  tile.style.visibility = 'hidden';
  photo.animate(
    { translate: [move, '0 0'], scale: [`${from.width / to.width}`, '1'] },
    { duration: 250, easing: 'ease-out' },
  );
  return () => {
    tile.style.visibility = '';
  };
}
