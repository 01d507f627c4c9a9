import type { onlineManager } from '@tanstack/react-query';

import type { createClient } from '../request.ts';
import type { OfflineQueue } from './offline-queue.ts';

/** Reads that come back with the network wait for the queue no longer than this, in milliseconds. */
const patience = 3_000;

const pass = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Sends what waits when the network or the member returns, once the server has said that they are still the one who is
 * logged in: another tab may have let somebody else in meanwhile. Reads that had stopped go on after it, so that a page
 * does not show for a moment what was before the member's own writes.
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
      // It waits on; the next round of news asks again.
    }
  };

  reads.setEventListener((setOnline) => {
    const back = (): void => void Promise.race([send(), pass(patience)]).finally(() => setOnline(navigator.onLine));
    const gone = (): void => setOnline(false);
    globalThis.addEventListener('online', back);
    globalThis.addEventListener('offline', gone);
    // While nobody reads nobody listens, and the network may have come back.
    if (navigator.onLine) setOnline(true);
    return () => {
      globalThis.removeEventListener('online', back);
      globalThis.removeEventListener('offline', gone);
    };
  });

  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void send();
  });
};
