import { amountOf } from '../../payment-sandbox/money.ts';
import { openMollie } from '../../src/providers/payment/mollie.ts';
import { buildMollieServer } from './mollie-server.ts';
import type { Payment } from './mollie-views.ts';
import type { MandateStage } from './stage.ts';

/** Starts a server that speaks Mollie's api, for the contract of adapters. */
export const startMollieStage = async (): Promise<MandateStage> => {
  const key = 'test_dHar4XY7LxsDOtmnkVtjNVWXLSlXsM';
  const { app, payments, mandates, find, keys, chargeBack } = buildMollieServer({ key });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const paymentOf = (ref: string): Payment => {
    const payment = find(ref);
    if (!payment) throw new Error(`the server has no payment ${ref}`);
    return payment;
  };
  const refundOf = (ref: string, refundRef: string) => {
    const refund = paymentOf(ref).refunds.find(({ id }) => id === refundRef);
    if (!refund) throw new Error(`the server has no refund ${refundRef}`);
    return refund;
  };
  const form = (body: string) => ({ body, headers: { 'content-type': 'application/x-www-form-urlencoded' } });
  return {
    url,
    env: { MOLLIE_URL: url, MOLLIE_KEY: key },
    open: (options) => openMollie({ ...options, key }),
    amounts: { euro: '29.99', yen: '120' },
    transfer: { bank: 'Stichting Mollie Payments', iban: 'NL53ABNA0627535577' },
    paymentsOf: (attemptId) =>
      payments
        .filter(({ metadata }) => metadata?.attempt === attemptId)
        .map(({ amount }) => ({ amount: amount.value })),
    pay: (ref, amountMinor) => {
      const payment = paymentOf(ref);
      payment.status = 'paid';
      if (amountMinor !== undefined) payment.amount = amountOf(amountMinor, payment.amount.currency);
    },
    fail: (ref) => {
      paymentOf(ref).status = 'failed';
    },
    expire: (ref) => {
      paymentOf(ref).status = 'expired';
    },
    chargeBack: (ref, amountMinor) => {
      const payment = paymentOf(ref);
      chargeBack(payment, amountOf(amountMinor, payment.amount.currency));
    },
    reverseChargeback: (ref, chargebackRef) => {
      const chargeback = paymentOf(ref).chargebacks.find(({ id }) => id === chargebackRef);
      if (!chargeback) throw new Error(`the server has no chargeback ${chargebackRef}`);
      chargeback.reversedAt = new Date().toISOString();
    },
    settleRefund: (ref, refundRef) => {
      refundOf(ref, refundRef).status = 'refunded';
    },
    failRefund: (ref, refundRef) => {
      refundOf(ref, refundRef).status = 'failed';
    },
    countRefunds: (ref) => paymentOf(ref).refunds.length,
    countMandates: mandates.count,
    canCollect: (ref) => {
      const [customerId = '', mandateId = ''] = ref.split('/');
      return mandates.canCollect({ customerId, mandateId });
    },
    addPayments: (count) => {
      for (let added = 0; added < count; added += 1) {
        payments.unshift({
          id: `tr_other${payments.length}`,
          amount: { currency: 'EUR', value: '1.00' },
          description: 'Another program',
          redirectUrl: 'https://other.example',
          method: 'ideal',
          metadata: null,
          status: 'open',
          createdAt: new Date().toISOString(),
          refunds: [],
          chargebacks: [],
        });
      }
    },
    deleteKeys: keys.deleteAll,
    webhooks: (ref) => [form(`id=${ref}`)],
    forged: () => [form('id=re_1234'), form('ref=tr_1234')],
    close: () => app.close(),
  };
};
