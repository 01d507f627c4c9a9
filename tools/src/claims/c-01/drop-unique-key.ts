import type { Database } from '@pairwise/api/db';
import { sql } from 'kysely';

/** What recognises a repeated message in the function that stores it, and what the control has in its place. */
const defects = [
  ['where sender_id = p_sender and client_id = p_client;', 'where false;'],
  ["'msg:' || p_client", "'msg:' || sent.id"],
] as const;

/** Makes the database of the control store a message again whenever it is sent again. */
export const dropUniqueKey = async (db: Database): Promise<void> => {
  await sql`alter table messages drop constraint messages_sender_id_client_id_key`.execute(db);
  const found = await sql<{ source: string }>`
    select pg_get_functiondef(oid) as source from pg_proc where proname = 'message_send'`.execute(db);
  let source = found.rows[0]?.source ?? '';
  for (const [from, to] of defects) {
    if (!source.includes(from)) throw new Error(`The control does not find its place in message_send: ${from}`);
    source = source.replace(from, () => to);
  }
  await sql.raw(source).execute(db);
};
