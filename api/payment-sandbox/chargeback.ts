import { z } from 'zod';
import { amountSchema, type Amount } from './money.ts';
import { BANK_REASON_CODES, type BankReason } from './status.ts';

/** A chargeback that the operator creates. Without an amount it is the whole payment. */
export const newChargebackSchema = z.object({
  amount: amountSchema.optional(),
  reason: z.enum(BANK_REASON_CODES).optional(),
});

/** The bank reclaimed money: the customer objected, or a direct debit was returned. */
export interface Chargeback {
  /** `chb_` and 24 random characters. */
  id: string;
  amount: Amount;
  /** Of a direct debit only. */
  reason?: BankReason;
  createdAt: string;
  /** When the bank gave the money back. */
  reversedAt?: string;
}
