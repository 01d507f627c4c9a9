import { percentile } from '../activation/time-to-live.ts';
import { alternate, median } from '../alternate.ts';
import { getRequest } from './connection.ts';
import { loadAtRate, loadFully, type LoadResult } from './load.ts';
import { processorTimeOf } from './processor.ts';

/** A server that is measured with one request. */
export interface Measured {
  /** What it is. */
  server: string;
  url: string;
  /** The process whose time counts. */
  pid: number;
}

export interface ServerComparison {
  name: string;
  ours: Measured;
  peer: Measured;
  headers: Record<string, string>;
  /** The status of every response. */
  status?: number;
  /** Of the rate of the peer, at least. */
  target: number;
  runs: number;
  /** Of one measurement. */
  seconds: number;
  /** Requests under way. */
  connections: number;
}

const P99_TARGET_MS = 5;

const p = (values: readonly number[], share: number): number =>
  percentile(
    values.toSorted((a, b) => a - b),
    share,
  );

const requireOnly = (name: string, { statuses }: LoadResult, status: number): void => {
  const others = [...statuses].filter(([got]) => got !== status);
  if (others.length > 0) throw new Error(`${name}: other statuses than ${status}: ${JSON.stringify(others)}`);
};

/**
 * Compares the rate of a server with that of its peer in alternating order, each with as many requests as it can take. The
 * processor time of a request says the same and does not depend on what else the machine does. Then measures the times of
 * responses at half of that rate.
 */
export const compareServers = async (options: ServerComparison): Promise<[string, string][]> => {
  const { name, ours, peer, headers, status = 200, target, runs, seconds, connections } = options;
  const spent = { ours: [] as number[], peer: [] as number[] };
  const measure =
    (who: 'ours' | 'peer', { url, pid }: Measured) =>
    async (): Promise<number> => {
      const request = getRequest(url, headers);
      const before = processorTimeOf(pid);
      const result = await loadFully({ url, next: () => request, connections, seconds });
      const after = processorTimeOf(pid);
      requireOnly(name, result, status);
      if (before !== undefined && after !== undefined) spent[who].push((after - before) / result.times.length);
      return result.perSecond;
    };
  const rate = await alternate(runs, measure('ours', ours), measure('peer', peer));
  const atHalf = async ({ url }: Measured, full: number): Promise<number[]> => {
    const request = getRequest(url, headers);
    const result = await loadAtRate({ url, next: () => request, connections, seconds, rate: Math.max(1, full / 2) });
    requireOnly(name, result, status);
    return result.times;
  };
  const half = await atHalf(ours, median(rate.ours));
  const peerHalf = await atHalf(peer, median(rate.peer));
  const [each, peerEach] = [spent.ours.slice(1), spent.peer.slice(1)];
  return [
    [`${name}: requests per second (median of ${runs})`, median(rate.ours).toFixed(0)],
    [`${name}: of ${peer.server}`, median(rate.peer).toFixed(0)],
    [`${name}: to ${peer.server}, ratio (target ≥ ${target})`, rate.ratio.toFixed(2)],
    ...(each.length > 0
      ? ([
          [
            `${name}: processor time of a request, µs (ours / peer)`,
            `${(median(each) * 1000).toFixed(0)} / ${(median(peerEach) * 1000).toFixed(0)}`,
          ],
          [`${name}: by processor time, ratio (target ≥ ${target})`, (median(peerEach) / median(each)).toFixed(2)],
        ] satisfies [string, string][])
      : []),
    [
      `${name}: at half of its rate, ms (p50 / p99, target of p99 ≤ ${P99_TARGET_MS})`,
      `${p(half, 0.5).toFixed(1)} / ${p(half, 0.99).toFixed(1)}`,
    ],
    [
      `${name}: ${peer.server} at half of its rate, ms (p50 / p99)`,
      `${p(peerHalf, 0.5).toFixed(1)} / ${p(peerHalf, 0.99).toFixed(1)}`,
    ],
  ];
};
