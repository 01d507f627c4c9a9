import { createHash } from 'node:crypto';

import { sql } from 'kysely';

import type { Database } from '../../db/database.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { evenly } from '../limits/evenly.ts';
import { hasSlot, type Limit, takeSlot } from '../limits/limit-slots.ts';
import { findLink, revokeLinks, useLink } from '../links/links.repository.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { accountKey, forgiveAccount, networkKey } from '../session/login-throttle.repository.ts';
import { hashPassword } from '../session/password.ts';
import { endSessionsOf } from '../session/session.repository.ts';
import { readEmail, requirePassword, requireUnlikeOwner } from '../signup/account-rules.ts';

/** How often an hour one network is told that an address is unknown (decisions A-10). */
const UNKNOWN_AN_HOUR = 5;

const unknownOf = (network: string): Limit => ({
  key: `unknown-reset:${networkKey(network).toString('hex')}`,
  most: UNKNOWN_AN_HOUR,
  windowSeconds: 3600,
});

/** One of five mails a day to an address; a primary key, so that parallel calls are five too (decisions A-11). */
const takeMailSlot = async (db: Database, siteId: number, email: string): Promise<boolean> => {
  const hash = createHash('sha256').update(`${siteId}:${email.toLowerCase()}`).digest();
  for (;;) {
    const { rows } = await sql<{ n: number | null; added: boolean }>`
      with free as (
        select min(s) as n from generate_series(1, 5) s where not exists (
          select 1 from reset_mail_slots r where r.email_hash = ${hash} and r.day = current_date and r.n = s)
      ), added as (
        insert into reset_mail_slots (email_hash, day, n) select ${hash}, current_date, n from free where n is not null
        on conflict do nothing returning n
      )
      select free.n, exists (select 1 from added) as added from free`.execute(db);
    const row = rows[0];
    if (!row || row.n === null) return false;
    if (row.added) return true;
  }
};

/**
 * Mails a link for a new password (AUTH-09).
 * @returns whether the site answers alike for every address
 * @throws {DomainError} `email_not_found`, unless the site answers alike; `reset_limit`; `network_limit` for who tries
 *   out addresses, whether the next one is known or not
 */
export const requestPasswordReset = async (
  context: Context,
  email: string,
  network: string,
): Promise<{ uniform: boolean }> => {
  const uniform = context.site.settings.uniform_reset_reply;
  const ask = () => mailLink(context, email, network);
  await (uniform ? evenly(ask) : ask());
  return { uniform };
};

const mailLink = async ({ db, site }: Context, email: string, network: string): Promise<void> => {
  const uniform = site.settings.uniform_reset_reply;
  const user = await db
    .selectFrom('users')
    .where('site_id', '=', site.id)
    .where('email', '=', readEmail(email) ?? '')
    .where('status', 'in', ['active', 'not_confirmed', 'pending_deletion'])
    .select('id')
    .executeTakeFirst();
  if (!uniform) {
    const limit = unknownOf(network);
    const free = user ? await hasSlot(db, limit) : await takeSlot(db, limit);
    // A network that has tried out its addresses is told nothing more, of known ones either.
    if (!free) throw new DomainError('network_limit');
    if (!user) throw new DomainError('email_not_found', { field: 'email' });
  }
  if (!(await takeMailSlot(db, site.id, email.trim()))) {
    if (uniform) return;
    throw new DomainError('reset_limit', { field: 'email' });
  }
  if (user) await queueMail(db, { userId: user.id, template: 'reset_password' });
};

/**
 * Sets the password anew: every session ends, a change of address somebody has begun ends with them, the login is open
 * again, and the owner is told by mail.
 */
export const resetPassword = async (
  { db, site }: Context,
  { token, password, password_repeat }: { token: string; password: string; password_repeat: string },
): Promise<void> => {
  if (password !== password_repeat) throw new DomainError('passwords_differ', { field: 'password_repeat' });
  requirePassword(password);
  // Asked before the costly hash, so that made-up links cost us nothing; whether it is used up now, the transaction says.
  const link = await findLink(db, site.id, token);
  if (!link?.valid || link.purpose !== 'reset_password') throw new DomainError('link_expired');
  const owner = await db
    .selectFrom('users')
    .where('id', '=', link.userId)
    .select(['email', 'name'])
    .executeTakeFirstOrThrow();
  requireUnlikeOwner(password, owner);
  const passwordHash = await hashPassword(password);
  await db.transaction().execute(async (transaction) => {
    const { userId } = await useLink(transaction, site.id, token, 'reset_password');
    const { email } = await transaction
      .updateTable('users')
      .set({ password_hash: passwordHash })
      .where('id', '=', userId)
      .returning('email')
      .executeTakeFirstOrThrow();
    await endSessionsOf(transaction, userId);
    await revokeLinks(transaction, userId, ['reset_password', 'mail_change', 'login']);
    await forgiveAccount(transaction, accountKey(site.id, email ?? ''));
    await queueMail(transaction, { userId, template: 'password_changed' });
  });
};
