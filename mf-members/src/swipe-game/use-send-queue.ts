import { bus } from '@pairwise/bus';
import { useRef } from 'react';

/**
 * Sends one thing after the other, in the order of the gestures: an undo never overtakes its pass. A job catches its own
 * failures; without a network it ends by handing its write to the queue of the api client, which keeps that order. What
 * is here is still sent after the screen has gone, but never in the name of somebody else who has logged in meanwhile.
 */
export const useSendQueue = () => {
  const last = useRef<Promise<void>>(Promise.resolve());
  return (job: () => Promise<void>): void => {
    const owner = bus.user$.value?.id;
    last.current = last.current.then(() => (bus.user$.value?.id === owner ? job() : undefined));
  };
};
