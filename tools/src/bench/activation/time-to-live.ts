import { once } from 'node:events';
import { get } from 'node:http';

import type { RevisionResponse } from '@pairwise/contracts/registry';

/** The times of a change in milliseconds, both from its request. */
export interface Timing {
  /** Until the request has succeeded. */
  accepted: number;
  /** Until a page that is loaded afterwards names the version, from each gateway. */
  live: number;
  /** Until each gateway reports to open pages that the version of before was withdrawn; undefined when it was not. */
  reported?: number;
}

/** After this time the change counts as failed. */
const GIVEN_UP_MS = 30_000;

const textOf = async (url: string): Promise<string> => {
  // Uses a new connection for each page, as a new visitor does.
  const [response] = (await once(get(url, { agent: false }), 'response')) as [AsyncIterable<Buffer>];
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part);
  return Buffer.concat(parts).toString();
};

const pageData = /<script[^>]*\bid="mfe-page"[^>]*>([^<]*)<\/script>/;

/** Returns whether a page that is loaded now runs this version. The page also names the last good version. */
const pageNames = async (page: string, name: string, version: string): Promise<boolean> => {
  const [, data = '{}'] = pageData.exec(await textOf(page)) ?? [];
  const { remotes = [] } = JSON.parse(data) as { remotes?: { name: string; version: string }[] };
  return remotes.some((remote) => remote.name === name && remote.version === version);
};

interface Target {
  /** The same page of each gateway. */
  pages: readonly string[];
  name: string;
  version: string;
  /** The version that open pages have to leave with their next navigation. */
  withdrawn?: string;
}

/** Returns whether a gateway reports to open pages that a version was rolled back or revoked. */
const isWithdrawn = async (page: string, name: string, version: string): Promise<boolean> => {
  const { revoked, rolledBack } = JSON.parse(await textOf(new URL('/__mfe/revision', page).href)) as RevisionResponse;
  return [...revoked, ...rolledBack].includes(`${name}@${version}`);
};

/**
 * Requests a change and loads pages until every gateway has sent one with the version, and has reported the withdrawn one.
 * @throws {Error} when one has sent none within 30 s
 */
export const timeToLive = async (
  change: () => Promise<void>,
  { pages, name, version, withdrawn }: Target,
): Promise<Timing> => {
  for (const page of pages) {
    if (await pageNames(page, name, version)) throw new Error(`${name} ${version} was live before the change.`);
  }
  const began = performance.now();
  await change();
  const accepted = performance.now() - began;
  /** Returns how long it takes until all gateways respond as expected. */
  const untilAll = async (isSo: (page: string) => Promise<boolean>, problem: string): Promise<number> => {
    const waitFor = async (page: string): Promise<void> => {
      while (!(await isSo(page))) {
        if (performance.now() - began > GIVEN_UP_MS) throw new Error(`${problem} at ${page}.`);
      }
    };
    await Promise.all(pages.map(waitFor));
    return performance.now() - began;
  };
  const live = untilAll((page) => pageNames(page, name, version), `${name} ${version} did not go live`);
  const reported =
    withdrawn === undefined
      ? undefined
      : untilAll((page) => isWithdrawn(page, name, withdrawn), `${name} ${withdrawn} was not withdrawn`);
  const [liveMs, reportedMs] = await Promise.all([live, reported]);
  return { accepted, live: liveMs, ...(reportedMs !== undefined && { reported: reportedMs }) };
};

/** Returns the value that a share of the sorted values does not exceed. */
export const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0;

/** Formats median, 95th percentile and maximum in whole milliseconds: `12 / 15 / 21`. */
export const summary = (values: readonly number[]): string => {
  const sorted = values.toSorted((a, b) => a - b);
  return [0.5, 0.95, 1].map((share) => Math.ceil(percentile(sorted, share))).join(' / ');
};
