import { z } from 'zod';

const amount = z.object({ value: z.string(), currency: z.string() });

const bookShape = z.object({
  payments: z.array(
    z.object({
      id: z.string(),
      status: z.string(),
      amount,
      metadata: z.object({ attempt: z.string().optional() }).nullish(),
      _embedded: z.object({ refunds: z.array(z.object({ status: z.string(), amount })).optional() }).optional(),
    }),
  ),
});

/** A payment as the provider's own record has it. Money is in minor units of currencies with two decimals. */
export interface BookedPayment {
  ref: string;
  status: string;
  minor: number;
  refundedMinor: number;
  attempt: string | undefined;
}

const minorOf = ({ value }: { value: string }): number => Number(value.replace('.', ''));

/** Reads the record of the payment sandbox, which knows nothing of the api. */
export const readBook = (body: unknown): BookedPayment[] =>
  bookShape.parse(body).payments.map(({ id, status, amount: paid, metadata, _embedded: embedded }) => ({
    ref: id,
    status,
    minor: minorOf(paid),
    refundedMinor: (embedded?.refunds ?? [])
      .filter((refund) => refund.status !== 'failed' && refund.status !== 'canceled')
      .reduce((sum, refund) => sum + minorOf(refund.amount), 0),
    attempt: metadata?.attempt,
  }));
