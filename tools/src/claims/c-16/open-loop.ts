import { Agent, get } from 'node:http';

import { isShed } from '@pairwise/gateway/shed-load';

export interface LoadReport {
  sent: number;
  /** The number of responses by status; `error` where there was none. */
  statuses: Record<string, number>;
  /** Requests that failed, at most twenty. */
  failures: string[];
  failed: number;
  /** Requests that were refused to shed load, whatever is deployed. They have not failed. */
  shed: number;
  pages: number;
  files: number;
  /** The time from the due moment of a request to the end of its response, in milliseconds. */
  p50: number;
  p99: number;
}

export interface Load {
  /** Stops sending, waits for open requests, and returns the report. */
  stop(): Promise<LoadReport>;
}

export interface LoadOptions {
  url: string;
  perSecond: number;
  /** Paths of pages, requested in turn. Every second request is for a file that one of these pages names. */
  pages: readonly string[];
  random: () => number;
  /** Files of older pages, which are sometimes requested instead. */
  olderFiles: () => readonly string[];
}

/** A response that takes longer counts as missing. */
const TIMEOUT_MS = 60_000;

const named = /\/remotes\/[\w@./-]+\.(?:js|css|json|woff2|svg|png|webmanifest)/g;

const percentile = (sorted: readonly number[], share: number): number =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);

/**
 * Sends requests at fixed times without waiting for responses, so that a slow server shows in the times instead of
 * slowing the sender down.
 */
export const startLoad = ({ url, perSecond, pages, random, olderFiles }: LoadOptions): Load => {
  const agent = new Agent({ keepAlive: true, maxSockets: 200 });
  const statuses: Record<string, number> = {};
  const failures: string[] = [];
  const times: number[] = [];
  const counts = { sent: 0, pages: 0, files: 0, failed: 0, shed: 0 };
  const underWay = new Set<Promise<void>>();
  let lastNamed: string[] = [];

  const request = (path: string): Promise<{ status: string; body: string; isShed?: boolean }> =>
    new Promise((resolve) => {
      const fail = (error: Error): void => resolve({ status: `error: ${error.message}`, body: '' });
      const outgoing = get(new URL(path, url), { agent, timeout: TIMEOUT_MS }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', fail);
        response.on('end', () =>
          resolve({
            status: String(response.statusCode),
            body: Buffer.concat(parts).toString(),
            isShed: isShed(response.statusCode, response.headers['retry-after']),
          }),
        );
      });
      outgoing.on('error', fail);
      outgoing.on('timeout', () => outgoing.destroy(new Error('timeout')));
    });

  const pick = <Value>(values: readonly Value[]): Value | undefined => values[Math.floor(random() * values.length)];

  const send = async (due: number, page: boolean): Promise<void> => {
    const older = !page && random() < 0.25 ? pick(olderFiles()) : undefined;
    const path = (page ? pages[counts.pages % pages.length] : (older ?? pick(lastNamed))) ?? '/';
    counts.sent += 1;
    counts[page ? 'pages' : 'files'] += 1;
    const { status, body, isShed: wasShed = false } = await request(path);
    times.push(performance.now() - due);
    statuses[status] = (statuses[status] ?? 0) + 1;
    if (wasShed) {
      counts.shed += 1;
    } else if (status !== '200') {
      counts.failed += 1;
      if (failures.length < 20) failures.push(`${status} ${path}`);
    } else if (page) {
      lastNamed = [...new Set(body.match(named) ?? [])];
    }
  };

  const began = performance.now();
  let due = 0;
  const timer = setInterval(() => {
    const now = performance.now() - began;
    for (; (due * 1000) / perSecond <= now; due += 1) {
      const sent = send(began + (due * 1000) / perSecond, due % 2 === 0 || lastNamed.length === 0);
      underWay.add(sent);
      void sent.then(() => underWay.delete(sent));
    }
  }, 5);

  return {
    stop: async () => {
      clearInterval(timer);
      await Promise.all(underWay);
      agent.destroy();
      times.sort((a, b) => a - b);
      return { ...counts, statuses, failures, p50: percentile(times, 0.5), p99: percentile(times, 0.99) };
    },
  };
};
