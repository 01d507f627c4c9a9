import type { BusEvents } from '@pairwise/contracts/events';
import { bus } from '@pairwise/bus';

import type { Source } from './sources.ts';

/**
 * Returns the address, line and column in the remote's files where an error was thrown, ` at …/screen.js:1:234`; empty when
 * its stack has none. Developer tools show the source of such an address, and so does the gate.
 */
const placeOf = (error: unknown, name: string): string => {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const [place] = new RegExp(String.raw`[^\s()@]*/remotes/${name}/[^\s()]+:\d+:\d+`).exec(stack) ?? [];
  return place === undefined ? '' : ` at ${place}`;
};

/** Reports that a version of a remote failed: on the bus, and with the whole error on the console. */
export const reportFailure = (
  { name, version }: Pick<Source, 'name' | 'version'>,
  error: unknown,
  phase: BusEvents['mfe:failed']['phase'],
): void => {
  const message = error instanceof Error ? error.message : String(error);
  // oxlint-disable-next-line no-console -- developers need the whole error
  console.error(`${name} ${version} failed (${phase})${placeOf(error, name)}`, error);
  bus.emit('mfe:failed', { remote: name, version, phase, message });
};
