/** Saves files after a pause, each with one request at a time: the next one names the version that this one makes. */
export class SaveQueue {
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();
  readonly #saving = new Map<string, Promise<void>>();

  /**
   * @param write saves the changes that a file has then
   * @param onChange called when a file begins to wait, is being saved, or was saved
   */
  constructor(
    private readonly write: (file: string) => Promise<void>,
    private readonly onChange: () => void,
  ) {}

  get state(): 'saving' | 'waiting' | undefined {
    if (this.#saving.size > 0) return 'saving';
    return this.#timers.size > 0 ? 'waiting' : undefined;
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
    const saving = (this.#saving.get(file) ?? Promise.resolve()).then(() => this.write(file));
    this.#saving.set(file, saving);
    this.onChange();
    await saving;
    if (this.#saving.get(file) === saving) this.#saving.delete(file);
    this.onChange();
  }

  /** Saves pending files now. @returns once all are saved or refused */
  async flush(): Promise<void> {
    await Promise.all([...this.#timers.keys()].map((file) => this.save(file)));
    await Promise.all(this.#saving.values());
  }
}
