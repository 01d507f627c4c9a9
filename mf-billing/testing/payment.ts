import type { Payment } from '@pairwise/contracts';

/** A payment of 30 credits that was just ordered with iDEAL. */
export const payment = (differences: Partial<Payment> = {}): Payment => ({
  payment_id: '5b1b9a3c-7a51-4b0e-9a77-2a1d6c0b4e01',
  order_number: 'P-7Q2M-4KXA',
  product: 'p1',
  credits: 30,
  amount: '29.99',
  amount_minor: 2999,
  list_minor: 2999,
  per_message_minor: 100,
  currency: 'EUR',
  method: 'ideal',
  status: 'created',
  failure: null,
  redirect_url: 'https://pay.example.test/checkout/tr_1',
  transfer: null,
  retry_methods: [],
  refunded_minor: 0,
  owed_minor: 0,
  receipts: [],
  created_at: '2026-11-20T10:00:00.000Z',
  completed_at: null,
  ...differences,
});
