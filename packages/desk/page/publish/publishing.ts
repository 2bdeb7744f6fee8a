import type { ChangeEntry, Changes, PublishingEvent, PublishOutcome, Release } from '../../publish-api.ts';
import type { Desk } from '../desk.ts';
import type { Draft } from '../drafts/draft.ts';
import { Observable } from '../observable.ts';
import { type DeskService, failureWords } from '../service.ts';
import { dateWords, publishWords as words } from './publish-words.ts';

/** Milliseconds without a change after which the list is read again. */
const pause = 400;

/** What will change, publishing and going back; React renders it anew after each change. */
export class Publishing extends Observable {
  /** What will change, and what was published before. It is read when it is shown, and after each change while it is. */
  readonly list = {
    changes: undefined as Changes | undefined,
    readAt: undefined as Date | undefined,
    isReading: false,
    /** Whether something has changed since it was read, and whether another program has changed it. */
    isStale: false,
    isChangedOutside: false,
    /** Why it could not be read. */
    failure: '',
    /** The id of the change that is being undone, or of the publish that is being brought back. */
    writing: undefined as string | undefined,
    /** What has become of that, for the line that is read out. */
    message: '',
  };
  /** The last publish: its steps while it is under way, and what became of it, or why there was no answer. */
  readonly run = {
    isUnderWay: false,
    steps: [] as PublishingEvent[],
    outcome: undefined as PublishOutcome | undefined,
    failure: '',
    start: () => this.#publish(),
  };
  #isShown = false;
  #requests = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly desk: Desk) {
    super();
  }

  /** Files with something typed that is not saved. */
  get unsaved(): Draft[] {
    const { open, state } = this.desk.drafts;
    if (state === 'saved' || state === 'waiting' || state === 'saving') return [];
    return [...open.values()].filter(({ changes }) => changes.length > 0);
  }

  /** Reads the list while it is shown. @returns ends that */
  show(): () => void {
    this.#isShown = true;
    void this.read();
    return () => {
      this.#isShown = false;
      this.list.message = '';
      clearTimeout(this.#timer);
      this.#forgetDone();
    };
  }

  /** Files have changed. @param outside by another program */
  onFiles(outside: boolean): void {
    this.#forgetDone();
    if (!this.#isShown) return;
    this.#set('list', { isStale: true, isChangedOutside: this.list.isChangedOutside || outside });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.read(), pause);
  }

  /** A step of the publish that is under way has begun. It may say more than one sentence. */
  onStep(step: PublishingEvent): void {
    const { isUnderWay, steps } = this.run;
    if (isUnderWay) this.#set('run', { steps: [...steps.filter((one) => one.step !== step.step), step] });
  }

  /** Reads the list. An answer that a later question overtakes is left out. */
  async read(): Promise<void> {
    clearTimeout(this.#timer);
    this.#requests += 1;
    const request = this.#requests;
    this.#set('list', { isReading: true });
    const next = await this.desk.drafts
      .flush()
      .then(() => this.desk.service.changes())
      .then((changes) => ({
        changes,
        readAt: new Date(),
        isStale: false,
        isChangedOutside: false,
        failure: '',
      }))
      .catch((error) => ({ failure: failureWords(error) }));
    if (request === this.#requests) this.#set('list', { ...next, isReading: false });
  }

  /** Sets one change back to what was published. */
  async undo({ id, name }: ChangeEntry): Promise<void> {
    const { seen = '' } = this.list.changes ?? {};
    await this.#write(id, () => this.desk.service.undoChange({ seen, id }), words.undone(name));
  }

  /** Sets everything back to an earlier publish. @returns whether that was done */
  restore({ id, date }: Release): Promise<boolean> {
    const done = words.earlier.restored(dateWords(date));
    return this.#write(id, () => this.desk.service.restore({ id }), done);
  }

  /** Writes files, says what became of it, and reads the list again, whether or not it was done. */
  async #write(id: string, send: () => ReturnType<DeskService['restore']>, done: string): Promise<boolean> {
    if (this.list.writing !== undefined) return false;
    this.#set('list', { writing: id, message: '' });
    let isDone = false;
    try {
      await this.desk.drafts.flush();
      isDone = this.desk.settle(await send());
      this.list.message = isDone ? done : this.desk.message;
      this.desk.say('');
    } catch (error) {
      this.list.message = failureWords(error);
    }
    await this.read();
    this.#set('list', { writing: undefined });
    return isDone;
  }

  /** Publishes what the list shows. */
  async #publish(): Promise<void> {
    const { seen } = this.list.changes ?? {};
    if (seen === undefined || this.run.isUnderWay) return;
    this.list.message = '';
    this.#set('run', { isUnderWay: true, steps: [], outcome: undefined, failure: '' });
    const ended = await this.desk.service
      .publish({ seen })
      .then((outcome) => ({ outcome }))
      .catch((error) => ({ failure: failureWords(error) }));
    this.#set('run', { ...ended, isUnderWay: false });
    const { changes } = this.list;
    // What has gone out is no change any more, also before the list is read again.
    if (changes && this.run.outcome?.kind === 'published') this.list.changes = { ...changes, entries: [] };
    await this.read();
  }

  /** Forgets what has gone well, as files have changed or the view is left; what failed stays until the next attempt. */
  #forgetDone(): void {
    if (this.run.outcome?.kind === 'published') this.#set('run', { outcome: undefined });
  }

  #set<Part extends 'list' | 'run'>(part: Part, values: Partial<Publishing[Part]>): void {
    Object.assign(this[part], values);
    this.changed();
  }
}
