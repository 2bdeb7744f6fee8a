import type { Problem } from '../../api.ts';
import type { ChangeEntry, Changes, PublishOutcome, Release } from '../../publish-api.ts';
import type { Desk } from '../desk.ts';
import { Observable } from '../observable.ts';
import { type DeskService, failureWords } from '../service.ts';
import { dateWords, publishWords as words } from './publish-words.ts';

/** Milliseconds without a change after which the list is read again. */
const pause = 400;

/** What will change, publishing and going back; React renders it anew after each change. */
export class Publishing extends Observable {
  /** What will change, and what was published before. It is read when it is shown, and after each change while it is. */
  changes: Changes | undefined;
  /** Whether the list is being read, or will be at once. */
  isReading = false;
  /** Why it could not be read. */
  failure = '';
  /** What is under way: `publish`, or the id of the change that is undone or of the publish that is brought back. */
  writing: string | undefined;
  /** What has become of that, for the line that is read out; of a publish, its step. */
  message = '';
  /** What became of the last publish. */
  outcome: PublishOutcome | undefined;
  #isShown = false;
  #requests = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly desk: Desk) {
    super();
  }

  /** What keeps the owner from publishing: mistakes of the content, and what is typed and cannot be saved. */
  get hindrances(): Problem[] {
    const { open, state } = this.desk.drafts;
    const isSaved = state === 'saved' || state === 'waiting' || state === 'saving';
    const unsaved = [...open.values()].filter(({ changes }) => !isSaved && changes.length > 0);
    return [
      ...(this.changes?.problems ?? []),
      ...unsaved.map(({ view: { file }, changes: [first] }) => ({
        sentence: words.unsaved,
        file,
        path: first?.path ?? [],
      })),
    ];
  }

  /** Reads the list while it is shown. @returns ends that */
  show(): () => void {
    this.#isShown = true;
    void this.read();
    return () => {
      this.#isShown = false;
      clearTimeout(this.#timer);
      // What failed stays until the next attempt.
      this.#set({ message: '', ...(this.outcome?.kind !== 'stopped' && { outcome: undefined }) });
    };
  }

  /** Files have changed. */
  onFiles(): void {
    if (!this.#isShown) return;
    this.#set({ isReading: true });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.read(), pause);
  }

  /** A step of the publish that is under way has begun. */
  onStep(sentence: string): void {
    if (this.writing === 'publish') this.#set({ message: sentence });
  }

  /** Reads the list. An answer that a later question overtakes is left out. */
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
    if (request === this.#requests) this.#set({ ...next, isReading: false });
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

  /** Publishes what the list shows. */
  publish(): Promise<void> {
    const seen = this.changes?.seen ?? '';
    return this.#write('publish', async () => {
      this.#set({ outcome: undefined, message: words.publish.starting });
      const outcome = await this.desk.service.publish({ seen }).catch((error) => {
        throw new Error(words.publish.failed(failureWords(error)));
      });
      // What has gone out is no change any more, also before the list is read again.
      const changes =
        this.changes && outcome.kind === 'published' ? { ...this.changes, entries: [] } : this.changes;
      this.#set({ outcome, message: '', changes, isReading: true });
    });
  }

  /** Does one work at a time, says why it failed, and reads the list again. */
  async #write(id: string, work: () => Promise<void>): Promise<void> {
    if (this.writing !== undefined) return;
    this.#set({ writing: id, message: '' });
    try {
      await this.desk.drafts.flush();
      await work();
    } catch (error) {
      this.message = failureWords(error);
    }
    await this.read();
    this.#set({ writing: undefined });
  }

  /** Sends what writes files, and says what became of it here. */
  async #settle(send: () => ReturnType<DeskService['restore']>, done: string): Promise<void> {
    this.message = this.desk.settle(await send()) ? done : this.desk.message;
    this.desk.say('');
  }

  #set(values: Partial<Publishing>): void {
    Object.assign(this, values);
    this.changed();
  }
}
