import type { BodyOf, Endpoints } from '@pairwise/contracts';

import type { Member } from '../account/member.ts';
import type { Context } from '../context.ts';
import { discountTries } from '../discounts/discounts.policy.ts';
import { requireSlot } from '../limits/limits.policy.ts';
import { takeSlot } from '../limits/limits.repository.ts';
import { formRate } from './direct-debit.policy.ts';

type Form = BodyOf<Endpoints['POST /api/directdebit.php']>;

/**
 * Counts a form and the discount code in it. The response shows whether the code is right, and whether the account is
 * blocked or has reached its limit, so that no member can try many of either. Call it outside of the transaction, in which a
 * refusal would free the slots.
 * @throws {DomainError} `rate_limited`
 */
export const countForm = async ({ db }: Context, member: Member, { code }: Form): Promise<void> => {
  const limits = code === undefined ? [formRate(member.id)] : [formRate(member.id), discountTries(member.id)];
  for (const limit of limits) requireSlot(await takeSlot(db, limit), limit);
};
