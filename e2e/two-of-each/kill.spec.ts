import { randomUUID } from 'node:crypto';

import { converse, makePerson, type PersonOptions, type TestPerson } from '@pairwise/api/testing';

import { inDatabase } from '../support/product-database.ts';
import { zoneUrl } from '../support/product.ts';
import { openPushService } from '../support/push-service.ts';
import { deleteMembers } from '../support/test-members.ts';
import { expect, test } from '../support/test.ts';
import { type Client, logIn, type Response } from './client.ts';
import { databasePid, isHealthy, pidOf, processNames } from './processes.ts';

const writers = 6;
/** What one writer writes while one process is killed: five batches stay below 60 likes a day and 20 messages a minute. */
const likesEach = 8;
const messagesEach = 4;
/** The process is killed after so many acknowledged writes of the batch, while the others are being written. */
const killAfter = writers * 2;
/** Attempts of one write, a tenth of a second apart: the database needs some seconds to recover. */
const maxAttempts = 300;

const victims = [...processNames, 'database'] as const;
type Victim = (typeof victims)[number];

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

interface Writer {
  person: TestPerson;
  client: Client;
  /** The chat that the writer's messages go to. */
  conversation: number;
}

const makePeople = (number: number, options: PersonOptions): Promise<TestPerson[]> =>
  inDatabase(async (db) => {
    const people: TestPerson[] = [];
    for (let nth = 0; nth < number; nth += 1) people.push(await makePerson(db, options));
    return people;
  });

/** Opens a chat with the partner and logs in. */
const openWriter = async (person: TestPerson, partner: TestPerson | undefined): Promise<Writer> => {
  if (!partner) throw new Error('A writer has no partner.');
  const { publicId } = await inDatabase((db) => converse(db, person, partner, ['Hello', 'Hello you']));
  return { person, client: await logIn(person, zoneUrl('app')), conversation: publicId };
};

/** The process is gone, or another one still has the first attempt of this key. */
const isTransient = (status: number): boolean => status >= 500 || status === 429;

/** Sends a write as the api client does: with one key, again after every failure, until it is acknowledged. */
const acknowledge = async (send: () => Promise<Response>): Promise<void> => {
  const sendOnce = async () => {
    try {
      return (await send()).status;
    } catch {
      return 503; // No response.
    }
  };
  let status = await sendOnce();
  for (let attempt = 1; isTransient(status) && attempt < maxAttempts; attempt += 1) {
    await wait(100);
    status = await sendOnce();
  }
  if (status !== 200) throw new Error(`A write was refused with status ${status}.`);
};

const nameLike = (from: number, to: number): string => `${from} likes ${to}`;
const nameMessage = (from: number, text: string | null): string => `${from} writes ${text}`;

/** Likes a member. Returns the name of the like. */
const like = async ({ client, person }: Writer, liked: TestPerson): Promise<string> => {
  const headers = { 'idempotency-key': randomUUID() };
  const body = { profile: liked.publicId };
  await acknowledge(() => client.call(zoneUrl('app'), '/api/like.php', { method: 'POST', body, headers }));
  return nameLike(person.id, liked.id);
};

/** Sends a message. Returns its name. */
const write = async ({ client, person, conversation }: Writer): Promise<string> => {
  const text = `Message ${randomUUID()}`;
  const body = { conversation, client_id: randomUUID(), kind: 'text', body: text };
  await acknowledge(() => client.call(zoneUrl('app'), '/api/message.php', { method: 'POST', body }));
  return nameMessage(person.id, text);
};

/** Lists what the writers have stored; a write that happened twice is there twice. */
const listStored = (people: readonly TestPerson[]): Promise<string[]> =>
  inDatabase(async (db) => {
    const ids = people.map(({ id }) => id);
    const likes = await db.selectFrom('likes').where('from_id', 'in', ids).select(['from_id', 'to_id']).execute();
    const messages = await db
      .selectFrom('messages')
      .where('sender_id', 'in', ids)
      .where('body', 'like', 'Message %')
      .select(['sender_id', 'body'])
      .execute();
    return [
      ...likes.map(({ from_id, to_id }) => nameLike(from_id, to_id)),
      ...messages.map(({ sender_id, body }) => nameMessage(sender_id, body)),
    ];
  });

/** Expects a push after a like: the jobs run again, too. */
const expectPush = async (from: Writer): Promise<void> => {
  const service = await openPushService();
  const [anna] = await makePeople(1, { gender: 'female' });
  if (!anna) throw new Error('No member was made.');
  try {
    const browser = service.browser();
    const hers = await logIn(anna, zoneUrl('app'));
    const body = { subscription: browser.subscription };
    expect((await hers.call(zoneUrl('app'), '/api/user.php?push=1', { method: 'POST', body })).status).toBe(200);
    await like(from, anna);
    await expect.poll(() => browser.received.length, { timeout: 30_000 }).toBe(1);
  } finally {
    await service.close();
    await deleteMembers([anna]);
  }
};

const pidOfVictim = (victim: Victim): number => (victim === 'database' ? databasePid() : pidOf(victim));

const isBack = async (victim: Victim, killed: number): Promise<boolean> => {
  if (pidOfVictim(victim) === killed) return false;
  if (victim !== 'database') return isHealthy(victim);
  return (await Promise.all(processNames.map(isHealthy))).every(Boolean);
};

test('kill -9 of any process loses nothing that was acknowledged, and the other one goes on', async () => {
  test.setTimeout(240_000);
  const people = await makePeople(writers, { gender: 'female', premium: true, credits: 100 });
  const liked = await makePeople(likesEach * victims.length, { gender: 'male' });
  try {
    const all = await Promise.all(people.map((person, nth) => openWriter(person, liked[nth])));
    const acknowledged: string[] = [];

    /** Kills the process in the middle of a batch, and waits until it runs again. */
    const killDuringBatch = async (victim: Victim, batch: readonly TestPerson[]): Promise<void> => {
      const reached = Promise.withResolvers<void>();
      const before = acknowledged.length;
      const add = (name: string): void => {
        acknowledged.push(name);
        if (acknowledged.length === before + killAfter) reached.resolve();
      };
      const writeBatch = async (writer: Writer): Promise<void> => {
        for (const [nth, person] of batch.entries()) {
          add(await like(writer, person));
          if (nth < messagesEach) add(await write(writer));
        }
      };
      const writing = Promise.all(all.map(writeBatch));
      await Promise.race([reached.promise, writing]);
      const pid = pidOfVictim(victim);
      process.kill(pid, 'SIGKILL');
      await writing;
      await expect.poll(() => isBack(victim, pid), { timeout: 60_000 }).toBe(true);
    };

    for (const [nth, victim] of victims.entries()) {
      await killDuringBatch(victim, liked.slice(nth * likesEach, (nth + 1) * likesEach));
    }
    expect(acknowledged).toHaveLength(writers * (likesEach + messagesEach) * victims.length);
    // Each once: nothing is lost, and no repeat has written twice.
    expect((await listStored(people)).sort()).toEqual(acknowledged.toSorted());

    const [first] = all;
    if (first) await expectPush(first);

    // The check finds a like that is lost.
    const [writer, person] = [people[0]?.id ?? 0, liked[0]?.id ?? 0];
    await inDatabase((db) =>
      db.deleteFrom('likes').where('from_id', '=', writer).where('to_id', '=', person).execute(),
    );
    const stored = new Set(await listStored(people));
    expect(acknowledged.filter((name) => !stored.has(name))).toEqual([nameLike(writer, person)]);
  } finally {
    await deleteMembers([...people, ...liked]);
  }
});
