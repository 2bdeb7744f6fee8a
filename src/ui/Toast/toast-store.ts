import { toastLimit, toastRemoveDelay } from '../../lib/specified.ts';

export type ToastContent = { title: string; description: string };
/** `open` is false once the toast was dismissed: it is hidden, and removed later. */
export type Toast = ToastContent & { id: number; open: boolean };
export type ToastStore = ReturnType<typeof createToastStore>;

/** A store of toasts, newest first; `subscribe` and `toasts` are for `useSyncExternalStore`. */
export function createToastStore() {
  let toasts: readonly Toast[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const set = (next: readonly Toast[]) => {
    toasts = next;
    for (const notify of listeners) notify();
  };
  return {
    toasts: () => toasts,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** Opens a toast at once, without a queue. */
    show(content: ToastContent) {
      lastId += 1;
      set([{ ...content, id: lastId, open: true }, ...toasts].slice(0, toastLimit));
    },
    /** Closes a toast, and removes it later. Ignores a toast that is already closed or removed. */
    dismiss(id: number) {
      if (!toasts.some((toast) => toast.id === id && toast.open)) return;
      set(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
      setTimeout(() => set(toasts.filter((toast) => toast.id !== id)), toastRemoveDelay);
    },
  };
}
