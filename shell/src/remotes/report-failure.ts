import type { BusEvents } from '@pairwise/contracts/events';
import { bus } from '@pairwise/bus';

import type { Source } from './sources.ts';

/** Reports that a version of a remote failed: on the bus, and with the whole error on the console. */
export const reportFailure = (
  { name, version }: Pick<Source, 'name' | 'version'>,
  error: unknown,
  phase: BusEvents['mfe:failed']['phase'],
): void => {
  const message = error instanceof Error ? error.message : String(error);
  // oxlint-disable-next-line no-console -- developers need the whole error
  console.error(`${name} ${version} failed (${phase})`, error);
  bus.emit('mfe:failed', { remote: name, version, phase, message });
};
