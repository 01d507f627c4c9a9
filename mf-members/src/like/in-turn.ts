import { bus } from '@pairwise/bus';

/** The queue of all swipes. It keeps their order, so that the undo of a pass is never sent before the pass. */
export const SWIPES = 'swipes';

/** The last job of each queue that has jobs. */
const ends = new Map<string, Promise<unknown>>();

/**
 * Runs the jobs of one queue one after the other, in the order of the calls, and returns the result of `job`. A failed
 * job does not stop the next ones. A job still runs after its screen has gone, but not when another member has logged
 * in meanwhile: then the result is undefined.
 */
export const inTurn = <Result>(queue: string, job: () => Promise<Result>): Promise<Result | undefined> => {
  const owner = bus.user$.value?.id;
  const turn = (ends.get(queue) ?? Promise.resolve()).then(() => (bus.user$.value?.id === owner ? job() : undefined));
  const end: Promise<unknown> = turn
    .catch(() => undefined)
    .finally(() => {
      if (ends.get(queue) === end) ends.delete(queue);
    });
  ends.set(queue, end);
  return turn;
};
