import { intentions, type MatchFinderAnswers } from '@pairwise/contracts/endpoints/match-finder';
import { interestKeys } from '@pairwise/contracts/profile-choices';
import { sought } from '@pairwise/contracts/shapes/member';

import type { Database } from '../../db/database.ts';

/** What a member answered in the match finder, or null; searches without filters start from it (decisions R-6). */
export const findMatchFinderAnswers = async (db: Database, userId: number): Promise<MatchFinderAnswers | null> => {
  const row = await db.selectFrom('search_wishes').where('user_id', '=', userId).selectAll().executeTakeFirst();
  if (!row) return null;
  const known: readonly string[] = row.interests;
  return {
    // The constraints of the table are the lists of the contract; the last of each is the widest.
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

/** Keeps the answers, and what of them others are chosen by: whom the member seeks, and ages that are hard. */
export const saveMatchFinderAnswers = (db: Database, userId: number, wishes: MatchFinderAnswers): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const { gender, min_age, max_age, country, region, intention, interests, hard } = wishes;
    const answers = { gender, min_age, max_age, country, region_id: region, intention, interests, hard };
    await transaction
      .insertInto('search_wishes')
      .values({ user_id: userId, ...answers })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ ...answers, updated_at: new Date() }))
      .execute();
    await transaction
      .updateTable('profiles')
      .set({ seek_gender: gender, seek_min_age: hard ? min_age : null, seek_max_age: hard ? max_age : null })
      .where('user_id', '=', userId)
      .execute();
  });
