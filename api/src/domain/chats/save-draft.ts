import type { BodyOf, Endpoints } from '@pairwise/contracts';
import { draftLength, isDraftStorable } from '@pairwise/contracts/chat-limits';

import { inTransaction } from '../../db/in-transaction.ts';
import type { Member } from '../account/member.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { emitEvent } from '../events/emit-event.repository.ts';
import { findChat } from './chats.repository.ts';
import { lockDraft, saveDraft as writeDraft } from './drafts.repository.ts';

type Draft = BodyOf<Endpoints['PUT /api/chat-draft.php']>;

/** How many revisions a draft may be ahead of the stored one. */
const MOST_LOST_SAVES = 100;

/**
 * Saves the draft of a chat as the next revision. A repeat of the call whose response was lost returns the same revision.
 * @throws {DomainError} `draft_newer` with the stored draft and its revision, when it changed or was sent since `rev`;
 *   `message_too_long`; `not_found`
 */
export const saveDraft = async (
  { db, liveHints }: Context,
  member: Member,
  { conversation, draft, rev }: Draft,
): Promise<{ rev: number }> => {
  if (!isDraftStorable(draft)) {
    throw new DomainError('message_too_long', { field: 'draft', params: { max: draftLength } });
  }
  const found = await findChat(db, member.id, conversation);
  if (!found) throw new DomainError('not_found');
  return inTransaction(db, async (transaction) => {
    const stored = await lockDraft(transaction, member.id, found.conversation_id);
    if (stored.rev === rev + 1 && stored.draft === draft) return { rev: stored.rev };
    // The browser counts a pending save as a revision, and may have sent its text as that revision. If the save never
    // arrives, the next draft is written from a revision that is not stored. It gets the number after it, so that the
    // sent message does not delete the new draft.
    if (rev < stored.rev || rev > stored.rev + MOST_LOST_SAVES) {
      throw new DomainError('draft_newer', { field: 'draft', params: { draft: stored.draft, rev: stored.rev } });
    }
    if (stored.rev === rev && stored.draft === draft) return { rev };
    const next = rev + 1;
    await writeDraft(transaction, member.id, found.conversation_id, { draft, rev: next });
    await emitEvent(transaction, member.id, { type: 'draft', conversation, rev: next });
    liveHints.changed(transaction, member.id);
    return { rev: next };
  });
};
