import { aboutLength } from '@pairwise/contracts/shapes/account';
import { sql } from 'kysely';

import type { Database } from '../../db/database.ts';
import { sqlState } from '../../db/sql-state.ts';
import type { MessageKind } from '../../db/types.generated.ts';

/** Activates an account whose address is not confirmed yet. @returns whether this call did it */
export const confirmAccount = async (db: Database, userId: number): Promise<boolean> => {
  const confirmed = await db
    .updateTable('users')
    .set({ status: 'active', confirmed_at: sql`now()` })
    .where('id', '=', userId)
    .where('status', '=', 'not_confirmed')
    .returning('id')
    .executeTakeFirst();
  return confirmed !== undefined;
};

/** Posts the credits that a new member gets, once. */
export const postSignupCredits = async (db: Database, userId: number, credits: number): Promise<void> => {
  await sql`select credits_post(${userId}, ${credits}, 'signup', ${`signup:${userId}`}, 'signup')`.execute(db);
};

interface HeldMessage {
  /** Null for a line that goes into the member's own text. */
  to_id: number | null;
  body: string;
}

export const takeHeldMessage = (db: Database, userId: number): Promise<HeldMessage | undefined> =>
  db.deleteFrom('held_messages').where('user_id', '=', userId).returning(['to_id', 'body']).executeTakeFirst();

/** Puts a line before the member's own text, unless the text contains it already. */
export const prependToAbout = async (db: Database, userId: number, line: string): Promise<void> => {
  await db
    .updateTable('profiles')
    .set({ about: sql<string>`left(concat_ws(E'\n\n', ${line}::text, about), ${aboutLength}::int)` })
    .where('user_id', '=', userId)
    .where(sql<boolean>`position(${line}::text in coalesce(about, '')) = 0`)
    .execute();
};

interface FirstMessage {
  to_id: number;
  kind: MessageKind;
  body: string;
  client_id: string;
}

export const takeHeldChatMessage = (db: Database, userId: number): Promise<FirstMessage | undefined> =>
  db
    .deleteFrom('held_chat_messages')
    .where('user_id', '=', userId)
    .returning(['to_id', 'kind', 'body', 'client_id'])
    .executeTakeFirst();

/** Sends a first message without charging credits. */
export const sendFirstMessage = async (
  transaction: Database,
  from: number,
  { to_id: to, kind, body, client_id }: FirstMessage,
): Promise<void> => {
  await sql`select message_send(${from}, (conversation_open(${from}, ${to})).id, ${client_id}, ${kind}::message_kind,
    ${body}, null, null, 0)`.execute(transaction);
};

/** The database's refusals of a first message: blocked, no free conversation left, or the member is gone. */
const refusals = new Set(['DB011', 'DB020', 'DB404']);

export const isMessageRefused = (error: unknown): boolean => refusals.has(sqlState(error) ?? '');
