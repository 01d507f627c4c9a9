import type { ConsoleState, NameState } from '@pairwise/contracts/console';

import { type Client, Refused } from './client.ts';

/** What a command has read before it changes something. */
export interface LiveView {
  /** The revision to send with the change. */
  revision: number;
  /** What is published and live under the name; undefined when nothing is, or the token may not read. */
  state: NameState | undefined;
  /** Whether the token may read. */
  isReadable: boolean;
  /** The gateway's clock, in milliseconds. */
  now: number;
}

/**
 * Reads what is live of a name. A token that may not read gets the revision alone, so that it can still change what it
 * names.
 */
export const readLive = async (client: Client, name: string): Promise<LiveView> => {
  try {
    const { revision, names, now } = await client.get<ConsoleState>('/api/state');
    return { revision, state: names.find((one) => one.name === name), isReadable: true, now: Date.parse(now) };
  } catch (error) {
    if (!(error instanceof Refused) || error.code !== 'not_allowed') throw error;
    const { revision } = await client.get<{ revision: number }>('/health');
    return { revision, state: undefined, isReadable: false, now: Date.now() };
  }
};
