import { defaultLanguage, isLanguage } from '@pairwise/contracts';

import type { Database } from '../../db/database.ts';
import { queueMail } from '../mails/queue-mail.ts';

interface Leaver {
  id: number;
  language: string;
  purge_after: Date;
}

/** Tells somebody who is leaving until when they can come back, with the link that does it. */
export const queueReactivationMail = (db: Database, { id, language, purge_after }: Leaver): Promise<void> => {
  const date = new Intl.DateTimeFormat(isLanguage(language) ? language : defaultLanguage, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(purge_after);
  return queueMail(db, { userId: id, template: 'account_deleted', data: { values: { date } } });
};
