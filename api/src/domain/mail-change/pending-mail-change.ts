import type { Endpoints, ResponseOf } from '@pairwise/contracts';

import { isUsable } from '../account/account.policy.ts';
import { lockAccount } from '../account/account.repository.ts';
import type { Member } from '../account/member.ts';
import { revokeLinks } from '../account/revoke-links.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { takeSlot } from '../limits/limits.repository.ts';
import { mailNewAddress } from './mail-change.ts';
import { mailChangeLimit } from './mail-change.policy.ts';
import { findMailChange } from '../links/mail-changes.repository.ts';

type Pending = ResponseOf<Endpoints['GET /api/mail-change.php']>['pending'];

/** Returns the address that waits for its confirmation, or null. */
export const readPendingMailChange = async ({ db }: Pick<Context, 'db'>, member: Member): Promise<Pending> => {
  const found = await findMailChange(db, member.id);
  return found ? { email: found.email, expires_at: found.expiresAt.toISOString() } : null;
};

/**
 * Mails a new link to the address that waits; the earlier one stops working. The password was confirmed with the request.
 * Call it in a transaction.
 * @throws {DomainError} `authentication_required` when the account was closed since; `not_found` when no address waits; `mail_limit`; `email_exists`, unless the site replies uniformly
 */
export const resendMailChange = async (context: Context, member: Member): Promise<void> => {
  const { db } = context;
  const { status } = await lockAccount(db, member.id);
  if (!isUsable(status)) throw new DomainError('authentication_required');
  const found = await findMailChange(db, member.id);
  if (!found) throw new DomainError('not_found');
  if (!(await takeSlot(db, mailChangeLimit(member.id)))) throw new DomainError('mail_limit');
  await mailNewAddress(context, member, found.email);
};

/** Cancels a change of the address: its links stop working. Does nothing when none waits. Call it in a transaction. */
export const cancelMailChange = async ({ db }: Context, member: Member): Promise<void> => {
  await lockAccount(db, member.id);
  await revokeLinks(db, member.id, ['mail_change']);
};
