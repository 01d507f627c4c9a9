import { z } from 'zod';

const amount = z.object({ value: z.string(), currency: z.string() });

const bookShape = z.object({
  payments: z.array(
    z.object({
      id: z.string(),
      status: z.string(),
      amount,
      metadata: z.object({ attempt: z.string().optional() }).nullish(),
      _embedded: z
        .object({
          refunds: z.array(z.object({ status: z.string(), amount, createdAt: z.string() })).optional(),
          chargebacks: z.array(z.object({ amount, createdAt: z.string() })).optional(),
        })
        .optional(),
    }),
  ),
});

/** A payment as the provider's own record has it. Money is in minor units of currencies with two decimals. */
export interface BookedPayment {
  ref: string;
  status: string;
  minor: number;
  refundedMinor: number;
  chargedBackMinor: number;
  /** Whether a refund was accepted that sent more than was left after refunds and chargebacks before it. */
  isPaidTwice: boolean;
  attempt: string | undefined;
}

const minorOf = ({ value }: { value: string }): number => Number(value.replace('.', ''));

interface Movement {
  minor: number;
  at: string;
  isRefund: boolean;
}

/** Whether any refund brings the sum of what left the payment above what was paid. A bank may do so, the shop may not. */
const isPaidTwice = (paid: number, movements: readonly Movement[]): boolean => {
  let gone = 0;
  return movements
    .toSorted((one, other) => one.at.localeCompare(other.at))
    .some(({ minor, isRefund }) => {
      gone += minor;
      return isRefund && gone > paid;
    });
};

const sum = (movements: readonly Movement[]): number => movements.reduce((total, { minor }) => total + minor, 0);

/** Reads the record of the payment sandbox, which knows nothing of the api. */
export const readBook = (body: unknown): BookedPayment[] =>
  bookShape.parse(body).payments.map(({ id, status, amount: paid, metadata, _embedded: embedded }) => {
    const refunds = (embedded?.refunds ?? [])
      .filter((refund) => refund.status !== 'failed' && refund.status !== 'canceled')
      .map((refund) => ({ minor: minorOf(refund.amount), at: refund.createdAt, isRefund: true }));
    const chargebacks = (embedded?.chargebacks ?? []).map((chargeback) => ({
      minor: minorOf(chargeback.amount),
      at: chargeback.createdAt,
      isRefund: false,
    }));
    return {
      ref: id,
      status,
      minor: minorOf(paid),
      refundedMinor: sum(refunds),
      chargedBackMinor: sum(chargebacks),
      // Refunds first: of two movements in one millisecond, the order is not known.
      isPaidTwice: isPaidTwice(minorOf(paid), [...refunds, ...chargebacks]),
      attempt: metadata?.attempt,
    };
  });
