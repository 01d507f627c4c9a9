import { createTestDatabase, type TestDatabase } from '@pairwise/api/testing';

import type { SharedData } from '../data/open-data.ts';
import { killBetweenStatements } from '../testing/kill-between-statements.ts';
import { createSharedDatabase, type SharedPlace, sharedPlaces } from '../testing/shared-registries.ts';
import { startPruning } from './start-pruning.ts';

const DAY = 24 * 60 * 60 * 1000;

let server: TestDatabase;
beforeAll(async () => {
  server = await createTestDatabase();
});
afterAll(() => server.drop());

describe.each(sharedPlaces)('the day of a removal in %s', (_name, create) => {
  let place: SharedPlace;
  let first: SharedData;
  beforeEach(async () => {
    place = await create(server.url);
    first = await place.openFirst();
  });
  afterEach(() => place.close());

  test('one of several gateways prunes each day', async () => {
    let now = Date.parse('2026-06-01T06:00:00Z');
    const runs: string[] = [];
    const log = { info: () => undefined, error: (error: unknown) => runs.push(String(error)) };
    const another = await place.openAnother();
    const stops = [first, another].map(({ claimPruneDay }, nth) =>
      startPruning({
        claimDay: claimPruneDay,
        pruner: {
          run: async () => {
            runs.push(`gateway ${nth}`);
            return { revision: 1, names: [], filesLeft: [] };
          },
        },
        log,
        now: () => now,
        everyMs: 5,
      }),
    );
    const until = async (count: number): Promise<void> => {
      const end = Date.now() + 5_000;
      while (runs.length < count && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 5));
      await new Promise((resolve) => setTimeout(resolve, 50));
    };
    await until(1);
    expect(runs).toHaveLength(1);
    now += DAY;
    await until(2);
    expect(runs).toHaveLength(2);
    for (const stop of stops) await stop();
    expect(runs.join()).toMatch(/^gateway \d,gateway \d$/);
  });

  test('of two gateways that claim a day at the same time one gets it', async () => {
    const another = await place.openAnother();
    for (const day of ['2026-06-01', '2026-06-02', '2026-06-03']) {
      const claims = await Promise.all([first, another].map(async ({ claimPruneDay }) => claimPruneDay(day)));
      expect(claims.filter((isClaimed) => isClaimed)).toHaveLength(1);
    }
  });

  test('no gateway gets a day before one that is claimed, which a slow clock may claim', async () => {
    const another = await place.openAnother();
    expect(await first.claimPruneDay('2026-06-02')).toBe(true);
    expect(await another.claimPruneDay('2026-06-01')).toBe(false);
    expect(await another.claimPruneDay('2026-06-02')).toBe(false);
    // Negative control: the next day is free.
    expect(await another.claimPruneDay('2026-06-03')).toBe(true);
  });
});

describe('the day of a removal in a database', () => {
  let shared: Awaited<ReturnType<typeof createSharedDatabase>>;
  let data: SharedData;
  beforeEach(async () => {
    shared = await createSharedDatabase(server.url);
    data = await shared.openFirst();
  });
  afterEach(() => shared.close());

  const days = async (): Promise<string[]> => {
    const rows = await shared.database.query<{ day: string }>('select day::text from gateway.prune_days order by day');
    return rows.map(({ day }) => day);
  };

  test('keeps one day, and refuses an earlier one, which a slow clock may claim', async () => {
    expect(await data.claimPruneDay('2026-06-02')).toBe(true);
    expect(await data.claimPruneDay('2026-06-01')).toBe(false);
    expect(await data.claimPruneDay('2026-06-03')).toBe(true);
    expect(await days()).toEqual(['2026-06-03']);
  });

  test('a program that is killed between its claim and the deletion of earlier days has the day', async () => {
    expect(await data.claimPruneDay('2026-06-01')).toBe(true);
    await killBetweenStatements({
      place: shared,
      lock: `select 1 from gateway.prune_days where day = '2026-06-01' for update`,
      waiting: 'delete from gateway.prune_days',
      action: ['claim-day', '2026-06-02'],
    });
    expect(await data.claimPruneDay('2026-06-02')).toBe(false);
    expect(await data.claimPruneDay('2026-06-03')).toBe(true);
    expect(await days()).toEqual(['2026-06-03']);
  }, 30_000);
});
