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
 * rounded in the member's favour (decisions B-14), and at most what is not refunded yet.
 * @returns minor units of the currency; payments in another one do not count
 */
export const findRefundable = async (
  db: Database,
  userId: number,
  { refundDays, currency }: { refundDays: number; currency: string },
): Promise<number> => {
  const { rows } = await sql<{ minor: number }>`
    select coalesce(sum(least(ceil(p.amount_minor * purchase_left(p.payment_id)::numeric / p.credits),
      least(p.amount_minor, (attempt_money(paid.attempt_id)).minor)
        - (select coalesce(sum(r.amount_minor), 0) from refunds r join payment_attempts a using (attempt_id)
          where a.payment_id = p.payment_id and a.state <> 'duplicate_paid' and r.state <> 'failed'))), 0)::int as minor
    from payments p
    left join payment_attempts paid on paid.payment_id = p.payment_id and paid.state = 'paid'
    where p.user_id = ${userId} and p.status = 'completed' and p.currency = ${currency}
      and p.created_at > now() - make_interval(days => ${refundDays}::int)`.execute(db);
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
