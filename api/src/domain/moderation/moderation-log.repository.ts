import type { Database } from '../../db/database.ts';
import type { Decision } from './moderation-error.ts';

interface LogEntry extends Decision {
  action: string;
  userId: number | null;
  photoId?: number;
  messageId?: number;
  complaint?: string | null | undefined;
}

/** Adds an entry to the log of decisions. */
export const insertModerationAction = async (db: Database, entry: LogEntry): Promise<void> => {
  await db
    .insertInto('moderation_actions')
    .values({
      moderator: entry.moderator,
      user_id: entry.userId,
      ...(entry.photoId !== undefined && { photo_id: entry.photoId }),
      ...(entry.messageId !== undefined && { message_id: entry.messageId }),
      complaint_id: entry.complaint ?? null,
      action: entry.action,
      reason: entry.reason,
    })
    .execute();
};

/** The last decision that opened or closed an account. */
export const findLastAccountAction = async (db: Database, userId: number): Promise<string | undefined> => {
  const last = await db
    .selectFrom('moderation_actions')
    .where('user_id', '=', userId)
    .where('action', 'in', ['freeze', 'suspend', 'ban', 'unsuspend'])
    .orderBy('id', 'desc')
    .select('action')
    .executeTakeFirst();
  return last?.action;
};
