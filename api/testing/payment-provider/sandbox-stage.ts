import { openSandbox } from '../../src/providers/payment/sandbox.ts';
import { amountOf } from '../../payment-sandbox/money.ts';
import type { Payment } from '../../payment-sandbox/payment.ts';
import { startSandbox } from '../payment-sandbox.ts';
import type { MandateStage } from './stage.ts';

const never = 86_400_000;

/** Starts the payment sandbox for the contract of adapters. */
export const startSandboxStage = async (): Promise<MandateStage> => {
  const { book, env, close } = await startSandbox();
  const { PAYMENT_SANDBOX_URL: url = '', PAYMENT_SANDBOX_KEY: key = '' } = env;
  const find = (ref: string): Payment => {
    const payment = book.find(ref);
    if (!payment) throw new Error(`the book has no payment ${ref}`);
    return payment;
  };
  const form = (body: string) => ({ body, headers: { 'content-type': 'application/x-www-form-urlencoded' } });
  return {
    url,
    env,
    open: (options) => openSandbox({ ...options, key }),
    amounts: { euro: '29.99', yen: '120' },
    transfer: { bank: 'Test bank', iban: 'NL96TEST0000000000' },
    paymentsOf: (attemptId) =>
      book
        .list()
        .filter(({ metadata }) => metadata?.['attempt'] === attemptId)
        .map(({ amount }) => ({ amount: amount.value })),
    pay: (ref, amountMinor) => {
      const { currency } = find(ref).amount;
      book.change(ref, {
        status: 'paid',
        ...(amountMinor !== undefined && { amount: amountOf(amountMinor, currency) }),
      });
    },
    fail: (ref) => {
      const isCollection = find(ref).mandateId !== undefined;
      book.change(ref, {
        status: 'failed',
        ...(isCollection ? { bankReason: 'AM04' } : { failureReason: 'insufficient_funds' }),
      });
    },
    expire: (ref) => book.change(ref, { status: 'expired' }),
    chargeBack: (ref, amountMinor) => {
      const payment = find(ref);
      book.chargeBack(payment, { amount: amountOf(amountMinor, payment.amount.currency) });
    },
    reverseChargeback: (ref, chargebackRef) => {
      book.reverseChargeback(ref, chargebackRef);
    },
    settleRefund: (ref, refundRef) => book.changeRefund(ref, refundRef, 'refunded'),
    failRefund: (ref, refundRef) => book.changeRefund(ref, refundRef, 'failed'),
    countRefunds: (ref) => find(ref).refunds.length,
    countMandates: (reference) => book.listMandates().filter((one) => one.mandateReference === reference).length,
    canCollect: (ref) => {
      const mandate = book.findMandate(ref);
      return mandate !== undefined && mandate.revokedAt === undefined;
    },
    addPayments: (count) => {
      for (let added = 0; added < count; added += 1) {
        book.create(
          { amount: { currency: 'EUR', value: '1.00' }, description: 'Other', redirectUrl: 'http://localhost' },
          { expiresAfterMs: never },
        );
      }
    },
    deleteKeys: () => undefined,
    webhooks: (ref) => [form(`id=${ref}`)],
    forged: () => [form('id=re_1234'), form('ref=tr_1234')],
    close,
  };
};
