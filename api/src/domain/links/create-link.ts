import type { LinkPurpose } from '@pairwise/contracts/shapes/account';

import type { Database } from '../../db/database.ts';
import { newToken } from '../secret-token.ts';
import { linkLifetimeSeconds, replacesOlder } from './links.policy.ts';
import { endLinks, insertLink } from './links.repository.ts';

/** Creates a link and returns its secret, of which the database keeps only the hash. */
export const createLink = async (
  db: Database,
  userId: number,
  purpose: LinkPurpose,
  data: Record<string, string> = {},
): Promise<string> => {
  if (replacesOlder(purpose)) await endLinks(db, userId, [purpose]);
  const token = newToken();
  const expiresAt = new Date(Date.now() + linkLifetimeSeconds[purpose] * 1000);
  await insertLink(db, { token, userId, purpose, data, expiresAt });
  return token;
};
