import { setTimeout as wait } from 'node:timers/promises';

import { entrySkipKey } from '@pairwise/contracts/entry-skip';

import type { DevToolsSession } from '../publish/browser/devtools.ts';
import { startDocument } from '../publish/browser/in-page.ts';
import { type IsolatedWorld, openIsolatedWorld } from '../publish/browser/isolated-world.ts';
import { beforeDocument, navigate } from '../publish/browser/navigate.ts';
import { type PageClock, startClock } from '../publish/browser/virtual-time.ts';
import type { Visitor } from '../publish/browser/visitor.ts';
import { type PageWatch, watchPage } from '../publish/browser/watch-page.ts';
import { holdStill, pageHeight, pageTime } from './in-page.ts';
import type { PictureWindow } from './plan.ts';

/** A page that looks the same at each visit, as far as it does not come from chance. */
export interface PicturePage extends IsolatedWorld {
  /** Opens an address as a new document. Resolves with the status of the response. */
  goto: (url: string) => Promise<number | undefined>;
  /** Waits until nothing moves any more and takes a picture of the page, as a PNG. */
  take: () => Promise<Buffer>;
  close: () => Promise<void>;
}

export interface PictureOptions {
  window: PictureWindow;
  wasRefused: (method: string, path: string) => boolean;
  /** What the page's clock shows when it begins to load, in milliseconds. */
  beginsAt: number;
}

/** A longer page is cut: no one compares more of it by eye, and a picture has a limited size. */
const MOST_HEIGHT = 3_000;

/** How long fonts and images may take. */
const IMAGES_MS = 5_000;

/** What the clock shows in each picture: so long after the beginning, which is a whole second, however fast the page was. */
const TAKEN_AFTER_MS = 30_500;

/** On a busy machine a skip ends before its time. Another one then skips what is left. */
const MOST_SKIPS = 10;

/** A picture counts when the next one is the same: nothing fades in any more. */
const MOST_TAKES = 5;
const BETWEEN_TAKES_MS = 250;

/** A light theme without motion, whatever the machine prefers. */
const preferences = [
  { name: 'prefers-color-scheme', value: 'light' },
  { name: 'prefers-reduced-motion', value: 'reduce' },
];

const emulate = async ({ send }: DevToolsSession, { width, height }: PictureWindow): Promise<void> => {
  const mobile = width < 600;
  const screen = { width, height, screenWidth: width, screenHeight: height };
  await send('Emulation.setDeviceMetricsOverride', { ...screen, deviceScaleFactor: 1, mobile });
  if (mobile) await send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 5 });
  await send('Emulation.setEmulatedMedia', { features: preferences });
  await send('Emulation.setScrollbarsHidden', { hidden: true });
};

/** Takes a picture of the page, from its top to its end or to the limit. */
const capture = async ({ send }: DevToolsSession, world: IsolatedWorld, width: number): Promise<Buffer> => {
  const height = Math.min(await world.evaluate(pageHeight), MOST_HEIGHT);
  const { data } = await send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    captureBeyondViewport: true,
    clip: { x: 0, y: 0, width, height, scale: 1 },
  });
  return Buffer.from(data, 'base64');
};

/** Opens an empty page of a visitor for one picture. */
export const openPicturePage = async (visitor: Visitor, options: PictureOptions): Promise<PicturePage> => {
  const { window, wasRefused, beginsAt } = options;
  const { session, close } = await visitor.newPage();
  const { send } = session;
  await send('Page.enable');
  const watch: PageWatch = await watchPage(session, wasRefused);
  await send('Network.setBypassServiceWorker', { bypass: true });
  await emulate(session, window);
  const given = [entrySkipKey, new Date(beginsAt).toISOString()];
  const world = await openIsolatedWorld(session, { inPage: startDocument, given });
  let clock: PageClock | undefined;

  // An image may never be there. The page's own timers are no limit: its time almost stands still.
  const hold = (): Promise<void> =>
    Promise.race([world.evaluate(holdStill), wait(IMAGES_MS, undefined, { ref: false })]);
  const open = (url: string): Promise<number | undefined> => navigate(session, watch, url);
  const settle = async (): Promise<void> => {
    await watch.requestsEnded();
    await hold();
  };
  return {
    ...world,
    goto: async (url) => {
      await beforeDocument(
        session,
        () => open(url),
        async () => {
          clock ??= await startClock(session, beginsAt - Date.now(), watch.isLoading);
        },
      );
      return open(url);
    },
    take: async () => {
      await settle();
      for (let skips = 0; skips < MOST_SKIPS; skips += 1) {
        const left = beginsAt + TAKEN_AFTER_MS - (await world.evaluate(pageTime));
        if (left <= 0) break;
        await clock?.pass(left);
      }
      // However long the machine takes for the pictures, all of them show the same second.
      clock?.slowDown();
      await settle();
      let last = await capture(session, world, window.width);
      for (let takes = 1; takes < MOST_TAKES; takes += 1) {
        await wait(BETWEEN_TAKES_MS);
        await hold();
        const next = await capture(session, world, window.width);
        if (next.equals(last)) return next;
        last = next;
      }
      return last;
    },
    close: () => {
      clock?.stop();
      return close();
    },
  };
};
