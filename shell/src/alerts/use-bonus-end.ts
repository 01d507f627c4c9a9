import { bus, useStream } from '@pairwise/bus';
import { useEffect, useState } from 'react';

/** How long the room of the time bonus waits for the widget and its code, in milliseconds. */
const patience = 10_000;

/** Returns whether the banner of the time bonus is gone: dismissed, at its end, or not loaded in time. */
export const useBonusEnd = (): boolean => {
  const { isVisible } = useStream(bus.bonus$);
  const [wasVisible, setWasVisible] = useState(isVisible);
  if (isVisible && !wasVisible) setWasVisible(true);
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), patience);
    return () => clearTimeout(timer);
  }, []);
  return !isVisible && (wasVisible || isLate);
};
