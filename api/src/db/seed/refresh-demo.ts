import { type Kysely, sql } from 'kysely';

import { openDatabase } from '../database.ts';
import type { DB } from '../types.generated.ts';

/**
 * Sets when the members of the demo were last active, by their id: one in twenty now, a third today, a third this week, the
 * others earlier. The times count from now, so that the demo has active members whenever it is started.
 */
export const refreshPresence = async (db: Kysely<DB>): Promise<void> => {
  await sql`
    update profiles p set last_active_at = t.at, active_bucket = floor(extract(epoch from t.at) / 3600)
    from (
      -- A member is active at least when they write.
      select id, greatest(at, (select max(created_at) from messages m where m.sender_id = away.id)) as at from (
      select id, now() - make_interval(secs => case
        when share < 50 then share
        when share < 380 then (share - 49) * 250
        when share < 700 then 86400 + (share - 379) * 1600
        else 604800 + (share - 699) * 7000 end) as at
      from (select id, (hashint8extended(public_id, 7) & 1023)::int % 1000 as share, email from users) u
      where email like '%@demo.test' and email not like all (array['free@%', 'premium@%', 'fresh@%'])
      ) away
    ) t where t.id = p.user_id`.execute(db);
};

/** Keeps the members who are "online now" online while the demo runs. */
export const keepDemoAwake = async (db: Kysely<DB>): Promise<void> => {
  await sql`
    update profiles p set last_active_at = now(), active_bucket = floor(extract(epoch from now()) / 3600)
    from users u where u.id = p.user_id and u.email like 'member-%@demo.test'
      and (hashint8extended(u.public_id, 7) & 1023)::int % 1000 < 50`.execute(db);
};

/** Refreshes the demo at each start: fresh@ has just signed up, and members were active lately. */
export const refreshDemo = async (url: string): Promise<void> => {
  const db = openDatabase({ url, poolSize: 2, onError: () => {} });
  try {
    await sql`update users set signup_date = now() where email = 'fresh@demo.test'`.execute(db);
    await refreshPresence(db);
  } finally {
    await db.destroy();
  }
};
