import type { Database } from '../../db/database.ts';
import { queueMail } from '../mails/queue-mail.ts';

interface ClosedAccount {
  id: number;
  purge_after: Date;
}

/** Mails a member who closed the account the day of its deletion, with the link that reactivates it. */
export const queueReactivationMail = (db: Database, { id, purge_after }: ClosedAccount): Promise<void> =>
  queueMail(db, { userId: id, template: 'account_deleted', data: { dates: { date: purge_after } } });
