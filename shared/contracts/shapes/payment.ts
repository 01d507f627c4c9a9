import * as z from 'zod/mini';

import { productIds } from '../endpoints/products.ts';
import { receipt } from './receipt.ts';

/**
 * The payment methods of the specification, spelled as there. `giropay` and `sofort` are retired: no provider offers
 * them any more, and they remain for old payments and links.
 */
export const paymentMethods = [
  'sdd',
  'prezelewy24',
  'blik',
  'sct',
  'giropay',
  'mastercard',
  'visa',
  'creditcard',
  'dankort',
  'mobilepay',
  'swish',
  'twint',
  'satispay',
  'vipps',
  'cartebancaire',
  'nexi',
  'ideal',
  'bancontact',
  'applepay',
  'paysafecard',
  'maestro',
  'paypal',
  'sofort',
  'eps',
] as const;

export const paymentMethod = z.enum(paymentMethods);
export type PaymentMethod = z.output<typeof paymentMethod>;

/**
 * The statuses of a payment (decisions B-7). `pending` is a payment that the provider has not decided yet, or whose
 * state at the provider is unknown. Only `completed` adds credits.
 */
export const paymentStatuses = [
  'created',
  'pending',
  'completed',
  'failed',
  'cancelled',
  'expired',
  'refunded',
  'charged_back',
] as const;

export const paymentStatus = z.enum(paymentStatuses);
export type PaymentStatus = z.output<typeof paymentStatus>;

/** The account to which a member transfers the money of a payment. */
export const transferDetails = z.object({
  bank: z.string(),
  iban: z.string(),
  bic: z.string(),
  /** By which the transfer is found. It has to be entered exactly as it is. */
  reference: z.string(),
});

export type TransferDetails = z.output<typeof transferDetails>;

/**
 * A member's order of one bundle, with its latest attempt to pay. Money is in minor units of `currency`, VAT included.
 * The terms (product, credits, amount) never change; a retry with another method is a new attempt of the same payment.
 */
export const payment = z.object({
  payment_id: z.uuid(),
  /** The number that members read and type, for example to withdraw from the contract. */
  order_number: z.string(),
  product: z.enum(productIds),
  credits: z.int(),
  /** The amount as a decimal text, such as `29.99`. */
  amount: z.string(),
  amount_minor: z.int(),
  /** The price without a discount code. */
  list_minor: z.int(),
  /** Price of one message at `amount_minor`, rounded up. */
  per_message_minor: z.int(),
  currency: z.string(),
  /** The method of the latest attempt, or of the one that was paid. */
  method: paymentMethod,
  status: paymentStatus,
  /** Why the latest attempt failed: `card` offers to retry or to use PayPal. Null unless the status is `failed`. */
  failure: z.nullable(z.enum(['card', 'other'])),
  /** The provider's page, as long as the member has to act there. */
  redirect_url: z.nullable(z.string()),
  /** Where the money is transferred to, while a bank transfer may still arrive. */
  transfer: z.nullable(transferDetails),
  /**
   * Methods for another attempt; empty when none is possible. A payment that waits for a bank transfer has them too: if both
   * are paid, the second one is refunded.
   */
  retry_methods: z.array(paymentMethod),
  /** What was paid back, including second payments and money of another amount, in the order's currency. */
  refunded_minor: z.int(),
  /** What we still owe the member, because a refund did not arrive. Customer service sends it another way. */
  owed_minor: z.int(),
  /** Oldest first. There is none before the money has arrived. */
  receipts: z.array(receipt),
  created_at: z.iso.datetime(),
  completed_at: z.nullable(z.iso.datetime()),
});

export type Payment = z.output<typeof payment>;
