import { paymentMethods } from '@pairwise/contracts/shapes/payment';
import { receiptKinds } from '@pairwise/contracts/shapes/receipt';
import { z } from 'zod';

import type { Database } from '../../db/database.ts';

/** What a receipt states besides its amounts, as `receipt_issue` stores it. */
const statement = z.object({
  language: z.string(),
  site: z.string(),
  company: z.object({
    name: z.string(),
    address: z.string(),
    city: z.string(),
    country: z.string(),
    kvk: z.string(),
    vat_numbers: z.array(z.string()),
  }),
  order_number: z.string(),
  ordered_at: z.coerce.date(),
  credits: z.number(),
  list_minor: z.number(),
  paid_minor: z.number(),
  currency: z.string(),
  method: z.enum(paymentMethods),
  /** Why money went back; null for a payment. */
  reason: z.enum(['duplicate', 'withdrawal', 'goodwill', 'fraud']).nullable(),
});

const row = z.object({
  number: z.string(),
  kind: z.enum(receiptKinds),
  gross_minor: z.number(),
  net_minor: z.number(),
  vat_minor: z.number(),
  vat_country: z.string().nullable(),
  vat_basis_points: z.number().nullable(),
  issued_at: z.date(),
  statement,
});

export type ReceiptRow = z.output<typeof row>;

/** Finds a receipt of a member's payment. */
export const findReceipt = async (db: Database, userId: number, id: string): Promise<ReceiptRow | undefined> => {
  const found = await db
    .selectFrom('receipts')
    .innerJoin('payments', 'payments.payment_id', 'receipts.payment_id')
    .where('receipts.receipt_id', '=', id)
    .where('payments.user_id', '=', userId)
    .select([
      'receipts.number',
      'receipts.kind',
      'receipts.gross_minor',
      'receipts.net_minor',
      'receipts.vat_minor',
      'receipts.vat_country',
      'receipts.vat_basis_points',
      'receipts.issued_at',
      'receipts.statement',
    ])
    .executeTakeFirst();
  return found && row.parse(found);
};
