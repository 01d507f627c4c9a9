import { sql } from 'kysely';

import type { Database } from '../../db/database.ts';
import { DomainError } from '../domain-error.ts';
import { holdsContactDetails } from '../signup/account-rules.ts';

/**
 * What a member writes about themselves, without the spaces around it; null when nothing is left.
 * @throws {DomainError} `contact_details_not_allowed` (decisions C-13)
 */
export const requireProfileText = (field: string, typed: string | null): string | null => {
  if (typed !== null && holdsContactDetails(typed)) throw new DomainError('contact_details_not_allowed', { field });
  return typed?.trim() || null;
};

/** Sets the interests of a member to exactly these keys. */
export const saveInterests = async (db: Database, memberId: number, keys: readonly string[]): Promise<void> => {
  await db.deleteFrom('profile_interests').where('user_id', '=', memberId).execute();
  await sql`insert into profile_interests (user_id, interest_id)
    select ${memberId}, id from interests where key = any(${[...keys]}::text[])`.execute(db);
};
