import type { BusEvents } from '@pairwise/contracts/events';
import { bus } from '@pairwise/bus';

import type { Source } from './sources.ts';

/** Tells the bus that a version of a remote failed, and the console what a member sees only as a fallback. */
export const reportFailure = (
  { name, version }: Pick<Source, 'name' | 'version'>,
  error: unknown,
  phase: BusEvents['mfe:failed']['phase'],
): void => {
  const message = error instanceof Error ? error.message : String(error);
  // oxlint-disable-next-line no-console -- a developer must see the error whole
  console.error(`${name} ${version} failed (${phase})`, error);
  bus.emit('mfe:failed', { remote: name, version, phase, message });
};
