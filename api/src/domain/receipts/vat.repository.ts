import { sql } from 'kysely';

import type { Database } from '../../db/database.ts';

/** The days from the first to before the end, in UTC, as `2026-10-01`. */
export interface Period {
  from: string;
  before: string;
}

/** What the receipts of a country with one rate add up to; refunds count negative. Amounts are in minor units. */
export interface VatOfCountry {
  /** Null when nothing was known about the country. */
  country: string | null;
  /** Null when we charge no VAT there. */
  basis_points: number | null;
  currency: string;
  receipts: number;
  gross_minor: number;
  net_minor: number;
  vat_minor: number;
}

const issuedIn = ({ from, before }: Period) =>
  sql`r.issued_at >= (${from}::timestamp at time zone 'UTC') and r.issued_at < (${before}::timestamp at time zone 'UTC')`;

/** Adds up the receipts of a period by country, rate and currency. */
export const sumVat = async (db: Database, period: Period): Promise<VatOfCountry[]> => {
  const { rows } = await sql<VatOfCountry>`
    select r.vat_country as country, r.vat_basis_points as basis_points, r.statement->>'currency' as currency,
      count(*)::int as receipts, sum(r.gross_minor)::float8 as gross_minor, sum(r.net_minor)::float8 as net_minor,
      sum(r.vat_minor)::float8 as vat_minor
    from receipts r where ${issuedIn(period)}
    group by 1, 2, 3 order by 1 nulls last, 3, 2`.execute(db);
  return rows;
};

export interface UnprovenReceipt {
  receipt: string;
  issued: Date;
  country: string | null;
  /** Each source with the country that it names. */
  evidence: string;
}

/** Lists the receipts of a period whose country fewer than two sources name (decision 0027). */
export const listUnproven = async (db: Database, period: Period): Promise<UnprovenReceipt[]> => {
  const { rows } = await sql<UnprovenReceipt>`
    select r.number as receipt, r.issued_at as issued, r.vat_country as country,
      coalesce((select string_agg(e.kind || ' ' || e.country, ', ' order by e.kind)
        from vat_evidence e where e.payment_id = r.payment_id), 'none') as evidence
    from receipts r where not r.is_proven and ${issuedIn(period)}
    order by r.issued_at, r.number`.execute(db);
  return rows;
};
