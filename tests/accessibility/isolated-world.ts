import type { Page } from '@playwright/test';

/** Runs code that sees a page's elements, but has globals of its own. */
export type IsolatedWorld = {
  /** Runs a script, such as the source of a checker. */
  addScript: (source: string) => Promise<void>;
  /** Calls a function in the page. Its argument and its result are JSON values. @throws what the function throws */
  call: <Argument, Result>(
    run: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ) => Promise<Result>;
};

/** Makes tsx's helper for function names do nothing. */
const tsxHelper = 'globalThis.__name = (named) => named';

/**
 * A world of its own for checkers, as the content scripts of browser extensions have: the page's clock is paused in its
 * main world only, the content security policy does not apply here, and checkers leave no globals behind.
 */
export async function isolatedWorld(page: Page): Promise<IsolatedWorld> {
  const session = await page.context().newCDPSession(page);
  const { frameTree } = await session.send('Page.getFrameTree');
  const { executionContextId: contextId } = await session.send('Page.createIsolatedWorld', {
    frameId: frameTree.frame.id,
    worldName: 'accessibility checkers',
  });
  const evaluate = async (expression: string, returnByValue: boolean): Promise<unknown> => {
    const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
      expression,
      contextId,
      returnByValue,
      awaitPromise: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  };
  await evaluate(tsxHelper, false);
  return {
    addScript: async (source) => {
      await evaluate(source, false);
    },
    call: async <Argument, Result>(
      run: (argument: Argument) => Result | Promise<Result>,
      argument: Argument,
    ) => (await evaluate(`(${run})(${JSON.stringify(argument) ?? ''})`, true)) as Result,
  };
}
