import type { Live } from '../../publish-api.ts';
import { failureWords } from './failure-words.ts';
import type { PublishService } from './publish-service.ts';

/** Milliseconds between two looks at the web, and for how long it is looked at. */
const interval = 20_000;
const longest = 15 * 60_000;

/** Whether the web shows what was published last. It is asked again for a while, as hosts take minutes. */
export class LiveState {
  live: Live | undefined;
  isAsking = false;
  failure = '';
  #isShown = false;
  #waited = 0;
  #requests = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly service: PublishService,
    private readonly onChange: () => void,
  ) {}

  /** Looks while it is shown. @returns ends that */
  show(): () => void {
    this.#isShown = true;
    void this.look();
    return () => {
      this.#isShown = false;
      clearTimeout(this.#timer);
    };
  }

  /** Looks now, and again while the web is behind: from now on for a quarter of an hour. */
  async look(): Promise<void> {
    this.#waited = 0;
    await this.#ask();
  }

  async #ask(): Promise<void> {
    clearTimeout(this.#timer);
    this.#requests += 1;
    const request = this.#requests;
    // An answer from before a publish would be that of the version before.
    const isLast = () => request === this.#requests;
    this.isAsking = true;
    this.onChange();
    try {
      const live = await this.service.live();
      if (isLast()) Object.assign(this, { live, failure: '' });
    } catch (error) {
      if (isLast()) this.failure = failureWords(error);
    }
    if (!isLast()) return;
    this.isAsking = false;
    this.onChange();
    if (!this.#isShown || this.live?.state !== 'older' || this.#waited >= longest) return;
    this.#timer = setTimeout(() => {
      this.#waited += interval;
      void this.#ask();
    }, interval);
  }
}
