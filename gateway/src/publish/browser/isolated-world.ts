import { setTimeout as wait } from 'node:timers/promises';

import type { DevToolsSession } from './devtools.ts';

/** The code of the check has globals of its own, so that the code of the page sees and changes none of them. */
const worldName = 'gate';

type Json = string | number | boolean | null | undefined | Json[] | { [key: string]: Json };

export interface IsolatedWorld {
  /** Returns the context of the document that the page shows now, for commands that need one. */
  contextId: () => Promise<number>;
  /**
   * Runs a function in the page, with the page's document and with globals of its own. The function is sent as text: it may use
   * its arguments only.
   */
  evaluate: <Given extends Json[], Result>(
    inPage: (...given: Given) => Result,
    ...given: Given
  ) => Promise<Awaited<Result>>;
  /** Waits until a function returns something true. Resolves with false after the time. */
  waitFor: <Given extends Json[]>(
    timeoutMs: number,
    inPage: (...given: Given) => boolean,
    ...given: Given
  ) => Promise<boolean>;
}

const POLL_MS = 50;

const callOf = (inPage: (...given: never[]) => unknown, given: readonly Json[]): string =>
  `(${inPage.toString()})(${given.map((value) => JSON.stringify(value)).join(',')})`;

/** Opens the isolated world of a page. `atStart` runs in it before any script of each document. */
export const openIsolatedWorld = async (
  session: DevToolsSession,
  atStart: { inPage: (...given: string[]) => void; given: string[] },
): Promise<IsolatedWorld> => {
  const { frameTree } = await session.send('Page.getFrameTree');
  const frameId = frameTree.frame.id;
  let context: number | undefined;
  session.on('Page.frameNavigated', ({ frame }) => {
    if (frame.id === frameId) context = undefined;
  });
  await session.send('Page.addScriptToEvaluateOnNewDocument', {
    source: callOf(atStart.inPage, atStart.given),
    worldName,
  });

  const contextId = async (): Promise<number> =>
    (context ??= (await session.send('Page.createIsolatedWorld', { frameId, worldName })).executionContextId);
  const run = async (expression: string): Promise<unknown> => {
    const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
      expression,
      contextId: await contextId(),
      returnByValue: true,
      awaitPromise: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  };
  const evaluate: IsolatedWorld['evaluate'] = async (inPage, ...given) => {
    const expression = callOf(inPage, given);
    // A document may be replaced between two commands; its successor has another world.
    const value = await run(expression).catch((error: Error) => {
      if (!/context|navigat/i.test(error.message)) throw error;
      context = undefined;
      return run(expression);
    });
    return value as never; // the function's result, as JSON
  };
  return {
    contextId,
    evaluate,
    waitFor: async (timeoutMs, inPage, ...given) => {
      const end = Date.now() + timeoutMs;
      for (;;) {
        if (await evaluate(inPage, ...given)) return true;
        if (Date.now() > end) return false;
        await wait(POLL_MS);
      }
    },
  };
};
