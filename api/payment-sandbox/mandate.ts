import { z } from 'zod';
import { readPlan } from './plan.ts';

/** The fields of Mollie's request for a customer that the product uses. */
export const newCustomerSchema = z.object({
  name: z.string().max(255).optional(),
  metadata: z.record(z.string(), z.string().max(255)).optional(),
});
export type NewCustomer = z.output<typeof newCustomerSchema>;

/** The fields of Mollie's request for a mandate that the product uses. */
export const newMandateSchema = z.object({
  method: z.literal('directdebit'),
  consumerName: z.string().min(1).max(255),
  consumerAccount: z.string().regex(/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/, 'must be an IBAN without spaces'),
  signatureDate: z.iso.date().optional(),
  mandateReference: z.string().min(1).max(35),
});
export type NewMandate = z.output<typeof newMandateSchema>;

/** A mandate as the book has it: without the account, of which the last four characters are enough. */
export interface Mandate {
  /** `mdt_` and 24 random characters. */
  id: string;
  customerId: string;
  consumerName: string;
  last4: string;
  signatureDate?: string | undefined;
  mandateReference: string;
  createdAt: string;
  /** When the shop ended it. */
  revokedAt?: string | undefined;
  /** What becomes of its collections; undefined for the usual course. */
  plan?: string | undefined;
}

/**
 * What becomes of collections, by the last two digits of the IBAN: returns with SEPA's reasons before and after the
 * settlement. All others are paid after nine days.
 */
export const IBAN_PLANS: Record<string, string> = {
  '01': 'failed:AC01',
  '02': 'pending,+5d,failed:AC01',
  '03': 'pending,+5d,failed:AC04',
  '04': 'pending,+5d,failed:AM04',
  '05': 'pending,+5d,failed:MD01',
  '06': 'pending,+9d,paid,+30d,chargeback:MD06',
  '07': 'pending,+9d,paid,+2d,chargeback:MS03',
  '08': 'pending,paid',
};

/** Returns the plan of an account's collections. */
export function planOfIban(iban: string): string | undefined {
  const plan = IBAN_PLANS[iban.slice(-2)];
  return plan !== undefined && readPlan(plan, 0) !== undefined ? plan : undefined;
}

/** Builds a mandate in the form of Mollie's api. */
export function viewMandate(mandate: Mandate) {
  return {
    resource: 'mandate',
    id: mandate.id,
    mode: 'test',
    status: mandate.revokedAt === undefined ? 'valid' : 'invalid',
    method: 'directdebit',
    details: { consumerName: mandate.consumerName, consumerAccount: `••••${mandate.last4}` },
    mandateReference: mandate.mandateReference,
    signatureDate: mandate.signatureDate ?? null,
    customerId: mandate.customerId,
    createdAt: mandate.createdAt,
  };
}
