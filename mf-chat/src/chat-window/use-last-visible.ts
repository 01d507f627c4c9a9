import { type RefObject, useEffect, useState } from 'react';

/** The shares of a message at which its visibility is checked again. */
const SHARES = [0, 0.25, 0.5, 0.75, 1];

/** Whether half of the message is visible, or the message fills half of the screen. */
const isRead = ({ isIntersecting, intersectionRatio, intersectionRect, rootBounds }: IntersectionObserverEntry) =>
  isIntersecting && (intersectionRatio >= 0.5 || intersectionRect.height >= (rootBounds?.height ?? Infinity) / 2);

/**
 * Returns the highest number of the messages that are on the screen now, of those after `readSeq`; 0 when there is none.
 * Messages carry their number in `data-seq`.
 * @param content changes with every change of the messages
 * @param lastSeq the number of the last message, for browsers that do not report what is on the screen
 */
export const useLastVisible = (
  scroller: RefObject<HTMLElement | null>,
  { content, readSeq, lastSeq }: { content: unknown; readSeq: number; lastSeq: number },
): number => {
  const [lastVisible, setLastVisible] = useState(0);
  useEffect(() => {
    const root = scroller.current;
    if (!root || !('IntersectionObserver' in window)) return undefined;
    const visible = new Set<number>();
    const observer = new IntersectionObserver(
      (changes) => {
        for (const change of changes) {
          const seq = Number(change.target.getAttribute('data-seq'));
          if (isRead(change)) visible.add(seq);
          else visible.delete(seq);
        }
        setLastVisible(Math.max(0, ...visible));
      },
      { root, threshold: SHARES },
    );
    for (const element of root.querySelectorAll('[data-seq]')) {
      if (Number(element.getAttribute('data-seq')) > readSeq) observer.observe(element);
    }
    return () => observer.disconnect();
    // Observes the new messages after every change.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [scroller, content, readSeq]);
  return 'IntersectionObserver' in window ? lastVisible : lastSeq;
};
