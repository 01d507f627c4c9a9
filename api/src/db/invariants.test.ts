import { mostMatchFinderInterests, searchAges } from '@pairwise/contracts/search-limits';
import { sql } from 'kysely';

import { createTestDatabase, makePerson, type TestDatabase, type TestPerson } from '../../testing/index.ts';
import { type Database, openDatabase } from './database.ts';

/**
 * Statements that a bug, a race or a mistake could send. The database itself must refuse each with the right SQLSTATE.
 * Valid statements beside them prove that it does not refuse everything.
 */
let server: TestDatabase;
let db: Database;
let [anna, bert, cleo, dirk]: TestPerson[] = [];

beforeAll(async () => {
  server = await createTestDatabase();
  db = openDatabase({ url: server.url, onError: () => {} });
  [anna, bert, cleo, dirk] = [await makePerson(db), await makePerson(db), await makePerson(db), await makePerson(db)];
});
afterAll(async () => {
  await db.destroy();
  await server.drop();
});

const run = async (text: string, ...values: unknown[]): Promise<Record<string, unknown>[]> => {
  const parts = text.split('?');
  const query = parts
    .slice(1)
    .reduce((whole, part, index) => sql`${whole}${values[index]}${sql.raw(part)}`, sql`${sql.raw(parts[0] ?? '')}`);
  return (await query.execute(db)).rows.map((row) => ({ ...(row as object) }));
};

/** Returns the SQLSTATE of the refusal; `accepted` when there was none. */
const refusal = async (text: string, ...values: unknown[]): Promise<string> => {
  try {
    await run(text, ...values);
    return 'accepted';
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error);
  }
};

const id = (person: TestPerson | undefined): number => {
  if (!person) throw new Error('a member is missing');
  return person.id;
};

const newUser = `insert into users (site_id, email, name, date_of_birth, language, country) values (1, ?, ?, ?, 'nl', 'NL')`;

describe('members', () => {
  test('refuses members under age, unacceptable names and taken addresses', async () => {
    const young = new Date(Date.now() - 17 * 365.25 * 86_400_000).toISOString();
    expect(await refusal(newUser, 'kid@example.test', 'Kid', young)).toBe('DB002');
    expect(await refusal(newUser, 'old@example.test', 'Old', '1899-12-31')).toBe('DB002');
    expect(await refusal(newUser, 'bob@example.test', '@bob', '1990-01-01')).toBe('23514');
    expect(await refusal(newUser, 'bob@example.test', 'BOB@example.test', '1990-01-01')).toBe('23514');
    expect(await refusal(newUser, anna?.email.toUpperCase(), 'Twin', '1990-01-01')).toBe('23505');
    expect(await refusal(newUser, 'fine@example.test', 'Fine', '1990-01-01')).toBe('accepted');
  });

  test('the day of birth is fixed once confirmed, ids are fixed for ever, and a status changes by legal steps only', async () => {
    expect(await refusal(`update users set date_of_birth = '1980-01-01' where id = ?`, id(anna))).toBe('DB001');
    expect(await refusal('update users set public_id = 7 where id = ?', id(anna))).toBe('DB001');
    expect(await refusal(`update users set status = 'deleted', email = null where id = ?`, id(anna))).toBe('DB003');
    expect(await refusal(`update users set status = 'not_confirmed' where id = ?`, id(anna))).toBe('DB003');
    expect(await refusal(`update users set status = 'pending_deletion' where id = ?`, id(anna))).toBe('23514');
    expect(await refusal(`update profiles set active_bucket = 1 where user_id = ?`, id(anna))).toBe('23514');
  });
});

describe('credits', () => {
  const post = (delta: number, key: string, reason = 'bonus', ref = key) =>
    refusal('select credits_post(?, ?, ?, ?, ?)', id(anna), delta, reason, ref, key);
  const balance = async () =>
    (await run('select balance from credit_accounts where user_id = ?', id(anna)))[0]?.['balance'];

  test('a posting counts once and never below zero; its key belongs to its content', async () => {
    expect(await post(5, 'grant')).toBe('accepted');
    expect(await post(5, 'grant')).toBe('accepted');
    expect(await balance()).toBe(5);
    expect(await post(-6, 'spend', 'adjustment')).toBe('DB032');
    expect(await post(7, 'grant')).toBe('DB040');
    expect(await post(1, 'other key', 'bonus', 'grant')).toBe('23505');
    expect(await post(1, 'wrong way', 'message')).toBe('23514');
    expect(await balance()).toBe(5);
  });

  test('the ledger is append-only; a row that does not follow from the last one cannot be committed', async () => {
    expect(await refusal('update credit_ledger set delta = 100')).toBe('DB001');
    expect(await refusal('delete from credit_ledger')).toBe('DB001');
    expect(await refusal('truncate credit_ledger cascade')).toBe('DB001');
    expect(await refusal('update credit_accounts set balance = -1 where user_id = ?', id(anna))).toBe('23514');
    const forged = `insert into credit_ledger (user_id, seq, delta, balance_after, reason, ref, idem_key)
                    values (?, ?, 100, ?, 'bonus', ?, ?)`;
    expect(await refusal(forged, id(anna), 2, 105, 'forged', 'forged')).toBe('DB030');
    expect(await refusal(forged, id(anna), 9, 100, 'forged', 'forged')).toBe('DB030');
    expect(await refusal(forged, id(anna), 1, 100, 'forged', 'forged')).toBe('23505');
  });
});

describe('photos', () => {
  const add = (person: TestPerson | undefined, position: number) =>
    refusal(
      `insert into photos (user_id, position, content_key, width, height) values (?, ?, 'abcdef0123456789', 1, 1)`,
      id(person),
      position,
    );

  test('a free member has three places, a premium member twenty-five, each used once', async () => {
    for (const position of [1, 2, 3]) expect(await add(bert, position)).toBe('accepted');
    expect(await add(bert, 4)).toBe('DB010');
    expect(await add(bert, 3)).toBe('23505');
    const premium = await makePerson(db, { premium: true });
    for (let position = 1; position <= 25; position += 1) expect(await add(premium, position)).toBe('accepted');
    expect(await add(premium, 26)).toBe('DB010');
    expect(await refusal(`update photos set status = 'rejected' where user_id = ? and position = 1`, id(bert))).toBe(
      '23514',
    );
  });
});

describe('payments', () => {
  const payment = `insert into payments (payment_id, user_id, product_id, credits, list_minor, amount_minor, currency, method)
    values (?, ?, 'p1', 30, 2999, 2499, 'EUR', 'ideal')`;
  const order = (index: number): string => `00000000-0000-4000-8000-0000000000a${index}`;
  const attempt = (index: number): string => `00000000-0000-4000-8000-0000000000c${index}`;
  const start = (index: number, of: number) =>
    run(`select attempt_start(?, ?, 'ideal', 'test')`, attempt(index), order(of));
  const settle = async (index: number, state: string, amount = 2499, currency = 'EUR') =>
    (
      await run(
        'select attempt_settle(?, ?, ?, ?, ?) as changed',
        attempt(index),
        state,
        `tr_${index}`,
        amount,
        currency,
      )
    )[0]?.['changed'];
  const statusOf = async (of: number) =>
    (await run('select status from payments where payment_id = ?', order(of)))[0]?.['status'];
  const stateOf = async (index: number) =>
    (await run('select state from payment_attempts where attempt_id = ?', attempt(index)))[0]?.['state'];
  const state = async () =>
    (
      await run(
        'select u.paid, a.balance from users u join credit_accounts a on a.user_id = u.id where u.id = ?',
        id(cleo),
      )
    )[0];

  test('BILL-04 a payment is completed and credited once, whatever the provider repeats, and never changes its terms', async () => {
    await run(payment, order(1), id(cleo));
    expect(await refusal('update payments set amount_minor = 1 where payment_id = ?', order(1))).toBe('DB001');
    expect(await refusal(`update payments set status = 'completed' where payment_id = ?`, order(1))).toBe('DB003');
    await start(1, 1);
    // The member has the order open in two tabs.
    await start(2, 1);
    expect(await settle(1, 'open')).toBe(true);
    expect(await settle(1, 'paid')).toBe(true);
    expect(await settle(1, 'paid')).toBe(false);
    expect(await settle(1, 'failed')).toBe(false);
    expect(await settle(1, 'open')).toBe(false);
    expect(await state()).toEqual({ paid: true, balance: 30 });
    expect(await refusal(`update payments set status = 'created' where payment_id = ?`, order(1))).toBe('DB003');
    expect(await run('select debit, credit, amount_minor, code from money_ledger where ref = ?', attempt(1))).toEqual([
      { debit: 'cash:test', credit: 'sold', amount_minor: 2499, code: 'payment' },
    ]);
    expect(await refusal('update money_ledger set amount_minor = 1 where ref = ?', attempt(1))).toBe('DB001');
    expect(await refusal('delete from money_ledger where ref = ?', attempt(1))).toBe('DB001');
    expect(await refusal('truncate money_ledger cascade')).toBe('DB001');
    expect(
      await refusal(
        `insert into payments (user_id, product_id, credits, list_minor, amount_minor, currency, method, status)
         values (?, 'p1', 30, 1, 1, 'EUR', 'ideal', 'completed')`,
        id(cleo),
      ),
    ).toBe('DB003');
  });

  test('BILL-04 the second payment of one order adds no credits and is refunded, never above what was paid', async () => {
    expect(
      await refusal(`select attempt_start(?, ?, 'ideal', 'test')`, '00000000-0000-4000-8000-0000000000cc', order(1)),
    ).toBe('DB003');
    expect(await settle(2, 'paid')).toBe(true);
    expect(await settle(2, 'paid')).toBe(false);
    expect(await stateOf(2)).toBe('duplicate_paid');
    expect(await state()).toEqual({ paid: true, balance: 30 });
    expect(await run('select amount_minor, reason, state from refunds where attempt_id = ?', attempt(2))).toEqual([
      { amount_minor: 2499, reason: 'duplicate', state: 'requested' },
    ]);
    const refund = `insert into refunds (attempt_id, amount_minor, reason) values (?, ?, 'goodwill')`;
    expect(await refusal(refund, attempt(2), 1)).toBe('DB050');
    expect(await refusal(refund, attempt(1), 2500)).toBe('DB050');
    expect(await refusal(refund, attempt(1), 2000)).toBe('accepted');
    expect(await refusal(refund, attempt(1), 500)).toBe('DB050');
  });

  test('BILL-04 another amount or currency, or another payment of the provider, credits nothing', async () => {
    await run(payment, order(2), id(cleo));
    await start(3, 2);
    expect(await settle(3, 'paid', 2498)).toBe(true);
    expect([await stateOf(3), await statusOf(2)]).toEqual(['review', 'pending']);
    await start(4, 2);
    expect(await settle(4, 'paid', 2499, 'USD')).toBe(true);
    expect(await stateOf(4)).toBe('review');
    await start(5, 2);
    await settle(5, 'open');
    expect(await refusal(`select attempt_settle(?, 'paid', 'tr_other', 2499, 'EUR')`, attempt(5))).toBe('DB051');
    expect(await state()).toEqual({ paid: true, balance: 30 });
  });

  test('BILL-03 a payment that failed is tried again at the same price, and one that is paid late still counts', async () => {
    await run(payment, order(3), id(cleo));
    await start(6, 3);
    expect(await statusOf(3)).toBe('created');
    await settle(6, 'pending');
    expect(await statusOf(3)).toBe('pending');
    await settle(6, 'expired');
    expect(await statusOf(3)).toBe('expired');
    await start(7, 3);
    expect(await statusOf(3)).toBe('created');
    await settle(7, 'failed');
    expect(await statusOf(3)).toBe('failed');
    await settle(6, 'paid');
    expect(await statusOf(3)).toBe('completed');
    expect(await state()).toEqual({ paid: true, balance: 60 });
    expect(await refusal(`update payment_attempts set state = 'open' where attempt_id = ?`, attempt(6))).toBe('DB003');
    expect(await refusal(`update payment_attempts set method = 'eps' where attempt_id = ?`, attempt(6))).toBe('DB001');
  });

  test('a charge-back takes the credits that are left and Premium', async () => {
    await run('select credits_post(?, -40, ?, ?, ?)', id(cleo), 'message', 'message:x', 'x');
    await run(`update payments set status = 'charged_back' where payment_id = ?`, order(1));
    expect(await state()).toEqual({ paid: true, balance: 0 });
    await run(`update payments set status = 'charged_back' where payment_id = ?`, order(3));
    expect(await state()).toEqual({ paid: false, balance: 0 });
    expect(
      await run('select clawback_shortfall from payments where payment_id in (?, ?) order by 1', order(1), order(3)),
    ).toEqual([{ clawback_shortfall: 10 }, { clawback_shortfall: 30 }]);
  });

  test('a member uses a code once, and again only when its payment failed', async () => {
    const ids = [1, 2, 3].map((index) => `00000000-0000-4000-8000-0000000000b${index}`);
    for (const one of ids) await run(payment, one, id(dirk));
    await run(
      `insert into discount_codes (code, value_percentage, validity) values ('ONCEEACH', 25, 'once-per-user'), ('ONE', 10, 'once')`,
    );
    const redeem = (code: string, validity: string, by: TestPerson | undefined, pay: string | undefined) =>
      refusal(
        'insert into discount_redemptions (code_id, validity, user_id, payment_id) select id, ?, ?, ? from discount_codes where code = ?',
        validity,
        id(by),
        pay,
        code,
      );
    expect(await redeem('ONCEEACH', 'once-per-user', dirk, ids[0])).toBe('accepted');
    expect(await redeem('ONCEEACH', 'once-per-user', dirk, ids[1])).toBe('23505');
    expect(await redeem('ONCEEACH', 'unlimited', dirk, ids[1])).toBe('23503');
    await run(`update payments set status = 'cancelled' where payment_id = ?`, ids[0]);
    expect(await redeem('ONCEEACH', 'once-per-user', dirk, ids[1])).toBe('accepted');
    expect(await redeem('ONE', 'once', dirk, ids[2])).toBe('accepted');
    expect(await redeem('ONE', 'once', anna, ids[0])).toBe('23505');
  });
});

describe('conversations and messages', () => {
  test('a pair has one chat; a free member starts two; a message is sent, counted and paid once', async () => {
    const [eva, finn, gust, hana] = [
      await makePerson(db, { credits: 1 }),
      await makePerson(db),
      await makePerson(db),
      await makePerson(db),
    ];
    const open = (from: TestPerson, to: TestPerson) => run('select (conversation_open(?, ?)).id', from.id, to.id);
    const [conversation] = await open(eva, finn);
    expect(await open(finn, eva)).toEqual([conversation]);
    await open(eva, gust);
    expect(await refusal('select conversation_open(?, ?)', eva.id, hana.id)).toBe('DB011');

    const send = (sender: TestPerson, client: string, body: string, cost: number) =>
      refusal(
        'select message_send(?, ?, ?, ?, ?, null, null, ?)',
        sender.id,
        conversation?.['id'],
        client,
        'text',
        body,
        cost,
      );
    const client = '11111111-1111-4111-8111-111111111111';
    expect(await send(eva, client, 'hoi', 1)).toBe('accepted');
    expect(await send(eva, client, 'hoi', 1)).toBe('accepted');
    expect(await send(eva, client, 'changed', 1)).toBe('DB040');
    expect(await send(hana, '22222222-2222-4222-8222-222222222222', 'intruder', 0)).toBe('DB404');
    expect(await send(eva, '33333333-3333-4333-8333-333333333333', 'no credits left', 1)).toBe('DB032');
    expect(await send(eva, '44444444-4444-4444-8444-444444444444', 'x'.repeat(1001), 0)).toBe('23514');
    expect(await run('select last_seq from conversations where id = ?', conversation?.['id'])).toEqual([
      { last_seq: 1 },
    ]);

    const read = (seq: number) => run('select conversation_read(?, ?, ?) as seq', finn.id, conversation?.['id'], seq);
    expect(await read(99)).toEqual([{ seq: 1 }]);
    expect(await read(0)).toEqual([{ seq: 1 }]);
    expect(await refusal('update conversation_members set last_read_seq = 0 where user_id = ?', finn.id)).toBe('DB041');

    await run('insert into blocks values (?, ?)', finn.id, eva.id);
    expect(await send(eva, '55555555-5555-4555-8555-555555555555', 'after the block', 0)).toBe('DB020');
    expect(await send(eva, client, 'hoi', 1)).toBe('accepted');
  });
});

describe('likes', () => {
  test('a like exists once, never of oneself, and both ways is a match; a block deletes and prevents likes', async () => {
    const [ida, jan] = [await makePerson(db), await makePerson(db)];
    const likes = (from: TestPerson, to: TestPerson) =>
      refusal('insert into likes (from_id, to_id) values (?, ?)', from.id, to.id);
    expect(await likes(ida, jan)).toBe('accepted');
    expect(await likes(ida, jan)).toBe('23505');
    expect(await likes(ida, ida)).toBe('23514');
    expect(await likes(jan, ida)).toBe('accepted');
    const matches = () => run('select 1 as one from matches where ? in (user_lo, user_hi)', ida.id);
    expect(await matches()).toHaveLength(1);
    await run('insert into blocks values (?, ?)', ida.id, jan.id);
    expect(await matches()).toHaveLength(0);
    expect(await run('select 1 from likes where ? in (from_id, to_id)', ida.id)).toHaveLength(0);
    expect(await likes(jan, ida)).toBe('DB020');
    expect(await refusal('insert into blocks values (?, ?)', ida.id, ida.id)).toBe('23514');
  });

  test('allows four swipe likes a day; a repeated like costs none', async () => {
    const swiper = await makePerson(db);
    const swipe = async (target: number, day: string) =>
      (await run('select swipe_like(?, ?, ?) as done', swiper.id, target, day))[0]?.['done'];
    const targets = [];
    for (let index = 0; index < 6; index += 1) targets.push((await makePerson(db)).id);
    const results = [];
    for (const target of targets) results.push(await swipe(target, '2026-11-20'));
    expect(results).toEqual([true, true, true, true, false, false]);
    expect(await swipe(targets[0] ?? 0, '2026-11-20')).toBe(true);
    expect(await swipe(targets[4] ?? 0, '2026-11-21')).toBe(true);
  });
});

test('the tables have the limits of ages and interests that browser and api use', async () => {
  const rows = await run(`select pg_get_constraintdef(oid) as rule from pg_constraint
    where contype = 'c' and conrelid in ('profiles'::regclass, 'match_finder_answers'::regclass)`);
  const rules = rows.map(({ rule }) => rule);
  for (const column of ['seek_min_age', 'seek_max_age', 'min_age', 'max_age']) {
    expect(rules).toContain(`CHECK (((${column} >= ${searchAges.min}) AND (${column} <= ${searchAges.max})))`);
  }
  expect(rules).toContain(`CHECK ((cardinality(interests) <= ${mostMatchFinderInterests}))`);
});

test('the log of moderators is append-only', async () => {
  await run(`insert into moderation_actions (moderator, action, reason) values ('m', 'a', 'r')`);
  expect(await refusal(`update moderation_actions set reason = 'other'`)).toBe('DB001');
  expect(await refusal('delete from moderation_actions')).toBe('DB001');
});

test('BILL-04 an order gets a number that no other order has, although chance draws the same twice', async () => {
  // Rolled back, because it replaces a function.
  const transaction = await db.startTransaction().execute();
  try {
    await sql`create sequence draws`.execute(transaction);
    await sql`create or replace function random_public_id() returns bigint language sql volatile as
      $$ select case when nextval('draws') <= 2 then 42 else 43 end $$`.execute(transaction);
    const order = async (): Promise<string | undefined> => {
      const { rows } = await sql<{ order_number: string }>`
        insert into payments (user_id, product_id, credits, list_minor, amount_minor, currency, method)
        values (${id(anna)}, 'p1', 30, 2999, 2999, 'EUR', 'ideal') returning order_number`.execute(transaction);
      return rows[0]?.order_number;
    };
    expect([await order(), await order()]).toEqual(['0000000042', '0000000043']);
  } finally {
    await transaction.rollback().execute();
  }
});
