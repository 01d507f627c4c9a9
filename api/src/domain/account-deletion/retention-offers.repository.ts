import type { RetentionOffer } from '@pairwise/contracts/endpoints/account-deletion';
import { sql } from 'kysely';

import type { Database } from '../../db/database.ts';

/** Percent of the company's discount for members who want to leave; null when it offers none. */
export const findDiscountPercentage = async (db: Database, companyId: number): Promise<number | null> => {
  const company = await db
    .selectFrom('companies')
    .where('id', '=', companyId)
    .select('delete_discount')
    .executeTakeFirst();
  return company?.delete_discount ? Number(company.delete_discount) : null;
};

/**
 * The amount that could be refunded: of each payment within the refund period, the share of its credits that is unspent,
 * newest payments first, rounded in the member's favour (decisions B-14).
 * @returns minor units of the member's currency
 */
export const findRefundable = async (db: Database, userId: number, refundDays: number): Promise<number> => {
  const { rows } = await sql<{ minor: number }>`
    with bought as (
      select amount_minor, credits,
        coalesce(sum(credits) over (order by created_at desc, payment_id rows between unbounded preceding and 1 preceding), 0) as newer
      from payments where user_id = ${userId} and status = 'completed'
        and created_at > now() - make_interval(days => ${refundDays}::int)
    )
    select coalesce(sum(ceil(amount_minor * greatest(0, least(credits, balance - newer))::numeric / credits)), 0)::int as minor
    from bought, (select balance from credit_accounts where user_id = ${userId}) account`.execute(db);
  return rows[0]?.minor ?? 0;
};

export const listUsedOffers = async (db: Database, userId: number): Promise<string[]> => {
  const rows = await db.selectFrom('retention_offers').where('user_id', '=', userId).select('offer').execute();
  return rows.map(({ offer }) => offer);
};

/** Marks an offer as used. @returns false when it was used before */
export const claimOffer = async (db: Database, userId: number, offer: RetentionOffer): Promise<boolean> => {
  const added = await db
    .insertInto('retention_offers')
    .values({ user_id: userId, offer })
    .onConflict((conflict) => conflict.doNothing())
    .returning('offer')
    .executeTakeFirst();
  return added !== undefined;
};

export const findCredits = async (
  db: Database,
  userId: number,
): Promise<{ currency: string; balance: number | null }> =>
  db
    .selectFrom('users')
    .innerJoin('countries', 'countries.code', 'users.country')
    .leftJoin('credit_accounts', 'credit_accounts.user_id', 'users.id')
    .where('users.id', '=', userId)
    .select(['countries.currency', 'credit_accounts.balance'])
    .executeTakeFirstOrThrow();

export const pauseMails = async (db: Database, userId: number, until: Date): Promise<void> => {
  await db.updateTable('users').set({ mails_paused_until: until }).where('id', '=', userId).execute();
};

interface DiscountCode {
  code: string;
  userId: number;
  expires: Date;
  percentage: number;
}

/** Inserts a discount code that its member can use once. */
export const insertDiscountCode = async (db: Database, discount: DiscountCode): Promise<void> => {
  await db
    .insertInto('discount_codes')
    .values({
      code: discount.code,
      user_id: discount.userId,
      expires: discount.expires,
      value_percentage: discount.percentage,
      validity: 'once',
    })
    .execute();
};
