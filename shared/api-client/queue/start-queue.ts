import type { onlineManager } from '@tanstack/react-query';

import type { createClient } from '../request.ts';
import type { OfflineQueue } from './offline-queue.ts';

/** How long reads wait for the queue when the network is back, in milliseconds. */
const maxReadDelay = 3_000;

const delay = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Sends the waiting writes when the network is back or the tab becomes visible, after the server has confirmed that
 * their member is still logged in: another member may have logged in from another tab. Reads that had stopped continue
 * afterwards, so that the page does not briefly show data from before the member's own writes.
 */
export const startQueue = (
  { call }: Pick<ReturnType<typeof createClient>, 'call'>,
  queue: OfflineQueue,
  reads: Pick<typeof onlineManager, 'setEventListener'>,
): void => {
  const send = async (): Promise<void> => {
    const [first] = queue.waiting();
    if (!navigator.onLine || !first) return;
    try {
      const { user } = await call('GET /api/user.php');
      if (user?.id === first.owner) await queue.flush();
    } catch {
      // The writes keep waiting; the shell's next poll tries again.
    }
  };

  reads.setEventListener((setOnline) => {
    const onOnline = (): void =>
      void Promise.race([send(), delay(maxReadDelay)]).finally(() => setOnline(navigator.onLine));
    const onOffline = (): void => setOnline(false);
    globalThis.addEventListener('online', onOnline);
    globalThis.addEventListener('offline', onOffline);
    // Without active reads there was no listener, and the network may be back already.
    if (navigator.onLine) setOnline(true);
    return () => {
      globalThis.removeEventListener('online', onOnline);
      globalThis.removeEventListener('offline', onOffline);
    };
  });

  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void send();
  });
};
