import { bus } from '@pairwise/bus';

/** The longest wait for an idle browser, and the wait in browsers without `requestIdleCallback`. In milliseconds. */
const idleTimeout = 1_000;
const fixedWait = 200;

const browserIsIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: idleTimeout });
    else setTimeout(resolve, fixedWait);
  });

/**
 * Resolves when the first screen of this document is rendered, or its remote has failed, and the browser is idle. Call it
 * before any remote is loaded: it does not know of earlier events.
 */
export const afterFirstScreen = async (): Promise<void> => {
  await new Promise<void>((resolve) => {
    const settle = (): void => {
      for (const subscription of subscriptions) subscription.unsubscribe();
      resolve();
    };
    const subscriptions = [bus.on('navigation:done').subscribe(settle), bus.on('mfe:failed').subscribe(settle)];
  });
  await browserIsIdle();
};
