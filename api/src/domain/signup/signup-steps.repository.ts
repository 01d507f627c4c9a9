import type { Database } from '../../db/database.ts';
import type { ProfileStatus } from '../../db/types.generated.ts';

/** Everything that a member has entered during the signup. */
export const findSignup = (db: Database, userId: number) =>
  db
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.user_id', 'users.id')
    .leftJoin('held_messages', 'held_messages.user_id', 'users.id')
    .leftJoin('users as target', 'target.id', 'held_messages.to_id')
    .where('users.id', '=', userId)
    .select([
      'users.email',
      'users.confirmed_at',
      'users.signup_done',
      'users.country',
      'profiles.region_id',
      'profiles.city',
      'profiles.gender',
      'profiles.seek_gender',
      'profiles.sexuality',
      'profiles.relationship_status',
      'profiles.headline',
      'profiles.about',
      'held_messages.body',
      'target.name as target_name',
    ])
    .executeTakeFirstOrThrow();

export const listInterestsOf = async (db: Database, userId: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('profile_interests')
    .innerJoin('interests', 'interests.id', 'profile_interests.interest_id')
    .where('profile_interests.user_id', '=', userId)
    .orderBy('interests.id')
    .select('interests.key')
    .execute();
  return rows.map(({ key }) => key);
};

/** The steps that a member has done. The user's row stays locked until the transaction ends. */
export const lockDoneSteps = async (transaction: Database, userId: number): Promise<string[]> => {
  const { signup_done } = await transaction
    .selectFrom('users')
    .where('id', '=', userId)
    .select('signup_done')
    .forUpdate()
    .executeTakeFirstOrThrow();
  return signup_done;
};

export const updateDoneSteps = async (db: Database, userId: number, done: string[], step: number): Promise<void> => {
  await db.updateTable('users').set({ signup_done: done, signup_step: step }).where('id', '=', userId).execute();
};

export const saveHeldMessage = async (db: Database, userId: number, body: string): Promise<void> => {
  await db
    .insertInto('held_messages')
    .values({ user_id: userId, body })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ body }))
    .execute();
};

export const deleteHeldMessage = async (db: Database, userId: number): Promise<void> => {
  await db.deleteFrom('held_messages').where('user_id', '=', userId).execute();
};

/** Deletes the held message if it is addressed to no member. */
export const deleteHeldMessageToNoOne = async (db: Database, userId: number): Promise<void> => {
  await db.deleteFrom('held_messages').where('user_id', '=', userId).where('to_id', 'is', null).execute();
};

export const findGender = (db: Database, userId: number): Promise<{ status: ProfileStatus; gender: string | null }> =>
  db.selectFrom('profiles').where('user_id', '=', userId).select(['status', 'gender']).executeTakeFirstOrThrow();

interface SignupColumns {
  gender?: string;
  seek_gender?: string;
  sexuality?: string;
  relationship_status?: string;
  about?: string | null;
  headline?: string | null;
}

export const updateSignupProfile = async (db: Database, userId: number, columns: SignupColumns): Promise<void> => {
  await db.updateTable('profiles').where('user_id', '=', userId).set(columns).execute();
};

export const updateCountry = async (db: Database, userId: number, country: string): Promise<void> => {
  await db.updateTable('users').set({ country }).where('id', '=', userId).execute();
};
