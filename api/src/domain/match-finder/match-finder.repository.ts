import { intentions, type MatchFinderAnswers } from '@pairwise/contracts/endpoints/match-finder';
import { interestKeys } from '@pairwise/contracts/profile-choices';
import { sought } from '@pairwise/contracts/shapes/member';
import { sql } from 'kysely';

import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';

/** Finds a member's match finder answers, or null. They also decide which candidates the member gets. */
export const findMatchFinderAnswers = async (db: Database, userId: number): Promise<MatchFinderAnswers | null> => {
  const row = await db.selectFrom('match_finder_answers').where('user_id', '=', userId).selectAll().executeTakeFirst();
  if (!row) return null;
  const known: readonly string[] = row.interests;
  return {
    // The table allows the values of the contract's lists only; the last of each list is the widest.
    gender: sought.find((key) => key === row.gender) ?? 'both',
    min_age: row.min_age,
    max_age: row.max_age,
    country: row.country,
    region: row.region_id,
    intention: intentions.find((key) => key === row.intention) ?? 'chat',
    interests: interestKeys.filter((key) => known.includes(key)),
    hard: row.hard,
  };
};

/**
 * Saves the answers, and in the profile the preferences that others are filtered by: the gender, and the ages if they
 * are hard.
 */
export const saveMatchFinderAnswers = (db: Database, userId: number, answers: MatchFinderAnswers): Promise<void> =>
  inTransaction(db, async (transaction) => {
    const { gender, min_age, max_age, country, region, intention, interests, hard } = answers;
    const columns = { gender, min_age, max_age, country, region_id: region, intention, interests, hard };
    await transaction
      .insertInto('match_finder_answers')
      .values({ user_id: userId, ...columns })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ ...columns, updated_at: new Date() }))
      .execute();
    await transaction
      .updateTable('profiles')
      .set({ seek_gender: gender, seek_min_age: hard ? min_age : null, seek_max_age: hard ? max_age : null })
      .where('user_id', '=', userId)
      .execute();
  });

export interface OwnPreferences {
  country: string;
  /** Years; null without a preference. */
  seek_min_age: number | null;
  seek_max_age: number | null;
}

/** Finds the country and the preferences of a member's profile. */
export const findOwnPreferences = (db: Database, userId: number): Promise<OwnPreferences | undefined> =>
  db
    .selectFrom('profiles')
    .where('user_id', '=', userId)
    .select(['country', 'seek_min_age', 'seek_max_age'])
    .executeTakeFirst();

export interface ProfileBasics {
  birth_date: string;
  country: string;
  interests: string[];
}

/** Finds what the proposal of the match finder starts from. */
export const findProfileBasics = async (db: Database, userId: number): Promise<ProfileBasics | undefined> => {
  const { rows } = await sql<ProfileBasics>`
    select p.birth_date, p.country, array(select i.key from profile_interests pi
      join interests i on i.id = pi.interest_id where pi.user_id = p.user_id order by i.id) as interests
    from profiles p where p.user_id = ${userId}`.execute(db);
  return rows[0];
};
