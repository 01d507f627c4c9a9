import { serverNow } from '@pairwise/api-client';
import { bus } from '@pairwise/bus';
import { tabStorage } from '@pairwise/remote';

import { readOrder } from '../order/order-store.ts';
import type { StartedDebit } from './direct-debit.queries.ts';

/** A debit that waits for its code, with the order that it belongs to. It has no account and no whole number. */
interface WaitingDebit {
  paymentId: string;
  started: StartedDebit;
}

const texts = [
  'challenge',
  'resend_at',
  'expires_at',
  'mobile_masked',
  'currency',
  'mandate_reference',
  'creditor_id',
] as const satisfies readonly (keyof StartedDebit)[];

const isWaiting = (value: unknown): value is WaitingDebit => {
  const { paymentId, started } = Object(value) as Partial<Record<keyof WaitingDebit, unknown>>;
  const fields = Object(started) as Partial<Record<keyof StartedDebit, unknown>>;
  return (
    typeof paymentId === 'string' &&
    typeof fields.amount_minor === 'number' &&
    texts.every((name) => typeof fields[name] === 'string')
  );
};

/** Another member who logs in within this tab must not continue the debit. */
const entryOf = (product: string) => tabStorage(`debit:${bus.user$.value?.id ?? ''}:${product}`, isWaiting);

/** Returns the debit of the tab's order that waits for its code, unless the code has expired. */
export const readDebit = (product: string): StartedDebit | undefined => {
  const debit = entryOf(product).read();
  if (!debit || debit.paymentId !== readOrder(product)?.paymentId) return undefined;
  return Date.parse(debit.started.expires_at) > serverNow() ? debit.started : undefined;
};

/** Keeps a debit for a reload while the member waits for its code. */
export const keepDebit = (product: string, paymentId: string, started: StartedDebit): void =>
  entryOf(product).write({ paymentId, started });

/** Deletes the debit: it was ordered, or its form is filled in again. */
export const deleteDebit = (product: string): void => entryOf(product).write(undefined);
