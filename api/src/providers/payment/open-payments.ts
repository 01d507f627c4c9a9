import type { Env } from '../../env.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { openSandbox } from './sandbox.ts';

/** The providers that are configured, by id. Without one, nothing can be bought. */
export type PaymentProviders = ReadonlyMap<string, PaymentProvider>;

/** Opens the configured providers. */
export const openPayments = ({ paymentSandbox }: Env): PaymentProviders => {
  const providers = paymentSandbox ? [openSandbox(paymentSandbox)] : [];
  return new Map(providers.map((provider) => [provider.id, provider]));
};
