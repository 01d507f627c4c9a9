import type { MethodEnum } from 'mollie-api-typescript/models';

/** Mollie's names of the methods of the specification. Cards of every brand are one method. */
export const mollieMethods: Readonly<Record<string, MethodEnum>> = {
  ideal: 'ideal',
  bancontact: 'bancontact',
  eps: 'eps',
  prezelewy24: 'przelewy24',
  blik: 'blik',
  creditcard: 'creditcard',
  visa: 'creditcard',
  mastercard: 'creditcard',
  maestro: 'creditcard',
  dankort: 'creditcard',
  cartebancaire: 'creditcard',
  paypal: 'paypal',
  applepay: 'applepay',
  mobilepay: 'mobilepay',
  swish: 'swish',
  twint: 'twint',
  satispay: 'satispay',
  vipps: 'vipps',
  paysafecard: 'paysafecard',
  sct: 'banktransfer',
  sdd: 'directdebit',
};
