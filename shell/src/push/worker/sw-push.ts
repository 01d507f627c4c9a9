import type { PushPayload } from '@pairwise/contracts/events';

import { offlineAddress, offlineCache } from '../offline-address.ts';
import { readPayload } from './push-payload.ts';

/*
 * The service worker (PUSH-01). It shows pushes, leads to what they tell of, and has a page for who is offline. It
 * answers nothing else: no script, no data and no remote ever comes out of it.
 */
declare const self: ServiceWorkerGlobalScope;

/**
 * What is no page goes past the worker where browsers can be told so (Chromium): nothing waits for its start, and the
 * beacon of a page that goes away (CALL-04) isn't lost with the page while it is on its way through here.
 */
const pagesAlone = async (event: InstallEvent): Promise<void> => {
  try {
    await event.addRoutes?.([{ condition: { not: { requestMode: 'navigate' } }, source: 'network' }]);
  } catch {
    // An older one that does not know the condition: all goes through, as elsewhere.
  }
};

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([self.skipWaiting(), pagesAlone(event)]));
});
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

const offlinePage = async (): Promise<Response> => {
  const cache = await caches.open(offlineCache);
  return (await cache.match(offlineAddress)) ?? Response.error();
};

self.addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return;
  event.respondWith(fetch(event.request).catch(offlinePage));
});

const pages = (): Promise<readonly WindowClient[]> =>
  self.clients.matchAll({ type: 'window', includeUncontrolled: true });

/** The icon's number, where the app is installed; that it fails is nobody's concern (PUSH-04). */
const showBadge = async (count: number): Promise<void> => {
  try {
    await (count > 0 ? self.navigator.setAppBadge(count) : self.navigator.clearAppBadge());
  } catch {
    // Not installed, or refused.
  }
};

const show = (payload: PushPayload): Promise<void> =>
  self.registration.showNotification(payload.title, {
    body: payload.body,
    tag: payload.tag,
    silent: payload.silent,
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    data: { url: payload.url },
  });

/** Every open page hears of it; who is looking at one needs no notification on top. */
const onPush = async (text: string | undefined): Promise<void> => {
  const payload = readPayload(text);
  if (!payload) return;
  const { title, body, url } = payload;
  const open = await pages();
  for (const page of open) page.postMessage({ type: 'NEW_PUSH_MESSAGE', message: { title, body, url } });
  await showBadge(payload.badge);
  if (!open.some(({ visibilityState }) => visibilityState === 'visible')) await show(payload);
};

self.addEventListener('push', (event) => event.waitUntil(onPush(event.data?.text())));

/** To a page that is open already, which goes where the notification leads; else a new one (checkUrl, openUrl). */
const onClick = async (url: string): Promise<void> => {
  const [page] = await pages();
  if (!page) {
    await self.clients.openWindow(url);
    return;
  }
  page.postMessage({ type: 'NEW_PUSH_CLICK', checkUrl: url, openUrl: url });
  await page.focus();
};

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const data: unknown = event.notification.data;
  const told = typeof data === 'object' && data !== null && 'url' in data ? data.url : undefined;
  // Shown by an older worker, it may hold anything: it is checked again.
  const { url } = readPayload(JSON.stringify({ title: '-', url: told })) ?? { url: '/members' };
  event.waitUntil(onClick(url));
});
