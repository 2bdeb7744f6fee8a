import X from 'lucide-react/icons/x';
import {
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useSwipe } from '../../hooks/use-swipe.ts';
import styles from './Toaster.module.css';
import type { Toast, ToastStore } from './toast-store.ts';

/** Milliseconds that a toast stays (business constant). */
const displayTime = 5000;
/** CSS pixels to the right that dismiss it (business constant). */
const swipeDistance = 50;

const none: readonly Toast[] = [];
const free = { hover: false, focus: false };

/**
 * Shows the open toast of a store below the navbar. The status region is there from the start, as assistive
 * technology only tells of changes in a region that it knows.
 */
export function Toaster({ store, closeLabel }: { store: ToastStore; closeLabel: string }) {
  const toasts = useSyncExternalStore(store.subscribe, store.toasts, () => none);
  const shown = toasts.find((toast) => toast.open);
  const card = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<Element>(null);
  const [held, setHeld] = useState(free);
  const dismiss = (id: number) => {
    const hadFocus = card.current?.contains(document.activeElement);
    store.dismiss(id);
    // What has gone is never left, so the next toast would be held from its start.
    setHeld(free);
    // The close button goes away, and the focus with it: it returns to where it came from.
    if (hadFocus && cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true });
  };
  const swipe = useSwipe((step) => step === -1 && shown && dismiss(shown.id), {
    distance: swipeDistance,
    mouse: true,
    onMove: (x) => {
      if (card.current) card.current.style.translate = x > 0 ? `${x}px` : '';
    },
  });
  const holders = {
    onPointerEnter: () => setHeld((before) => ({ ...before, hover: true })),
    onPointerLeave: () => {
      swipe.handlers.onPointerLeave();
      setHeld((before) => ({ ...before, hover: false }));
    },
    onFocus: (event: FocusEvent) => {
      if (!card.current?.contains(event.relatedTarget)) cameFrom.current = event.relatedTarget;
      setHeld((before) => ({ ...before, focus: true }));
    },
    onBlur: () => setHeld((before) => ({ ...before, focus: false })),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape' && shown) dismiss(shown.id);
    },
  };
  return (
    <div
      ref={card}
      className={shown ? `${styles.place} ${styles.shown}` : styles.place}
      {...swipe.handlers}
      {...holders}
    >
      <div role="status" className={styles.words}>
        {shown ? (
          <>
            <p className={styles.title}>{shown.title}</p>
            <p>{shown.description}</p>
          </>
        ) : null}
      </div>
      {shown ? (
        <>
          <button
            type="button"
            className={styles.close}
            aria-label={closeLabel}
            onClick={() => dismiss(shown.id)}
          >
            <X size={22} strokeWidth={1.5} aria-hidden="true" />
          </button>
          <Countdown key={shown.id} held={held.hover || held.focus} onEnd={() => dismiss(shown.id)} />
        </>
      ) : null}
    </div>
  );
}

/** The time of one toast, which does not run while it is held or the browser shows another tab; draws nothing. */
function Countdown({ held, onEnd }: { held: boolean; onEnd: () => void }) {
  const stopped =
    useSyncExternalStore(
      onVisibility,
      () => document.hidden,
      () => false,
    ) || held;
  const remaining = useRef(displayTime);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (stopped) return;
    const started = performance.now();
    const timer = setTimeout(() => end.current(), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= performance.now() - started;
    };
  }, [stopped]);
  return null;
}

function onVisibility(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
