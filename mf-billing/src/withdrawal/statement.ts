import type { WithdrawableOrder } from '@pairwise/contracts/endpoints/withdrawal';

/** What is withdrawn from: an order of the member, or the number that was typed with the address of its account. */
export type Statement =
  | { order: WithdrawableOrder; number: string; email?: never; key: string }
  | { order?: never; number: string; email: string; key: string };

/** The digits of a typed order number, or undefined when they are not ten. */
export const readOrderNumber = (typed: string): string | undefined => {
  const digits = typed.replaceAll(/[\s.-]/g, '');
  return /^\d{10}$/.test(digits) ? digits : undefined;
};

/** Whether a text can be an address. The server decides. */
export const isAddress = (typed: string): boolean => /^\S+@\S+$/.test(typed.trim());
