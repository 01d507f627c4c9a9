import { sql } from 'kysely';

import { buy, startShop, type TestShop } from '../../../testing/index.ts';
import { type PaymentProvider, ProviderUnknownError } from '../../providers/payment/payment-provider.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import type { Reconciliation } from './reconciliation.repository.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const sandbox = (): PaymentProvider => {
  const provider = shop.api.app.services.payments.get('sandbox');
  if (!provider) throw new Error('the sandbox is not configured');
  return provider;
};

/** Compares the payments of some providers, and returns what was reported and the error. */
const reconcile = async (providers: PaymentProvider[]) => {
  const { db, env, liveHints } = shop.api.app.services;
  const reported: Reconciliation[] = [];
  const comparing = {
    db,
    liveHints,
    providers: new Map(providers.map((provider) => [provider.id, provider])),
    publicUrl: env.publicUrl,
    payUrl: env.payUrl,
    alert: () => {},
  };
  const error: unknown = await reconcilePayments(comparing, {
    signal: new AbortController().signal,
    report: (result) => reported.push(result),
  }).catch((reason: unknown) => reason);
  return { reported: reported.map(({ provider, differences }) => ({ provider, differences })), error };
};
const stored = async () =>
  (
    await sql<{ provider: string; compared: number; differences: object[] }>`
      select provider, compared, differences from reconciliations order by id`.execute(shop.api.db)
  ).rows;
/** Creates a payment at the sandbox that is none of ours. */
const addStranger = (): string => {
  const order = {
    amount: { currency: 'EUR', value: '1.00' },
    description: 'not ours',
    redirectUrl: 'http://localhost/',
  };
  const stranger = shop.sandbox.book.create(order, {});
  if (stranger.outcome !== 'created') throw new Error(stranger.outcome);
  shop.sandbox.book.change(stranger.created.id, { status: 'paid' });
  return stranger.created.id;
};
beforeEach(async () => {
  await sql`delete from reconciliations`.execute(shop.api.db);
});

test('BILL-04 a provider that refuses its chargebacks hides neither its payments nor another provider', async () => {
  const differences = [{ ref: addStranger(), what: 'unknown here' }];
  const refusing: PaymentProvider = {
    ...sandbox(),
    id: 'refusing',
    listChargebacks: () => {
      throw new ProviderUnknownError('no right to read chargebacks');
    },
  };
  const { reported, error } = await reconcile([refusing, sandbox()]);
  const found = ['refusing', 'sandbox'].map((provider) => ({ provider, differences }));
  expect(reported).toEqual(found);
  expect(await stored()).toMatchObject(found);
  expect(error).toBeInstanceOf(AggregateError);
  expect(error).toMatchObject({ message: 'some comparisons have failed: refusing: no right to read chargebacks' });
  // With the right to read them, nothing fails.
  expect(await reconcile([sandbox()])).toMatchObject({ error: undefined });
});

test('BILL-04 what differs of late chargebacks is added to what differs of the payments', async () => {
  const client = await shop.api.as(await shop.api.make());
  const { ref } = await buy(shop, client);
  const stranger = { ref: addStranger(), what: 'unknown here' };
  // The list has a chargeback that the payment does not have.
  const listing: PaymentProvider = {
    ...sandbox(),
    listChargebacks: async function* list() {
      yield { ref: 'chb_unknown', createdAt: new Date(), findPayment: () => Promise.resolve(ref) };
    },
  };
  const { reported, error } = await reconcile([listing]);
  expect(error).toBeUndefined();
  const late = { ref, what: 'chargebacks differ' };
  expect(reported.map(({ differences }) => differences)).toEqual([expect.arrayContaining([stranger]), [late]]);
  const [row, ...others] = await stored();
  expect(others).toEqual([]);
  expect(row?.differences).toEqual(expect.arrayContaining([stranger, late]));
});

test('BILL-04 a provider whose list does not respond does not stop the others', async () => {
  const silent: PaymentProvider = {
    ...sandbox(),
    id: 'silent',
    list: () => {
      throw new ProviderUnknownError('no response');
    },
  };
  const { error } = await reconcile([silent, sandbox()]);
  expect(error).toBeInstanceOf(AggregateError);
  expect((await stored()).map(({ provider }) => provider)).toEqual(['sandbox']);
});

test('BILL-04 a payment that cannot be checked hides neither the others nor a late chargeback', async () => {
  const client = await shop.api.as(await shop.api.make());
  const [first, second] = [await buy(shop, client), await buy(shop, client)];
  const [broken, older] = [addStranger(), addStranger()];
  const stranger = { ref: older, what: 'unknown here' };
  const payments = sandbox().list;
  /** Fetching one payment never has a response, and neither has its chargeback. The other one is charged back late. */
  const breaking: PaymentProvider = {
    ...sandbox(),
    list: async function* list(since) {
      for await (const payment of payments(since)) {
        if (payment.ref === first.ref) yield { ...payment, refundedMinor: 1 };
        else if (payment.ref !== broken && payment.ref !== second.ref) yield payment;
      }
    },
    fetch: (ref) =>
      ref === first.ref ? Promise.reject(new ProviderUnknownError('no response')) : sandbox().fetch(ref),
    listChargebacks: async function* list() {
      yield { ref: 'chb_first', createdAt: new Date(), findPayment: () => Promise.resolve(first.ref) };
      yield { ref: 'chb_second', createdAt: new Date(), findPayment: () => Promise.resolve(second.ref) };
    },
  };
  const { reported, error } = await reconcile([breaking]);
  const late = { ref: second.ref, what: 'chargebacks differ' };
  expect(reported.map(({ differences }) => differences)).toEqual([expect.arrayContaining([stranger]), [late]]);
  expect((await stored())[0]?.differences).toEqual(expect.arrayContaining([stranger, late]));
  expect(error).toMatchObject({ message: 'some comparisons have failed: sandbox: no response' });
});

test('BILL-04 a provider that responds to no check is left after ten of them', async () => {
  const client = await shop.api.as(await shop.api.make());
  const { ref } = await buy(shop, client);
  const fetches: string[] = [];
  const down: PaymentProvider = {
    ...sandbox(),
    listChargebacks: async function* list() {
      for (let nth = 0; nth < 30; nth += 1) {
        yield { ref: `chb_down_${nth}`, createdAt: new Date(), findPayment: () => Promise.resolve(ref) };
      }
    },
    fetch: (fetched) => {
      fetches.push(fetched);
      return Promise.reject(new ProviderUnknownError('no response'));
    },
  };
  const { error } = await reconcile([down]);
  expect(fetches).toHaveLength(10);
  expect(error).toMatchObject({
    message: 'some comparisons have failed: sandbox: no response, stopped after 10 failures in a row',
  });
});
