import type { BrowserContext, CDPSession, Page } from '@playwright/test';

import { productUrl } from './product.ts';

interface Shown {
  title: string;
  body: string;
  tag: string;
  silent: boolean | null;
}

export interface WorkerHandle {
  /** Brings the worker a push, as the browser does once it has opened it. */
  push: (data: string) => Promise<void>;
  /** What the worker shows now. */
  notifications: () => Promise<Shown[]>;
  /** Presses the notification of a tag. */
  press: (tag: string) => Promise<void>;
}

/** The id by which the browser knows the registration of a script. */
const registrationOf = (session: CDPSession, script: string): Promise<string> =>
  new Promise((resolve) => {
    session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      const found = versions.find(({ scriptURL, status }) => scriptURL === script && status === 'activated');
      if (found) resolve(found.registrationId);
    });
    void session.send('ServiceWorker.enable');
  });

/** The product's worker, once it stands behind this page: a test does to it what the browser and the member do. */
export const activeWorker = async (context: BrowserContext, page: Page): Promise<WorkerHandle> => {
  const { origin } = new URL(productUrl());
  const script = `${origin}/sw-push.js`;
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const session = await context.newCDPSession(page);
  const registrationId = await registrationOf(session, script);
  const worker = () => {
    const running = context.serviceWorkers().find((one) => one.url() === script);
    if (!running) throw new Error('the worker does not run');
    return running;
  };
  return {
    push: async (data) => {
      await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
    },
    notifications: () =>
      worker().evaluate(async () => {
        const scope = globalThis as unknown as { registration: ServiceWorkerRegistration }; // it runs in the worker
        const all = await scope.registration.getNotifications();
        return all.map(({ title, body, tag, silent }) => ({ title, body, tag, silent }));
      }),
    // No protocol presses one: the worker hears of the one that is shown by the event that the browser would send.
    press: (tag) =>
      worker().evaluate(async (pressed) => {
        const scope = globalThis as unknown as {
          registration: ServiceWorkerRegistration;
          NotificationEvent: new (type: string, options: { notification: Notification }) => Event;
        }; // it runs in the worker
        const [notification] = await scope.registration.getNotifications({ tag: pressed });
        if (!notification) throw new Error('no such notification is shown');
        dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
      }, tag),
  };
};
