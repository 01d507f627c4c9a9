import { useEffect, useState } from 'react';

/** Returns a value once it has not changed for so many milliseconds. */
export const useSettledValue = <Value>(value: Value, delayMs: number): Value => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return settled;
};
