import type { NameState } from '@pairwise/contracts/console';

import { type Client, Refused } from './client.ts';
import { formatRolledBack } from './format.ts';
import { fetchNameState } from './start-canary.ts';

/** Returns the state of a name; undefined also when the token does not allow reading. */
const readableState = async (client: Client, name: string): Promise<NameState | undefined> => {
  try {
    return await fetchNameState(client, name);
  } catch (error) {
    if (error instanceof Refused && error.code === 'not_allowed') return undefined;
    throw error;
  }
};

/** Prints when, by whom and why a version was rolled back, if it ever was. By default it is the canary. */
export const warnRolledBack = async (
  client: Client,
  { name, version }: { name: string; version?: string | undefined },
  print: (line: string) => void,
): Promise<void> => {
  const state = await readableState(client, name);
  const offered = version ?? state?.rollout?.version;
  const rolledBack = state?.versions.find((one) => one.version === offered)?.rolledBack;
  if (rolledBack) print(`${name} ${offered} was ${formatRolledBack(rolledBack)}.`);
};
