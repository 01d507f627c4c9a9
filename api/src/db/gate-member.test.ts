import { sql } from 'kysely';

import { createTestDatabase, type TestDatabase } from '../../testing/index.ts';
import { passwordMatches } from '../domain/account/password-hash.ts';
import { type Database, openDatabase } from './database.ts';
import { ensureGateMember } from './gate-member.ts';

let server: TestDatabase;
let db: Database;
beforeAll(async () => {
  server = await createTestDatabase();
  db = openDatabase({ url: server.url, onError: () => {} });
});
afterAll(async () => {
  await db.destroy();
  await server.drop();
});

const account = { email: 'gate-1@gate.invalid', password: 'first password' };

const members = () =>
  db
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.user_id', 'users.id')
    .innerJoin('credit_accounts', 'credit_accounts.user_id', 'users.id')
    .where('email', '=', account.email)
    .select(['users.id', 'users.name', 'invisible', 'paid', 'password_hash', 'credit_accounts.balance'])
    .execute();

test('PLAT-02 two processes create one invisible member for the gate, without credits; the next start sets the password again', async () => {
  await Promise.all([ensureGateMember(server.url, account), ensureGateMember(server.url, account)]);
  const [created, ...others] = await members();
  expect(others).toEqual([]);
  expect(created).toMatchObject({ name: 'Robin', invisible: true, paid: false, balance: 0 });
  const { rows } = await sql<{ listed: boolean }>`
    select listed from member_search_source where user_id = ${created?.id}`.execute(db);
  expect(rows).toEqual([{ listed: false }]);

  await db
    .updateTable('users')
    .set({ password_hash: 'x', name: 'Gate', invisible: false })
    .where('email', '=', account.email)
    .execute();
  await ensureGateMember(server.url, account);
  const [again] = await members();
  expect(again).toMatchObject({ id: created?.id, name: 'Robin', invisible: true });
  expect(await passwordMatches(again?.password_hash, account.password)).toBe(true);
});
