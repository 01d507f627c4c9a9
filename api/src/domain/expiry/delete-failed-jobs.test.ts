import { sql } from 'kysely';

import { startTestApi, type TestApi } from '../../../testing/index.ts';
import { handlers } from '../../jobs/handlers.ts';
import { queueMail } from '../mails/queue-mail.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  await sql`delete from graphile_worker._private_jobs`.execute(api.db);
  await sql`delete from mail_queue`.execute(api.db);
});

const attempt = { attemptsLeft: 0, signal: new AbortController().signal, warn: () => {} };
const prune = () => handlers['delete-failed-jobs'](api.app.services, {}, attempt);

/** Queues a mail, and returns its row and the key of its job. */
const queue = async (userId: number): Promise<{ mail: number; key: string }> => {
  await queueMail(api.db, { userId, template: 'password_changed' });
  const { rows } = await sql<{ mail: number }>`select max(id) as mail from mail_queue`.execute(api.db);
  const mail = rows[0]?.mail ?? 0;
  return { mail, key: `mail:${mail}` };
};

/** Gives a job of the queue the state that the library leaves after an attempt. */
const setJob = (key: string, state: { failed: boolean; days: number; locked?: boolean }) =>
  sql`update graphile_worker._private_jobs set attempts = case when ${state.failed} then max_attempts else 1 end,
    run_at = now() - make_interval(days => ${state.days}), locked_at = case when ${state.locked ?? false} then now() end
    where key = ${key}`.execute(api.db);

const left = async () => {
  const { rows } = await sql<{ keys: string[]; mails: number[] }>`
    select (select coalesce(array_agg(key order by id), '{}') from graphile_worker.jobs) as keys,
      (select coalesce(array_agg(id::int order by id), '{}') from mail_queue) as mails`.execute(api.db);
  return rows[0];
};

test('deletes failed jobs and their mails after 30 days, and keeps younger, waiting and running ones', async () => {
  const { id } = await api.make();
  const [old, young, waiting, running] = [await queue(id), await queue(id), await queue(id), await queue(id)];
  await setJob(old.key, { failed: true, days: 31 });
  await setJob(young.key, { failed: true, days: 29 });
  await setJob(waiting.key, { failed: false, days: 31 });
  await setJob(running.key, { failed: true, days: 31, locked: true });
  await prune();
  const kept = [young, waiting, running];
  expect(await left()).toEqual({ keys: kept.map(({ key }) => key), mails: kept.map(({ mail }) => mail) });
});

test('deletes more failed jobs than one batch, of every kind, and no mail of another job', async () => {
  const { id } = await api.make();
  const { mail, key } = await queue(id);
  await sql`select graphile_worker.add_job('send-push', json_build_object('mail', ${mail}::int),
    run_at => now() - interval '31 days', max_attempts => 1) from generate_series(1, 2500)`.execute(api.db);
  await sql`update graphile_worker._private_jobs set attempts = max_attempts where key is null`.execute(api.db);
  await prune();
  expect(await left()).toEqual({ keys: [key], mails: [mail] });
});

test('leaves a failed job that an operator reschedules meanwhile', async () => {
  const { id } = await api.make();
  const { mail, key } = await queue(id);
  await setJob(key, { failed: true, days: 31 });
  await api.db.transaction().execute(async (operator) => {
    await sql`select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs), run_at => now(),
      attempts => 0)`.execute(operator);
    await prune();
  });
  await prune();
  expect(await left()).toEqual({ keys: [key], mails: [mail] });
});
