import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

import type { Database } from '../../db/database.ts';
import { addJob } from '../../jobs/add-job.repository.ts';
import { findJob, listReconciliations, type Reconciliation } from './reconciliation.repository.ts';
import { BillingError } from './billing-error.ts';

const LONGEST_WAIT_MS = 120_000;

/**
 * Lets the running product compare its payments, because it alone has the keys of the providers, and waits for the results.
 * @throws {BillingError} when a provider does not respond, or no process runs the job
 */
export const reconcileNow = async (
  db: Database,
): Promise<Pick<Reconciliation, 'provider' | 'compared' | 'differences'>[]> => {
  const begin = new Date();
  const key = `reconcile:${randomUUID()}`;
  await addJob(db, 'reconcile-payments', {}, { key });
  for (;;) {
    const job = await findJob(db, key);
    if (!job) return listReconciliations(db, begin);
    if (job.last_error !== null) throw new BillingError(`The comparison failed and is tried again: ${job.last_error}`);
    if (Date.now() - begin.getTime() > LONGEST_WAIT_MS) {
      throw new BillingError('No process has run the comparison. It runs when the product does.');
    }
    await sleep(100);
  }
};
