import { sql } from 'kysely';
import { mandateStates } from '@pairwise/contracts/shapes/mandate';
import { z } from 'zod';

import type { Database } from '../../db/database.ts';

const mandateRow = z.object({
  mandate_id: z.string(),
  reference: z.string(),
  creditor_id: z.string(),
  creditor: z.object({ name: z.string(), address: z.string(), city: z.string(), country: z.string() }),
  text_version: z.string(),
  account_holder: z.string(),
  street: z.string(),
  house_number: z.string(),
  postal_code: z.string(),
  city: z.string(),
  iban_last4: z.string(),
  accepted_at: z.date(),
  revoked_at: z.date().nullable(),
  state: z.enum(mandateStates),
  site_name: z.string(),
});

/** A mandate that its member has confirmed. */
export type MandateRow = z.output<typeof mandateRow>;

const mandates = sql`
  select m.mandate_id, m.reference, m.creditor_id, m.creditor, m.text_version, m.account_holder, m.street, m.house_number,
    m.postal_code, m.city, m.iban_last4, m.accepted_at, m.revoked_at, sdd_mandate_state(m) as state, s.name as site_name
  from sdd_mandates m join users u on u.id = m.user_id join sites s on s.id = u.site_id
  where m.confirmed_at is not null`;

/** Lists the mandates of a member, newest first. */
export const listMandates = async (db: Database, userId: number): Promise<MandateRow[]> => {
  const { rows } = await sql`${mandates} and m.user_id = ${userId} order by m.accepted_at desc`.execute(db);
  return rows.map((found) => mandateRow.parse(found));
};

/** Finds a mandate of a member. */
export const findMandate = async (db: Database, userId: number, id: string): Promise<MandateRow | undefined> => {
  const { rows } = await sql`${mandates} and m.user_id = ${userId} and m.mandate_id = ${id}::uuid`.execute(db);
  return rows[0] === undefined ? undefined : mandateRow.parse(rows[0]);
};

/** A mandate that collects repeat orders. */
interface ReusableMandate {
  id: string;
  reference: string;
  iban_last4: string;
  iban_hash: Buffer;
  provider: string;
}

/**
 * Finds the newest active mandate of a member that was accepted for further orders, at one of these providers. Mandates of
 * `sepa-core-1` were accepted for one payment.
 */
export const findReusable = async (
  db: Database,
  userId: number,
  providers: readonly string[],
): Promise<ReusableMandate | undefined> => {
  const { rows } = await sql<ReusableMandate>`
    select m.mandate_id as id, m.reference, m.iban_last4, m.iban_hash, m.provider from sdd_mandates m
    where m.user_id = ${userId} and m.confirmed_at is not null and m.provider_ref is not null
      and not starts_with(m.text_version, 'sepa-core-1-') and m.provider = any(${providers}::text[])
      and sdd_mandate_state(m) = 'active'
    order by m.confirmed_at desc limit 1`.execute(db);
  return rows[0];
};

/** Revokes a mandate of a member, unless it is revoked. True when it was not. */
export const storeRevocation = async (db: Database, userId: number, id: string): Promise<boolean> => {
  const row = await db
    .updateTable('sdd_mandates')
    .set({ revoked_at: sql<Date>`now()` })
    .where('mandate_id', '=', id)
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .where('revoked_at', 'is', null)
    .returning('mandate_id')
    .executeTakeFirst();
  return row !== undefined;
};

/** Finds a revoked mandate as its provider knows it; undefined when the provider has none. */
export const findRevoked = async (db: Database, id: string): Promise<{ provider: string; ref: string } | undefined> => {
  const row = await db
    .selectFrom('sdd_mandates')
    .where('mandate_id', '=', id)
    .where('revoked_at', 'is not', null)
    .select(['provider', 'provider_ref as ref'])
    .executeTakeFirst();
  return row?.ref == null ? undefined : { provider: row.provider, ref: row.ref };
};
