import type { Endpoints, ResponseOf } from '@pairwise/contracts';

import { addJob } from '../../jobs/add-job.repository.ts';
import { type Confirmed, lockConfirmed } from '../account/confirm-password.ts';
import type { Member } from '../account/member.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { EXPORT_DAYS } from './export.policy.ts';
import { type ExportRow, findLastExport, insertExport, isExportReady } from './export.repository.ts';

type DataExport = ResponseOf<Endpoints['POST /api/export.php']>['export'];

const view = ({ id, created_at, ready_at, expires_at }: ExportRow): DataExport => ({
  id,
  status: ready_at === null ? 'preparing' : 'ready',
  created_at: created_at.toISOString(),
  expires_at: expires_at.toISOString(),
  address: ready_at === null ? null : `/api/export-file.php?id=${id}`,
});

export const readLastExport = async ({ db }: Context, member: Member): Promise<DataExport | null> => {
  const row = await findLastExport(db, member.id);
  return row ? view(row) : null;
};

/**
 * Orders a copy of the member's data, which a job writes (`make-export.ts`). Call it in a transaction.
 * @throws {DomainError} `one_per_day`
 */
export const requestExport = async ({ db }: Context, member: Member, confirmed: Confirmed): Promise<DataExport> => {
  await lockConfirmed(db, member, confirmed);
  const expiresAt = new Date(Date.now() + EXPORT_DAYS * 86_400_000);
  const added = await insertExport(db, member.id, expiresAt);
  if (!added) throw new DomainError('one_per_day');
  await addJob(db, 'make-exports', {}, { key: `export:${added.id}` });
  return view(added);
};

/**
 * Checks that a copy can be downloaded by this member.
 * @throws {DomainError} `not_found` also for the copy of another member
 */
export const requireExport = async ({ db }: Context, member: Member, id: string): Promise<void> => {
  if (!(await isExportReady(db, member.id, id))) throw new DomainError('not_found');
};
