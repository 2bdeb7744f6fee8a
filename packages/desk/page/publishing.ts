import type { ChangeEntry, Changes, PublishOutcome, Release } from '../publish-api.ts';
import type { DeskStore } from './desk-store.ts';
import { dateWords, publishWords as words } from './publish-words.ts';
import { failureWords, type Outcome } from './service.ts';

/** Milliseconds after the last change before the list is loaded again. */
const pause = 400;

/** The list of what will change, publishing, and going back to an earlier publish. */
export class Publishing {
  /** Whether the list is shown instead of the page. */
  isShown = false;
  /** Loaded when the view opens, and after each change while it is open. */
  changes: Changes | undefined;
  /** Whether the list is loading. */
  isReading = false;
  /** Whether an action is running: a publish, the undo of a change, or the return to an earlier publish. */
  isBusy = false;
  /** The result of the last publish. */
  outcome: PublishOutcome | undefined;
  #onBack = () => this.leave();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly desk: DeskStore) {}

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
    if (this.isBusy) this.desk.say(words.publish.underWay);
    void this.read();
  }

  /** Returns to the page. */
  leave(): void {
    clearTimeout(this.#timer);
    removeEventListener('popstate', this.#onBack);
    this.#set({ isShown: false });
  }

  onFiles(): void {
    if (!this.isShown) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.read(), pause);
  }

  /** Saves what is typed, and loads the list. */
  async read(): Promise<void> {
    clearTimeout(this.#timer);
    this.#set({ isReading: true });
    const changes = await this.desk.attempt(async () => {
      await this.desk.drafts.flush();
      return this.desk.service.changes();
    });
    this.#set({ changes, isReading: false });
  }

  /** Sets one change back to what was published. */
  undo({ id, name }: ChangeEntry): Promise<void> {
    return this.#run((seen) => this.desk.service.undoChange({ seen, id }), words.undone(name));
  }

  /** Sets everything back to an earlier publish. */
  restore({ id, date }: Release): Promise<void> {
    return this.#run(() => this.desk.service.restore({ id }), words.earlier.restored(dateWords(date)));
  }

  publish(): Promise<void> {
    return this.#run(async (seen) => {
      // What was typed just before could not be saved.
      const isSaved = this.desk.drafts.state === 'saved';
      this.desk.say(isSaved ? words.publish.underWay : words.publish.unsaved);
      if (!isSaved) return undefined;
      const outcome = await this.desk.service.publish({ seen }).catch((error) => {
        throw new Error(words.publish.failed(failureWords(error)));
      });
      this.desk.say('');
      this.#set({ outcome, isReading: true });
      return undefined;
    });
  }

  /** Runs one action at a time, and loads the list again. @param done what to say once its files are written */
  async #run(work: (seen: string) => Promise<Outcome | undefined>, done = ''): Promise<void> {
    if (this.isBusy) return;
    const seen = this.changes?.seen ?? '';
    this.#set({ isBusy: true, outcome: undefined });
    await this.desk.attempt(async () => {
      await this.desk.drafts.flush();
      const outcome = await work(seen);
      if (outcome && this.desk.takeOutcome(outcome)) this.desk.say(done);
    });
    await this.read();
    this.#set({ isBusy: false });
  }

  #set(values: Partial<Publishing>): void {
    Object.assign(this, values);
    this.desk.changed();
  }
}
