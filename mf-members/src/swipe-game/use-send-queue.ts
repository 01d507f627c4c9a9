import { useRef } from 'react';

/**
 * Sends one thing after the other, in the order of the gestures: an undo never overtakes its pass. A job catches its own
 * failures; what is in the queue is still sent after the screen has gone.
 */
export const useSendQueue = () => {
  const last = useRef<Promise<void>>(Promise.resolve());
  return (job: () => Promise<void>): void => {
    last.current = last.current.then(job);
  };
};
