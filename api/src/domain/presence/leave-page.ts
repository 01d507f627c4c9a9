import type { Member } from '../account/member.ts';
import type { Context } from '../context.ts';
import { hashToken } from '../secret-token.ts';
import { onlineNowSeconds } from './presence.policy.ts';
import { endPresence, markSessionUnused } from './presence.repository.ts';

/**
 * Ends "online now" for a member whose page was hidden (CALL-04), unless they use another browser. Activity moves back no
 * further than necessary, so that the order of search results hardly changes. The session counts as unused for the same
 * time, so that the first call after coming back counts as activity again.
 */
export const leavePage = async ({ db }: Context, member: Member, token: string): Promise<void> => {
  const session = hashToken(token);
  await markSessionUnused(db, session, onlineNowSeconds);
  await endPresence(db, member.id, session, onlineNowSeconds);
};
