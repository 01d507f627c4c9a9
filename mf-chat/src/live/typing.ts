import { typingShownMs } from '@pairwise/contracts/chat-limits';
import { useSyncExternalStore } from 'react';

import { createListeners } from './listeners.ts';

const timers = new Map<number, ReturnType<typeof setTimeout>>();
const { subscribe, emit } = createListeners();

/** Hides the typing indicator of a chat: its message has arrived. */
export const endTyping = (chatId: number): void => {
  clearTimeout(timers.get(chatId));
  if (timers.delete(chatId)) emit();
};

/** Shows that the partner of a chat is typing, for six seconds. */
export const showTyping = (chatId: number): void => {
  clearTimeout(timers.get(chatId));
  timers.set(
    chatId,
    setTimeout(() => endTyping(chatId), typingShownMs),
  );
  emit();
};

/** Returns whether the partner of a chat is typing now. */
export const useIsTyping = (chatId: number): boolean => useSyncExternalStore(subscribe, () => timers.has(chatId));
