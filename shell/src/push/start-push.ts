import { call } from '@pairwise/api-client';
import { bus, type BusWriter } from '@pairwise/bus';
import type { PushState } from '@pairwise/contracts/events';

import { trustedScriptUrl } from '../remotes/trusted-url.ts';
import { readWorkerMessage } from './push-messages.ts';

/** How an attempt to turn notifications on ended. */
export type PushResult = 'subscribed' | 'denied' | 'failed';

export interface Push {
  /** Asks for the permission, which browsers allow after a press alone, and subscribes. Never rejects. */
  turnOn: () => Promise<PushResult>;
  turnOff: () => Promise<void>;
}

export interface PushParts {
  writer: BusWriter;
  /** Something new arrived: lists and counts are older than it. */
  refresh: () => Promise<void>;
  /** Leads to a page of this application. */
  open: (path: string) => void;
}

const isCapable = (): boolean =>
  'serviceWorker' in navigator &&
  'PushManager' in globalThis &&
  'Notification' in globalThis &&
  bus.settings$.value.push_public_key !== null;

const permissionOf = (isSubscribed: boolean): PushState['permission'] => {
  if (!isCapable()) return 'unsupported';
  if (isSubscribed) return 'subscribed';
  return Notification.permission === 'default' ? 'unknown' : Notification.permission;
};

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> => {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
};

/** The server's key may have changed since; a subscription to another one gets nothing. */
const isForKey = ({ options }: PushSubscription, key: Uint8Array): boolean => {
  const known = options.applicationServerKey;
  if (!known) return false;
  const bytes = new Uint8Array(known);
  return bytes.length === key.length && bytes.every((byte, index) => byte === key[index]);
};

const save = (subscription: PushSubscription): Promise<unknown> =>
  call('POST /api/user.php?push=1', { body: { subscription: subscription.toJSON() } });

/**
 * Notifications of this browser (PUSH-01 to PUSH-03). The worker is registered for everybody, as it also holds the page
 * for who is offline; a subscription is made by a press alone, told to the server at every start (decisions N-6), and
 * ends there with the session.
 */
export const startPush = ({ writer, refresh, open }: PushParts): Push => {
  const registration: Promise<ServiceWorkerRegistration | undefined> =
    'serviceWorker' in navigator
      ? navigator.serviceWorker.register(trustedScriptUrl('/sw-push.js')).catch(() => undefined)
      : Promise.resolve(undefined);

  const tell = (isSubscribed: boolean, lastMessage = bus.push$.value.lastMessage): void =>
    writer.push({ isCapable: isCapable(), isSubscribed, permission: permissionOf(isSubscribed), lastMessage });

  const current = async (): Promise<PushSubscription | null> => {
    if (!isCapable()) return null;
    return (await (await registration)?.pushManager.getSubscription()) ?? null;
  };

  /**
   * What the browser has for a key that is not the server's any more gets nothing: it is made anew, for which a
   * permission that was given is enough.
   */
  const renewed = async (subscription: PushSubscription | null): Promise<PushSubscription | null> => {
    const key = bus.settings$.value.push_public_key;
    if (!subscription || key === null || isForKey(subscription, bytesOf(key))) return subscription;
    await subscription.unsubscribe();
    const manager = (await registration)?.pushManager;
    return (await manager?.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) })) ?? null;
  };

  /** What the browser has is told to the server again: it may have forgotten it, or the member may be another one. */
  const restore = async (): Promise<void> => {
    try {
      const subscription = await renewed(await current());
      if (subscription && bus.user$.value) await save(subscription);
      tell(subscription !== null && Boolean(bus.user$.value));
    } catch {
      tell(false);
    }
  };

  let member: number | undefined;
  bus.user$.subscribe((user) => {
    if (user === undefined || user?.id === member) return;
    member = user?.id;
    void restore();
  });

  if ('serviceWorker' in navigator) {
    navigator.serviceWorker.addEventListener('message', ({ data }) => {
      const message = readWorkerMessage(data);
      if (message?.type === 'NEW_PUSH_MESSAGE') {
        tell(bus.push$.value.isSubscribed, message.message);
        void refresh();
      }
      if (message?.type === 'NEW_PUSH_CLICK' && location.pathname !== message.checkUrl) open(message.openUrl);
    });
  }

  return {
    turnOn: async () => {
      try {
        const worker = await registration;
        const key = bus.settings$.value.push_public_key;
        if (!worker || key === null || !isCapable()) return 'failed';
        if ((await Notification.requestPermission()) !== 'granted') {
          tell(false);
          return 'denied';
        }
        const bytes = bytesOf(key);
        const before = await worker.pushManager.getSubscription();
        if (before && !isForKey(before, bytes)) await before.unsubscribe();
        const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes });
        await save(subscription);
        tell(true);
        return 'subscribed';
      } catch {
        tell(false);
        return 'failed';
      }
    },
    turnOff: async () => {
      const subscription = await current();
      if (!subscription) return;
      await subscription.unsubscribe();
      tell(false);
      await call('DELETE /api/user.php?push=1', { body: { endpoint: subscription.endpoint } });
    },
  };
};
