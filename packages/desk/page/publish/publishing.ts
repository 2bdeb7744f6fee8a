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
  #requests = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly desk: PublishingDesk) {}

  /** Shows the list instead of the page, and keeps it up to date. The browser's Back returns to the page. */
  show(): void {
    this.isShown = true;
    history.pushState(null, '');
    addEventListener('popstate', this.#onBack);
    void this.read();
  }

  /** Returns to the page. The step of a running publish stays, and a failure until the next attempt. */
  leave(): void {
    clearTimeout(this.#timer);
    removeEventListener('popstate', this.#onBack);
    if (this.writing === undefined) this.message = '';
    if (this.#isDone) this.outcome = undefined;
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

  /** Loads the list. An answer to an outdated request is ignored. */
  async read(): Promise<void> {
    clearTimeout(this.#timer);
    this.#requests += 1;
    const request = this.#requests;
    this.#set({ isReading: true });
    const next = await this.desk.drafts
      .flush()
      .then(() => this.desk.service.changes())
      .then((changes) => ({ changes, failure: '' }))
      .catch((error) => ({ changes: undefined, failure: failureWords(error) }));
    if (request !== this.#requests) return;
    // What was published is no longer all there is.
    const isOutdated = this.writing === undefined && this.#isDone;
    if (isOutdated && next.changes?.entries.length) this.outcome = undefined;
    this.#set({ ...next, isReading: false });
  }

  /** Sets one change back to what was published. */
  undo({ id, name }: ChangeEntry): Promise<void> {
    const seen = this.changes?.seen ?? '';
    const send = () => this.desk.service.undoChange({ seen, id });
    return this.#write(id, () => this.#settle(send, words.undone(name)));
  }

  /** Sets everything back to an earlier publish. */
  restore({ id, date }: Release): Promise<void> {
    const send = () => this.desk.service.restore({ id });
    return this.#write(id, () => this.#settle(send, words.earlier.restored(dateWords(date))));
  }

  publish(): Promise<void> {
    const seen = this.changes?.seen ?? '';
    return this.#write('publish', async () => {
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

  /** Whether the last publish arrived where it should. */
  get #isDone(): boolean {
    return this.outcome?.kind === 'sent' || this.outcome?.kind === 'ready';
  }

  /** Runs one action at a time, says why it failed, and loads the list again. */
  async #write(id: string, work: () => Promise<void>): Promise<void> {
    if (this.writing !== undefined) return;
    this.#set({ writing: id, message: '', outcome: undefined });
    try {
      await this.desk.drafts.flush();
      await work();
    } catch (error) {
      this.message = failureWords(error);
    }
    await this.read();
    this.#set({ writing: undefined });
  }

  /** Sends a request that writes files, and says the result in this view. */
  async #settle(send: () => ReturnType<DeskService['restore']>, done: string): Promise<void> {
    this.message = this.desk.settle(await send()) ? done : this.desk.message;
    this.desk.say('');
  }

  #set(values: Partial<Publishing>): void {
    Object.assign(this, values);
    this.desk.changed();
  }
}
