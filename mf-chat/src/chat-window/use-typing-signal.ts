import { typingEveryMs } from '@pairwise/contracts/chat-limits';
import { useEffect, useRef } from 'react';

import { sendTyping } from './chat-window.queries.ts';

/**
 * Returns a function to call with every change of the text. It reports, at most every three seconds, that the member is
 * typing in a chat (decisions C-9). A change soon after a report is reported at the end of the three seconds, unless the
 * field is empty by then.
 */
export const useTypingSignal = (chatId: number | undefined): ((isEmpty: boolean) => void) => {
  const sentAt = useRef(Number.NEGATIVE_INFINITY);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const send = (): void => {
    timer.current = undefined;
    if (chatId === undefined) return;
    sentAt.current = performance.now();
    void sendTyping(chatId);
  };

  return (isEmpty) => {
    if (isEmpty) {
      clearTimeout(timer.current);
      timer.current = undefined;
    } else if (timer.current === undefined) {
      const left = typingEveryMs - (performance.now() - sentAt.current);
      if (left <= 0) send();
      else timer.current = setTimeout(send, left);
    }
  };
};
