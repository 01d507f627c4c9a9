import { useLocation } from '@pairwise/router';
import { useEffect, useState } from 'react';

import { useArrived } from './arrivals.ts';

/** LOOK-02: what is there sooner shows no bar; once shown it stays as long, so that it doesn't flicker (decisions G-2). */
const throttle = 200;

/** True while a page is on its way, from 200 ms after the start. */
export const useLoading = (): boolean => {
  const isLoading = useLocation().pathname !== useArrived();
  const [isVisible, setVisible] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setVisible(isLoading), throttle);
    return () => clearTimeout(timer);
  }, [isLoading]);
  return isVisible;
};
