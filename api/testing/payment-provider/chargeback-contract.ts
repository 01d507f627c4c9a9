import type {
  ListedChargeback,
  PaymentProvider,
  ProviderPayment,
} from '../../src/providers/payment/payment-provider.ts';
import { collect } from './collect.ts';
import { createPaid } from './contract-cases.ts';
import type { ProviderStage } from './stage.ts';

/** Tests what every adapter reports of chargebacks, against a server that speaks the provider's api. */
export const describeChargebacks = (name: string, start: () => Promise<ProviderStage>): void => {
  describe(`the contract of chargebacks: ${name}`, () => {
    let stage: ProviderStage;
    let provider: PaymentProvider;
    beforeAll(async () => {
      stage = await start();
      provider = stage.open({ url: stage.url, timeoutMs: 10_000 });
    });
    afterAll(() => stage.close());

    const paid = (): Promise<ProviderPayment> => createPaid(provider, stage);

    test('reports chargebacks, of a part too', async () => {
      const { ref } = await paid();
      stage.chargeBack(ref, 999);
      stage.chargeBack(ref, 2000);
      const payment = await provider.fetch(ref);
      expect(payment).toMatchObject({ state: 'paid', amountMinor: 2999 });
      const amounts = payment?.chargebacks.map(({ amountMinor }) => amountMinor) ?? [];
      expect(amounts.toSorted((one, other) => one - other)).toEqual([999, 2000]);
      expect(new Set(payment?.chargebacks.map((chargeback) => chargeback.ref)).size).toBe(2);
    });

    test('reports a chargeback whose money the bank has returned, alone and in the list', async () => {
      const { ref, createdAt } = await paid();
      stage.chargeBack(ref, 999);
      stage.chargeBack(ref, 2000);
      const before = await provider.fetch(ref);
      expect(before?.chargebacks.map(({ isReversed }) => isReversed)).toEqual([false, false]);
      const one = before?.chargebacks.find(({ amountMinor }) => amountMinor === 999)?.ref ?? '';
      const other = before?.chargebacks.find(({ amountMinor }) => amountMinor === 2000)?.ref ?? '';
      const reversed = async (payment: ProviderPayment | undefined | null) =>
        payment?.chargebacks
          .filter(({ isReversed }) => isReversed)
          .map((chargeback) => chargeback.ref)
          .toSorted();
      stage.reverseChargeback(ref, one);
      expect(await reversed(await provider.fetch(ref))).toEqual([one]);
      stage.reverseChargeback(ref, other);
      const after = await provider.fetch(ref);
      expect(after).toMatchObject({ state: 'paid', amountMinor: 2999 });
      expect(await reversed(after)).toEqual([one, other].toSorted());
      const listed = await collect(provider.list(createdAt));
      expect(listed.find((payment) => payment.ref === ref)).toEqual(after);
    });

    test('lists chargebacks since a time with their payments, newest first, over several pages', async () => {
      const before = new Date(Date.now() - 60_000);
      const read = async (since: Date) => {
        const listed = await collect<ListedChargeback>(provider.listChargebacks(since));
        const times = listed.map(({ createdAt }) => createdAt.getTime());
        expect(times).toEqual(times.toSorted((one, other) => other - one));
        return new Map(listed.map((one) => [one.ref, one]));
      };
      const known = await read(before);
      const [one, other, untouched] = [await paid(), await paid(), await paid()];
      stage.chargeBack(one.ref, 999);
      for (let nth = 0; nth < 251; nth += 1) stage.chargeBack(other.ref, 1);
      const listed = await read(before);
      const fresh = [...listed.values()].filter(({ ref }) => !known.has(ref));
      const payments = await Promise.all(fresh.map(({ findPayment }) => findPayment()));
      const of = (ref: string) => payments.filter((found) => found === ref).length;
      expect([of(one.ref), of(other.ref), of(untouched.ref)]).toEqual([1, 251, 0]);
      const [chargeback] = (await provider.fetch(one.ref))?.chargebacks ?? [];
      expect(listed.has(chargeback?.ref ?? '')).toBe(true);
      expect((await read(new Date(Date.now() + 60_000))).size).toBe(0);
    });
  });
};
