import type { LinkPurpose } from '@pairwise/contracts/shapes/account';
import { sql } from 'kysely';

import type { Database } from '../../db/database.ts';
import { derivedKey } from '../derived-key.ts';
import { DomainError } from '../domain-error.ts';
import { linkOfMail } from '../mails/mail-templates.ts';
import { hashToken, newToken } from '../session/session-token.ts';

const hour = 3600;
const day = 24 * hour;

/** How long a link works (decisions 4.5). Those that end mails have to work as long as the mail lies in a mailbox. */
const lifetimeSeconds: Record<LinkPurpose, number> = {
  activate: 7 * day,
  reset_password: hour,
  mail_change: day,
  reactivate: 14 * day,
  unsubscribe: 365 * day,
  login: day,
};

/** Where a newer link makes an older one worthless. */
const replacesOlder: readonly LinkPurpose[] = ['reset_password', 'mail_change'];

/** Ends links before their time. Their hashes stay: whoever opens one is told that it has ended, not that it never was. */
const endLinks = async (db: Database, userId: number, purposes: readonly LinkPurpose[]): Promise<void> => {
  await db
    .updateTable('link_tokens')
    .set({ used_at: sql`now()` })
    .where('user_id', '=', userId)
    .where('purpose', 'in', [...purposes])
    .where('used_at', 'is', null)
    .execute();
};

/** Makes a link and answers its secret, of which the database keeps only the hash. */
export const createLink = async (
  db: Database,
  userId: number,
  purpose: LinkPurpose,
  data: Record<string, string> = {},
): Promise<string> => {
  if (replacesOlder.includes(purpose)) await endLinks(db, userId, [purpose]);
  const token = newToken();
  await db
    .insertInto('link_tokens')
    .values({
      token_hash: hashToken(token),
      user_id: userId,
      purpose,
      data: JSON.stringify(data),
      expires_at: new Date(Date.now() + lifetimeSeconds[purpose] * 1000),
    })
    .execute();
  return token;
};

export interface Link {
  userId: number;
  purpose: LinkPurpose;
  data: Record<string, unknown>;
  /** Neither used nor too old. */
  valid: boolean;
  /** The address of its account has been confirmed, by whichever link. */
  isConfirmed: boolean;
}

/** What a link is for, whether it still works or not; undefined for a secret that was never ours, or another site's. */
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

/** A gesture whose answer was lost is tried again for this long; afterwards a used link is used. */
const repeatWindow = '10 minutes';

interface UsedLink {
  userId: number;
  data: Record<string, unknown>;
  /** The same gesture has used it before, and did not hear the answer. */
  repeated: boolean;
}

const isRepeat = async (db: Database, token: string, gesture: string): Promise<boolean> => {
  const row = await db
    .selectFrom('link_tokens')
    .where('token_hash', '=', hashToken(token))
    .where('used_at', '>', sql<Date>`now() - ${repeatWindow}::interval`)
    .where(sql`data ->> 'used_by'`, '=', derivedKey(gesture, token))
    .select('user_id')
    .executeTakeFirst();
  return row !== undefined;
};

/**
 * Uses a link up, for one of many calls at once.
 * @param gesture the Idempotency-Key, for what answers with a cookie: the same gesture again is answered again
 * @throws {DomainError} `link_expired` when it is used, too old, for something else, or none of ours
 */
export const useLink = async (
  db: Database,
  siteId: number,
  token: string,
  purpose: LinkPurpose,
  gesture?: string,
): Promise<UsedLink> => {
  const link = await findLink(db, siteId, token);
  if (!link || link.purpose !== purpose) throw new DomainError('link_expired');
  const mark = gesture === undefined ? {} : { used_by: derivedKey(gesture, token) };
  const used = await db
    .updateTable('link_tokens')
    .set({ used_at: sql`now()`, data: sql`data || ${JSON.stringify(mark)}::jsonb` })
    .where('token_hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('user_id')
    .executeTakeFirst();
  if (used) return { userId: link.userId, data: link.data, repeated: false };
  if (gesture === undefined || !(await isRepeat(db, token, gesture))) throw new DomainError('link_expired');
  return { userId: link.userId, data: link.data, repeated: true };
};

/**
 * Makes links of an account worthless before their time: what was mailed before the owner took the account back in
 * hand must not lead into it afterwards. Mails that wait with such a link go, too.
 */
export const revokeLinks = async (db: Database, userId: number, purposes: readonly LinkPurpose[]): Promise<void> => {
  await endLinks(db, userId, purposes);
  const templates = Object.entries(linkOfMail).flatMap(([template, purpose]) =>
    purposes.includes(purpose) ? [template] : [],
  );
  if (templates.length === 0) return;
  await db.deleteFrom('mail_queue').where('user_id', '=', userId).where('template', 'in', templates).execute();
};
