import { randomUUID } from 'node:crypto';

import { makePerson, type TestPerson } from '@pairwise/api/testing';

import { inDatabase } from '../support/product-database.ts';
import { productUrl } from '../support/product.ts';
import { deleteMembers } from '../support/test-members.ts';
import { expect, test } from '../support/test.ts';
import { type Client, logIn } from './client.ts';
import { isHealthy, pidOf, processNames, type ProcessName } from './processes.ts';

const writers = 6;
/** Likes of one writer while one process is killed. Four processes stay below the limit of sixty a day. */
const likesEach = 12;
/** The process is killed after so many acknowledged likes of the batch, while the others are being written. */
const killAfter = writers * 2;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const makePeople = (number: number, gender: 'male' | 'female'): Promise<TestPerson[]> =>
  inDatabase(async (db) => {
    const people: TestPerson[] = [];
    for (let nth = 0; nth < number; nth += 1) people.push(await makePerson(db, { gender }));
    return people;
  });

/** The process is gone, or another one still has the first attempt of this key. */
const isTransient = (status: number): boolean => status >= 500 || status === 429;

/** Sends a like once. Returns its status, or 503 without a response. */
const sendLike = async (client: Client, profile: number, key: string): Promise<number> => {
  const headers = { 'idempotency-key': key };
  try {
    return (await client.call(productUrl(), '/api/like.php', { method: 'POST', body: { profile }, headers })).status;
  } catch {
    return 503;
  }
};

/** Likes a member as the api client does: with one key, again after every failure, until it is acknowledged. */
const like = async (client: Client, profile: number): Promise<void> => {
  const key = randomUUID();
  let status = await sendLike(client, profile, key);
  for (let attempt = 1; isTransient(status) && attempt < 100; attempt += 1) {
    await wait(100);
    status = await sendLike(client, profile, key);
  }
  if (status !== 200) throw new Error(`A like was refused with status ${status}.`);
};

const pair = (from: number, to: number): string => `${from} likes ${to}`;

/** Lists the acknowledged likes that are not in the database. */
const findLost = async (acknowledged: readonly string[], likers: readonly TestPerson[]): Promise<string[]> => {
  const ids = likers.map(({ id }) => id);
  const rows = await inDatabase((db) => db.selectFrom('likes').where('from_id', 'in', ids).selectAll().execute());
  const stored = new Set(rows.map(({ from_id, to_id }) => pair(from_id, to_id)));
  return acknowledged.filter((one) => !stored.has(one));
};

test('kill -9 of any process loses nothing that was acknowledged, and the other one goes on', async () => {
  test.setTimeout(180_000);
  const likers = await makePeople(writers, 'female');
  const liked = await makePeople(likesEach * processNames.length, 'male');
  try {
    const clients = await Promise.all(likers.map((liker) => logIn(liker, productUrl())));
    const acknowledged: string[] = [];

    /** Kills the process in the middle of a batch of likes, and waits until it runs again. */
    const killDuringBatch = async (name: ProcessName, batch: readonly TestPerson[]): Promise<void> => {
      const reached = Promise.withResolvers<void>();
      const before = acknowledged.length;
      const write = async (client: Client, liker: TestPerson | undefined): Promise<void> => {
        for (const person of batch) {
          await like(client, person.publicId);
          acknowledged.push(pair(liker?.id ?? 0, person.id));
          if (acknowledged.length === before + killAfter) reached.resolve();
        }
      };
      const writing = Promise.all(clients.map((client, nth) => write(client, likers[nth])));
      await Promise.race([reached.promise, writing]);
      const pid = pidOf(name);
      process.kill(pid, 'SIGKILL');
      await writing;
      await expect.poll(async () => pidOf(name) !== pid && (await isHealthy(name)), { timeout: 30_000 }).toBe(true);
    };

    for (const [nth, name] of processNames.entries()) {
      await killDuringBatch(name, liked.slice(nth * likesEach, (nth + 1) * likesEach));
    }
    expect(acknowledged).toHaveLength(writers * likesEach * processNames.length);
    expect(await findLost(acknowledged, likers)).toEqual([]);

    // The check finds a like that is lost.
    const [liker, person] = [likers[0]?.id ?? 0, liked[0]?.id ?? 0];
    await inDatabase((db) => db.deleteFrom('likes').where('from_id', '=', liker).where('to_id', '=', person).execute());
    expect(await findLost(acknowledged, likers)).toEqual([pair(liker, person)]);
  } finally {
    await deleteMembers([...likers, ...liked]);
  }
});
