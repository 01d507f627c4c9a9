import { type RefObject, useEffect } from 'react';

/**
 * Moves the focus to the messages when the element that had it leaves the chat, such as the button of a message that was
 * deleted, or the composer after a block. It would otherwise fall to the page, and a keyboard would begin again at its top.
 */
export const useKeptFocus = (chat: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const frame = chat.current;
    if (!frame) return undefined;
    let focused: Node | undefined;
    const onFocus = ({ target }: FocusEvent): void => {
      focused = target instanceof Node ? target : undefined;
    };
    // Browsers differ in what they report when a focused element is removed.
    const observer = new MutationObserver(() => {
      if (!focused || focused.isConnected || document.activeElement !== document.body) return;
      focused = undefined;
      frame.querySelector<HTMLElement>('[role="log"]')?.focus({ preventScroll: true });
    });
    frame.addEventListener('focusin', onFocus);
    observer.observe(frame, { childList: true, subtree: true });
    return () => {
      frame.removeEventListener('focusin', onFocus);
      observer.disconnect();
    };
  }, [chat]);
};
