import { z } from 'zod';
import { randomOf } from './chaos.ts';
import { methodOf } from './methods.ts';
import type { Mandate } from './mandate.ts';
import type { NewPayment } from './payment.ts';
import { planOfAmount, readPlan, selectPlan, type Step } from './plan.ts';

/** What becomes of new payments without the checkout page: plans and their shares. None by default. */
export const outcomesSchema = z.strictObject({
  seed: z.int().default(1),
  weights: z.record(
    z.string().refine((text) => readPlan(text, 0) !== undefined, 'is not a plan, such as "paid" or "pending,+1h,paid"'),
    z.number().positive(),
  ),
});
export type Outcomes = z.output<typeof outcomesSchema>;
export const NO_OUTCOMES: Outcomes = outcomesSchema.parse({ weights: {} });

/** A collection by a mandate needs no customer. The bank pays after nine days, as at Mollie. */
const COLLECTION = 'pending,+9d,paid';

/** Selects the plan of each new payment. */
export interface Planner {
  set(outcomes: Outcomes): void;
  /** Returns the steps of a new payment; none if the customer decides on the page. */
  plan(request: NewPayment, now: number, mandate: Mandate | undefined): Step[];
}

export function startPlanner(outcomes: Outcomes): Planner {
  let { weights, seed } = outcomes;
  let random = randomOf(seed);
  return {
    set(next) {
      ({ weights, seed } = next);
      random = randomOf(seed);
    },
    plan(request, now, mandate) {
      const text =
        request.metadata?.['sandbox'] ??
        planOfAmount(request.amount) ??
        (Object.keys(weights).length > 0 ? selectPlan(weights, random('outcome')) : undefined) ??
        mandate?.plan ??
        (isCollection(request) ? COLLECTION : undefined);
      return text === undefined ? [] : (readPlan(text, now) ?? []);
    },
  };
}

/** Whether a request collects by a mandate, without the customer. */
export function isCollection({ method, mandateId, sequenceType }: NewPayment): boolean {
  return methodOf(method).kind === 'debit' && (mandateId !== undefined || sequenceType === 'recurring');
}
