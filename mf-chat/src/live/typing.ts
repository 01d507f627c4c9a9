import { typingShownMs } from '@pairwise/contracts/chat-limits';
import { useSyncExternalStore } from 'react';

const timers = new Map<number, ReturnType<typeof setTimeout>>();
const listeners = new Set<() => void>();

const emit = (): void => {
  for (const listener of listeners) listener();
};

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

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Returns whether the partner of a chat is typing now. */
export const useIsTyping = (chatId: number): boolean => useSyncExternalStore(subscribe, () => timers.has(chatId));
