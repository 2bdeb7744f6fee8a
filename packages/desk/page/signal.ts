/** Re-renders the components that are subscribed, each time something has changed. */
export function signal() {
  let version = 0;
  const listeners = new Set<() => void>();
  return {
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    version: (): number => version,
    changed: (): void => {
      version += 1;
      for (const listener of listeners) listener();
    },
  };
}
