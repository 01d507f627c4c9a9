import type { PaymentProvider } from '../../src/providers/payment/payment-provider.ts';

/** A provider's server for the contract of adapters, with what its customers, banks and clock do. */
export interface ProviderStage {
  /** The address of the server. */
  url: string;
  /** Opens the adapter. */
  open: (options: { url: string; timeoutMs: number }) => PaymentProvider;
  /** Amounts as the server received them: 29.99 EUR and 120 JPY. */
  amounts: { euro: string; yen: string };
  /** The account that the server names for bank transfers; null when its page alone does. */
  transfer: { bank: string; iban: string } | null;
  /** Returns the server's payments of an attempt, with the amount as it was received. */
  paymentsOf: (attemptId: string) => { amount: string }[];
  /** Pays a payment, by default with the amount that was ordered. */
  pay: (ref: string, amountMinor?: number) => void;
  /** Ends a payment at the bank. */
  fail: (ref: string) => void;
  /** Lets the time of a payment end. */
  expire: (ref: string) => void;
  chargeBack: (ref: string, amountMinor: number) => void;
  /** Lets the bank return a chargeback, by the provider's id of it. */
  reverseChargeback: (ref: string, chargebackRef: string) => void;
  settleRefund: (ref: string, refundRef: string) => void;
  failRefund: (ref: string, refundRef: string) => void;
  /** Returns how many refunds of a payment the server has. */
  countRefunds: (ref: string) => number;
  /** Creates payments of other shops' programs, which name no attempt. */
  addPayments: (count: number) => void;
  /** Lets the server delete its idempotency keys. */
  deleteKeys: () => void;
  /** Webhooks as the provider sends them about a payment. */
  webhooks: (ref: string) => Webhook[];
  /** Webhooks that the adapter must not trust. */
  forged: (ref: string) => Webhook[];
  close: () => Promise<void>;
}

/** A provider's server that takes direct debits too. */
export interface MandateStage extends ProviderStage {
  /** Settings of an api that uses the server. */
  env: Record<string, string>;
  /** Returns how many mandates the server has with our reference. */
  countMandates: (reference: string) => number;
  /** Whether the server collects by a mandate. */
  canCollect: (mandateRef: string) => boolean;
}

/** A request of a provider. */
export interface Webhook {
  body: string;
  headers: Record<string, string>;
}
