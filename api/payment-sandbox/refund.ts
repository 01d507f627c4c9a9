import { z } from 'zod';
import { amountSchema } from './money.ts';

export const REFUND_STATUSES = ['queued', 'pending', 'processing', 'refunded', 'failed'] as const;
export type RefundStatus = (typeof REFUND_STATUSES)[number];

/** The fields of Mollie's request for a refund that the product uses. */
export const newRefundSchema = z.object({
  amount: amountSchema,
  description: z.string().max(255).optional(),
  metadata: z.record(z.string(), z.string().max(255)).optional(),
});
export type NewRefund = z.output<typeof newRefundSchema>;

export interface Refund extends NewRefund {
  /** `re_` and 24 random characters. */
  id: string;
  status: RefundStatus;
  createdAt: string;
  /** When it becomes `refunded` without further action, by the sandbox's clock. */
  settlesAt: string;
  /** When it got its last status. */
  changedAt?: string;
}

/** Whether a refund can get another status. A bank may still refuse one that was reported as refunded. */
export function canChangeRefund(from: RefundStatus, to: RefundStatus): boolean {
  if (from === to || from === 'failed') return false;
  return from !== 'refunded' || to === 'failed';
}

/** Whether nothing happens to a refund any more without a request. */
export function isSettled({ status }: Refund): boolean {
  return status === 'refunded' || status === 'failed';
}
