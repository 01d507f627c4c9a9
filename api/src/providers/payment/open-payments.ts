import type { Env } from '../../env.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { openSandbox } from './sandbox.ts';

/** The providers that are configured, by id. Without one, nothing can be bought. */
export type PaymentProviders = ReadonlyMap<string, PaymentProvider>;

/** Opens the configured providers. */
export const openPayments = async ({ paymentSandbox, mollie, stripe }: Env): Promise<PaymentProviders> => {
  const providers: PaymentProvider[] = [];
  if (paymentSandbox) providers.push(openSandbox(paymentSandbox));
  // The clients are large. Only a program that uses them should spend the time and memory of loading them.
  if (mollie) {
    const { openMollie } = await import('./mollie.ts');
    providers.push(openMollie(mollie));
  }
  if (stripe) {
    const { openStripe } = await import('./stripe.ts');
    providers.push(openStripe(stripe));
  }
  return new Map(providers.map((provider) => [provider.id, provider]));
};
