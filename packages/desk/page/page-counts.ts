import type { Placeholder } from '../api.ts';
import type { DeskService } from './service.ts';

/** Milliseconds for which a form stays open before its facts are counted: it takes a rendering of all pages. */
const pause = 400;

/** Counts the pages that show a fact: one fact after the other, and each once until something is written. */
export class PageCounts {
  #known = new Map<string, string[]>();
  #last: Promise<unknown> = Promise.resolve();

  constructor(private readonly service: DeskService) {}

  /** After a change, facts may stand on other pages. */
  forget(): void {
    this.#known = new Map();
  }

  /** @returns the paths of the pages; undefined if nobody wants to know any more, or the desk does not answer */
  async of({ name, file, path }: Placeholder, signal: AbortSignal): Promise<string[] | undefined> {
    const count = async () => {
      if (!signal.aborted) await new Promise((done) => setTimeout(done, pause));
      const known = this.#known;
      const routes = known.get(name);
      if (routes || signal.aborted) return routes;
      const used = await this.service.usedOn(file, path, signal).catch(() => undefined);
      if (used) known.set(name, used.routes);
      return used?.routes;
    };
    const counted = this.#known.get(name) ?? this.#last.then(count);
    this.#last = Promise.resolve(counted);
    return counted;
  }
}
