import type { DiscountCode } from '@pairwise/contracts/endpoints/discountcode';
import { sql } from 'kysely';

import type { Database } from '../../db/database.ts';
import { isCodeUsedBy } from '../products/time-bonus.repository.ts';

/** A code with what decides whether a member can use it. */
export interface DiscountRow {
  id: number;
  code: string;
  /** Whether the shop still accepts it. */
  is_active: boolean;
  country: string | null;
  for_user: number | null;
  for_public_id: number | null;
  /** When it ends for this member: the end of a time bonus follows from the signup. */
  ends_at: Date | null;
  has_ended: boolean;
  value_percentage: number;
  currency: string | null;
  minimum_order_minor: number | null;
  validity: DiscountCode['validity'];
  paymentmethods: DiscountCode['paymentmethods'];
  /** Only for members who have not paid yet. */
  is_welcome: boolean;
  /**
   * Whether a payment of this member, or for a code that exists once of anyone, holds or has consumed it. An order of
   * this member that is not paid does not count: the next order takes the code from it.
   */
  is_used: boolean;
}

/** What `DiscountRow` has of the code `d`, for the user `u`. */
const discountColumns = sql`
  d.id, d.code::text as code, d.status = 'active' as is_active, d.country, d.user_id as for_user,
  (select o.public_id from users o where o.id = d.user_id) as for_public_id, e.ends_at,
  coalesce(e.ends_at <= now(), false) as has_ended, d.value_percentage::float8 as value_percentage, d.currency,
  d.minimum_order_minor, d.validity, d.paymentmethods, d.welcome_seconds is not null as is_welcome,
  ${isCodeUsedBy(sql.ref('u.id'))} as is_used`;

const withEnd = sql`
  cross join lateral (select least(d.expires, u.signup_date + make_interval(secs => d.welcome_seconds)) as ends_at) e`;

const discountRows = (userId: number) => sql`
  select ${discountColumns} from discount_codes d join users u on u.id = ${userId} ${withEnd}`;

/** Finds a code as a member sees it, in whatever case it is typed. */
export const findDiscount = async (db: Database, userId: number, code: string): Promise<DiscountRow | undefined> => {
  const { rows } = await sql<DiscountRow>`${discountRows(userId)} where d.code = ${code}`.execute(db);
  return rows[0];
};

/** Finds the time bonus as a member sees it. */
export const findWelcomeDiscount = async (db: Database, userId: number): Promise<DiscountRow | undefined> => {
  const { rows } = await sql<DiscountRow>`
    ${discountRows(userId)} where d.welcome_seconds is not null and d.status = 'active'`.execute(db);
  return rows[0];
};

/** The code that an order has its price from, with the order. */
export interface OrderedDiscount extends DiscountRow {
  /** Whether the order holds the code. One that has ended unpaid has released it. */
  is_held: boolean;
  seconds_since_order: number;
  order_country: string | null;
  order_currency: string;
  list_minor: number;
}

/** Finds the code that an order has its price from, as the member of the order sees it now. */
export const findOrderedDiscount = async (db: Database, paymentId: string): Promise<OrderedDiscount | undefined> => {
  const { rows } = await sql<OrderedDiscount>`
    select ${discountColumns}, r.state <> 'released' as is_held,
      extract(epoch from now() - p.created_at)::float8 as seconds_since_order, p.country as order_country,
      p.currency::text as order_currency, p.list_minor
    from discount_redemptions r join payments p using (payment_id) join discount_codes d on d.id = r.code_id
    join users u on u.id = r.user_id ${withEnd}
    where r.payment_id = ${paymentId}::uuid`.execute(db);
  return rows[0];
};

/** Reserves a code for a payment. The keys of the table refuse a second use (SQLSTATE 23505). */
export const reserveDiscount = async (
  transaction: Database,
  { discountId, userId, paymentId }: { discountId: number; userId: number; paymentId: string },
): Promise<void> => {
  await sql`insert into discount_redemptions (code_id, validity, user_id, payment_id)
    select id, validity, ${userId}, ${paymentId}::uuid from discount_codes where id = ${discountId}`.execute(
    transaction,
  );
};

/** Finds the code that a payment has its price from, whether it still holds it or not. */
export const findCodeOfPayment = async (db: Database, paymentId: string): Promise<string | undefined> => {
  const { rows } = await sql<{ code: string }>`
    select d.code::text as code from discount_redemptions r join discount_codes d on d.id = r.code_id
    where r.payment_id = ${paymentId}::uuid`.execute(db);
  return rows[0]?.code;
};
