import { useEffect, useEffectEvent, useRef } from 'react';

import { markAsRead } from './chat-window.queries.ts';

/** How long a chat must be in view, in a focused window, before it counts as read, in milliseconds (decisions C-6). */
const readDelay = 500;

const isInView = (): boolean => document.visibilityState === 'visible' && document.hasFocus();

interface Newest {
  last_seq: number;
  read_seq: number;
}

/**
 * Marks a chat as read up to its newest message once it has been in view: here immediately, then on the server. Other
 * tabs and devices get it with their next poll. After a failure it is marked again when the window gets the focus.
 */
export const useReadMarker = (chatId: number, newest: Newest | undefined): void => {
  const markedSeq = useRef(0);
  const lastSeq = newest?.last_seq ?? 0;
  const isUnread = newest !== undefined && lastSeq > newest.read_seq;

  const mark = useEffectEvent(async (seq: number) => {
    if (seq <= markedSeq.current) return;
    markedSeq.current = seq;
    if (!(await markAsRead(chatId, seq))) markedSeq.current = 0;
  });

  useEffect(() => {
    if (!isUnread) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const restartTimer = (): void => {
      clearTimeout(timer);
      if (isInView()) timer = setTimeout(() => void mark(lastSeq), readDelay);
    };
    restartTimer();
    document.addEventListener('visibilitychange', restartTimer);
    globalThis.addEventListener('focus', restartTimer);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', restartTimer);
      globalThis.removeEventListener('focus', restartTimer);
    };
  }, [isUnread, lastSeq]);
};
