import { serverNow } from '@pairwise/api-client';
import { useEffect, useState } from 'react';

const secondsUntil = (end: number | undefined): number =>
  end === undefined ? 0 : Math.max(0, Math.ceil((end - serverNow()) / 1_000));

/**
 * Counts the seconds until a time, by the server's clock. The component renders again with each second.
 * @param end in milliseconds since 1970; undefined counts nothing
 */
export const useSecondsLeft = (end: number | undefined): number => {
  const [counted, setCounted] = useState({ end, seconds: secondsUntil(end) });
  useEffect(() => {
    if (end === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const count = (): void => {
      const seconds = secondsUntil(end);
      setCounted({ end, seconds });
      // The end of the current second: the countdown neither skips nor repeats one, however late a timer is.
      if (seconds > 0) timer = setTimeout(count, (end - serverNow()) % 1_000 || 1_000);
    };
    count();
    return () => clearTimeout(timer);
  }, [end]);
  // A time that has just become known is not counted yet.
  return counted.end === end ? counted.seconds : secondsUntil(end);
};
