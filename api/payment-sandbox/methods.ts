/** What the customer has to do: which hosted page a method has. */
export type MethodKind = 'bank' | 'card' | 'wallet' | 'code' | 'voucher' | 'transfer' | 'debit';

export interface Method {
  kind: MethodKind;
  /** Its name on the page: a brand. Undefined where the page has a translated name. */
  name?: string;
}

/** The methods with their own page: Mollie's ids, and the product's where they differ. */
const METHODS: Record<string, Method> = {
  ideal: { kind: 'bank', name: 'iDEAL | Wero' },
  bancontact: { kind: 'bank', name: 'Bancontact' },
  eps: { kind: 'bank', name: 'eps' },
  przelewy24: { kind: 'bank', name: 'Przelewy24' },
  creditcard: { kind: 'card' },
  mastercard: { kind: 'card', name: 'Mastercard' },
  visa: { kind: 'card', name: 'Visa' },
  maestro: { kind: 'card', name: 'Maestro' },
  dankort: { kind: 'card', name: 'Dankort' },
  cartebancaire: { kind: 'card', name: 'Carte Bancaire' },
  nexi: { kind: 'card', name: 'Nexi' },
  paypal: { kind: 'wallet', name: 'PayPal' },
  applepay: { kind: 'wallet', name: 'Apple Pay' },
  mobilepay: { kind: 'wallet', name: 'MobilePay' },
  vipps: { kind: 'wallet', name: 'Vipps' },
  swish: { kind: 'wallet', name: 'Swish' },
  twint: { kind: 'wallet', name: 'TWINT' },
  satispay: { kind: 'wallet', name: 'Satispay' },
  blik: { kind: 'code', name: 'BLIK' },
  paysafecard: { kind: 'voucher', name: 'paysafecard' },
  banktransfer: { kind: 'transfer' },
  sct: { kind: 'transfer' },
  directdebit: { kind: 'debit' },
  sdd: { kind: 'debit' },
};

/** Returns how a method works. A payment without a method, or with another one, gets the page of a bank. */
export function methodOf(id: string | undefined): Method {
  return METHODS[id === 'prezelewy24' ? 'przelewy24' : (id ?? '')] ?? { kind: 'bank' };
}

const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;

/** How long a payment stays open. A card payment has 15 minutes, as at Mollie; a transfer takes days. */
export const EXPIRES_AFTER_MS: Record<MethodKind, number> = {
  bank: 15 * MINUTE,
  card: 15 * MINUTE,
  wallet: 15 * MINUTE,
  code: 15 * MINUTE,
  voucher: 60 * MINUTE,
  transfer: 14 * DAY,
  debit: 60 * MINUTE,
};
