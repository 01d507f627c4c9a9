import type { Database } from '@pairwise/api/db';
import { converse, makePerson, openSession, type TestPerson } from '@pairwise/api/testing';
import { sql } from 'kysely';

/** A member with a session and the chat with a partner. */
export interface Writer {
  person: TestPerson;
  cookie: string;
  /** The public id of the chat. */
  conversation: number;
}

/** More credits than a bench spends. */
const CREDITS = 10_000;
/** Chats that are made in one transaction. */
const BATCH = 25;

/** Makes pairs of members with a chat. Partners are neighbours in the list: 0 and 1, 2 and 3. */
export const makeWriters = async (db: Database, members: number): Promise<Writer[]> => {
  const writers: Writer[] = [];
  while (writers.length < members) {
    await db.transaction().execute(async (transaction) => {
      for (let n = 0; n < BATCH && writers.length < members; n += 1) {
        const [one, other] = [
          await makePerson(transaction, { premium: true, credits: CREDITS }),
          await makePerson(transaction, { premium: true, credits: CREDITS }),
        ];
        const { publicId: conversation } = await converse(transaction, one, other, ['Hello', 'Hello to you']);
        for (const person of [one, other]) {
          writers.push({ person, cookie: await openSession(transaction, person), conversation });
        }
      }
    });
  }
  return writers;
};

/** Makes a member with a chat that has so many messages, of different lengths. */
export const makeLongChat = (db: Database, messages: number): Promise<Writer> =>
  db.transaction().execute(async (transaction) => {
    const person = await makePerson(transaction, { premium: true, credits: CREDITS });
    const partner = await makePerson(transaction, { premium: true });
    const lines = Array.from({ length: messages }, (_, n) => `Line ${n}. ${'word '.repeat((n * 7) % 40)}`);
    const { id, publicId: conversation } = await converse(transaction, person, partner, lines);
    // Over several days, each of which has a label.
    await sql`
      update messages set created_at = created_at - (${messages} - seq) * interval '7 minutes'
      where conversation_id = ${id}`.execute(transaction);
    return { person, cookie: await openSession(transaction, person), conversation };
  });
