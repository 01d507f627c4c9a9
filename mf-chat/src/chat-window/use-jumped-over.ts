import { useEffect, useState } from 'react';

import type { Message } from '@pairwise/contracts';

import { scrollInputs } from './use-scroll-place.ts';

interface JumpedOver {
  /**
   * Whether the chat has jumped over messages that are still unread, and since then the member has neither scrolled,
   * clicked nor typed, and the partner has written nothing.
   */
  hasJumped: boolean;
  /** Reports a jump to the end that the member did not make. */
  reportJump: () => void;
}

/**
 * Knows whether the chat itself has moved past unread messages, as it does when the member sends from further up. What is
 * on the screen then does not count as read until the member acts again, or the partner writes at the end that is shown.
 */
export const useJumpedOver = ({ newest, readSeq }: { newest: readonly Message[]; readSeq: number }): JumpedOver => {
  const [jumpedOver, setJumpedOver] = useState(0);
  useEffect(() => {
    // In the capture phase, so before the key or click that sends a message reports a jump.
    const end = (): void => setJumpedOver(0);
    for (const type of scrollInputs) document.addEventListener(type, end, { passive: true, capture: true });
    return () => {
      for (const type of scrollInputs) document.removeEventListener(type, end, { capture: true });
    };
  }, []);
  const newestOfPartner = newest.findLast(({ from_me }) => !from_me)?.seq ?? 0;
  return {
    hasJumped: jumpedOver > readSeq && jumpedOver >= newestOfPartner,
    reportJump: () => setJumpedOver(newestOfPartner),
  };
};
