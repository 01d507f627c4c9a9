import type { Database } from '../../db/database.ts';
import { addJob } from '../../jobs/add-job.repository.ts';
import { demoApprovalSeconds } from './photos.policy.ts';
import { approveWaitingPhotos } from './photos.repository.ts';

/** Queues the job that approves the demo's waiting photos, due when this photo has waited long enough. */
export const queueDemoApproval = (db: Database, photo: string): Promise<void> =>
  addJob(
    db,
    'approve-demo-photos',
    {},
    // The database compares whole seconds.
    { key: `approve-demo-photo:${photo}`, runAt: new Date(Date.now() + (demoApprovalSeconds + 1) * 1000) },
  );

/** Approves photos in the demo, where no one moderates. The screen informs the member. */
export const approveDemoPhotos = (db: Database): Promise<void> => approveWaitingPhotos(db, demoApprovalSeconds);
