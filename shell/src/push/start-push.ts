import { call } from '@pairwise/api-client';
import { bus, type BusWriter } from '@pairwise/bus';
import type { PushState } from '@pairwise/contracts/events';
import type { PageData } from '@pairwise/contracts/registry';

import { trustedScriptUrl } from '../remotes/trusted-url.ts';
import { mayHaveWorker } from './may-have-worker.ts';
import { readWorkerMessage } from './push-messages.ts';

/** The result of turning notifications on. */
export type PushResult = 'subscribed' | 'denied' | 'failed';

export interface Push {
  /** Requests the permission, which browsers allow in a click handler only, and subscribes. Never rejects. */
  turnOn: () => Promise<PushResult>;
  turnOff: () => Promise<void>;
}

export interface PushParts {
  page: Pick<PageData, 'zone' | 'origins'>;
  writer: BusWriter;
  /** Fetches lists and counts: they are older than the push that arrived. */
  refresh: () => Promise<void>;
  /** Opens a page of this application. */
  open: (path: string) => void;
}

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> => {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
};

/**
 * Returns whether a subscription was made for a key. If the server's key has changed, the subscription receives
 * nothing.
 */
const isForKey = ({ options }: PushSubscription, key: Uint8Array): boolean => {
  const ownKey = options.applicationServerKey;
  if (!ownKey) return false;
  const bytes = new Uint8Array(ownKey);
  return bytes.length === key.length && bytes.every((byte, index) => byte === key[index]);
};

const save = (subscription: PushSubscription): Promise<unknown> =>
  call('POST /api/user.php?push=1', { body: { subscription: subscription.toJSON() } });

/**
 * Starts the notifications of this browser (PUSH-01 to PUSH-03). Registers the service worker for all users, because it
 * also serves the offline page; at an origin that serves no worker, notifications are unsupported. Subscribes only when
 * the member presses the button of the alert or of a remote (`push:asked`), and sends the subscription to the server at
 * every start (decisions N-6). The server deletes it with the session.
 */
export const startPush = ({ page, writer, refresh, open }: PushParts): Push => {
  const hasWorker = mayHaveWorker(page);
  const registration: Promise<ServiceWorkerRegistration | undefined> = hasWorker
    ? navigator.serviceWorker.register(trustedScriptUrl('/sw-push.js')).catch(() => undefined)
    : Promise.resolve(undefined);

  const isCapable = (): boolean =>
    hasWorker &&
    'PushManager' in globalThis &&
    'Notification' in globalThis &&
    bus.settings$.value.push_public_key !== null;

  const permissionOf = (isSubscribed: boolean): PushState['permission'] => {
    if (!isCapable()) return 'unsupported';
    if (isSubscribed) return 'subscribed';
    return Notification.permission === 'default' ? 'unknown' : Notification.permission;
  };

  const publish = (isSubscribed: boolean, lastMessage = bus.push$.value.lastMessage): void =>
    writer.push({ isCapable: isCapable(), isSubscribed, permission: permissionOf(isSubscribed), lastMessage });

  const current = async (): Promise<PushSubscription | null> => {
    if (!isCapable()) return null;
    return (await (await registration)?.pushManager.getSubscription()) ?? null;
  };

  /** Replaces a subscription that was made for an earlier key of the server. The permission that was given is enough. */
  const renew = async (subscription: PushSubscription | null): Promise<PushSubscription | null> => {
    const key = bus.settings$.value.push_public_key;
    if (!subscription || key === null || isForKey(subscription, bytesOf(key))) return subscription;
    await subscription.unsubscribe();
    const manager = (await registration)?.pushManager;
    return (await manager?.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) })) ?? null;
  };

  /** Sends the browser's subscription to the server again, which may have deleted it or know it for another member. */
  const restore = async (): Promise<void> => {
    try {
      const subscription = await renew(await current());
      if (subscription && bus.user$.value) await save(subscription);
      publish(subscription !== null && Boolean(bus.user$.value));
    } catch {
      publish(false);
    }
  };

  // A browser that has not been asked has no subscription: that is known before the first alerts are rendered.
  if (isCapable() && Notification.permission === 'default') publish(false);

  let member: number | undefined;
  bus.user$.subscribe((user) => {
    if (user === undefined || user?.id === member) return;
    member = user?.id;
    void restore();
  });

  if (hasWorker) {
    navigator.serviceWorker.addEventListener('message', ({ data }) => {
      const message = readWorkerMessage(data);
      if (message?.type === 'NEW_PUSH_MESSAGE') {
        publish(bus.push$.value.isSubscribed, message.message);
        void refresh();
      }
      if (message?.type === 'NEW_PUSH_CLICK' && location.pathname !== message.checkUrl) open(message.openUrl);
    });
  }

  const subscribe = async (): Promise<PushResult> => {
    try {
      const worker = await registration;
      const key = bus.settings$.value.push_public_key;
      if (!worker || key === null || !isCapable()) return 'failed';
      if ((await Notification.requestPermission()) !== 'granted') return 'denied';
      const bytes = bytesOf(key);
      const before = await worker.pushManager.getSubscription();
      if (before && !isForKey(before, bytes)) await before.unsubscribe();
      const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes });
      await save(subscription);
      return 'subscribed';
    } catch {
      return 'failed';
    }
  };

  const turnOn = async (): Promise<PushResult> => {
    const result = await subscribe();
    // After a failure, too: the remote that emitted `push:asked` waits for it.
    publish(result === 'subscribed');
    return result;
  };
  bus.on('push:asked').subscribe(() => void turnOn());

  return {
    turnOn,
    turnOff: async () => {
      const subscription = await current();
      if (!subscription) return;
      await subscription.unsubscribe();
      publish(false);
      await call('DELETE /api/user.php?push=1', { body: { endpoint: subscription.endpoint } });
    },
  };
};
