import { sql } from 'kysely';

import { createTestDatabase, makePerson, type TestDatabase } from '../../testing/index.ts';
import { passwordMatches } from '../domain/account/password-hash.ts';
import { queueMail } from '../domain/mails/queue-mail.ts';
import { findUser } from '../domain/user/user.repository.ts';
import { type Database, openDatabase } from './database.ts';
import { ensureGateMember, type GateAccount } from './gate-member.ts';

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

const account: GateAccount = {
  email: 'lenaweber482913@example.test',
  password: 'first password',
  name: 'Lena',
  gender: 'female',
  birthDate: '1991-04-30',
};

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
  expect(created).toMatchObject({ name: 'Lena', invisible: true, paid: false, balance: 0 });
  const { rows } = await sql<{ listed: boolean }>`
    select listed from member_search_source where user_id = ${created?.id}`.execute(db);
  expect(rows).toEqual([{ listed: false }]);

  await db
    .updateTable('users')
    .set({ password_hash: 'x', name: 'Other', invisible: false })
    .where('email', '=', account.email)
    .execute();
  await ensureGateMember(server.url, account);
  const [again] = await members();
  expect(again).toMatchObject({ id: created?.id, name: 'Lena', invisible: true });
  expect(await passwordMatches(again?.password_hash, account.password)).toBe(true);
});

test('PLAT-02 what code in its pages reads of the gate’s member is what any new member has', async () => {
  await ensureGateMember(server.url, account);
  const [gate] = await members();
  const newMember = await makePerson(db, { name: 'Lena', credits: 0 });
  const seen = await findUser(db, gate?.id ?? 0);
  const other = await findUser(db, newMember.id);
  expect(seen).toMatchObject({ name: 'Lena', email: account.email, invisible: false, status: 'active', paid: false });
  expect(Object.keys(seen ?? {})).toEqual(Object.keys(other ?? {}));
  expect(seen?.invisible).toBe(other?.invisible);
  // Control: an invisible member who is not the gate's sees it.
  await db.updateTable('users').set({ invisible: true }).where('id', '=', newMember.id).execute();
  expect((await findUser(db, newMember.id))?.invisible).toBe(true);
});

test('PLAT-02 no mail is queued for the gate’s member', async () => {
  await ensureGateMember(server.url, account);
  const [gate] = await members();
  const newMember = await makePerson(db, { name: 'Nina' });
  const queued = async (userId: number) => {
    await queueMail(db, { userId, template: 'export_ready' });
    const rows = await db.selectFrom('mail_queue').where('user_id', '=', userId).select('id').execute();
    return rows.length;
  };
  expect(await queued(gate?.id ?? 0)).toBe(0);
  // Control: another member gets it.
  expect(await queued(newMember.id)).toBe(1);
});

test('PLAT-02 the account of a member does not become the gate’s', async () => {
  const member = await makePerson(db, { name: 'Bram' });
  const taken = ensureGateMember(server.url, { ...account, email: member.email });
  await expect(taken).rejects.toThrow('belongs to a member; set GATE_EMAIL and GATE_PASSWORD');
  const row = await db.selectFrom('users').where('id', '=', member.id).select(['name', 'invisible']).executeTakeFirst();
  expect(row).toEqual({ name: 'Bram', invisible: false });
});
