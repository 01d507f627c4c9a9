import { type Endpoints, paths, type ResponseOf } from '@pairwise/contracts';
import type { LinkPurpose } from '@pairwise/contracts/shapes/account';

import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { findLink } from './links.repository.ts';

/** The page that acts on a link. Opening a link never acts, because mail scanners open every link (decisions R-2). */
const pageOf: Record<LinkPurpose, (next?: string) => string> = {
  activate: () => paths.activateDone(),
  reset_password: paths.resetPasswordDo,
  mail_change: () => paths.mailChangeDo(),
  reactivate: () => paths.accountDeleted(),
  unsubscribe: () => paths.notifications(),
  login: () => paths.members(),
};

/**
 * Reads the purpose of a link and the page to show; changes nothing. An ended link leads to the page that explains it.
 * A confirmation link that is opened again after it has worked is not an error.
 * @throws {DomainError} `not_found` for a secret that was never issued
 */
export const readLink = async (
  { db, site }: Context,
  token: string,
): Promise<ResponseOf<Endpoints['GET /api/token.php']>> => {
  const link = await findLink(db, site.id, token);
  if (!link) throw new DomainError('not_found');
  const { purpose, valid, data } = link;
  const done = purpose === 'activate' && !valid && link.isConfirmed;
  const requested = typeof data['next'] === 'string' ? data['next'] : undefined;
  const next = purpose === 'activate' && !valid && !done ? paths.activateError() : pageOf[purpose](requested);
  return { purpose, valid, done, next };
};
