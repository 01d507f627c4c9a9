import type { PaymentMethod } from '@pairwise/contracts';
import { sql } from 'kysely';

import type { Database } from '../../db/database.ts';
import type { PaymentProviders } from '../../providers/payment/open-payments.ts';
import type { OfferedMethod } from '@pairwise/contracts/endpoints/paymentmethods';

export interface CountryMethod extends OfferedMethod {
  /** The provider that takes it. */
  provider: string;
}

/**
 * Lists the methods of a country that one of these providers takes, in the order of offers. The providers to `avoid` take
 * only what no other one takes. Direct debits need a provider that creates mandates.
 */
export const listCountryMethods = async (
  db: Database,
  country: string,
  providers: PaymentProviders,
  avoid: readonly string[] = [],
): Promise<CountryMethod[]> => {
  const all = [...providers.keys()];
  const withMandates = all.filter((id) => providers.get(id)?.createMandate);
  const { rows } = await sql<CountryMethod>`
    select c.method as key, m.kind, p.provider
    from country_payment_methods c
    join payment_methods m on m.key = c.method and not m.retired
    join lateral (select provider from provider_methods
      where method = c.method and coalesce(country, c.country) = c.country and provider = any(${all}::text[])
        and (m.kind <> 'direct_debit' or provider = any(${withMandates}::text[]))
      order by provider = any(${avoid}::text[]), priority, country nulls last limit 1) p on true
    where c.country = ${country} order by c.position`.execute(db);
  return rows;
};

export const listRetiredMethods = async (db: Database): Promise<PaymentMethod[]> => {
  const { rows } = await sql<{ key: PaymentMethod }>`
    select key from payment_methods where retired order by key`.execute(db);
  return rows.map(({ key }) => key);
};

/** Returns the method that a member paid with last; null before the first payment. */
export const findLastMethod = async (db: Database, userId: number): Promise<PaymentMethod | null> => {
  const { rows } = await sql<{ method: PaymentMethod }>`
    select method from payments where user_id = ${userId} and completed_at is not null
    order by completed_at desc limit 1`.execute(db);
  return rows[0]?.method ?? null;
};
