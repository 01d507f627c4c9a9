import type { Database } from '../../db/database.ts';
import { addJob } from '../../jobs/add-job.repository.ts';
import type { JobPayload } from '../../jobs/job-kinds.ts';
import type { PushPort } from '../../providers/push/push-port.ts';
import { isPushKind, makePush } from './push-kinds.ts';
import { deleteGoneSubscription } from './push-subscriptions.repository.ts';
import { pushKey } from './push.policy.ts';
import { type DuePush, findDuePush } from './push.repository.ts';

interface Attempt {
  attemptsLeft: number;
  warn: (error: unknown, message: string) => void;
}

/** The host of the push service, for the log. The rest of the URL is secret: whoever has it can push there. */
const serviceOf = ({ endpoint }: DuePush): string => new URL(endpoint).host;

/**
 * Sends one push. A gone subscription is deleted. A busy service gets it again at the time that its `Retry-After` names,
 * with the attempts that are left.
 * @throws when it is to be retried after the usual delay
 */
export const sendPush = async (
  { db, push }: { db: Database; push: PushPort },
  payload: JobPayload<'send-push'>,
  { attemptsLeft, warn }: Attempt,
): Promise<void> => {
  const { kind, chat } = payload;
  const due = await findDuePush(db, payload);
  if (!due || !isPushKind(kind)) return;
  const made = makePush({ kind, chat }, due);
  const outcome = await push.send(due, JSON.stringify(made.payload), made.options);
  switch (outcome.kind) {
    case 'sent':
      return;
    case 'gone':
      return deleteGoneSubscription(db, due.endpoint_hash);
    case 'refused':
      return warn(new Error(outcome.reason), `a push (${kind}) by ${serviceOf(due)} was given up`);
    case 'later': {
      if (outcome.seconds === undefined || attemptsLeft === 0) throw new Error(`${serviceOf(due)}: ${outcome.reason}`);
      const runAt = new Date(Date.now() + outcome.seconds * 1000);
      await addJob(db, 'send-push', payload, { key: pushKey(payload), runAt, maxAttempts: attemptsLeft });
    }
  }
};
