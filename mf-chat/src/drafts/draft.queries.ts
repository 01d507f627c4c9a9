import { call, isApiError } from '@pairwise/api-client';

import type { ServerDraft } from './draft.ts';

type Saved = { rev: number } | { newer: ServerDraft };

/**
 * Saves a draft on the server.
 * @returns its revision, or the newer draft that the server has kept
 */
export const saveDraft = async (conversation: number, text: string, rev: number): Promise<Saved> => {
  try {
    return await call('PUT /api/chat-draft.php', { body: { conversation, draft: text, rev } });
  } catch (error) {
    if (!isApiError(error, 'draft_newer')) throw error;
    const { draft, rev: newer } = error.params ?? {};
    return { newer: { draft: String(draft ?? ''), rev: Number(newer ?? rev) } };
  }
};
