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

/** What a link is for; changes nothing. One that was never ours is not found, like any other address. */
export const readLink = async (
  { db, site }: Context,
  token: string,
): Promise<ResponseOf<Endpoints['GET /api/token.php']>> => {
  const link = await findLink(db, site.id, token);
  if (!link) throw new DomainError('not_found');
  const next = link.purpose === 'activate' && !link.valid ? '/activate/error' : pageOf[link.purpose];
  return { purpose: link.purpose, valid: link.valid, next };
};
