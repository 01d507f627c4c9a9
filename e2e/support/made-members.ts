import { makePerson, type PersonOptions, testPassword, type TestPerson } from '@pairwise/api/testing';
import { sql } from 'kysely';

import { inDatabase } from './product-database.ts';

/** Of everybody who was made. */
export const madePassword = testPassword;

/**
 * Makes a member in the running product, through the constraints of its database. Their photos show portraits of the
 * demo, whose files are there.
 */
export const makeMember = (wish?: PersonOptions): Promise<TestPerson> =>
  inDatabase(async (db) => {
    const person = await makePerson(db, wish);
    await sql`
      update photos p set content_key = d.content_key, width = d.width, height = d.height, blurhash = d.blurhash
      from (select content_key, width, height, blurhash, row_number() over (order by id) as n from photos
        where user_id in (select id from users where email like 'member-%@demo.test') and status = 'active' limit 25) d
      where p.user_id = ${person.id} and d.n = p.position`.execute(db);
    return person;
  });

/** They are nowhere to be seen from now on, and are purged like everybody who leaves. */
export const leaveForGood = (people: readonly TestPerson[]): Promise<void> =>
  inDatabase(async (db) => {
    if (people.length === 0) return;
    const ids = people.map(({ id }) => id);
    await db
      .updateTable('users')
      .set({ status: 'pending_deletion', purge_after: new Date() })
      .where('id', 'in', ids)
      .execute();
  });
