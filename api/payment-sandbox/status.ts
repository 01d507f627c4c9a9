/** The statuses of a payment, with Mollie's names. */
export const STATUSES = ['open', 'pending', 'authorized', 'paid', 'canceled', 'expired', 'failed'] as const;
export type Status = (typeof STATUSES)[number];

/** The statuses that an open payment can get. */
export const LATER_STATUSES = STATUSES.filter((status) => status !== 'open');

/** A provider may report a payment as paid that it reported as failed, cancelled or expired before. */
const NEXT: Record<Status, readonly Status[]> = {
  open: LATER_STATUSES,
  pending: ['paid', 'failed', 'canceled', 'expired'],
  authorized: ['paid', 'canceled', 'expired', 'failed'],
  failed: ['paid'],
  canceled: ['paid'],
  expired: ['paid'],
  paid: [],
};

/** Whether a payment can go from one status to another. */
export function canChange(from: Status, to: Status): boolean {
  return NEXT[from].includes(to);
}

/** Why a card payment failed, with Mollie's names. */
export const FAILURE_REASONS = [
  'authentication_abandoned',
  'authentication_failed',
  'authentication_required',
  'authentication_unavailable_acs',
  'card_declined',
  'card_expired',
  'inactive_card',
  'insufficient_funds',
  'invalid_card_holder_name',
  'invalid_card_number',
  'invalid_card_type',
  'invalid_cvv',
  'possible_fraud',
  'refused_by_issuer',
  'unknown_reason',
] as const;
export type FailureReason = (typeof FAILURE_REASONS)[number];

/** Why a bank returned a direct debit: the codes of SEPA's return reasons. */
export const BANK_REASONS = {
  AC01: 'Account identifier incorrect',
  AC04: 'Account closed',
  AC06: 'Account blocked',
  AC13: 'Debtor account is a consumer account',
  AG01: 'Direct debit forbidden on this account',
  AM04: 'Insufficient funds',
  AM05: 'Duplicate collection',
  BE05: 'Creditor identifier incorrect',
  MD01: 'No valid mandate',
  MD06: 'Refund requested by the debtor',
  MD07: 'Debtor deceased',
  MS02: 'Refusal by the debtor',
  MS03: 'Reason not specified',
  RC01: 'Bank identifier incorrect',
  SL01: 'Specific service offered by the debtor’s bank',
} as const;
export type BankReason = keyof typeof BANK_REASONS;
export const BANK_REASON_CODES = Object.keys(BANK_REASONS) as BankReason[];
