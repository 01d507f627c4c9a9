import type { Context } from '../context.ts';
import type { Member } from '../session/member.ts';

/** Out of search, games and "online"; who talks with them already still does (decisions M-15). */
export const changeInvisible = async ({ db }: Context, member: Member, invisible: boolean): Promise<void> => {
  await db.updateTable('users').set({ invisible }).where('id', '=', member.id).execute();
};
