import { sql } from 'kysely';

import type { Database } from '../../db/database.ts';

export interface KnownMember {
  id: number;
  name: string;
}

/**
 * Finds a member whom the viewer can know: one who is visible to everyone, or with whom the viewer has a chat, a like or
 * a block, in either direction. Other members are unknown to them, such as invisible members (M-15) and closed accounts.
 * A viewer of 0 is a visitor.
 */
export const findKnownMember = async (
  db: Database,
  siteId: number,
  publicId: number,
  viewerId: number,
): Promise<KnownMember | undefined> => {
  const { rows } = await sql<KnownMember>`
    select u.id, u.name from users u join profiles p on p.user_id = u.id
    where u.public_id = ${publicId} and u.site_id = ${siteId} and u.status in ('active', 'not_confirmed') and (
      u.id = ${viewerId}
      or (u.status = 'active' and p.status = 'active' and not u.invisible)
      or exists (select 1 from conversations c
                 where c.user_lo = least(u.id, ${viewerId}) and c.user_hi = greatest(u.id, ${viewerId}))
      or exists (select 1 from likes l where (l.from_id, l.to_id) in ((u.id, ${viewerId}), (${viewerId}, u.id)))
      or exists (select 1 from blocks b
                 where (b.blocker_id, b.blocked_id) in ((u.id, ${viewerId}), (${viewerId}, u.id))))`.execute(db);
  return rows[0];
};

export interface BlockRow {
  public_id: number;
  name: string;
  created_at: Date;
}

export const listBlockRows = (db: Database, blockerId: number): Promise<BlockRow[]> =>
  db
    .selectFrom('blocks')
    .innerJoin('users', 'users.id', 'blocks.blocked_id')
    .where('blocks.blocker_id', '=', blockerId)
    .select(['users.public_id', 'users.name', 'blocks.created_at'])
    .orderBy('blocks.created_at', 'desc')
    .orderBy('blocks.blocked_id')
    .execute();

/** Inserts a block. Triggers of the table delete the likes and the match of the two and refuse later ones. */
export const insertBlock = async (db: Database, blockerId: number, blockedId: number): Promise<void> => {
  await db
    .insertInto('blocks')
    .values({ blocker_id: blockerId, blocked_id: blockedId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

export const deleteBlock = async (db: Database, blockerId: number, publicId: number): Promise<void> => {
  await db
    .deleteFrom('blocks')
    .where('blocker_id', '=', blockerId)
    .where('blocked_id', 'in', (eb) => eb.selectFrom('users').where('public_id', '=', publicId).select('id'))
    .execute();
};

/**
 * Removes the chats with another member from a member's list, with their drafts, for this member only (CHAT-04). As in a
 * deleted chat, earlier messages do not return. The lock of the pair keeps new messages out in the meantime.
 * @returns the public ids of the chats
 */
export const removeChatsWith = async (db: Database, memberId: number, otherId: number): Promise<number[]> => {
  await sql`select pair_lock(${memberId}, ${otherId})`.execute(db);
  const { rows } = await sql<{
    chat: number;
  }>`update conversation_members m set cleared_seq = c.last_seq, draft = null, draft_rev = m.draft_rev + 1
    from conversations c
    where c.id = m.conversation_id and m.user_id = ${memberId}
      and c.user_lo = least(${memberId}::bigint, ${otherId}::bigint)
      and c.user_hi = greatest(${memberId}::bigint, ${otherId}::bigint)
    returning c.public_id as chat`.execute(db);
  return rows.map(({ chat }) => chat);
};
