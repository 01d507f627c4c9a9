import { randomUUID } from 'node:crypto';

import type {
  NewProviderPayment,
  PaymentProvider,
  ProviderPayment,
} from '../../src/providers/payment/payment-provider.ts';
import type { Fault } from './faulty-proxy.ts';
import type { ProviderStage } from './stage.ts';

/** Fills a request for a payment. */
export const orderOf = (more: Partial<NewProviderPayment> = {}): NewProviderPayment => ({
  attemptId: randomUUID(),
  startedAt: new Date(),
  amountMinor: 2999,
  currency: 'EUR',
  method: 'creditcard',
  description: 'Pairwise P-1042',
  language: 'de',
  returnUrl: 'http://localhost:4000/transactions/42',
  webhookUrl: 'http://localhost:4000/api/payment-webhook.php?provider=x',
  ...more,
});

/** Creates a payment that is paid, and returns it as the adapter reads it. */
export const createPaid = async (
  provider: PaymentProvider,
  stage: ProviderStage,
  more: Partial<NewProviderPayment> = {},
): Promise<ProviderPayment> => {
  const { ref } = await provider.create(orderOf(more));
  stage.pay(ref);
  const payment = await provider.fetch(ref);
  if (payment === null) throw new Error('the payment is missing');
  return payment;
};

/** Fills a request for a refund of a payment, by default of all of it. */
export const refundOf = (payment: ProviderPayment, amountMinor = payment.amountMinor) => ({
  refundId: randomUUID(),
  startedAt: new Date(),
  providerRef: payment.ref,
  amountMinor,
  currency: payment.currency,
  description: 'P-1042',
});

/** Faults after which it is unknown whether the request had an effect. */
export const unknownFaults: [string, Fault][] = [
  ['a lost response', { kind: 'lost' }],
  ['a cut response', { kind: 'cut' }],
  ['a response that stops halfway', { kind: 'stalled' }],
  ['no response in time', { kind: 'silent' }],
  ['a response that is no JSON', { kind: 'not json' }],
  ['a response without the fields', { kind: 'other json' }],
  ...[500, 503].map((status): [string, Fault] => [
    `a ${status} after the effect`,
    { kind: 'status', status, after: true },
  ]),
  ...[408, 409, 425, 429, 502].map((status): [string, Fault] => [
    `a ${status}`,
    { kind: 'status', status, after: false },
  ]),
];
