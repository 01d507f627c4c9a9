import { describeChargebacks } from '../../../testing/payment-provider/chargeback-contract.ts';
import { describePaymentProvider } from '../../../testing/payment-provider/contract.ts';
import { describeMandates } from '../../../testing/payment-provider/mandate-contract.ts';
import { buildMollieServer } from '../../../testing/payment-provider/mollie-server.ts';
import { startMollieStage } from '../../../testing/payment-provider/mollie-stage.ts';
import { paymentMethods, providerMethods } from '../../db/reference/reference-data.ts';
import { mollieMethods } from './mollie-methods.ts';
import { openMollie } from './mollie.ts';
import { ProviderRefusedError } from './payment-provider.ts';

describePaymentProvider('Mollie', startMollieStage);
describeChargebacks('Mollie', startMollieStage);
describeMandates('Mollie', startMollieStage);

test('every method that Mollie is said to take has a name at Mollie', () => {
  const taken = providerMethods.filter(({ provider }) => provider === 'mollie').map(({ method }) => method);
  expect(taken.toSorted()).toEqual(Object.keys(mollieMethods).toSorted());
  expect(paymentMethods.filter(({ retired }) => retired).some(({ key }) => taken.includes(key))).toBe(false);
});

describe('a new mandate', () => {
  const key = 'test_dHar4XY7LxsDOtmnkVtjNVWXLSlXsM';
  const { app, mandates } = buildMollieServer({ key });
  afterAll(() => app.close());
  const create = async (status: typeof mandates.next.status) => {
    mandates.next.status = status;
    const url = app.listeningOrigin ?? '';
    const mandateId = crypto.randomUUID();
    return openMollie({ url, key }).createMandate?.({
      mandateId,
      accountHolder: 'Anna de Vries',
      iban: 'DE89370400440532013000',
      reference: 'PW12345678901234',
      acceptedAt: new Date(),
      email: 'anna@example.com',
      acceptedFrom: null,
      userAgent: null,
    });
  };
  beforeAll(() => app.listen({ host: '127.0.0.1', port: 0 }));

  test('BILL-05 can be charged while it is pending', async () => {
    expect(await create('pending')).toMatch(/^cst_\w+\/mdt_\w+$/);
  });

  test('BILL-05 that Mollie finds invalid is refused', async () => {
    await expect(create('invalid')).rejects.toBeInstanceOf(ProviderRefusedError);
  });
});
