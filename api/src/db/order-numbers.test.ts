import { sql } from 'kysely';

import { createTestDatabase, makePerson, type TestDatabase } from '../../testing/index.ts';
import { type Database, openDatabase } from './database.ts';

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

test('BILL-04 an order gets a number that no other order has, although chance draws the same twice', async () => {
  const { id } = await makePerson(db);
  await sql`create sequence draws`.execute(db);
  await sql`create or replace function random_public_id() returns bigint language sql volatile as
    $$ select case when nextval('draws') <= 2 then 42 else 43 end $$`.execute(db);
  const order = async (): Promise<string | undefined> => {
    const { rows } = await sql<{ order_number: string }>`
      insert into payments (user_id, product_id, credits, list_minor, amount_minor, currency, method)
      values (${id}, 'p1', 30, 2999, 2999, 'EUR', 'ideal') returning order_number`.execute(db);
    return rows[0]?.order_number;
  };
  expect([await order(), await order()]).toEqual(['0000000042', '0000000043']);
});
