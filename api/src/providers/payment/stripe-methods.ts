/**
 * Stripe's names of the methods of the specification. Cards of every brand are one method, whose page offers Apple Pay
 * too. Its bank transfers need a customer of their own at Stripe; Vipps and paysafecard it does not have.
 */
export const stripeMethods: Readonly<Record<string, string>> = {
  ideal: 'ideal',
  bancontact: 'bancontact',
  eps: 'eps',
  prezelewy24: 'p24',
  blik: 'blik',
  creditcard: 'card',
  visa: 'card',
  mastercard: 'card',
  maestro: 'card',
  dankort: 'card',
  cartebancaire: 'card',
  paypal: 'paypal',
  applepay: 'card',
  mobilepay: 'mobilepay',
  swish: 'swish',
  twint: 'twint',
  satispay: 'satispay',
  sdd: 'sepa_debit',
};
