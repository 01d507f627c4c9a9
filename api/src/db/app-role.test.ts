import { sql } from 'kysely';

import { createTestDatabase, makePerson, type TestDatabase, type TestPerson } from '../../testing/index.ts';
import { appRole } from './app-role.ts';
import { type Database, openDatabase } from './database.ts';
import { migrate } from './migrate.ts';

const notAllowed = '42501';

let server: TestDatabase;
let owner: Database;
let app: Database;
let anna: TestPerson;

beforeAll(async () => {
  server = await createTestDatabase();
  owner = openDatabase({ url: server.url, onError: () => {} });
  app = openDatabase({ url: server.url, role: appRole, onError: () => {} });
  anna = await makePerson(owner, { credits: 5 });
});
afterAll(async () => {
  await Promise.all([owner.destroy(), app.destroy()]);
  await server.drop();
});

const refusal = (db: Database, statement: string): Promise<unknown> =>
  sql
    .raw(statement)
    .execute(db)
    .then(
      () => 'accepted',
      (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
    );

const ledgers = [
  'credit_ledger',
  'credit_lots',
  'credit_lot_uses',
  'money_ledger',
  'chargebacks',
  'chargeback_reversals',
];

test.each(ledgers)('BILL-04 the application reads %s and cannot write there', async (table) => {
  expect(await refusal(app, `select count(*) from ${table}`)).toBe('accepted');
  for (const statement of [
    `insert into ${table} default values`,
    `delete from ${table}`,
    `truncate ${table}`,
    `alter table ${table} disable trigger all`,
  ]) {
    expect([statement, await refusal(app, statement)]).toEqual([statement, notAllowed]);
  }
});

test('BILL-04 the application cannot change a balance but by a posting, nor switch the guards off', async () => {
  for (const statement of [
    `update credit_ledger set delta = 100`,
    `update credit_accounts set balance = 100`,
    `update credit_lots set left_credits = 100`,
    `insert into credit_accounts (user_id, balance) values (${anna.id}, 100)`,
    `set session_replication_role = replica`,
    `delete from payments`,
    `delete from kysely_migration`,
    `create table anything (id int)`,
  ]) {
    expect([statement, await refusal(app, statement)]).toEqual([statement, notAllowed]);
  }
  expect(await refusal(app, `select credits_post(${anna.id}, -2, 'message', 'message:1', 'one')`)).toBe('accepted');
  expect(await refusal(app, `select credits_post(${anna.id}, -4, 'message', 'message:2', 'two')`)).toBe('DB032');
  // Control: the owner is refused by the triggers alone.
  expect(await refusal(owner, `update credit_ledger set delta = 100`)).toBe('DB001');
  expect(await refusal(owner, `update credit_accounts set balance = 100`)).toBe('accepted');
});

test('a table that a later release adds is the application’s after its migration, and a ledger’s rights are restored', async () => {
  await sql.raw(`create table later (id int); grant update on credit_ledger to ${appRole}`).execute(owner);
  expect(await refusal(app, 'insert into later values (1)')).toBe(notAllowed);
  await migrate(server.url);
  expect(await refusal(app, 'insert into later values (1)')).toBe('accepted');
  expect(await refusal(app, `update credit_ledger set delta = 100`)).toBe(notAllowed);
});

test('a database’s user who is no superuser needs the role, and then migrates', async () => {
  const name = `operator_${process.pid}`;
  const url = new URL(server.url);
  Object.assign(url, { username: name, password: 'a', pathname: `/${name}` });
  for (const statement of [`create role ${name} login password 'a'`, `create database ${name} owner ${name}`]) {
    await sql.raw(statement).execute(owner);
  }
  try {
    await expect(migrate(url.href)).rejects.toThrow(`grant ${appRole} to <user>`);
    await sql.raw(`grant ${appRole} to ${name}`).execute(owner);
    await migrate(url.href);
    const db = openDatabase({ url: url.href, role: appRole, onError: () => {} });
    expect(await refusal(db, 'select count(*) from users')).toBe('accepted');
    expect(await refusal(db, 'delete from credit_ledger')).toBe(notAllowed);
    await db.destroy();
  } finally {
    for (const statement of [`drop database ${name} with (force)`, `drop role ${name}`]) {
      await sql.raw(statement).execute(owner);
    }
  }
});
