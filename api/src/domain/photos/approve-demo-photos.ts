import type { Database } from '../../db/database.ts';
import { demoApprovalSeconds } from './photos.policy.ts';
import { approveWaitingPhotos } from './photos.repository.ts';

/** Approves photos in the demo, where no one moderates. The screen informs the member. */
export const approveDemoPhotos = (db: Database): Promise<void> => approveWaitingPhotos(db, demoApprovalSeconds);
