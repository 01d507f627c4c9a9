import { signupSteps } from '@pairwise/contracts/endpoints/signup';
import { sql } from 'kysely';

import { hashPassword } from '../domain/account/password-hash.ts';
import { openDatabase } from './database.ts';

/**
 * Creates the member as whom the gate visits members' pages, or gives the existing one its password again. The member is
 * invisible, has no chats, no photos and no credits, and has never paid. Its name is an ordinary one, because a version could
 * behave well for the gate alone. Safe to call from several processes.
 */
export const ensureGateMember = async (
  url: string,
  { email, password }: { email: string; password: string },
): Promise<void> => {
  const db = openDatabase({ url, poolSize: 1, onError: () => {} });
  try {
    const hash = await hashPassword(password);
    // One statement, so that a crash leaves no account without a profile.
    await sql`
      with member as (
        insert into users (site_id, email, name, password_hash, date_of_birth, language, country, status, confirmed_at,
          invisible, signup_step, signup_done)
        values ((select min(id) from sites), ${email}, 'Robin', ${hash}, '1990-01-01', 'en', 'NL', 'active', now(),
          true, 5, ${[...signupSteps]})
        on conflict (site_id, email) where email is not null
        do update set password_hash = excluded.password_hash, name = excluded.name, invisible = true
        returning id
      ), account as (
        insert into credit_accounts (user_id) select id from member on conflict do nothing
      )
      insert into profiles (user_id, status, gender, sexuality, seek_gender, country, birth_date)
      select id, 'active', 'male', 'hetero', 'female', 'NL', '1990-01-01' from member on conflict do nothing`.execute(
      db,
    );
  } finally {
    await db.destroy();
  }
};
