import { sql } from 'kysely';

import type { Database } from '../../db/database.ts';
import type { ProfileStatus } from '../../db/types.generated.ts';

export interface OwnProfileRow {
  name: string;
  status: ProfileStatus;
  date_of_birth: string;
  gender: string | null;
  sexuality: string | null;
  seek_gender: string | null;
  country: string;
  region: number | null;
  region_name: string | null;
  city: string | null;
  hair_color: string | null;
  eye_color: string | null;
  body_type: string | null;
  relationship_status: string | null;
  tattoos: string | null;
  headline: string | null;
  about: string | null;
  interests: string[];
  landing_opt_in: boolean;
  /** Number of photos that have a place, whether others see them yet or not. */
  photos: number;
}

/** Loads everything that the member's own profile page shows, in one query. */
export const findOwnProfile = async (db: Database, userId: number): Promise<OwnProfileRow> => {
  const { rows } = await sql<OwnProfileRow>`
    select u.name, p.status, u.date_of_birth, p.gender, p.sexuality, p.seek_gender, p.country, p.region_id as region,
      r.name as region_name, p.city, p.hair_color, p.eye_color, p.body_type, p.relationship_status, p.tattoos,
      p.headline, p.about, p.landing_opt_in,
      array(select i.key from profile_interests pi join interests i on i.id = pi.interest_id
            where pi.user_id = u.id order by i.id) as interests,
      (select count(*)::int from photos f where f.user_id = u.id and f.position is not null) as photos
    from users u join profiles p on p.user_id = u.id left join regions r on r.id = p.region_id
    where u.id = ${userId}`.execute(db);
  const row = rows[0];
  if (!row) throw new Error(`user ${userId} has no profile`);
  return row;
};

/** Locks the profile of a member until the transaction ends, and returns its gender and the account's address. */
export const lockProfile = (
  transaction: Database,
  userId: number,
): Promise<{ gender: string | null; email: string | null }> =>
  transaction
    .selectFrom('profiles')
    .innerJoin('users', 'users.id', 'profiles.user_id')
    .where('user_id', '=', userId)
    .select(['gender', 'email'])
    .forUpdate('profiles')
    .executeTakeFirstOrThrow();

export const updateName = async (db: Database, userId: number, name: string): Promise<void> => {
  await db.updateTable('users').set({ name }).where('id', '=', userId).execute();
};

/** Sets columns of a profile. Does nothing when there are none. */
export const updateProfile = async (
  db: Database,
  userId: number,
  columns: Record<string, string | boolean | null>,
): Promise<void> => {
  if (Object.keys(columns).length === 0) return;
  await db.updateTable('profiles').set(columns).where('user_id', '=', userId).execute();
};

/** Sets the interests of a member to exactly these keys. */
export const saveInterests = async (db: Database, userId: number, keys: readonly string[]): Promise<void> => {
  await db.deleteFrom('profile_interests').where('user_id', '=', userId).execute();
  await sql`insert into profile_interests (user_id, interest_id)
    select ${userId}, id from interests where key = any(${[...keys]}::text[])`.execute(db);
};
