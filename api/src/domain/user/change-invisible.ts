import { updateInvisible } from '../account/account.repository.ts';
import type { Member } from '../account/member.ts';
import type { Context } from '../context.ts';

/** Hides a member from search, games and the online mark. Existing chats continue (decisions M-15). */
export const changeInvisible = ({ db }: Context, member: Member, invisible: boolean): Promise<void> =>
  updateInvisible(db, member.id, invisible);
