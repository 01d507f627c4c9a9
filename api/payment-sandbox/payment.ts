import { z } from 'zod';
import type { Chargeback } from './chargeback.ts';
import { amountSchema } from './money.ts';
import { readPlan, type Step } from './plan.ts';
import type { Refund } from './refund.ts';
import type { BankReason, FailureReason, Status } from './status.ts';

/** Whether an address is on this machine. Browsers and webhooks go to no other, so that the sandbox reaches no other host. */
function isLoopback(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  const here = hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);
  return here && (protocol === 'http:' || protocol === 'https:');
}

/** Whether a browser finds an address on this machine: browsers resolve names below `localhost` to it, and Node does not. */
function isLoopbackOfBrowser(address: string): boolean {
  const url = new URL(address);
  if (url.hostname.endsWith('.localhost')) url.hostname = 'localhost';
  return isLoopback(url.href);
}

const message = 'must be an address of this machine (localhost)';
const localAddress = z.url().max(2048).refine(isLoopback, message);
const localPage = z.url().max(2048).refine(isLoopbackOfBrowser, message);

/** The fields of Mollie's request for a payment that the product uses. */
export const newPaymentSchema = z.object({
  amount: amountSchema,
  description: z.string().min(1).max(255),
  redirectUrl: localPage,
  webhookUrl: localAddress.optional(),
  locale: z.string().max(5).optional(),
  method: z.string().max(32).optional(),
  metadata: z
    .record(z.string(), z.string().max(255))
    .refine(({ sandbox }) => sandbox === undefined || readPlan(sandbox, 0) !== undefined, {
      error: 'is not a plan, such as "paid" or "pending,+1h,paid"',
      path: ['sandbox'],
    })
    .optional(),
  sequenceType: z.enum(['oneoff', 'first', 'recurring']).optional(),
  mandateId: z.string().max(64).optional(),
});

export type NewPayment = z.output<typeof newPaymentSchema>;

/** What is known about a payment since its status changed. */
export interface Details {
  /** Why it failed: of cards Mollie's reason, of direct debits SEPA's code. */
  failureReason?: FailureReason | undefined;
  bankReason?: BankReason | undefined;
  /** The brand and the last four digits of a test card. The number itself is not stored. */
  card?: { label: string; last4: string } | undefined;
}

export interface Payment extends NewPayment, Details {
  /** `tr_` and 24 random characters. */
  id: string;
  status: Status;
  /** ISO 8601, as all times. */
  createdAt: string;
  expiresAt: string;
  /** When it got its present status; undefined while it has its first one. */
  changedAt?: string;
  refunds: readonly Refund[];
  chargebacks: readonly Chargeback[];
  /** What happens to it without the checkout page, in this order. */
  plan: readonly Step[];
  /** How often it changed. A webhook belongs to one change. */
  changes: number;
}
