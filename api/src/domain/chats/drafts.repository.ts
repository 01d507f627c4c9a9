import type { Database } from '../../db/database.ts';

/** The draft of a chat; an empty text is none. `rev` grows with each change. */
export interface DraftRow {
  draft: string;
  rev: number;
}

/** Reads the draft of a chat and locks it until the transaction ends. */
export const lockDraft = async (transaction: Database, userId: number, conversationId: number): Promise<DraftRow> => {
  const row = await transaction
    .selectFrom('conversation_members')
    .where('conversation_id', '=', conversationId)
    .where('user_id', '=', userId)
    .select(['draft', 'draft_rev'])
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { draft: row.draft ?? '', rev: row.draft_rev };
};

/** Writes the draft of a chat. Call it in the transaction that locked the draft. */
export const saveDraft = async (
  transaction: Database,
  userId: number,
  conversationId: number,
  { draft, rev }: DraftRow,
): Promise<void> => {
  await transaction
    .updateTable('conversation_members')
    .set({ draft: draft === '' ? null : draft, draft_rev: rev })
    .where('conversation_id', '=', conversationId)
    .where('user_id', '=', userId)
    .execute();
};
