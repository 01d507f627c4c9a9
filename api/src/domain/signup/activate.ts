import { randomUUID } from 'node:crypto';

import { aboutLength } from '@pairwise/contracts/shapes/account';
import { sql } from 'kysely';

import type { Database } from '../../db/database.ts';
import { sqlState } from '../../db/sql-state.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { revokeLinks, useLink } from '../links/links.repository.ts';
import { createSession } from '../session/session.repository.ts';
import { showWhenComplete } from './signup-steps.ts';

/** The database's refusals of a first message that are nobody's fault: blocked meanwhile, or no free conversation. */
const expected = new Set(['DB011', 'DB020', 'DB404']);

const isExpected = (error: unknown): boolean => expected.has(sqlState(error) ?? '');

/**
 * The line that was held back since the signup goes to the member it was for, without a credit (decisions A-4); one
 * that was for nobody becomes the beginning of the own text, unless it stands there already. What can't be delivered any
 * more is dropped.
 */
const releaseHeldMessage = async (db: Database, userId: number): Promise<void> => {
  const held = await db
    .deleteFrom('held_messages')
    .where('user_id', '=', userId)
    .returning(['to_id', 'body'])
    .executeTakeFirst();
  if (!held) return;
  if (held.to_id === null) {
    await db
      .updateTable('profiles')
      .set({ about: sql<string>`left(concat_ws(E'\n\n', ${held.body}::text, about), ${aboutLength}::int)` })
      .where('user_id', '=', userId)
      .where(sql<boolean>`position(${held.body}::text in coalesce(about, '')) = 0`)
      .execute();
    return;
  }
  try {
    await db.transaction().execute((transaction) =>
      sql`select message_send(${userId}, (conversation_open(${userId}, ${held.to_id})).id, ${randomUUID()}, 'text',
        ${held.body}, null, null, 0)`.execute(transaction),
    );
  } catch (error) {
    if (!isExpected(error)) throw error;
  }
};

/**
 * From "not confirmed" to "active", with the credits every new member gets; once, however many links are used.
 * @returns whether this was the time
 */
const confirm = async ({ db, site }: Context, userId: number): Promise<boolean> => {
  const confirmed = await db
    .updateTable('users')
    .set({ status: 'active', confirmed_at: sql`now()` })
    .where('id', '=', userId)
    .where('status', '=', 'not_confirmed')
    .returning('id')
    .executeTakeFirst();
  if (!confirmed) return false;
  if (site.settings.signup_credits > 0) {
    await sql`select credits_post(${userId}, ${site.settings.signup_credits}, 'signup', ${`signup:${userId}`}, 'signup')`.execute(
      db,
    );
  }
  await showWhenComplete(db, userId);
  return true;
};

interface Device {
  memberId: number | undefined;
  userAgent: string | undefined;
  /** Idempotency-Key of the gesture. */
  gesture: string | undefined;
}

/**
 * Confirms an address by the link of a mail (AUTH-07). A visitor is logged in by the link that confirms; who is logged
 * in stays who they are, so that nobody can be led into another's account. Of several such mails the others open
 * nothing any more: an old mail is no key to the account.
 * @returns the id to answer for, and a new session's token for a visitor
 */
export const activate = async (
  context: Context,
  token: string,
  device: Device,
): Promise<{ userId: number | undefined; token: string | undefined }> => {
  const { db, site } = context;
  const { userId, isOwner } = await db.transaction().execute(async (transaction) => {
    const link = await useLink(transaction, site.id, token, 'activate', device.gesture);
    const isFirst = await confirm({ ...context, db: transaction }, link.userId);
    await revokeLinks(transaction, link.userId, ['activate']);
    return { userId: link.userId, isOwner: isFirst || link.repeated };
  });
  const { status } = await db.selectFrom('users').where('id', '=', userId).select('status').executeTakeFirstOrThrow();
  if (status !== 'active') throw new DomainError('activation_failed');
  await releaseHeldMessage(db, userId);
  if (device.memberId !== undefined) return { userId: device.memberId, token: undefined };
  if (!isOwner) return { userId: undefined, token: undefined };
  return { userId, token: await createSession(db, userId, device.userAgent) };
};
