import type { Endpoints, ResponseOf } from '@pairwise/contracts';

import { addJob } from '../../jobs/add-job.repository.ts';
import type { Member } from '../account/member.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { findChallenge, replaceCode } from './challenges.repository.ts';
import { makeCode } from './code.ts';
import { resendSeconds, sendsPerRequest } from './direct-debit.policy.ts';
import type { DirectDebits } from './direct-debits.ts';
import { takeSmsSlots } from './take-sms-slots.ts';

type Resent = ResponseOf<Endpoints['POST /api/directdebit-sms.php']>;

/**
 * Sends a new code in place of the earlier one.
 * @throws {DomainError} `sms_limit` when it is too early or too many were sent; `challenge_expired`
 */
export const resendCode = async (
  { vault }: Pick<DirectDebits, 'vault'>,
  { db }: Context,
  member: Member,
  challengeId: string,
): Promise<Resent> => {
  const challenge = await findChallenge(db, challengeId);
  if (challenge?.user_id !== member.id || !challenge.is_live) throw new DomainError('challenge_expired');
  const replaced = await replaceCode(db, challengeId, makeCode(vault, challenge));
  if (!replaced) throw new DomainError('sms_limit');
  await takeSmsSlots({ vault }, db, member.id, vault.open('mobile', challenge.mobile_sealed));
  await addJob(db, 'send-code', { challenge: challengeId }, { key: `code:${challengeId}:${replaced.sends}` });
  return {
    resend_at:
      replaced.sends < sendsPerRequest
        ? new Date(replaced.sent_at.getTime() + resendSeconds * 1_000).toISOString()
        : null,
    expires_at: replaced.expires_at.toISOString(),
  };
};
