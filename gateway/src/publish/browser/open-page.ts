import { entrySkipKey } from '@pairwise/contracts/entry-skip';

import type { DevToolsSession } from './devtools.ts';
import { countWorkingObjects } from './built-ins.ts';
import { startDocument, touchDocument } from './in-page.ts';
import { type IsolatedWorld, openIsolatedWorld } from './isolated-world.ts';
import { type MadeCall, recordCalls } from './made-calls.ts';
import { navigate } from './navigate.ts';
import { countOpenSockets } from './open-sockets.ts';
import { countRunningCode, type RunningCode } from './running-code.ts';
import { timersDuring } from './running-timers.ts';
import { readScriptUrls } from './script-urls.ts';
import { openSampler, type Sample } from './take-sample.ts';
import { type PageClock, startClock } from './virtual-time.ts';
import type { Visitor } from './visitor.ts';
import { type PageWatch, pathOf, watchPage } from './watch-page.ts';

/** A page whose errors, calls and side effects are recorded without a trace in it. */
export interface WatchedPage extends IsolatedWorld {
  session: DevToolsSession;
  watch: PageWatch;
  running: RunningCode;
  /** Records the timers and frames of the candidate that end in the meantime. */
  timersDuring: (whileItRuns: () => Promise<void>) => Promise<string[]>;
  /** The calls to the api that the code of the candidate made since the last call. */
  takeCalls: () => MadeCall[];
  /** Addresses that the page opened in windows of their own, or would have if the browser had let it. */
  takeWindows: () => string[];
  /** Opens an address as a new document. Resolves with the status of the response. */
  goto: (url: string) => Promise<number | undefined>;
  sample: () => Promise<Sample>;
  /** Gives the page a clock that is ahead of the machine's, unless it has one. */
  startClock: (shiftMs: number) => Promise<PageClock>;
  /**
   * Moves the mouse, scrolls and presses a key, as a visitor does, and changes the document, which runs every observer
   * of it.
   */
  stimulate: () => Promise<void>;
  /** Closes so many dialogs with Escape, as a visitor does. */
  closeDialogs: (count: number) => Promise<void>;
  /** Counts the objects that work on their own, by class; of WebSockets the open ones that no other remote opened. */
  countObjects: () => Promise<Record<string, number>>;
  /** Returns the bytes of the page's objects after garbage collection. */
  heapBytes: () => Promise<number>;
  close: () => Promise<void>;
}

/** When every visitor of a run has closed the entry warning: one time, because changes of storage are reported. */
const entrySkipTime = new Date().toISOString();

const shiftKey = { key: 'Shift', code: 'ShiftLeft', windowsVirtualKeyCode: 16 };
const escapeKey = { key: 'Escape', code: 'Escape', windowsVirtualKeyCode: 27 };

const pressKey = async ({ send }: Pick<DevToolsSession, 'send'>, key: typeof shiftKey): Promise<void> => {
  for (const type of ['keyDown', 'keyUp'] as const) await send('Input.dispatchKeyEvent', { type, ...key });
};

const stimulate = async ({ send }: DevToolsSession): Promise<void> => {
  for (const [x, y] of [
    [640, 300],
    [660, 420],
    [400, 500],
  ] as const) {
    await send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y });
  }
  for (const deltaY of [200, -200]) {
    await send('Input.dispatchMouseEvent', { type: 'mouseWheel', x: 640, y: 400, deltaX: 0, deltaY });
  }
  await pressKey({ send }, shiftKey);
};

export interface PageOptions {
  /** The name of the candidate, whose calls are recorded. */
  name: string;
  wasRefused: (method: string, path: string) => boolean;
  /** Headers of all requests of the page, which it cannot see. */
  headers?: Record<string, string>;
  /** The size of a phone instead of that of a window on a desk. */
  phone?: boolean;
  /** Gets the path of every request of the page. */
  onRequest?: ((path: string) => void) | undefined;
}

export const openPage = async (visitor: Visitor, options: PageOptions): Promise<WatchedPage> => {
  const { session, close } = await visitor.newPage();
  await session.send('Page.enable');
  const watch = await watchPage(session, options.wasRefused);
  session.on('Network.requestWillBeSent', ({ request: { url } }) => options.onRequest?.(pathOf(url)));
  await session.send('Network.setBypassServiceWorker', { bypass: true });
  if (options.headers) await session.send('Network.setExtraHTTPHeaders', { headers: options.headers });
  if (options.phone === true) {
    const metrics = {
      width: 412,
      height: 915,
      deviceScaleFactor: 2,
      mobile: true,
      screenWidth: 412,
      screenHeight: 915,
    };
    await session.send('Emulation.setDeviceMetricsOverride', metrics);
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 5 });
  }
  const world = await openIsolatedWorld(session, { inPage: startDocument, given: [entrySkipKey, entrySkipTime] });
  const urlOf = await readScriptUrls(session);
  // By whose code an element was created (added-to-frame.ts).
  await session.send('DOM.enable');
  await session.send('DOM.setNodeStackTracesEnabled', { enable: true });
  const blocked: string[] = [];
  session.on('Page.windowOpen', ({ url }) => blocked.push(url));
  const sample = openSampler(session, urlOf, world);
  const calls = await recordCalls(session, options.name);
  const openSockets = countOpenSockets(session, options.name);
  const running = await countRunningCode(session);
  let clock: PageClock | undefined;
  return {
    ...world,
    session,
    watch,
    running,
    timersDuring: (whileItRuns) => timersDuring({ session, urlOf, name: options.name }, whileItRuns),
    sample,
    takeCalls: calls.take,
    takeWindows: () => [...new Set([...visitor.takeWindows(), ...blocked.splice(0)])],
    goto: (url) => navigate(session, watch, url),
    startClock: async (shiftMs) => {
      // Until the page is closed: a page whose time stands still responds to nothing.
      clock ??= await startClock(session, shiftMs, watch.isLoading);
      return clock;
    },
    stimulate: async () => {
      await stimulate(session);
      await world.evaluate(touchDocument);
    },
    closeDialogs: async (count) => {
      for (let closed = 0; closed < count; closed += 1) await pressKey(session, escapeKey);
    },
    countObjects: async () => ({ ...(await countWorkingObjects(session)), WebSocket: openSockets() }),
    heapBytes: async () => {
      await session.send('HeapProfiler.collectGarbage');
      return (await session.send('Runtime.getHeapUsage')).usedSize;
    },
    close: () => {
      clock?.stop();
      return close();
    },
  };
};
