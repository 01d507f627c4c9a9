import type { LiveEvent } from '@pairwise/contracts';
import { sql } from 'kysely';

import type { Database } from '../../db/database.ts';

/** What an event says besides its number. */
export type EventBody = LiveEvent extends infer One ? (One extends LiveEvent ? Omit<One, 'seq'> : never) : never;

/**
 * Adds an event to a member's numbered list. Call it in the transaction of the change: both happen or neither. The
 * number is taken under a lock of the member's row. With events of two members, the lower id comes first.
 */
export const emitEvent = async (transaction: Database, userId: number, { type, ...data }: EventBody): Promise<void> => {
  await sql`select emit_event(${userId}, ${type}, ${JSON.stringify(data)}::jsonb)`.execute(transaction);
};
