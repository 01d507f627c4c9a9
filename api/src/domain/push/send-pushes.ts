import type { Database } from '../../db/database.ts';
import type { PushPort } from '../../providers/push/push-port.ts';
import {
  dropPush,
  type DuePush,
  finishPush,
  deleteSubscription,
  postponePush,
  takeDuePush,
} from './push.repository.ts';
import { isPushKind, makePush } from './push-kinds.ts';

interface SenderParts {
  db: Database;
  push: PushPort;
  warn: (error: unknown, message: string) => void;
}

export interface PushSender {
  /** Sends what is due; one round at a time. Answers how many went out. */
  drain: () => Promise<number>;
  /** Waits for the round that runs. */
  stop: () => Promise<void>;
}

/** After these a push is given up; by then it is some minutes old. */
const MOST_ATTEMPTS = 6;
const FIRST_WAIT_SECONDS = 15;
/** Services are far away: so many are asked at once, so that a slow one holds up few others. */
const AT_ONCE = 8;

/** Who is asked, without the rest of the address: whoever knows that can send something there. */
const serviceOf = ({ endpoint }: DuePush): string => new URL(endpoint).host;

/** Sends the waiting pushes. Those of dead subscriptions end them; a service that is busy is asked again, ever later. */
export const openPushSender = ({ db, push, warn }: SenderParts): PushSender => {
  let sent = 0;

  const giveUp = async (due: DuePush, reason: string): Promise<void> => {
    warn(new Error(reason), `a push (${due.kind}) by ${serviceOf(due)} was given up`);
    await dropPush(db, due);
  };

  const send = async (due: DuePush): Promise<void> => {
    if (!due.wanted || !isPushKind(due.kind)) return dropPush(db, due);
    const { payload, options } = makePush(due.kind, due);
    const outcome = await push.send(due, JSON.stringify(payload), options);
    switch (outcome.kind) {
      case 'sent':
        sent += 1;
        return finishPush(db, due);
      case 'gone':
        return deleteSubscription(db, due);
      case 'refused':
        return giveUp(due, outcome.reason);
      case 'later':
        if (due.attempts >= MOST_ATTEMPTS) return giveUp(due, outcome.reason);
        return postponePush(db, due, outcome.seconds ?? FIRST_WAIT_SECONDS * 2 ** (due.attempts - 1));
    }
  };

  const work = async (): Promise<void> => {
    for (let due = await takeDuePush(db); due; due = await takeDuePush(db)) {
      try {
        await send(due);
      } catch (error) {
        // It stays, and is tried again in a minute.
        warn(error, `a push (${due.kind}) was not sent`);
        if (due.attempts >= MOST_ATTEMPTS) await dropPush(db, due);
      }
    }
  };

  const round = async (): Promise<void> => {
    const results = await Promise.allSettled(Array.from({ length: AT_ONCE }, work));
    const failed = results.find((result) => result.status === 'rejected');
    if (failed) throw failed.reason;
  };

  let running: Promise<void> = Promise.resolve();
  return {
    drain: async () => {
      const before = sent;
      running = running.then(round, round);
      await running;
      return sent - before;
    },
    stop: () => running.catch(() => undefined),
  };
};
