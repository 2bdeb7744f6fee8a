/** At most this many toasts exist, so a new one takes the place of the one before (business constant). */
const limit = 1;
/** Milliseconds from the dismissal of a toast to its removal from the store (business constant). */
const removeDelay = 1_000_000;

export type ToastContent = { title: string; description: string };
/** A toast that is not open has been dismissed: it is no longer shown, only remembered for a while. */
export type Toast = ToastContent & { id: number; open: boolean };
export type ToastStore = ReturnType<typeof createToastStore>;

/** Holds the toasts of one place on a page, newest first; `subscribe` and `toasts` are made for React's external store. */
export function createToastStore() {
  let toasts: readonly Toast[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const set = (next: readonly Toast[]) => {
    toasts = next;
    for (const tell of listeners) tell();
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
    show(words: ToastContent) {
      lastId += 1;
      set([{ ...words, id: lastId, open: true }, ...toasts].slice(0, limit));
    },
    /** Closes a toast, and forgets it later; nothing happens to one that is closed or gone. */
    dismiss(id: number) {
      if (!toasts.some((toast) => toast.id === id && toast.open)) return;
      set(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
      setTimeout(() => set(toasts.filter((toast) => toast.id !== id)), removeDelay);
    },
  };
}
