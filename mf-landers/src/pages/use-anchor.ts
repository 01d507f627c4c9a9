import { useLocation } from '@pairwise/router';
import { useEffect, useEffectEvent } from 'react';

/**
 * Scrolls to the element that the address names, once the text is there. The browser looks for it when the document
 * arrives, which is too early.
 * @param isReady the text is rendered
 * @param onFound called with the element before the scroll
 */
export const useAnchor = (isReady: boolean, onFound?: (element: Element) => void): void => {
  const { hash } = useLocation();
  const scrollTo = useEffectEvent((id: string) => {
    const element = document.getElementById(id);
    if (!element) return;
    onFound?.(element);
    element.scrollIntoView();
  });
  useEffect(() => {
    if (isReady && hash !== '') scrollTo(hash.slice(1));
  }, [isReady, hash]);
};
