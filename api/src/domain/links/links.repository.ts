import type { LinkPurpose } from '@pairwise/contracts/shapes/account';
import { sql } from 'kysely';

import type { Database } from '../../db/database.ts';
import { hashToken } from '../secret-token.ts';
import { LINK_REPEAT_MINUTES } from './links.policy.ts';

/** Ends links before their time. Their hashes stay, so that an ended link is still known to be ours. */
export const endLinks = async (db: Database, userId: number, purposes: readonly LinkPurpose[]): Promise<void> => {
  await db
    .updateTable('link_tokens')
    .set({ used_at: sql`now()` })
    .where('user_id', '=', userId)
    .where('purpose', 'in', [...purposes])
    .where('used_at', 'is', null)
    .execute();
};

/**
 * Refuses further repeats of the gestures that used links of an account (`wasLinkUsedBy`). A gesture that logged in may
 * be repeated for some minutes, which must not open another session once its session was ended.
 */
export const endRepeats = async (db: Database, userId: number): Promise<void> => {
  await sql`update link_tokens set data = data - 'used_by' where user_id = ${userId} and data ? 'used_by'`.execute(db);
};

/**
 * Locks the account of a link until the transaction ends. The lock comes before those of the links, as in every other
 * transaction that changes an account (`lockAccount`).
 */
export const lockOwner = async (transaction: Database, userId: number): Promise<void> => {
  await transaction.selectFrom('users').where('id', '=', userId).select('id').forNoKeyUpdate().execute();
};

interface NewLink {
  token: string;
  userId: number;
  purpose: LinkPurpose;
  data: Record<string, string>;
  expiresAt: Date;
}

export const insertLink = async (db: Database, link: NewLink): Promise<void> => {
  await db
    .insertInto('link_tokens')
    .values({
      token_hash: hashToken(link.token),
      user_id: link.userId,
      purpose: link.purpose,
      data: JSON.stringify(link.data),
      expires_at: link.expiresAt,
    })
    .execute();
};

export interface Link {
  userId: number;
  purpose: LinkPurpose;
  data: Record<string, unknown>;
  /** Neither used nor expired. */
  valid: boolean;
  /** The address of its account is confirmed, by this or another link. */
  isConfirmed: boolean;
}

/** Finds a link, valid or not; undefined for a secret that was never issued, or by another site. */
export const findLink = async (db: Database, siteId: number, token: string): Promise<Link | undefined> => {
  const row = await db
    .selectFrom('link_tokens')
    .innerJoin('users', 'users.id', 'link_tokens.user_id')
    .where('token_hash', '=', hashToken(token))
    .where('users.site_id', '=', siteId)
    .select(['user_id', 'purpose', 'data', 'users.confirmed_at'])
    .select(sql<boolean>`used_at is null and expires_at > now()`.as('valid'))
    .executeTakeFirst();
  if (!row) return undefined;
  const data = typeof row.data === 'object' && row.data !== null && !Array.isArray(row.data) ? row.data : {};
  return {
    userId: row.user_id,
    purpose: row.purpose,
    data,
    valid: row.valid,
    isConfirmed: row.confirmed_at !== null,
  };
};

/**
 * Marks a link as used, if it is valid. Of concurrent calls one succeeds.
 * @param usedBy the gesture that uses it (`derivedKey`), to recognise its repeat
 */
export const markLinkUsed = async (db: Database, token: string, usedBy: string | undefined): Promise<boolean> => {
  const mark = usedBy === undefined ? {} : { used_by: usedBy };
  const used = await db
    .updateTable('link_tokens')
    .set({ used_at: sql`now()`, data: sql`data || ${JSON.stringify(mark)}::jsonb` })
    .where('token_hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('user_id')
    .executeTakeFirst();
  return used !== undefined;
};

/** Whether a gesture has used a link within the last minutes. */
export const wasLinkUsedBy = async (db: Database, token: string, usedBy: string): Promise<boolean> => {
  const row = await db
    .selectFrom('link_tokens')
    .where('token_hash', '=', hashToken(token))
    .where('used_at', '>', sql<Date>`now() - make_interval(mins => ${LINK_REPEAT_MINUTES}::int)`)
    .where(sql`data ->> 'used_by'`, '=', usedBy)
    .select('user_id')
    .executeTakeFirst();
  return row !== undefined;
};
