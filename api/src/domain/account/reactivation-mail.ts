import { defaultLanguage, isLanguage } from '@pairwise/contracts';

import type { Database } from '../../db/database.ts';
import { queueMail } from '../mails/queue-mail.ts';

interface ClosedAccount {
  id: number;
  language: string;
  purge_after: Date;
}

/** Mails a member who closed the account the day of its deletion, with the link that reactivates it. */
export const queueReactivationMail = (db: Database, { id, language, purge_after }: ClosedAccount): Promise<void> => {
  const date = new Intl.DateTimeFormat(isLanguage(language) ? language : defaultLanguage, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(purge_after);
  return queueMail(db, { userId: id, template: 'account_deleted', data: { values: { date } } });
};
