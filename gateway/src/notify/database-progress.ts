import type { Database } from '../database/open-database.ts';
import { firstStep, progressSchema, type SharedProgress, type Step } from './progress.ts';
import { claimProgress, readProgress, updateProgress } from './subscriptions.repository.ts';

/**
 * Opens the progress of subscriptions in a database. A step is one update of the row whose number the gateway has read, so of
 * several gateways one succeeds. Times are those of the database, whatever the clocks of the machines show.
 */
export const openDatabaseProgress = ({ query }: Pick<Database, 'query'>): SharedProgress => ({
  read: async (subscription): Promise<Step> => {
    const row = await readProgress(query, subscription.id);
    // It was removed in the meantime. No step can be written after this one.
    if (!row) return firstStep(subscription);
    return { number: row.number, progress: progressSchema.parse(row.progress), notBefore: row.not_before.getTime() };
  },
  claim: async ({ id }, { number: after, progress }, forMs) => {
    const row = await claimProgress(query, { id, after, waitMs: forMs });
    return row && { number: row.number, progress, notBefore: row.not_before.getTime() };
  },
  write: async ({ id }, { number: after }, progress, waitMs) => {
    const row = await updateProgress(query, { id, after, progress, waitMs });
    return row && { number: row.number, progress, notBefore: row.not_before.getTime() };
  },
});
