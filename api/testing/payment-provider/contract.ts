import {
  type NewProviderPayment,
  type PaymentProvider,
  ProviderKeyError,
  type ProviderPayment,
  ProviderRefusedError,
  ProviderUnknownError,
} from '../../src/providers/payment/payment-provider.ts';
import { collect } from './collect.ts';
import { collectingGarbage } from './collect-garbage.ts';
import { createPaid, orderOf, refundOf, unknownFaults } from './contract-cases.ts';
import type { Fault, FaultyProxy } from './faulty-proxy.ts';
import type { ProviderStage } from './stage.ts';
import { withFaultyStage } from './with-faulty-stage.ts';

/** Tests what every adapter of a payment provider must do, against a server that speaks the provider's api. */
export const describePaymentProvider = (name: string, start: () => Promise<ProviderStage>): void => {
  describe(`the contract of payment providers: ${name}`, () => {
    let stage: ProviderStage;
    let proxy: FaultyProxy;
    let provider: PaymentProvider;
    withFaultyStage(start, (startedStage, startedProxy) => {
      [stage, proxy] = [startedStage, startedProxy];
      provider = stage.open({ url: proxy.url, timeoutMs: 10_000 });
    });

    /** Opens the adapter with the time-out of a test that waits for it. */
    const impatient = (fault: Fault) =>
      ['silent', 'stalled'].includes(fault.kind) ? stage.open({ url: proxy.url, timeoutMs: 1_500 }) : provider;
    const paid = (more: Partial<NewProviderPayment> = {}): Promise<ProviderPayment> =>
      createPaid(provider, stage, more);

    test('creates an open payment with a page for the member', async () => {
      const order = orderOf();
      const payment = await provider.create(order);
      expect(payment).toMatchObject({
        state: 'open',
        amountMinor: 2999,
        currency: 'EUR',
        attemptId: order.attemptId,
        failureReason: null,
        refundedMinor: 0,
        chargebacks: [],
      });
      expect(payment.checkoutUrl).toMatch(/^https?:\/\//);
      expect(Math.abs(payment.createdAt.getTime() - Date.now())).toBeLessThan(60_000);
      expect(await provider.fetch(payment.ref)).toEqual(payment);
    });

    test('names the account of a bank transfer, and no other one', async () => {
      expect((await provider.create(orderOf())).transfer).toBeNull();
      if (!stage.transfer) return;
      const { ref, transfer } = await provider.create(orderOf({ method: 'sct' }));
      expect(transfer).toEqual({ ...stage.transfer, bic: expect.any(String), reference: expect.any(String) });
      expect((await provider.fetch(ref))?.transfer).toEqual(transfer);
    });

    test('writes amounts with the digits of their currency, and reads them back', async () => {
      const euro = orderOf();
      const yen = orderOf({ amountMinor: 120, currency: 'JPY' });
      await provider.create(euro);
      expect(await provider.create(yen)).toMatchObject({ amountMinor: 120, currency: 'JPY' });
      expect(stage.paymentsOf(euro.attemptId)).toEqual([{ amount: stage.amounts.euro }]);
      expect(stage.paymentsOf(yen.attemptId)).toEqual([{ amount: stage.amounts.yen }]);
    });

    test('returns the same payment for the same attempt, even when both requests are concurrent', async () => {
      const order = orderOf();
      const [one, other] = await Promise.allSettled([provider.create(order), provider.create(order)]);
      const again = await provider.create(order);
      for (const result of [one, other]) {
        // A provider may refuse to work on two at a time, which leaves the second unknown.
        if (result.status === 'fulfilled') expect(result.value.ref).toBe(again.ref);
        else expect(result.reason).toBeInstanceOf(ProviderUnknownError);
      }
      expect(stage.paymentsOf(order.attemptId)).toHaveLength(1);
    });

    test('never creates a second payment for an attempt, whatever the request says', async () => {
      const order = orderOf();
      const { ref } = await provider.create(order);
      const second = await provider.create({ ...order, amountMinor: 999 }).catch((error: unknown) => error);
      if (second instanceof Error) expect(second).toBeInstanceOf(ProviderRefusedError);
      else expect(second).toMatchObject({ ref, amountMinor: 2999 });
      expect(stage.paymentsOf(order.attemptId)).toHaveLength(1);
    });

    test('finds its payment and refund after the provider has deleted their keys', async () => {
      const startedAt = new Date(Date.now() - 3 * 86_400_000);
      const order = orderOf({ startedAt });
      await expect(proxy.during({ kind: 'lost' }, () => provider.create(order))).rejects.toThrow(ProviderUnknownError);
      await provider.create(orderOf());
      stage.deleteKeys();
      const found = await provider.create(order);
      expect(found.attemptId).toBe(order.attemptId);
      expect(stage.paymentsOf(order.attemptId)).toHaveLength(1);
      stage.pay(found.ref);
      const refund = { ...refundOf(found, 500), startedAt };
      await expect(proxy.during({ kind: 'lost' }, () => provider.refund(refund))).rejects.toThrow(ProviderUnknownError);
      await provider.refund(refundOf(found, 100));
      stage.deleteKeys();
      await provider.refund(refund);
      expect(stage.countRefunds(found.ref)).toBe(2);
    });

    test('reports what became of a payment', async () => {
      const [failed, expired] = [await provider.create(orderOf()), await provider.create(orderOf())];
      stage.fail(failed.ref);
      stage.expire(expired.ref);
      expect(await paid()).toMatchObject({ state: 'paid', amountMinor: 2999, checkoutUrl: null });
      const after = await provider.fetch(failed.ref);
      expect(after).toMatchObject({ state: 'failed', checkoutUrl: null });
      expect(after?.failureReason).toMatch(/^[a-z_]+$/);
      expect(await provider.fetch(expired.ref)).toMatchObject({ state: 'expired', checkoutUrl: null });
      expect(await provider.fetch(failed.ref.slice(0, -4) + '0000')).toBeNull();
    });

    test('reports the amount that was paid, not the ordered one', async () => {
      const { ref } = await provider.create(orderOf());
      stage.pay(ref, 2998);
      expect(await provider.fetch(ref)).toMatchObject({ state: 'paid', amountMinor: 2998 });
    });

    test('cancels an open payment, and returns others as they are', async () => {
      const { ref } = await provider.create(orderOf());
      expect((await provider.cancel(ref))?.state).toMatch(/^(canceled|expired)$/);
      expect((await provider.cancel(ref))?.state).toMatch(/^(canceled|expired)$/);
      expect(await provider.cancel((await paid()).ref)).toMatchObject({ state: 'paid' });
      expect(await provider.cancel(ref.slice(0, -4) + '0000')).toBeNull();
    });

    test('pays back once for each refund, and never more than was paid', async () => {
      const payment = await paid();
      const refund = refundOf(payment, 1000);
      const sent = await provider.refund(refund);
      expect(sent.state).toMatch(/^(sent|settled)$/);
      expect((await provider.refund(refund)).ref).toBe(sent.ref);
      expect(stage.countRefunds(payment.ref)).toBe(1);
      await expect(provider.refund(refundOf(payment, 2000))).rejects.toBeInstanceOf(ProviderRefusedError);
      expect(await provider.fetch(payment.ref)).toMatchObject({
        state: 'paid',
        amountMinor: 2999,
        refundedMinor: 1000,
      });
      expect(await provider.findRefund(refund)).toEqual(sent);
      expect(await provider.findRefund(refundOf(payment, 1000))).toBeNull();
      expect(await provider.fetchRefund(payment.ref, `${sent.ref.slice(0, -4)}0000`)).toBeNull();
    });

    test('reports what became of a refund', async () => {
      const payment = await paid();
      const one = await provider.refund(refundOf(payment, 1000));
      stage.settleRefund(payment.ref, one.ref);
      expect(await provider.fetchRefund(payment.ref, one.ref)).toEqual({ ref: one.ref, state: 'settled' });
      const other = await provider.refund(refundOf(payment, 500));
      stage.failRefund(payment.ref, other.ref);
      expect(await provider.fetchRefund(payment.ref, other.ref)).toEqual({ ref: other.ref, state: 'failed' });
      expect(await provider.fetch(payment.ref)).toMatchObject({ refundedMinor: 1000 });
    });

    test('reports that a refund has failed after it was settled', async () => {
      const payment = await paid();
      const refund = refundOf(payment, 1000);
      const { ref } = await provider.refund(refund);
      stage.settleRefund(payment.ref, ref);
      expect(await provider.findRefund(refund)).toEqual({ ref, state: 'settled' });
      stage.failRefund(payment.ref, ref);
      expect(await provider.fetchRefund(payment.ref, ref)).toEqual({ ref, state: 'failed' });
      expect(await provider.findRefund(refund)).toEqual({ ref, state: 'failed' });
      expect(await provider.fetch(payment.ref)).toMatchObject({ refundedMinor: 0 });
    });

    test('lists payments since a time, newest first, over several pages and with their chargebacks', async () => {
      const oldest = await paid();
      stage.chargeBack(oldest.ref, 2999);
      stage.addPayments(251);
      const newest = await provider.create(orderOf());
      const listed = await collect(provider.list(oldest.createdAt));
      const refs = listed.map(({ ref }) => ref);
      expect(new Set(refs).size).toBe(refs.length);
      expect(refs.length).toBeGreaterThanOrEqual(253);
      expect(listed.find(({ ref }) => ref === newest.ref)).toEqual(newest);
      expect(listed.find(({ ref }) => ref === oldest.ref)).toEqual(await provider.fetch(oldest.ref));
      const times = listed.map(({ createdAt }) => createdAt.getTime());
      expect(times).toEqual(times.toSorted((one, other) => other - one));
      expect(await collect(provider.list(new Date(Date.now() + 60_000)))).toEqual([]);
    });

    test('reads which payment a webhook is about, and trusts no other', async () => {
      const { ref } = await paid();
      for (const webhook of stage.webhooks(ref)) expect(await provider.readWebhook(webhook)).toBe(ref);
      for (const webhook of stage.forged(ref)) expect(await provider.readWebhook(webhook)).toBeNull();
      const bodies = ['', '{', 'null', '[]', 'id', 'id=', 'id=../../x', '\u0000', 'a'.repeat(1_000_000)];
      for (const body of bodies) expect(await provider.readWebhook({ body, headers: {} })).toBeNull();
    });

    test.each(unknownFaults)(
      'does not know after %s, and a repetition finds the one payment',
      async (_fault, fault) => {
        const order = orderOf();
        const before = proxy.requests();
        await expect(proxy.during(fault, () => impatient(fault).create(order))).rejects.toBeInstanceOf(
          ProviderUnknownError,
        );
        // No retry of its own: the api repeats it, as often as it wants.
        expect(proxy.requests() - before).toBe(1);
        const { ref } = await provider.create(order);
        expect(stage.paymentsOf(order.attemptId)).toHaveLength(1);
        stage.pay(ref);
        const refund = refundOf(await paid());
        await expect(proxy.during(fault, () => impatient(fault).refund(refund))).rejects.toBeInstanceOf(
          ProviderUnknownError,
        );
        await provider.refund(refund);
        expect(stage.countRefunds(refund.providerRef)).toBe(1);
      },
    );

    test.each([...unknownFaults, ['a 401', { kind: 'status', status: 401, after: false }] as [string, Fault]])(
      'reads nothing after %s',
      async (_fault, fault) => {
        const payment = await paid();
        const refund = await provider.refund(refundOf(payment));
        const hurried = impatient(fault);
        const calls: (() => Promise<unknown>)[] = [
          () => hurried.fetch(payment.ref),
          () => hurried.cancel(payment.ref),
          () => hurried.findRefund(refundOf(payment)),
          () => hurried.fetchRefund(payment.ref, refund.ref),
          () => collect(hurried.list(payment.createdAt)),
          () => collect(hurried.listChargebacks(payment.createdAt)),
        ];
        for (const call of calls) {
          await expect(proxy.during(fault, call)).rejects.toBeInstanceOf(ProviderUnknownError);
        }
      },
    );

    test('ends within its time when a response stops halfway while garbage is collected', async () => {
      const { ref } = await provider.create(orderOf());
      const hurried = stage.open({ url: proxy.url, timeoutMs: 1_000 });
      const started = performance.now();
      await expect(
        proxy.during({ kind: 'stalled' }, () => collectingGarbage(() => hurried.fetch(ref))),
      ).rejects.toBeInstanceOf(ProviderUnknownError);
      expect(performance.now() - started).toBeLessThan(10_000);
    }, 20_000);

    test.each([401, 403])('decides nothing when the provider does not accept the key (%i)', async (status) => {
      const fault: Fault = { kind: 'status', status, after: false };
      const order = orderOf();
      const payment = await paid();
      const refund = refundOf(payment, 1000);
      const calls: (() => Promise<unknown>)[] = [
        () => provider.create(order),
        () => provider.refund(refund),
        () => provider.fetch(payment.ref),
        () => provider.cancel(payment.ref),
        () => provider.findRefund(refund),
        () => collect(provider.list(payment.createdAt)),
        () => collect(provider.listChargebacks(payment.createdAt)),
      ];
      for (const call of calls) {
        await expect(proxy.during(fault, call)).rejects.toBeInstanceOf(ProviderKeyError);
      }
      expect(new ProviderKeyError('')).toBeInstanceOf(ProviderUnknownError);
      // The key works again, and both exist once.
      expect(await provider.findRefund(refund)).toBeNull();
      await provider.refund(refund);
      expect(stage.countRefunds(payment.ref)).toBe(1);
      await provider.create(order);
      expect(stage.paymentsOf(order.attemptId)).toHaveLength(1);
    });

    test.each([400, 404, 422])('is refused by a %i', async (status) => {
      const fault: Fault = { kind: 'status', status, after: false };
      const payment = await paid();
      await expect(proxy.during(fault, () => provider.create(orderOf()))).rejects.toBeInstanceOf(ProviderRefusedError);
      await expect(proxy.during(fault, () => provider.refund(refundOf(payment)))).rejects.toBeInstanceOf(
        ProviderRefusedError,
      );
    });
  });
};
