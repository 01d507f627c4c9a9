import { describePaymentProvider } from '../../../testing/payment-provider/contract.ts';
import { startStripeStage } from '../../../testing/payment-provider/stripe-stage.ts';
import { providerMethods } from '../../db/reference/reference-data.ts';
import { stripeMethods } from './stripe-methods.ts';

describePaymentProvider('Stripe', startStripeStage);

test('every method that Stripe is said to take has a name at Stripe', () => {
  const taken = providerMethods.filter(({ provider }) => provider === 'stripe').map(({ method }) => method);
  expect(taken.toSorted()).toEqual(Object.keys(stripeMethods).toSorted());
});
