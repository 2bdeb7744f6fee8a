import pLimit from 'p-limit';

/** Saves files after a pause, with one request at a time: the next one names the version that this one makes. */
export class SaveQueue {
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();
  readonly #inOrder = pLimit(1);
  #last = Promise.resolve();

  /**
   * @param write saves the changes that a file has then
   * @param onChange called when a file begins to wait, is being saved, or was saved
   */
  constructor(
    private readonly write: (file: string) => Promise<void>,
    private readonly onChange: () => void,
  ) {}

  get isWaiting(): boolean {
    return this.#timers.size > 0;
  }
  get isSaving(): boolean {
    return this.#inOrder.activeCount + this.#inOrder.pendingCount > 0;
  }

  /** Saves a file after some milliseconds. A later call replaces an earlier one. */
  plan(file: string, wait: number): void {
    this.stop(file);
    const timer = setTimeout(() => void this.save(file), wait);
    this.#timers.set(file, timer);
    this.onChange();
  }

  /** Cancels a planned save. */
  stop(file: string): void {
    clearTimeout(this.#timers.get(file));
    this.#timers.delete(file);
  }

  /** Saves a file now. */
  async save(file: string): Promise<void> {
    this.stop(file);
    this.#last = this.#inOrder(() => this.write(file));
    this.onChange();
    await this.#last;
    this.onChange();
  }

  /** Saves pending files now. @returns once all are saved or refused */
  async flush(): Promise<void> {
    await Promise.all([...this.#timers.keys()].map((file) => this.save(file)));
    // Also those that had begun before.
    await this.#last;
  }
}
