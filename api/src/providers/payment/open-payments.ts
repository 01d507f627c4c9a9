import type { Env } from '../../env.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { openSandbox } from './sandbox.ts';
import { watchKey } from './watch-key.ts';

/** The providers that are configured, by id. Without one, nothing can be bought. */
export type PaymentProviders = ReadonlyMap<string, PaymentProvider>;

/** Returns a provider by which no direct debit begins. The mandates that exist are collected and revoked as before. */
const withoutNewMandates = ({ createMandate: _create, ...provider }: PaymentProvider): PaymentProvider => provider;

/**
 * Opens the configured providers. Direct debits begin with a text message, so without those none is offered.
 * @param warn receives, at most once a minute, that a provider does not accept our key
 */
export const openPayments = async (
  { paymentSandbox, mollie, stripe }: Env,
  { canSendSms, warn }: { canSendSms: boolean; warn: (error: unknown, message: string) => void },
): Promise<PaymentProviders> => {
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
  const watched = providers.map((provider) => watchKey(provider, warn));
  return new Map(watched.map((provider) => [provider.id, canSendSms ? provider : withoutNewMandates(provider)]));
};
