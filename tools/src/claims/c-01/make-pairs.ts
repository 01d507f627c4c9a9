import type { Database } from '@pairwise/api/db';
import { makePerson, openSession } from '@pairwise/api/testing';

import type { Pair, Sender } from './journal.ts';

/** A bundle, without which a member can start two chats only, adds this many credits. */
const BUNDLE = 30;
/** One member in so many has the credits of the bundle only, or fewer. */
const POOR_EVERY = 20;
const POOR_CREDITS = 3;
/** Members that are made in one transaction. */
const BATCH = 25;

const makeSender = async (db: Database, nth: number, credits: number): Promise<Sender> => {
  const isPoor = nth % POOR_EVERY === 0;
  const person = await makePerson(db, isPoor ? { credits: POOR_CREDITS } : { premium: true, credits });
  return {
    id: person.id,
    publicId: person.publicId,
    cookie: await openSession(db, person),
    credits: isPoor ? POOR_CREDITS : BUNDLE + credits,
  };
};

/**
 * Makes members with sessions, and four pairs for each. Most have more credits than they need; the others run out, so that
 * the last credits are spent while processes are killed.
 */
export const makePairs = async (db: Database, members: number, credits: number): Promise<Pair[]> => {
  const senders: Sender[] = [];
  for (let from = 0; from < members; from += BATCH) {
    await db.transaction().execute(async (transaction) => {
      for (let nth = from; nth < Math.min(from + BATCH, members); nth += 1) {
        senders.push(await makeSender(transaction, nth, credits));
      }
    });
  }
  const at = (nth: number): Sender => {
    const sender = senders[nth % members];
    if (!sender) throw new Error('There are no members.');
    return sender;
  };
  return senders.flatMap((sender, nth): Pair[] => [
    { members: [sender, at(nth + 1)], conversation: undefined },
    { members: [sender, at(nth + 7)], conversation: undefined },
  ]);
};
