import { type BrowserContext, type CDPSession, expect, type Page } from '@playwright/test';

import { zoneUrl } from './product.ts';

interface Shown {
  title: string;
  body: string;
  tag: string;
  silent: boolean | null;
}

export interface WorkerHandle {
  /** Delivers a push to the worker, as the browser does after it has decrypted it. */
  push: (data: string) => Promise<void>;
  /**
   * Waits until no page of the product is open. The browser takes a moment to end a page that was left, and until then the
   * worker passes a push on to that page.
   */
  noPages: () => Promise<void>;
  /** Returns the notifications that the worker shows now. */
  notifications: () => Promise<Shown[]>;
  /** Clicks the notification of a tag. */
  press: (tag: string) => Promise<void>;
}

/** Returns the browser's id for the registration of a script. */
const registrationOf = (session: CDPSession, script: string): Promise<string> =>
  new Promise((resolve) => {
    session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      const found = versions.find(({ scriptURL, status }) => scriptURL === script && status === 'activated');
      if (found) resolve(found.registrationId);
    });
    void session.send('ServiceWorker.enable');
  });

/** Waits until the product's worker controls this page, and returns a handle that acts as browser and member. */
export const activeWorker = async (context: BrowserContext, page: Page): Promise<WorkerHandle> => {
  const origin = zoneUrl('app');
  const script = `${origin}/sw-push.js`;
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const session = await context.newCDPSession(page);
  const registrationId = await registrationOf(session, script);
  const worker = () => {
    const running = context.serviceWorkers().find((one) => one.url() === script);
    if (!running) throw new Error('The service worker does not run.');
    return running;
  };
  return {
    push: async (data) => {
      await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
    },
    noPages: async () => {
      const openPages = () =>
        worker().evaluate(async () => {
          const scope = globalThis as unknown as { clients: { matchAll: (options: object) => Promise<unknown[]> } }; // the function runs in the worker
          return (await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })).length;
        });
      await expect.poll(openPages).toBe(0);
    },
    notifications: () =>
      worker().evaluate(async () => {
        const scope = globalThis as unknown as { registration: ServiceWorkerRegistration }; // the function runs in the worker
        const all = await scope.registration.getNotifications();
        return all.map(({ title, body, tag, silent }) => ({ title, body, tag, silent }));
      }),
    // The protocol cannot click a notification, so the worker gets the event that the browser would send.
    press: (tag) =>
      worker().evaluate(async (pressed) => {
        const scope = globalThis as unknown as {
          registration: ServiceWorkerRegistration;
          NotificationEvent: new (type: string, options: { notification: Notification }) => Event;
        }; // the function runs in the worker
        const [notification] = await scope.registration.getNotifications({ tag: pressed });
        if (!notification) throw new Error(`No notification with the tag ${pressed} is shown.`);
        dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
      }, tag),
  };
};
