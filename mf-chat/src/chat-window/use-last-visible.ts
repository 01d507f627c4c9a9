import { type RefObject, useEffect, useState } from 'react';

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
        for (const { target, isIntersecting } of changes) {
          const seq = Number(target.getAttribute('data-seq'));
          if (isIntersecting) visible.add(seq);
          else visible.delete(seq);
        }
        setLastVisible(Math.max(0, ...visible));
      },
      { root, threshold: 0.5 },
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
