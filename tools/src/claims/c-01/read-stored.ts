import type { Database } from '@pairwise/api/db';
import { z } from 'zod';

import type { Stored } from './judge.ts';

const payload = z.object({ conversation: z.number(), message_seq: z.number() });

/** Reads all messages, numbers, postings and events. The database belongs to one run. */
export const readStored = async (db: Database): Promise<Stored> => {
  const events = await db
    .selectFrom('user_events')
    .where('type', '=', 'message')
    .select(['user_id', 'payload'])
    .execute();
  return {
    messages: await db
      .selectFrom('messages')
      .select(['id', 'conversation_id', 'seq', 'sender_id', 'client_id', 'body', 'credits', 'created_at'])
      .execute(),
    conversations: await db
      .selectFrom('conversations')
      .select(['id', 'public_id', 'user_lo', 'user_hi', 'last_seq'])
      .execute(),
    postings: await db
      .selectFrom('credit_ledger')
      .select(['user_id', 'seq', 'delta', 'balance_after', 'ref'])
      .execute(),
    accounts: await db.selectFrom('credit_accounts').select(['user_id', 'balance']).execute(),
    events: events.map((event) => ({ user_id: event.user_id, ...payload.parse(event.payload) })),
  };
};
