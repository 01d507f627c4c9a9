import { isLanguage } from '@pairwise/contracts';

import { updateLanguage } from '../account/account.repository.ts';
import type { Member } from '../account/member.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';

/** Sets the language of mails and of the next login (LANG-02). */
export const changeLanguage = async ({ db }: Context, member: Member, language: string): Promise<void> => {
  if (!isLanguage(language)) throw new DomainError('invalid_language', { field: 'language' });
  await updateLanguage(db, member.id, language);
};
