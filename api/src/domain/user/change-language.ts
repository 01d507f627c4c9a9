import { isLanguage } from '@pairwise/contracts';

import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import type { Member } from '../session/member.ts';

/** The language of mails and of the next login (LANG-02). */
export const changeLanguage = async ({ db }: Context, member: Member, language: string): Promise<void> => {
  if (!isLanguage(language)) throw new DomainError('invalid_language', { field: 'language' });
  await db.updateTable('users').set({ language }).where('id', '=', member.id).execute();
};
