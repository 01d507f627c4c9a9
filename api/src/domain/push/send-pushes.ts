import type { Database } from '../../db/database.ts';
import type { PushPort } from '../../providers/push/push-port.ts';
import { isPushKind, makePush } from './push-kinds.ts';
import { deleteGoneSubscription } from './push-subscriptions.repository.ts';
import { CONCURRENT_PUSHES, PUSH_ATTEMPTS, secondsUntilRetry } from './push.policy.ts';
import { deletePush, type DuePush, finishPush, postponePush, takeDuePush } from './push.repository.ts';

interface SenderParts {
  db: Database;
  push: PushPort;
  warn: (error: unknown, message: string) => void;
}

export interface PushSender {
  /** Sends the due pushes and returns how many went out. Calls run one after another. */
  drain: () => Promise<number>;
  /** Waits for the running round. */
  stop: () => Promise<void>;
}

/** The host of the push service, for the log. The rest of the URL is secret: whoever has it can push there. */
const serviceOf = ({ endpoint }: DuePush): string => new URL(endpoint).host;

/** Opens the sender of queued pushes. A gone subscription is deleted; a busy service is retried with growing delays. */
export const openPushSender = ({ db, push, warn }: SenderParts): PushSender => {
  let sent = 0;

  const giveUp = async (due: DuePush, reason: string): Promise<void> => {
    warn(new Error(reason), `a push (${due.kind}) by ${serviceOf(due)} was given up`);
    await deletePush(db, due);
  };

  const send = async (due: DuePush): Promise<void> => {
    if (!due.wanted || !isPushKind(due.kind)) return deletePush(db, due);
    const { payload, options } = makePush(due.kind, due);
    const outcome = await push.send(due, JSON.stringify(payload), options);
    switch (outcome.kind) {
      case 'sent':
        sent += 1;
        return finishPush(db, due);
      case 'gone':
        return deleteGoneSubscription(db, due.endpoint_hash);
      case 'refused':
        return giveUp(due, outcome.reason);
      case 'later':
        if (due.attempts >= PUSH_ATTEMPTS) return giveUp(due, outcome.reason);
        return postponePush(db, due, outcome.seconds ?? secondsUntilRetry(due.attempts));
    }
  };

  const work = async (): Promise<void> => {
    for (let due = await takeDuePush(db); due; due = await takeDuePush(db)) {
      try {
        await send(due);
      } catch (error) {
        // It stays in the queue and is retried in a minute.
        warn(error, `a push (${due.kind}) was not sent`);
        if (due.attempts >= PUSH_ATTEMPTS) await deletePush(db, due);
      }
    }
  };

  const round = async (): Promise<void> => {
    const results = await Promise.allSettled(Array.from({ length: CONCURRENT_PUSHES }, work));
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
