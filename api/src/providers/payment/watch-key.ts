import { type PaymentProvider, ProviderKeyError } from './payment-provider.ts';

/** One provider with a revoked key makes many calls fail, so that not each of them is logged. */
const pauseMs = 60_000;

/**
 * Returns a provider that reports when it does not accept our key, at most once a minute. New payments by it fail, and its
 * earlier payments and refunds stay undecided until an operator has renewed the key, so the operator must be notified, whatever the caller does with the error.
 */
export const watchKey = (
  provider: PaymentProvider,
  warn: (error: unknown, message: string) => void,
): PaymentProvider => {
  let quietUntil = 0;
  const report = (error: unknown): void => {
    if (!(error instanceof ProviderKeyError) || Date.now() < quietUntil) return;
    quietUntil = Date.now() + pauseMs;
    warn(error, `the payment provider ${provider.id} does not accept our key; its payments wait until it is renewed`);
  };
  const watched =
    <Parameters extends unknown[], Value>(call: (...parameters: Parameters) => Promise<Value>) =>
    async (...parameters: Parameters): Promise<Value> => {
      try {
        return await call(...parameters);
      } catch (error) {
        report(error);
        throw error;
      }
    };
  const watchedList = <Item>(list: (since: Date) => AsyncIterable<Item>) =>
    async function* watchItems(since: Date): AsyncGenerator<Item> {
      try {
        yield* list(since);
      } catch (error) {
        report(error);
        throw error;
      }
    };
  const { createMandate, revokeMandate } = provider;
  return {
    id: provider.id,
    create: watched(provider.create),
    ...(createMandate && { createMandate: watched(createMandate) }),
    ...(revokeMandate && { revokeMandate: watched(revokeMandate) }),
    fetch: watched(provider.fetch),
    cancel: watched(provider.cancel),
    refund: watched(provider.refund),
    findRefund: watched(provider.findRefund),
    fetchRefund: watched(provider.fetchRefund),
    list: watchedList(provider.list),
    listChargebacks: watchedList(provider.listChargebacks),
    readWebhook: watched(provider.readWebhook),
  };
};
