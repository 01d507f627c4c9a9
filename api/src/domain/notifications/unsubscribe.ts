import { sql } from 'kysely';

import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { findLink } from '../links/links.repository.ts';
import { dropWaitingNotices } from './waiting-notices.ts';

/** Ends all mails that are not about the account itself (RFC 8058). The link may be used any number of times. */
export const unsubscribe = async ({ db, site }: Context, token: string): Promise<void> => {
  const link = await findLink(db, site.id, token);
  if (!link?.valid || link.purpose !== 'unsubscribe') throw new DomainError('link_expired');
  await sql`insert into email_suppressions (site_id, email, reason)
    select site_id, email, 'listunsubscribe' from users where id = ${link.userId} and email is not null
    on conflict do nothing`.execute(db);
  await dropWaitingNotices(db, link.userId);
};
