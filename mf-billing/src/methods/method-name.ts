import type { PaymentMethod } from '@pairwise/contracts';
import { methodBrands } from '@pairwise/contracts/method-brands';
import { useTranslation } from '@pairwise/i18n';

const described = ['sdd', 'sct', 'creditcard'] as const;

type Described = (typeof described)[number];

const isBrand = (key: string): key is keyof typeof methodBrands => Object.hasOwn(methodBrands, key);

const isDescribed = (key: string): key is Described => described.some((known) => known === key);

/** Returns whether a text of an address is the key of a payment method, retired ones included. */
export const isPaymentMethod = (key: string): key is PaymentMethod => isBrand(key) || isDescribed(key);

/** Returns the function that names a payment method for readers. */
export const useMethodName = (): ((method: PaymentMethod) => string) => {
  const { t } = useTranslation('mf-billing');
  return (method) => (isBrand(method) ? methodBrands[method] : t(`methods.${method}`));
};
