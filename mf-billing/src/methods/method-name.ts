import type { PaymentMethod } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';

/** Brands, which are the same in every language. The other methods have a translated name. */
const brands = {
  prezelewy24: 'Przelewy24',
  blik: 'BLIK',
  giropay: 'giropay',
  mastercard: 'Mastercard',
  visa: 'Visa',
  dankort: 'Dankort',
  mobilepay: 'MobilePay',
  swish: 'Swish',
  twint: 'TWINT',
  satispay: 'Satispay',
  vipps: 'Vipps',
  cartebancaire: 'Carte Bancaire',
  nexi: 'Nexi',
  ideal: 'iDEAL | Wero',
  bancontact: 'Bancontact',
  applepay: 'Apple Pay',
  paysafecard: 'paysafecard',
  maestro: 'Maestro',
  paypal: 'PayPal',
  sofort: 'Sofort',
  eps: 'eps',
} as const satisfies Partial<Record<PaymentMethod, string>>;

const described = ['sdd', 'sct', 'creditcard'] as const;

type Described = (typeof described)[number];

const isBrand = (key: string): key is keyof typeof brands => Object.hasOwn(brands, key);

const isDescribed = (key: string): key is Described => described.some((known) => known === key);

/** Returns whether a text of an address is the key of a payment method, retired ones included. */
export const isPaymentMethod = (key: string): key is PaymentMethod => isBrand(key) || isDescribed(key);

/** Returns the function that names a payment method for readers. */
export const useMethodName = (): ((method: PaymentMethod) => string) => {
  const { t } = useTranslation('mf-billing');
  return (method) => (isBrand(method) ? brands[method] : t(`methods.${method}`));
};
