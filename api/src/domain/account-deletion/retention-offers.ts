import { randomBytes } from 'node:crypto';

import type { Endpoints, ResponseOf } from '@pairwise/contracts';
import { type RetentionOffer, retentionOffers } from '@pairwise/contracts/endpoints/account-deletion';
import { sql } from 'kysely';

import type { Database } from '../../db/database.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { dropWaitingNotices } from '../notifications/waiting-notices.ts';
import type { Member } from '../session/member.ts';

const PAUSE_DAYS = 30;
const DISCOUNT_DAYS = 7;
export const REACTIVATION_DAYS = 14;

/** Percent of the personal code; null when the company makes no such offer. */
const discountOf = async ({ db, site }: Context): Promise<number | null> => {
  const company = await db
    .selectFrom('companies')
    .where('id', '=', site.companyId)
    .select('delete_discount')
    .executeTakeFirst();
  return company?.delete_discount ? Number(company.delete_discount) : null;
};

/**
 * What could be paid back: of each payment inside the days of refund, the share of its credits that is still there,
 * newest payments first, rounded in the member's favour (decisions B-14).
 */
const refundable = async ({ db, site }: Context, member: Member): Promise<number> => {
  const days = site.settings.refund_days;
  const { rows } = await sql<{ minor: number }>`
    with bought as (
      select amount_minor, credits,
        coalesce(sum(credits) over (order by created_at desc, payment_id rows between unbounded preceding and 1 preceding), 0) as newer
      from payments where user_id = ${member.id} and status = 'completed'
        and created_at > now() - make_interval(days => ${days}::int)
    )
    select coalesce(sum(ceil(amount_minor * greatest(0, least(credits, balance - newer))::numeric / credits)), 0)::int as minor
    from bought, (select balance from credit_accounts where user_id = ${member.id}) account`.execute(db);
  return rows[0]?.minor ?? 0;
};

export const readOffers = async (
  context: Context,
  member: Member,
): Promise<ResponseOf<Endpoints['GET /api/account-delete.php']>> => {
  const { db } = context;
  const used = await db.selectFrom('retention_offers').where('user_id', '=', member.id).select('offer').execute();
  const percentage = await discountOf(context);
  const account = await db
    .selectFrom('users')
    .innerJoin('countries', 'countries.code', 'users.country')
    .leftJoin('credit_accounts', 'credit_accounts.user_id', 'users.id')
    .where('users.id', '=', member.id)
    .select(['countries.currency', 'credit_accounts.balance'])
    .executeTakeFirstOrThrow();
  const isOpen = (offer: RetentionOffer): boolean =>
    !used.some((row) => row.offer === offer) &&
    (offer !== 'discount' || percentage !== null) &&
    (offer !== 'invisible' || !member.invisible);
  return {
    offers: retentionOffers.filter(isOpen),
    discount_percentage: percentage,
    credits: account.balance ?? 0,
    refundable_minor: await refundable(context, member),
    currency: account.currency,
    reactivation_days: REACTIVATION_DAYS,
  };
};

/** Letters and digits that nobody mixes up when they read a code aloud. */
const codeLetters = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const newCode = (): string =>
  `STAY${[...randomBytes(8)].map((byte) => codeLetters[byte % codeLetters.length]).join('')}`;

type Accepted = Omit<ResponseOf<Endpoints['PUT /api/account-delete.php']>, 'user'>;

interface Wish {
  db: Database;
  memberId: number;
  percentage: number | null;
}

const nothingElse: Accepted = { mails_paused_until: null, discountcode: null };

const carryOut: Record<RetentionOffer, (wish: Wish) => Promise<Accepted>> = {
  pause_mails: async ({ db, memberId }) => {
    const until = new Date(Date.now() + PAUSE_DAYS * 86_400_000);
    await db.updateTable('users').set({ mails_paused_until: until }).where('id', '=', memberId).execute();
    await dropWaitingNotices(db, memberId);
    return { ...nothingElse, mails_paused_until: until.toISOString() };
  },
  invisible: async ({ db, memberId }) => {
    await db.updateTable('users').set({ invisible: true }).where('id', '=', memberId).execute();
    return nothingElse;
  },
  discount: async ({ db, memberId, percentage }) => {
    if (percentage === null) throw new DomainError('not_found');
    const expires = new Date(Date.now() + DISCOUNT_DAYS * 86_400_000);
    const code = newCode();
    await db
      .insertInto('discount_codes')
      .values({ code, user_id: memberId, expires, value_percentage: percentage, validity: 'once' })
      .execute();
    return { ...nothingElse, discountcode: { code, value_percentage: percentage, expires: expires.toISOString() } };
  },
};

/** Takes an offer, each once: the second of two calls at once finds its key taken. */
export const acceptOffer = async (context: Context, member: Member, offer: RetentionOffer): Promise<Accepted> => {
  const percentage = await discountOf(context);
  return context.db.transaction().execute(async (transaction) => {
    const added = await transaction
      .insertInto('retention_offers')
      .values({ user_id: member.id, offer })
      .onConflict((conflict) => conflict.doNothing())
      .returning('offer')
      .executeTakeFirst();
    if (!added) throw new DomainError('offer_used');
    return carryOut[offer]({ db: transaction, memberId: member.id, percentage });
  });
};
