import { describePaymentProvider } from '../../../testing/payment-provider/contract.ts';
import { startMollieStage } from '../../../testing/payment-provider/mollie-stage.ts';
import { paymentMethods, providerMethods } from '../../db/reference/reference-data.ts';
import { mollieMethods } from './mollie-methods.ts';

describePaymentProvider('Mollie', startMollieStage);

test('every method that Mollie is said to take has a name at Mollie', () => {
  const taken = providerMethods.filter(({ provider }) => provider === 'mollie').map(({ method }) => method);
  expect(taken.toSorted()).toEqual(Object.keys(mollieMethods).toSorted());
  expect(paymentMethods.filter(({ retired }) => retired).some(({ key }) => taken.includes(key))).toBe(false);
});
