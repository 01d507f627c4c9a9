import { useLocation } from '@pairwise/router';
import { useEffect, useState } from 'react';

import { useArrived } from './arrivals.ts';

/** Delay before the bar appears and before it disappears, in milliseconds, so that it does not flicker (LOOK-02, G-2). */
const throttle = 200;

/** Returns whether a page is loading, from 200 ms after its start. */
export const useLoading = (): boolean => {
  const isLoading = useLocation().pathname !== useArrived();
  const [isVisible, setVisible] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setVisible(isLoading), throttle);
    return () => clearTimeout(timer);
  }, [isLoading]);
  return isVisible;
};
