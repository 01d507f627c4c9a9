import { randomUUID } from 'node:crypto';

import {
  type NewMandate,
  type PaymentProvider,
  ProviderKeyError,
  ProviderRefusedError,
  ProviderUnknownError,
} from '../../src/providers/payment/payment-provider.ts';
import { newIban } from '../direct-debit.ts';
import { orderOf, refundOf, unknownFaults } from './contract-cases.ts';
import type { Fault, FaultyProxy } from './faulty-proxy.ts';
import type { MandateStage } from './stage.ts';
import { withFaultyStage } from './with-faulty-stage.ts';

const mandateOf = (more: Partial<NewMandate> = {}): NewMandate => {
  const mandateId = randomUUID();
  return {
    mandateId,
    accountHolder: 'Anna de Vries',
    iban: newIban(),
    reference: `PW${mandateId.replaceAll('-', '').slice(0, 20)}`,
    acceptedAt: new Date(),
    email: 'anna@example.com',
    acceptedFrom: '203.0.113.7',
    userAgent: 'Mozilla/5.0',
    ...more,
  };
};

/** Tests what every adapter of a provider that takes direct debits must do, against a server that speaks its api. */
export const describeMandates = (name: string, start: () => Promise<MandateStage>): void => {
  describe(`the contract of mandates: ${name}`, () => {
    let stage: MandateStage;
    let proxy: FaultyProxy;
    let provider: Required<Pick<PaymentProvider, 'createMandate' | 'revokeMandate'>> & PaymentProvider;
    const open = (timeoutMs: number) => {
      const { createMandate, revokeMandate, ...rest } = stage.open({ url: proxy.url, timeoutMs });
      if (!createMandate || !revokeMandate) throw new Error(`${name} has no mandates`);
      return { ...rest, createMandate, revokeMandate };
    };
    withFaultyStage(start, (startedStage, startedProxy) => {
      [stage, proxy] = [startedStage, startedProxy];
      provider = open(10_000);
    });
    /** Opens the adapter with the time-out of a test that waits for it. */
    const impatient = ({ kind }: Fault) => (['silent', 'stalled'].includes(kind) ? open(300) : provider);
    const collection = (mandateRef: string, more = {}) => orderOf({ method: 'sdd', mandateRef, ...more });

    test('BILL-05 collects by a mandate without the member, and reports what became of it', async () => {
      const mandateRef = await provider.createMandate(mandateOf());
      const order = collection(mandateRef);
      const payment = await provider.create(order);
      expect(payment).toMatchObject({
        state: 'pending',
        amountMinor: 2999,
        currency: 'EUR',
        attemptId: order.attemptId,
        checkoutUrl: null,
        failureReason: null,
        refundedMinor: 0,
        chargebacks: [],
      });
      expect(await provider.fetch(payment.ref)).toEqual(payment);
      expect((await provider.create(order)).ref).toBe(payment.ref);
      expect(stage.paymentsOf(order.attemptId)).toEqual([{ amount: stage.amounts.euro }]);
      expect(await provider.cancel(payment.ref)).toMatchObject({ state: 'pending' });
      stage.pay(payment.ref);
      expect(await provider.fetch(payment.ref)).toMatchObject({ state: 'paid', amountMinor: 2999 });
      stage.chargeBack(payment.ref, 2999);
      expect(await provider.fetch(payment.ref)).toMatchObject({ chargebacks: [{ amountMinor: 2999 }] });
      const returned = await provider.create(collection(mandateRef));
      stage.fail(returned.ref);
      const after = await provider.fetch(returned.ref);
      expect(after).toMatchObject({ state: 'failed' });
      expect(after?.failureReason).toMatch(/^\w+$/);
    });

    test('BILL-05 pays a collection back, lists it, and reads its webhooks', async () => {
      const mandateRef = await provider.createMandate(mandateOf());
      const card = await provider.create(orderOf());
      const collected = await provider.create(collection(mandateRef));
      const { ref } = collected;
      stage.pay(ref);
      const refund = refundOf(collected, 1000);
      const sent = await provider.refund(refund);
      expect((await provider.refund(refund)).ref).toBe(sent.ref);
      expect(stage.countRefunds(ref)).toBe(1);
      expect(await provider.findRefund(refund)).toEqual(sent);
      const listed = [];
      for await (const payment of provider.list(card.createdAt)) listed.push(payment);
      expect(listed.filter((payment) => payment.ref === ref)).toEqual([await provider.fetch(ref)]);
      expect(listed.filter((payment) => payment.ref === card.ref)).toEqual([card]);
      const times = listed.map((payment) => payment.createdAt.getTime());
      expect(times).toEqual(times.toSorted((one, other) => other - one));
      for (const webhook of stage.webhooks(ref)) expect(await provider.readWebhook(webhook)).toBe(ref);
    });

    test('BILL-05 finds its mandate and collection after the provider has deleted their keys', async () => {
      const startedAt = new Date(Date.now() - 3 * 86_400_000);
      const mandate = mandateOf({ acceptedAt: startedAt });
      const mandateRef = await provider.createMandate(mandate);
      const order = collection(mandateRef);
      await expect(proxy.during({ kind: 'lost' }, () => provider.create(order))).rejects.toThrow(ProviderUnknownError);
      await provider.createMandate(mandateOf());
      stage.deleteKeys();
      expect(await provider.createMandate(mandate)).toBe(mandateRef);
      expect(stage.countMandates(mandate.reference)).toBe(1);
      stage.addPayments(3);
      expect((await provider.create({ ...order, startedAt })).attemptId).toBe(order.attemptId);
      expect(stage.paymentsOf(order.attemptId)).toHaveLength(1);
    });

    test('BILL-05 collects nothing more by a revoked mandate, and still returns what it has collected', async () => {
      const mandate = mandateOf();
      const ref = await provider.createMandate(mandate);
      const order = collection(ref);
      const payment = await provider.create(order);
      await provider.revokeMandate({ mandateId: mandate.mandateId, ref });
      await provider.revokeMandate({ mandateId: mandate.mandateId, ref });
      // A provider may have deleted the key of the first revocation.
      stage.deleteKeys();
      await provider.revokeMandate({ mandateId: mandate.mandateId, ref });
      await expect(provider.create(collection(ref))).rejects.toBeInstanceOf(ProviderRefusedError);
      expect(await provider.fetch(payment.ref)).toMatchObject({ state: 'pending' });
      await expect(provider.create(collection('unknown'))).rejects.toBeInstanceOf(ProviderRefusedError);
    });

    test('BILL-05 repeats the request of a collection whose mandate was revoked meanwhile', async () => {
      const mandate = mandateOf();
      const ref = await provider.createMandate(mandate);
      const order = collection(ref);
      const payment = await provider.create(order);
      await provider.revokeMandate({ mandateId: mandate.mandateId, ref });
      expect((await provider.create(order)).ref).toBe(payment.ref);
    });

    test.each(unknownFaults)(
      'BILL-05 does not know after %s, and a repetition finds the one mandate',
      async (_, fault) => {
        const mandate = mandateOf();
        const before = proxy.requests();
        await expect(proxy.during(fault, () => impatient(fault).createMandate(mandate))).rejects.toBeInstanceOf(
          ProviderUnknownError,
        );
        expect(proxy.requests() - before).toBe(1);
        const ref = await provider.createMandate(mandate);
        expect(await provider.createMandate(mandate)).toBe(ref);
        expect(stage.countMandates(mandate.reference)).toBe(1);
      },
    );

    const faultsWithoutResult = unknownFaults.filter(([, { kind }]) => ['lost', 'silent', 'status'].includes(kind));
    test.each([...faultsWithoutResult, ['a 401', { kind: 'status', status: 401, after: false }] as [string, Fault]])(
      'BILL-05 does not know whether a mandate is revoked after %s',
      async (_, fault) => {
        const mandate = mandateOf();
        const ref = await provider.createMandate(mandate);
        const revoke = { mandateId: mandate.mandateId, ref };
        await expect(proxy.during(fault, () => impatient(fault).revokeMandate(revoke))).rejects.toBeInstanceOf(
          ProviderUnknownError,
        );
        await provider.revokeMandate(revoke);
        await expect(provider.create(collection(ref))).rejects.toBeInstanceOf(ProviderRefusedError);
      },
    );

    test('BILL-05 is refused with an account that does not exist', async () => {
      await expect(provider.createMandate(mandateOf({ iban: 'DE00' }))).rejects.toBeInstanceOf(ProviderRefusedError);
    });

    test.each([401, 403])('BILL-05 decides nothing when the provider does not accept the key (%i)', async (status) => {
      const fault: Fault = { kind: 'status', status, after: false };
      const mandate = mandateOf();
      await expect(proxy.during(fault, () => provider.createMandate(mandate))).rejects.toBeInstanceOf(ProviderKeyError);
      const ref = await provider.createMandate(mandate);
      await expect(
        proxy.during(fault, () => provider.revokeMandate({ mandateId: mandate.mandateId, ref })),
      ).rejects.toBeInstanceOf(ProviderKeyError);
      expect(stage.countMandates(mandate.reference)).toBe(1);
    });

    test.each([400, 404, 422])('BILL-05 is refused by a %i', async (status) => {
      const fault: Fault = { kind: 'status', status, after: false };
      await expect(proxy.during(fault, () => provider.createMandate(mandateOf()))).rejects.toBeInstanceOf(
        ProviderRefusedError,
      );
    });
  });
};
