import { bus } from '@pairwise/bus';
import type { PaymentMethod } from '@pairwise/contracts';
import { tabStorage } from '@pairwise/remote';

import { isPaymentMethod } from '../methods/method-name.ts';

/** The order of a bundle in this tab. Its ids are made before the first request and repeated after a lost response. */
export interface Order {
  paymentId: string;
  /** The attempt that may be under way; undefined when the last one has definitely ended. */
  attempt?: { id: string; method: PaymentMethod };
  /** Nothing has been ordered with the id, so that the api does not know it. */
  isPlanned?: true;
}

const isText = (value: unknown): value is string => typeof value === 'string';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isOrder = (value: unknown): value is Order =>
  isObject(value) &&
  isText(value['paymentId']) &&
  (value['isPlanned'] === undefined || value['isPlanned'] === true) &&
  (value['attempt'] === undefined ||
    (isObject(value['attempt']) &&
      isText(value['attempt']['id']) &&
      isText(value['attempt']['method']) &&
      isPaymentMethod(value['attempt']['method'])));

/** Another member who logs in within this tab must not continue the order. */
const entryOf = (product: string) => tabStorage(`order:${bus.user$.value?.id ?? ''}:${product}`, isOrder);

const nextEntry = (paymentId: string) => tabStorage(`after-payment:${paymentId}`, isText);

export const readOrder = (product: string): Order | undefined => entryOf(product).read();

export const writeOrder = (product: string, order: Order | undefined): void => entryOf(product).write(order);

/** Stores the id of an order before anything is ordered. */
export const planOrder = (product: string, paymentId: string): void =>
  writeOrder(product, { paymentId, isPlanned: true });

/** Makes the next order of the bundle another attempt of this payment. */
export const continuePayment = (product: string, paymentId: string): void => writeOrder(product, { paymentId });

/** Deletes the order of a payment that is paid: the next order of the bundle is another payment. */
export const endOrder = (product: string, paymentId: string): void => {
  if (readOrder(product)?.paymentId === paymentId) writeOrder(product, undefined);
};

/** Deletes an attempt that has definitely ended: the next press of the order button starts another one. */
export const endAttempt = (product: string, paymentId: string): void => {
  if (readOrder(product)?.paymentId === paymentId) continuePayment(product, paymentId);
};

/** Stores the page to return to when the payment is completed. */
export const writeNext = (paymentId: string, next: string): void => nextEntry(paymentId).write(next);

/** The caller checks the path, because anything of this origin can write the storage. */
export const readNext = (paymentId: string): string | undefined => nextEntry(paymentId).read();
