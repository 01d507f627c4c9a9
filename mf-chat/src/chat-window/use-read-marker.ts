import { useEffect, useEffectEvent, useRef } from 'react';

import { markAsRead } from './chat-window.queries.ts';

/** How long a message must be in view, in a focused window, before it counts as read, in milliseconds (decisions C-6). */
const READ_DELAY_MS = 500;

const isInView = (): boolean => document.visibilityState === 'visible' && document.hasFocus();

/** After each of these the time begins again. */
const windowEvents = ['focus', 'blur', 'online'] as const;

interface ReadMarker {
  /** How far the server knows the chat as read. */
  readSeq: number;
  /** The last message on the screen. */
  visibleSeq: number;
}

/**
 * Marks a chat as read up to the last message on the screen once that has been in view for half a second: here
 * immediately, then on the server. The marker only moves forward. After a failure it is marked again when the window gets
 * the focus or the network is back.
 */
export const useReadMarker = (chatId: number, { readSeq, visibleSeq }: ReadMarker): void => {
  const markedSeq = useRef(0);
  const isUnread = visibleSeq > readSeq;

  const mark = useEffectEvent(async (seq: number) => {
    // A browser may report late that the window has lost its focus.
    if (seq <= markedSeq.current || !isInView()) return;
    markedSeq.current = seq;
    if (!(await markAsRead(chatId, seq))) markedSeq.current = 0;
  });

  useEffect(() => {
    if (!isUnread) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const restartTimer = (): void => {
      clearTimeout(timer);
      if (isInView()) timer = setTimeout(() => void mark(visibleSeq), READ_DELAY_MS);
    };
    restartTimer();
    document.addEventListener('visibilitychange', restartTimer);
    for (const type of windowEvents) globalThis.addEventListener(type, restartTimer);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', restartTimer);
      for (const type of windowEvents) globalThis.removeEventListener(type, restartTimer);
    };
  }, [isUnread, visibleSeq]);
};
