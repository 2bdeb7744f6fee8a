import type { Written } from '../../api.ts';
import type { ChangeEntry, Changes, PublishOutcome, Release } from '../../publish-api.ts';
import { type DeskService, failureWords, type Outcome } from '../service.ts';
import { dateWords, publishWords as words } from './publish-words.ts';

/** Milliseconds after the last change before the list is loaded again. */
const pause = 400;

/** What publishing needs of the desk. settle: reports the outcome of a request, and says whether it was written */
type PublishingDesk = {
  readonly service: DeskService;
  readonly drafts: { flush: () => Promise<void> };
  readonly message: string;
  settle: (outcome: Outcome<Written>) => boolean;
  say: (message: string) => void;
  changed: () => void;
};

/** The list of what will change, publishing, and going back to an earlier publish. */
export class Publishing {
  /** Whether the list is shown instead of the page. */
  isShown = false;
  /** Loaded when the view opens, and after each change while it is open. */
  changes: Changes | undefined;
  /** Whether the list is loading, or about to. */
  isReading = false;
  /** Why loading failed. */
  failure = '';
  /** The running action: `publish`, or the id of the change to undo or of the publish to bring back. */
  writing: string | undefined;
  /** The step or the result of that action, for the status line. */
  message = '';
  /** The result of the last publish. */
  outcome: PublishOutcome | undefined;
  #onBack = () => this.leave();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly desk: PublishingDesk) {}

  /**
   * Shows the list instead of the page, and keeps it up to date. The browser's Back returns to the page. Why nothing was
   * published stays until the next attempt.
   */
  show(): void {
    if (this.outcome?.kind === 'sent' || this.outcome?.kind === 'ready') this.outcome = undefined;
    // What the last visit showed could be outdated.
    this.changes = undefined;
    this.isShown = true;
    history.pushState(null, '');
    addEventListener('popstate', this.#onBack);
    void this.read();
  }

  /** Returns to the page. The step of a running publish stays. */
  leave(): void {
    clearTimeout(this.#timer);
    removeEventListener('popstate', this.#onBack);
    if (this.writing === undefined) this.message = '';
    this.#set({ isShown: false });
  }

  onFiles(): void {
    if (!this.isShown) return;
    this.#set({ isReading: true });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.read(), pause);
  }

  /** @param sentence the step that a publish begins */
  onStep(sentence: string): void {
    if (this.writing === 'publish') this.#set({ message: sentence });
  }

  /** Saves what is typed, and loads the list. */
  async read(): Promise<void> {
    clearTimeout(this.#timer);
    this.#set({ isReading: true });
    const next = await this.desk.drafts
      .flush()
      .then(() => this.desk.service.changes())
      .then((changes) => ({ changes, failure: '' }))
      .catch((error) => ({ changes: undefined, failure: failureWords(error) }));
    this.#set({ ...next, isReading: false });
  }

  /** Sets one change back to what was published. */
  undo({ id, name }: ChangeEntry): Promise<void> {
    return this.#write(id, async (seen) =>
      this.#settle(await this.desk.service.undoChange({ seen, id }), words.undone(name)),
    );
  }

  /** Sets everything back to an earlier publish. */
  restore({ id, date }: Release): Promise<void> {
    const done = words.earlier.restored(dateWords(date));
    return this.#write(id, async () => this.#settle(await this.desk.service.restore({ id }), done));
  }

  publish(): Promise<void> {
    return this.#write('publish', async (seen) => {
      this.#set({ message: words.publish.starting });
      const outcome = await this.desk.service.publish({ seen }).catch((error) => {
        throw new Error(words.publish.failed(failureWords(error)));
      });
      // Empties the list at once: loading it again takes a moment.
      const changes =
        this.changes && outcome.kind === 'sent' ? { ...this.changes, entries: [] } : this.changes;
      this.#set({ outcome, message: '', changes, isReading: true });
    });
  }

  /** Runs one action at a time, says why it failed, and loads the list again. */
  async #write(id: string, work: (seen: string) => Promise<void> | void): Promise<void> {
    if (this.writing !== undefined) return;
    const seen = this.changes?.seen ?? '';
    this.#set({ writing: id, message: '', outcome: undefined });
    try {
      await this.desk.drafts.flush();
      await work(seen);
    } catch (error) {
      this.message = failureWords(error);
    }
    await this.read();
    this.#set({ writing: undefined });
  }

  /** Says in this view what came of a request that writes files. */
  #settle(outcome: Outcome<Written>, done: string): void {
    this.message = this.desk.settle(outcome) ? done : this.desk.message;
    this.desk.say('');
  }

  #set(values: Partial<Publishing>): void {
    Object.assign(this, values);
    this.desk.changed();
  }
}
