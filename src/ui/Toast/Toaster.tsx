import {
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useSwipe } from '../../hooks/use-swipe.ts';
import { classNames } from '../../lib/class-names.ts';
import { toastSwipe, toastTime } from '../../lib/specified.ts';
import { IconButton } from '../IconButton.tsx';
import text from '../text.module.css';
import { isUnseen } from '../unseen.ts';
import styles from './Toaster.module.css';
import type { ToastStore } from './toast-store.ts';

const notInUse = { hover: false, focus: false };

/**
 * Shows the open toast of a store below the navbar. The status region exists from the start, because screen readers
 * only announce changes of existing regions.
 */
export function Toaster({ store, closeLabel }: { store: ToastStore; closeLabel: string }) {
  const toasts = useSyncExternalStore(store.subscribe, store.toasts, store.toasts);
  const shown = toasts.find((toast) => toast.open);
  const card = useRef<HTMLDivElement>(null);
  const focusedBefore = useRef<Element>(null);
  const [inUse, setInUse] = useState(notInUse);
  const dismiss = (id: number) => {
    const hadFocus = card.current?.contains(document.activeElement);
    store.dismiss(id);
    // A removed element fires no leave or blur event, so the next toast would start paused.
    setInUse(notInUse);
    // Removing the close button would lose the focus.
    if (hadFocus && focusedBefore.current instanceof HTMLElement)
      focusedBefore.current.focus({ preventScroll: true });
  };
  const swipe = useSwipe((step) => step === -1 && shown && dismiss(shown.id), {
    distance: toastSwipe,
    mouse: true,
    onMove: (x) => {
      if (card.current) card.current.style.translate = x > 0 ? `${x}px` : '';
    },
  });
  const handlers = {
    onPointerEnter: () => setInUse((before) => ({ ...before, hover: true })),
    onPointerLeave: () => {
      swipe.handlers.onPointerLeave();
      setInUse((before) => ({ ...before, hover: false }));
    },
    onFocus: (event: FocusEvent) => {
      if (!card.current?.contains(event.relatedTarget)) focusedBefore.current = event.relatedTarget;
      setInUse((before) => ({ ...before, focus: true }));
    },
    onBlur: () => setInUse((before) => ({ ...before, focus: false })),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape' && shown) dismiss(shown.id);
    },
  };
  return (
    <div
      ref={card}
      className={classNames(styles.place, shown && styles.shown)}
      {...swipe.handlers}
      {...handlers}
    >
      <div role="status" className={styles.words}>
        {shown ? (
          <>
            <p className={text.label}>{shown.title}</p>
            <p>{shown.description}</p>
          </>
        ) : null}
      </div>
      {shown ? (
        <>
          <IconButton
            label={closeLabel}
            path="M5 5l14 14M19 5L5 19"
            data-tooltip={undefined}
            onClick={() => dismiss(shown.id)}
          />
          <PausableTimer
            key={shown.id}
            isPaused={inUse.hover || inUse.focus}
            onEnd={() => dismiss(shown.id)}
          />
        </>
      ) : null}
    </div>
  );
}

/** Calls back after the display time of a toast. Time while it is paused or the tab is hidden does not count. */
function PausableTimer({ isPaused, onEnd }: { isPaused: boolean; onEnd: () => void }) {
  const isStopped = useSyncExternalStore(onVisibilityChange, isUnseen, () => false) || isPaused;
  const remaining = useRef(toastTime);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isStopped) return;
    const started = performance.now();
    const timer = setTimeout(() => end(), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= performance.now() - started;
    };
  }, [isStopped]);
  return null;
}

function onVisibilityChange(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
