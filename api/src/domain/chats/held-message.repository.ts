import type { HeldMessage } from '@pairwise/contracts';
import { sql } from 'kysely';

import type { Database } from '../../db/database.ts';

interface HeldRow {
  client_id: string;
  body: string;
  created_at: Date;
}

const heldView = ({ client_id, body, created_at }: HeldRow): HeldMessage => ({
  client_id,
  body,
  created_at: created_at.toISOString(),
});

/** Finds the message to a member that waits until the sender's address is confirmed. */
export const findHeldTo = async (db: Database, userId: number, toId: number): Promise<HeldMessage | undefined> => {
  const row = await db
    .selectFrom('held_chat_messages')
    .where('user_id', '=', userId)
    .where('to_id', '=', toId)
    .select(['client_id', 'body', 'created_at'])
    .executeTakeFirst();
  return row && heldView(row);
};

/** Finds the message of a member that waits for the confirmation, with the id of its receiver. */
export const findHeldOf = async (
  db: Database,
  userId: number,
): Promise<(HeldMessage & { toPublicId: number }) | undefined> => {
  const row = await db
    .selectFrom('held_chat_messages as held')
    .innerJoin('users as receiver', 'receiver.id', 'held.to_id')
    .where('held.user_id', '=', userId)
    .select(['held.client_id', 'held.body', 'held.created_at', 'receiver.public_id'])
    .executeTakeFirst();
  return row && { ...heldView(row), toPublicId: row.public_id };
};

interface NewHeldMessage {
  userId: number;
  toId: number;
  clientId: string;
  kind: 'text' | 'icebreaker';
  body: string;
}

/**
 * Holds a message until the sender's address is confirmed. A member has one: the first is kept. The sender's row is
 * locked, so that a confirmation at the same time either sends this message or comes before it.
 * @returns the held message, which may be an earlier one, with the id of its receiver; undefined for a sender whose
 *   address has been confirmed, whose message would wait for ever
 */
export const holdMessage = async (
  db: Database,
  { userId, toId, clientId, kind, body }: NewHeldMessage,
): Promise<(HeldMessage & { toId: number; kind: string }) | undefined> => {
  // The update changes nothing. It makes the statement return the row that was there before.
  const { rows } = await sql<HeldRow & { to_id: number; kind: string }>`
    insert into held_chat_messages (user_id, to_id, client_id, kind, body)
    select id, ${toId}, ${clientId}::uuid, ${kind}, ${body} from users
    where id = ${userId} and status = 'not_confirmed' for share
    on conflict (user_id) do update set user_id = excluded.user_id
    returning to_id, client_id, kind, body, created_at`.execute(db);
  const [row] = rows;
  return row && { ...heldView(row), toId: row.to_id, kind: row.kind };
};
