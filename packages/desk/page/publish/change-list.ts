import type { ChangeEntry, Changes } from '../../publish-api.ts';
import type { Desk } from '../desk.ts';
import { failureWords } from './failure-words.ts';
import type { PublishService } from './publish-service.ts';
import { publishWords as words } from './publish-words.ts';

/** Milliseconds without a change after which the list is read again. */
const pause = 400;

/** What will change. It is read when it is shown, and again after each change of a file while it is. */
export class ChangeList {
  changes: Changes | undefined;
  readAt: Date | undefined;
  isReading = false;
  /** Whether something has changed since it was read, and whether another program has changed it. */
  isStale = false;
  isChangedOutside = false;
  /** Why it could not be read. */
  failure = '';
  /** The change that is being undone. */
  undoing: string | undefined;
  /** What has become of the last wish, for the line that is read out. */
  message = '';
  #isShown = false;
  #requests = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly desk: Desk,
    private readonly service: PublishService,
    private readonly onChange: () => void,
  ) {}

  /** Reads it while it is shown. @returns ends that */
  show(): () => void {
    this.#isShown = true;
    void this.read();
    return () => {
      this.#isShown = false;
      this.message = '';
      clearTimeout(this.#timer);
    };
  }

  /** Says what has become of a wish. */
  say(message: string): void {
    this.message = message;
    this.onChange();
  }

  /** Files have changed. @param outside by another program */
  onFiles(outside: boolean): void {
    if (!this.#isShown) return;
    this.isStale = true;
    this.isChangedOutside ||= outside;
    this.onChange();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.read(), pause);
  }

  /** Reads the changes. An answer that a later question overtakes is left out. */
  async read(): Promise<void> {
    clearTimeout(this.#timer);
    this.#requests += 1;
    const request = this.#requests;
    const isLast = () => request === this.#requests;
    this.isReading = true;
    this.onChange();
    try {
      await this.desk.drafts.flush();
      const changes = await this.service.changes();
      if (!isLast()) return;
      Object.assign(this, {
        changes,
        readAt: new Date(),
        isStale: false,
        isChangedOutside: false,
        failure: '',
      });
    } catch (error) {
      if (isLast()) this.failure = failureWords(error);
    } finally {
      if (isLast()) this.isReading = false;
      this.onChange();
    }
  }

  /** Sets one change back to what was published. @returns whether that was done */
  async undo({ id, name }: ChangeEntry): Promise<boolean> {
    const { changes } = this;
    if (!changes || this.undoing !== undefined) return false;
    this.undoing = id;
    const isDone = await this.write(() => this.service.undo({ seen: changes.seen, id }), words.undone(name));
    this.undoing = undefined;
    this.onChange();
    return isDone;
  }

  /** Writes files, says what became of it, and reads the list again, whether or not it was done. */
  async write(send: () => ReturnType<PublishService['undo']>, done: string): Promise<boolean> {
    let isDone = false;
    this.say('');
    try {
      await this.desk.drafts.flush();
      isDone = this.desk.settle(await send());
      this.message = isDone ? done : this.desk.message;
      this.desk.say('');
    } catch (error) {
      this.message = failureWords(error);
    }
    await this.read();
    return isDone;
  }
}
