import type { BodyOf, Endpoints, ResponseOf } from '@pairwise/contracts';

import { requireOtherMember } from '../account/account.policy.ts';
import type { Member } from '../account/member.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { findMember } from '../members/member.repository.ts';
import { requireReachable } from './chats.policy.ts';
import { holdMessage } from './held-message.repository.ts';
import { type Content, requireNoContactDetails } from './message.policy.ts';
import { findCredits } from './message.repository.ts';

type MessageForm = BodyOf<Endpoints['POST /api/message.php']>;
type Sent = ResponseOf<Endpoints['POST /api/message.php']>;

/**
 * Holds the one message that a member can write before the email address is confirmed (AUTH-16, decisions A-5). It is
 * sent without a debit when the address is confirmed, with the same `client_id`.
 * @returns undefined when the address has just been confirmed, in another window: the message is then sent like any other
 * @throws {DomainError} `email_unconfirmed` for a second message, a photo, a gift or a reply; `idempotency_mismatch`;
 *   `contact_details_not_allowed`, `blocked`, `not_available`, `own_profile`
 */
export const holdFirstMessage = async (
  context: Context,
  member: Member,
  form: MessageForm,
  content: Content,
): Promise<Sent | undefined> => {
  const { db, site } = context;
  if (form.profile === undefined || !('body' in content)) throw new DomainError('email_unconfirmed');
  requireOtherMember(member, form.profile);
  const receiver = requireReachable(member, await findMember(db, site.id, form.profile, member.id));
  requireNoContactDetails(content, false);
  const { kind, body } = content;
  const message = { userId: member.id, toId: receiver.id, clientId: form.client_id, kind, body };
  const stored = await holdMessage(db, message);
  if (!stored) return undefined;
  const { toId, kind: heldKind, ...held } = stored;
  if (held.client_id !== form.client_id) throw new DomainError('email_unconfirmed');
  if (toId !== receiver.id || held.body !== body || heldKind !== kind) throw new DomainError('idempotency_mismatch');
  const credits = await findCredits(db, member.id);
  return { message: null, held, credits, conversation: null, draft_rev: 0 };
};
