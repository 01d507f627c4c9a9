import { countedVisitors } from './counted-visitors.ts';
import { DAY } from './health-files.ts';

/**
 * Pages of one network that count in a step of a rollout on one day (UTC), by one gateway since its start. A client without
 * cookies is a new visitor with each page, and can drop the reports of some of them.
 */
export const PAGES_OF_NETWORK = 5;

/** Networks of a day that are kept in memory. One that is no longer kept counts again. */
const MAX_NETWORKS = 200_000;

export interface CountedPage {
  /** The step of the rollout, with both of its arms: which of them a page has must not decide whether it counts. */
  game: string;
  visitor: string;
  network: string;
  /** When the page was made, milliseconds since 1970. */
  at: number;
}

/**
 * Returns a function that reports whether a page counts where no single visitor must decide: it is the first one of its
 * visitor in the rollout, and one of the first of its network on this day.
 */
export const independentPages = (): ((page: CountedPage) => boolean) => {
  const isFirst = countedVisitors();
  const counts = new Map<string, number>();
  return ({ game, visitor, network, at }) => {
    const key = `${Math.floor(at / DAY)} ${game} ${network}`;
    const count = counts.get(key) ?? 0;
    if (count >= PAGES_OF_NETWORK || !isFirst('', visitor)) return false;
    counts.set(key, count + 1);
    const [oldest] = counts.keys();
    if (counts.size > MAX_NETWORKS && oldest !== undefined) counts.delete(oldest);
    return true;
  };
};
