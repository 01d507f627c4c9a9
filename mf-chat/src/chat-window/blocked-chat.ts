import { isApiError } from '@pairwise/api-client';

import type { OpenChat } from './chat-window.queries.ts';

/** Returns the name of the partner who has blocked the member, from the refusal of the chat; undefined for another error. */
export const blockerOf = (error: unknown): string | undefined =>
  isApiError(error, 'blocked') ? String(error.params?.['name'] ?? '') : undefined;

/** What stays of a chat whose partner has blocked the member: only what was not sent (decisions S-9). */
export const blockedChat = (conversation: number | null, known?: OpenChat): OpenChat => ({
  conversation,
  messages: [],
  partner: null,
  last_seq: 0,
  read_seq: 0,
  partner_read_seq: null,
  partner_delivered_seq: 0,
  has_more: false,
  can_reply: false,
  can_reply_reason: 'blocked',
  muted: false,
  draft: known?.draft ?? '',
  draft_rev: known?.draft_rev ?? 0,
  held: null,
  partner_replied: false,
});
