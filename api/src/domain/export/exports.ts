import type { Endpoints, ResponseOf } from '@pairwise/contracts';
import { sql } from 'kysely';

import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { confirmPassword } from '../session/confirm-password.ts';
import type { Member } from '../session/member.ts';

type DataExport = ResponseOf<Endpoints['POST /api/export.php']>['export'];

const LIFETIME_DAYS = 7;

interface ExportRow {
  id: string;
  created_at: Date;
  ready_at: Date | null;
  expires_at: Date;
}

const view = ({ id, created_at, ready_at, expires_at }: ExportRow): DataExport => ({
  id,
  status: ready_at === null ? 'preparing' : 'ready',
  created_at: created_at.toISOString(),
  expires_at: expires_at.toISOString(),
  address: ready_at === null ? null : `/api/export-file.php?id=${id}`,
});

const findLast = ({ db }: Context, member: Member): Promise<ExportRow | undefined> =>
  db
    .selectFrom('exports')
    .where('user_id', '=', member.id)
    .where('expires_at', '>', new Date())
    .orderBy('created_at', 'desc')
    .select(['id', 'created_at', 'ready_at', 'expires_at'])
    .executeTakeFirst();

export const lastExport = async (context: Context, member: Member): Promise<DataExport | null> => {
  const row = await findLast(context, member);
  return row ? view(row) : null;
};

/** Asks for a copy; one a day, which a unique key says. It is made by a job (`make-export.ts`). */
export const requestExport = async (context: Context, member: Member, password: string): Promise<DataExport> => {
  await confirmPassword(context, member, password);
  const added = await context.db
    .insertInto('exports')
    .values({
      user_id: member.id,
      day: sql`current_date`,
      expires_at: new Date(Date.now() + LIFETIME_DAYS * 86_400_000),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'created_at', 'ready_at', 'expires_at'])
    .executeTakeFirst();
  if (!added) throw new DomainError('one_per_day');
  return view(added);
};

/** Whether a copy is the member's and ready; nobody else's can be asked for. */
export const requireExport = async (context: Context, member: Member, id: string): Promise<void> => {
  const row = await context.db
    .selectFrom('exports')
    .where('id', '=', id)
    .where('user_id', '=', member.id)
    .where('ready_at', 'is not', null)
    .where('expires_at', '>', new Date())
    .select('id')
    .executeTakeFirst();
  if (!row) throw new DomainError('not_found');
};
