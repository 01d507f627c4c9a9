import { makePerson, type PersonOptions, testPassword, type TestPerson } from '@pairwise/api/testing';
import { sql } from 'kysely';

import { inDatabase } from './product-database.ts';

/** The password of all members that journeys create. */
export const memberPassword = testPassword;

/**
 * Creates a member in the database of the running product, within its constraints. The member's photos use files of
 * the demo's portraits. The member has signed up five hours ago: the time bonus, which changes prices and covers a part of
 * the page, is over.
 */
export const createMember = (options?: PersonOptions): Promise<TestPerson> =>
  inDatabase(async (db) => {
    const person = await makePerson(db, options);
    await sql`update users set signup_date = signup_date - interval '5 hours' where id = ${person.id}`.execute(db);
    await sql`
      update photos p set content_key = d.content_key, width = d.width, height = d.height, blurhash = d.blurhash
      from (select content_key, width, height, blurhash, row_number() over (order by id) as n from photos
        where user_id in (select id from users where email like 'member-%@demo.test') and status = 'active' limit 25) d
      where p.user_id = ${person.id} and d.n = p.position`.execute(db);
    return person;
  });

/** Hides the members from everyone. The product purges them like any deleted account. */
export const deleteMembers = (people: readonly TestPerson[]): Promise<void> =>
  inDatabase(async (db) => {
    if (people.length === 0) return;
    const ids = people.map(({ id }) => id);
    await db
      .updateTable('users')
      .set({ status: 'pending_deletion', purge_after: new Date() })
      .where('id', 'in', ids)
      .execute();
  });

/** Creates the members of one test, and deletes them after it. */
export const ownMembers = () => {
  const created: TestPerson[] = [];
  return {
    create: async (options?: PersonOptions): Promise<TestPerson> => {
      const person = await createMember(options);
      created.push(person);
      return person;
    },
    deleteAll: () => deleteMembers(created),
  };
};
