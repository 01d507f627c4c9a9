import { type RawBuilder, sql } from 'kysely';

/** Whether a user has used the code `d` of a query, as `DiscountRow.is_used` says. */
export const isCodeUsedBy = (userId: RawBuilder<unknown>): RawBuilder<boolean> => sql`(
  d.validity <> 'unlimited' and exists (select 1 from discount_redemptions r join payments p using (payment_id)
    where r.code_id = d.id and r.state <> 'released' and (d.validity = 'once' or r.user_id = ${userId})
    and not (r.state = 'reserved' and r.user_id = ${userId} and p.status = 'created')))`;

/**
 * Whether the user `u` of a query can use the time bonus now: a new member who has not paid, and whose bonus is not tied to
 * a payment that is processed.
 */
export const hasTimeBonus = sql<boolean>`(
  not u.paid and exists (select 1 from discount_codes d
    where d.status = 'active' and d.welcome_seconds is not null and (d.country is null or d.country = u.country)
      and least(d.expires, u.signup_date + make_interval(secs => d.welcome_seconds)) > now()
      and not ${isCodeUsedBy(sql.ref('u.id'))}))`;
