import { describeChargebacks } from '../../../testing/payment-provider/chargeback-contract.ts';
import { describePaymentProvider } from '../../../testing/payment-provider/contract.ts';
import { describeMandates } from '../../../testing/payment-provider/mandate-contract.ts';
import { startStripeStage } from '../../../testing/payment-provider/stripe-stage.ts';
import { providerMethods } from '../../db/reference/reference-data.ts';
import { ProviderRefusedError } from './payment-provider.ts';
import { stripeMethods } from './stripe-methods.ts';
import { openStripe } from './stripe.ts';

describePaymentProvider('Stripe', startStripeStage);
describeChargebacks('Stripe', startStripeStage);
describeMandates('Stripe', startStripeStage);

test('every method that Stripe is said to take has a name at Stripe', () => {
  const taken = providerMethods.filter(({ provider }) => provider === 'stripe').map(({ method }) => method);
  expect(taken.toSorted()).toEqual(Object.keys(stripeMethods).toSorted());
});

test('BILL-05 a mandate is refused when it is not known by which browser it was accepted', async () => {
  const provider = openStripe({ url: 'http://127.0.0.1:9', key: 'sk_test_x', webhookSecret: 'whsec_x' });
  const mandate = {
    mandateId: crypto.randomUUID(),
    accountHolder: 'Anna de Vries',
    iban: 'DE89370400440532013000',
    reference: 'PW12345678901234',
    acceptedAt: new Date(),
    email: 'anna@example.com',
    acceptedFrom: '203.0.113.7',
    userAgent: null,
  };
  await expect(provider.createMandate?.(mandate)).rejects.toBeInstanceOf(ProviderRefusedError);
});
