import { once } from 'node:events';
import { get } from 'node:http';

/** One change, timed. Both begin when the change is asked for; milliseconds. */
export interface Timing {
  /** Until whoever asked has the answer. */
  answered: number;
  /** Until a page that was loaded afterwards names the version. */
  live: number;
}

/** After this long the change counts as never having come. */
const GIVEN_UP_MS = 30_000;

const textOf = async (url: string): Promise<string> => {
  // A connection of its own for each page, as a new visitor has.
  const [answer] = (await once(get(url, { agent: false }), 'response')) as [AsyncIterable<Buffer>];
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part);
  return Buffer.concat(parts).toString();
};

const pageData = /<script[^>]*\bid="mfe-page"[^>]*>([^<]*)<\/script>/;

/** Whether a page loaded now runs `name` in that version. The last good one stands in the page, too, as a reserve. */
const pageNames = async (page: string, name: string, version: string): Promise<boolean> => {
  const [, data = '{}'] = pageData.exec(await textOf(page)) ?? [];
  const { remotes = [] } = JSON.parse(data) as { remotes?: { name: string; version: string }[] };
  return remotes.some((remote) => remote.name === name && remote.version === version);
};

/**
 * Asks for a change and loads page after page until one has the version.
 * @throws {Error} when none has it within 30 s
 */
export const timeToLive = async (
  change: () => Promise<void>,
  { page, name, version }: { page: string; name: string; version: string },
): Promise<Timing> => {
  if (await pageNames(page, name, version)) throw new Error(`${name} ${version} was live before the change`);
  const began = performance.now();
  await change();
  const answered = performance.now() - began;
  while (!(await pageNames(page, name, version))) {
    if (performance.now() - began > GIVEN_UP_MS) throw new Error(`${name} ${version} did not come live`);
  }
  return { answered, live: performance.now() - began };
};

/** The value that a share of the sorted values does not exceed. */
export const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0;

/** `12 / 15 / 21`: median, 95th percentile and the longest, in whole milliseconds. */
export const summary = (values: readonly number[]): string => {
  const sorted = values.toSorted((a, b) => a - b);
  return [0.5, 0.95, 1].map((share) => Math.ceil(percentile(sorted, share))).join(' / ');
};
