import type { Context } from '../context.ts';
import { findSignupHostCard } from './signup-host.repository.ts';

/** Returns the member whose page led to a member's signup; null without one, or when they are not shown any more. */
export const getSignupHost = async (
  { db, site }: Context,
  memberId: number,
): Promise<{ id: number; name: string } | null> => {
  const host = await findSignupHostCard(db, site.id, memberId);
  return host ? { id: host.public_id, name: host.name } : null;
};
