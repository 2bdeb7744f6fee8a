/** A store: React re-renders the components that use it after each change. */
export class Observable {
  #version = 0;
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly version = (): number => this.#version;

  /** Re-renders the components. */
  changed(): void {
    this.#version += 1;
    for (const listener of this.#listeners) listener();
  }
}
