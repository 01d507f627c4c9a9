import type { Endpoints, ResponseOf } from '@pairwise/contracts';
import type { LinkPurpose } from '@pairwise/contracts/shapes/account';

import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { findLink } from './links.repository.ts';

/** The page that acts on a link: opening one never does, because mail scanners open them all (decisions R-2). */
const pageOf: Record<LinkPurpose, string> = {
  activate: '/activate/done',
  reset_password: '/reset-password/do',
  mail_change: '/mail-change/do',
  reactivate: '/account-deleted',
  unsubscribe: '/notifications',
  login: '/members',
};

/**
 * What a link is for; changes nothing. One that was never ours is not found, like any other address; one that has ended
 * leads to the page that says so. A second press of the link that confirmed an address is no failure: it is confirmed.
 */
export const readLink = async (
  { db, site }: Context,
  token: string,
): Promise<ResponseOf<Endpoints['GET /api/token.php']>> => {
  const link = await findLink(db, site.id, token);
  if (!link) throw new DomainError('not_found');
  const { purpose, valid } = link;
  const done = purpose === 'activate' && !valid && link.isConfirmed;
  const next = purpose === 'activate' && !valid && !done ? '/activate/error' : pageOf[purpose];
  return { purpose, valid, done, next };
};
