import { type BuiltIns, readBuiltIns } from './built-ins.ts';
import type { DevToolsSession } from './devtools.ts';
import { type PageState, readPage } from './in-page.ts';
import type { IsolatedWorld } from './isolated-world.ts';
import { ownerOfFile } from './running-code.ts';
import type { UrlOfScript } from './script-urls.ts';

/** What a remote could leave in a page. */
export interface Sample extends PageState {
  /** Listeners on `window`, `document` and their elements, by whose code they are: `mf-chat: scroll on window`. */
  listeners: Record<string, number>;
  builtIns: BuiltIns;
  globals: string[];
  /** Entries of the history up to the current one. A dialog that was closed by going back leaves one after it. */
  entries: number;
}

const targets = {
  window: 'window',
  document: 'document',
  '<html>': 'document.documentElement',
  '<body>': 'document.body',
};

const objectGroup = 'gate-listeners';

const readListeners = async ({ send }: DevToolsSession, urlOf: UrlOfScript): Promise<Record<string, number>> => {
  const counts: Record<string, number> = {};
  await Promise.all(
    Object.entries(targets).map(async ([target, expression]) => {
      const { result } = await send('Runtime.evaluate', { expression, objectGroup });
      const { listeners } = await send('DOMDebugger.getEventListeners', { objectId: result.objectId ?? '' });
      for (const { type, scriptId } of listeners) {
        const key = `${ownerOfFile(urlOf(scriptId)) ?? 'page'}: ${type} on ${target}`;
        counts[key] = (counts[key] ?? 0) + 1;
      }
    }),
  );
  await send('Runtime.releaseObjectGroup', { objectGroup });
  return counts;
};

/** Returns a function that samples a page from outside: no function of the page is replaced or called. */
export const openSampler =
  (session: DevToolsSession, urlOf: UrlOfScript, { evaluate }: Pick<IsolatedWorld, 'evaluate'>) =>
  async (): Promise<Sample> => {
    const [page, listeners, builtIns, history] = await Promise.all([
      evaluate(readPage),
      readListeners(session, urlOf),
      readBuiltIns(session),
      session.send('Page.getNavigationHistory'),
    ]);
    return { ...page, listeners, ...builtIns, entries: history.currentIndex + 1 };
  };
