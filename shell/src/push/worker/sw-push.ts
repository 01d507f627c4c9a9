import type { PushPayload } from '@pairwise/contracts/events';

import { offlineAddress, offlineCache, parseOfflineTexts } from '../offline-texts.ts';
import { offlinePageOf, offlinePolicy } from './offline-page.ts';
import { readPayload } from './push-payload.ts';

/*
 * The service worker (PUSH-01). It shows pushes, opens their pages, and makes the offline page. It responds to no other
 * request: scripts, data and remotes never come from it.
 */
declare const self: ServiceWorkerGlobalScope;

/**
 * Lets all requests except page loads bypass the worker, in browsers that support it (Chromium). Nothing then waits for
 * the worker to start, and the beacon of a page that closes (CALL-04) is not lost in the worker.
 */
const bypassExceptPages = async (event: InstallEvent): Promise<void> => {
  try {
    await event.addRoutes?.([{ condition: { not: { requestMode: 'navigate' } }, source: 'network' }]);
  } catch {
    // An older browser does not know the condition: all requests pass the worker, as in other browsers.
  }
};

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([self.skipWaiting(), bypassExceptPages(event)]));
});

/** Earlier shells stored the whole page. */
const deleteStoredPage = async (): Promise<void> => {
  const cache = await caches.open(offlineCache);
  await cache.delete('/offline.html');
};

self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([self.clients.claim(), deleteStoredPage().catch(() => undefined)])),
);

/**
 * Makes the offline page of the stored texts. The page itself is part of the worker. Any code of the origin can write to the
 * cache, so a cached document could not be trusted.
 */
const offlinePage = async (): Promise<Response> => {
  try {
    const cache = await caches.open(offlineCache);
    const texts = parseOfflineTexts(await (await cache.match(offlineAddress))?.json());
    if (!texts) return Response.error();
    const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': offlinePolicy };
    return new Response(offlinePageOf(texts), { headers });
  } catch {
    // What is stored is no JSON, or the cache is gone.
    return Response.error();
  }
};

/**
 * Whether an address is that of a page, not one of the gateway's own or of the api. Some of those carry a session to another
 * origin or have all data of the member, and only the browser itself may open them: Firefox passes on a page load that a
 * worker has fetched as a request of a script (`Sec-Fetch-Mode: same-origin`), which is refused.
 */
const isPage = ({ url }: Request): boolean => !/^\/(?:__mfe|api)\//.test(new URL(url).pathname);

self.addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate' || !isPage(event.request)) return;
  event.respondWith(fetch(event.request).catch(offlinePage));
});

const pages = (): Promise<readonly WindowClient[]> =>
  self.clients.matchAll({ type: 'window', includeUncontrolled: true });

/** Shows the number at the icon of the installed app (PUSH-04). Ignores failures. */
const showBadge = async (count: number): Promise<void> => {
  try {
    await (count > 0 ? self.navigator.setAppBadge(count) : self.navigator.clearAppBadge());
  } catch {
    // The app is not installed, or the member has refused.
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

/** Sends a push to every open page. Shows a notification only when no page is visible. */
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

/** Sends the address of a clicked notification to an open page and focuses it; without one, opens a new page. */
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
  const given = typeof data === 'object' && data !== null && 'url' in data ? data.url : undefined;
  // An older worker may have stored anything in the notification: validate the address again.
  const { url } = readPayload(JSON.stringify({ title: '-', url: given })) ?? { url: '/members' };
  event.waitUntil(onClick(url));
});
