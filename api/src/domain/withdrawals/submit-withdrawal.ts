import type { BodyOf, Endpoints, ResponseOf } from '@pairwise/contracts';

import { addJob } from '../../jobs/add-job.repository.ts';
import { readEmail } from '../account/account-fields.ts';
import type { Member } from '../account/member.ts';
import { networkKey } from '../account/throttle-keys.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { requireSlot } from '../limits/limits.policy.ts';
import { takeSlot } from '../limits/limits.repository.ts';
import { withdrawalLimits } from './withdrawals.policy.ts';
import { insertStatement } from './withdrawals.repository.ts';

type Form = BodyOf<Endpoints['POST /api/withdrawal.php']>;
type Submitted = ResponseOf<Endpoints['POST /api/withdrawal.php']>;

/**
 * Counts a statement before `submitWithdrawal`, outside its transaction. Nothing here looks for the order.
 * @returns the address of the form, or null for a member who is logged in
 * @throws {DomainError} `invalid_email`, `rate_limited`
 */
export const countWithdrawal = async (
  { db, site }: Context,
  member: Member | null,
  { order_number, email }: Form,
  network: string,
): Promise<string | null> => {
  const address = email === undefined && member ? null : readEmail(email ?? '');
  if (address === undefined) throw new DomainError('invalid_email', { field: 'email' });
  for (const limit of withdrawalLimits(networkKey(network), site.id, order_number)) {
    requireSlot(await takeSlot(db, limit), limit);
  }
  return address;
};

/**
 * Stores a statement of withdrawal with the time of its arrival, and leaves the decision to a job: it takes the same
 * time, and returns the same, whether or not there is such an order.
 */
export const submitWithdrawal = async (
  { db, site }: Context,
  member: Member | null,
  { order_number }: Form,
  email: string | null,
): Promise<Submitted> => {
  const { withdrawal_id: id, submitted_at: submittedAt } = await insertStatement(db, {
    site_id: site.id,
    order_number,
    user_id: email === null && member ? member.id : null,
    email,
    refund_days: site.settings.refund_days,
  });
  await addJob(db, 'decide-withdrawal', { withdrawal: id }, { key: `withdrawal:${id}` });
  return { ok: true, receipt: { id, order_number, submitted_at: submittedAt.toISOString() } };
};
