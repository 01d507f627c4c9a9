import * as z from 'zod/mini';

/** What a receipt is about. `refund_failed` corrects the receipt of a refund that did not arrive. */
export const receiptKinds = ['payment', 'refund', 'refund_failed'] as const;

/** A receipt of a payment or of a refund. It never changes. */
export const receipt = z.object({
  id: z.uuid(),
  kind: z.enum(receiptKinds),
  /** In minor units of the payment's currency, VAT included; below zero for a refund. */
  amount_minor: z.int(),
  issued_at: z.iso.datetime(),
});

export type Receipt = z.output<typeof receipt>;
