import { sql } from 'kysely';

import { startTestApi, type TestApi } from '../../testing/index.ts';
import { waitUntil } from '../../testing/wait-until.ts';

let one: TestApi;
let other: TestApi;
beforeAll(async () => {
  one = await startTestApi();
  other = await one.restart();
  // Cached sites never reach their age limit, so that only a hint can make an api read them again.
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now);
});
afterAll(async () => {
  jest.restoreAllMocks();
  await one.close();
});

const titleAt = async (api: TestApi): Promise<string> =>
  (await api.visitor().call('GET /api/settings.php')).body.settings.index_title;

/** Changes the setting in the database, as an operator does. */
const changeTitle = (title: string) =>
  one.db
    .updateTable('sites')
    .set({ settings: JSON.stringify({ index_title: title }) })
    .where('id', '=', 1)
    .execute();

const untilTitle = (api: TestApi, title: string): Promise<void> =>
  waitUntil(async () => (await titleAt(api)) === title);

describe('several apis on one database', () => {
  test('a setting that was changed in the database is used by all of them with their next requests', async () => {
    await Promise.all([titleAt(one), titleAt(other)]);
    await changeTitle('changed');
    await Promise.all([untilTitle(one, 'changed'), untilTitle(other, 'changed')]);
    expect([await titleAt(one), await titleAt(other)]).toEqual(['changed', 'changed']);
  });

  test('an api that has lost its connection reads the settings again when it is connected', async () => {
    await sql`alter table sites disable trigger sites_publish_settings`.execute(one.db);
    await changeTitle('missed');
    // Without a hint the cached settings stay in use.
    expect([await titleAt(one), await titleAt(other)]).toEqual(['changed', 'changed']);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'pairwise pubsub'`.execute(one.db);
    await Promise.all([untilTitle(one, 'missed'), untilTitle(other, 'missed')]);
  });
});
