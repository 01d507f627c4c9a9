import { randomUUID } from 'node:crypto';

import type { NewProviderPayment } from '../../src/providers/payment/payment-provider.ts';
import type { Fault } from './faulty-proxy.ts';

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
