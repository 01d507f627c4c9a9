import { type RefObject, useEffect, useState } from 'react';

import type { Message } from '@pairwise/contracts';

import { scrollInputs } from './use-scroll-place.ts';

interface JumpedOver {
  /** Whether the chat has jumped over messages that are still unread, and the member has not scrolled since. */
  hasJumped: boolean;
  /** Reports a jump to the end that the member did not make. */
  reportJump: () => void;
}

/**
 * Knows whether the chat itself has moved past unread messages, as it does when the member sends from further up. What is
 * on the screen then does not count as read until the member scrolls.
 */
export const useJumpedOver = (
  scroller: RefObject<HTMLElement | null>,
  { newest, readSeq }: { newest: readonly Message[]; readSeq: number },
): JumpedOver => {
  const [jumpedOver, setJumpedOver] = useState(0);
  useEffect(() => {
    const box = scroller.current;
    const end = (): void => setJumpedOver(0);
    for (const type of scrollInputs) box?.addEventListener(type, end, { passive: true });
    return () => {
      for (const type of scrollInputs) box?.removeEventListener(type, end);
    };
  }, [scroller]);
  return {
    hasJumped: jumpedOver > readSeq,
    reportJump: () => setJumpedOver(newest.findLast(({ from_me }) => !from_me)?.seq ?? 0),
  };
};
