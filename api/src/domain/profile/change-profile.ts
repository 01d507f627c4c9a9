import type { BodyOf, Endpoints, ResponseOf } from '@pairwise/contracts';

import type { Database } from '../../db/database.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import type { Member } from '../session/member.ts';
import { requireName } from '../signup/account-rules.ts';
import { showWhenComplete } from '../signup/signup-steps.ts';
import { requireProfileText, saveInterests } from './profile-fields.ts';
import { findOwnProfile } from './profile.repository.ts';
import { ownProfileView } from './profile.view.ts';

type Change = BodyOf<Endpoints['PUT /api/profile.php']>;
type Answer = ResponseOf<Endpoints['GET /api/profile.php']>;

export const getProfile = async ({ db }: Context, member: Member): Promise<Answer> =>
  ownProfileView(await findOwnProfile(db, member.id));

/** Columns whose value is one of a list; the contract has checked it, null empties. */
const choices = [
  'sexuality',
  'seek_gender',
  'hair_color',
  'eye_color',
  'body_type',
  'relationship_status',
  'tattoos',
] as const;
const texts = ['headline', 'about'] as const;

/** The columns of a change: what is not in it stays as it is. */
const changedColumns = (change: Change): Record<string, string | null> => ({
  ...Object.fromEntries(choices.flatMap((key) => (change[key] === undefined ? [] : [[key, change[key]]]))),
  ...Object.fromEntries(
    texts.flatMap((key) => {
      const typed = change[key];
      return typed === undefined ? [] : [[key, requireProfileText(key, typed)]];
    }),
  ),
});

const changeName = async (db: Database, memberId: number, typed: string, email: string): Promise<void> => {
  const name = requireName(typed, email);
  await db.updateTable('users').set({ name }).where('id', '=', memberId).execute();
};

/**
 * Changes the fields that are sent, all of them or none.
 * @throws {DomainError} `gender_locked` for another gender than the one that was said
 */
export const changeProfile = async (context: Context, member: Member, change: Change): Promise<Answer> => {
  const columns = changedColumns(change);
  return context.db.transaction().execute(async (transaction) => {
    // Two changes at once follow one another, so that a gender is said once.
    const now = await transaction
      .selectFrom('profiles')
      .innerJoin('users', 'users.id', 'profiles.user_id')
      .where('user_id', '=', member.id)
      .select(['gender', 'email'])
      .forUpdate('profiles')
      .executeTakeFirstOrThrow();
    const { gender, name, interests } = change;
    if (gender !== undefined && now.gender !== null && gender !== now.gender) {
      throw new DomainError('gender_locked', { field: 'gender' });
    }
    if (name !== undefined) await changeName(transaction, member.id, name, now.email ?? '');
    const values = { ...columns, ...(gender !== undefined && { gender }) };
    if (Object.keys(values).length > 0) {
      await transaction.updateTable('profiles').set(values).where('user_id', '=', member.id).execute();
    }
    if (interests !== undefined) await saveInterests(transaction, member.id, interests);
    await showWhenComplete(transaction, member.id);
    return getProfile({ ...context, db: transaction }, member);
  });
};
