import type { ConsoleState, NameState } from '@pairwise/contracts/console';

import { type Client, Refused } from './client.ts';
import { MfeError } from './mfe-error.ts';

/** What a command has read before it changes something. */
export interface LiveView {
  /** The revision to send with the change. */
  revision: number;
  /** What is published and live under the name; undefined when nothing is, or it could not be read. */
  state: NameState | undefined;
  /** Why the state could not be read; undefined when it was. */
  unread: string | undefined;
  /** The gateway's clock, in milliseconds. */
  now: number;
}

/** How long the state may take, in milliseconds, before a command that can act without it does so. */
const STATE_MS = 10_000;

const isNotAllowed = (error: unknown): boolean => error instanceof Refused && error.code === 'not_allowed';

/** Without a valid token, no change would be made either. */
const mayActWithout = (error: unknown): error is MfeError =>
  error instanceof MfeError && !(error instanceof Refused && error.code === 'sign_in_required');

/**
 * Reads what is live of a name. A token that may not read gets the revision alone, so that it can still change what it
 * names.
 * @param mayMiss the command can act without the state, so it also gets the revision alone when the state cannot be read: the
 * gateway may be in trouble, and a rollback is needed then
 */
export const readLive = async (client: Client, name: string, { mayMiss = false } = {}): Promise<LiveView> => {
  try {
    const { revision, names, now } = await client.get<ConsoleState>('/api/state', mayMiss ? STATE_MS : undefined);
    const state = names.find((one) => one.name === name);
    return { revision, state, unread: undefined, now: Date.parse(now) };
  } catch (error) {
    if (!isNotAllowed(error) && !(mayMiss && mayActWithout(error))) throw error;
    const { revision } = await client.get<{ revision: number }>('/health', STATE_MS).catch(() => {
      throw error;
    });
    const unread = isNotAllowed(error) ? 'this token may not read it' : (error as MfeError).message;
    return { revision, state: undefined, unread, now: Date.now() };
  }
};
