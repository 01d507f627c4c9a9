import type { Payment, PaymentStatus } from '@pairwise/contracts';

const undecided: readonly PaymentStatus[] = ['created', 'pending'];
const unpaid: readonly PaymentStatus[] = ['failed', 'cancelled', 'expired'];

/** Whether the provider has not decided yet, so that the status may change while the page is open. */
export const isUndecided = ({ status }: Payment): boolean => undecided.includes(status);

/** Whether the money of a completed payment is collected later: its credits come first (decisions B-9). */
export const isDebit = ({ method }: Payment): boolean => method === 'sdd';

/** Whether the latest attempt has ended without money. */
export const isUnpaid = ({ status }: Payment): boolean => unpaid.includes(status);

/**
 * Whether nothing of a refunded order was sent back and nothing is owed: its direct debit never brought money, or a person
 * decided that a refund that failed is not owed.
 */
export const isEnded = ({ status, refunded_minor: refunded, owed_minor: owed }: Payment): boolean =>
  status === 'refunded' && refunded === 0 && owed === 0;

/** Whether the api offers another attempt of the payment: the next order of its bundle continues it. */
export const canRetry = ({ retry_methods: methods }: Payment): boolean => methods.length > 0;
