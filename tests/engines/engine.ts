/** One page of a browser engine, as far as the smoke journey needs it. Every selector is CSS; its first match counts. */
export type EnginePage = {
  goto: (address: string) => Promise<void>;
  goBack: () => Promise<void>;
  /** Runs an expression in the page; its value has to be one that JSON can hold. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Clicks the middle of an element, which has to be in the window. */
  click: (selector: string) => Promise<void>;
  /** Presses a key by its DOM name, such as `Escape`. */
  press: (key: Key) => Promise<void>;
  /** Focuses a field and types into it. */
  type: (selector: string, text: string) => Promise<void>;
};

export type Key = 'Escape' | 'ArrowRight' | 'Enter';

/** A started browser engine with one page, 390 px wide and 844 px high. */
export type Engine = {
  name: string;
  page: EnginePage;
  /** What the page has complained of since the last call. */
  takeErrors: () => string[];
  close: () => Promise<void>;
};

export const windowSize = { width: 390, height: 844 };

/**
 * Runs a function in the page.
 * @param run may use nothing but the page and its argument
 * @param argument and the result have to be values that JSON can hold
 */
export async function inPage<A, R>(page: EnginePage, run: (argument: A) => R, argument: A): Promise<R> {
  // tsx marks each inner function with a helper of its own, which the page does not have.
  const source = `(() => { const __name = (named) => named; return (${run})(${JSON.stringify(argument)}); })()`;
  return (await page.evaluate(source)) as R;
}

/** Milliseconds in which an engine has to show what is waited for, on a busy machine too. */
const patience = 60_000;

/** Waits until a function gives true in the page. @throws after that time, with what was waited for */
export async function waitFor<A>(
  page: EnginePage,
  what: string,
  isTrue: (argument: A) => boolean,
  argument: A,
): Promise<void> {
  const end = Date.now() + patience;
  while (!(await inPage(page, isTrue, argument))) {
    if (Date.now() > end) throw new Error(`${what}: waited for ${patience} ms in vain.`);
    await new Promise((done) => setTimeout(done, 50));
  }
}

/** Scrolls an element to the middle of the window, where nothing floats above it, and clicks it. */
export async function click(page: EnginePage, selector: string): Promise<void> {
  await waitFor(
    page,
    `${selector} is there`,
    (wanted) => document.querySelector(wanted)?.checkVisibility({ visibilityProperty: true }) ?? false,
    selector,
  );
  await inPage(
    page,
    (wanted) => {
      document.querySelector(wanted)?.scrollIntoView({ block: 'center', behavior: 'instant' });
    },
    selector,
  );
  await page.click(selector);
}
