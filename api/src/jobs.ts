import { sql } from 'kysely';

import type { Database } from './db/database.ts';
import { purgeAccounts } from './domain/account-deletion/purge-accounts.ts';
import { makeExports, removeOldExports } from './domain/export/make-export.ts';
import { approveDemoPhotos } from './domain/photos/approve-demo-photos.ts';
import { deleteEvidence } from './domain/photos/delete-evidence.ts';
import { remindOfActivation } from './domain/signup/remind-of-activation.ts';
import type { Services } from './services.ts';

interface Job {
  name: string;
  everySeconds: number;
  run: (services: Services) => Promise<unknown>;
}

/** Limits, keys and links nobody can use any more. An idempotency key lives 48 hours (decisions 4.5). */
const forgetOldKeys = async ({ db }: Services): Promise<void> => {
  await sql`delete from limit_slots where created_at < now() - interval '2 days'`.execute(db);
  await sql`delete from reset_mail_slots where day < current_date - 1`.execute(db);
  // Passes count for the day of the member, wherever that is.
  await sql`delete from swipe_passes where day < current_date - 2`.execute(db);
  await sql`delete from idempotency_keys where created_at < now() - interval '48 hours'
    or (status is null and created_at < now() - interval '2 minutes')`.execute(db);
  await sql`delete from link_tokens where expires_at < now() - interval '30 days'`.execute(db);
  // Given up; later news of the kind would else be added to what is not tried any more.
  await sql`delete from push_queue where created_at < now() - interval '1 day'`.execute(db);
  await sql`delete from sessions where expires_at < now()`.execute(db);
};

const jobs: readonly Job[] = [
  { name: 'purge-accounts', everySeconds: 600, run: ({ db, photos }) => purgeAccounts(db, photos) },
  { name: 'forget-old-keys', everySeconds: 60, run: forgetOldKeys },
  { name: 'remind-of-activation', everySeconds: 600, run: ({ db }) => remindOfActivation(db) },
  { name: 'send-pushes', everySeconds: 1, run: ({ pushes }) => pushes.drain() },
  { name: 'make-exports', everySeconds: 5, run: (services) => makeExports(services) },
  { name: 'forget-evidence', everySeconds: 600, run: ({ db, photos }) => deleteEvidence(db, photos) },
  { name: 'remove-old-exports', everySeconds: 3600, run: (services) => removeOldExports(services) },
  {
    name: 'approve-demo-photos',
    everySeconds: 2,
    run: ({ env, db }) => (env.demo ? approveDemoPhotos(db) : Promise.resolve()),
  },
];

/** One node at a time does a job; the others pass over it until the next round. */
const alone = (db: Database, name: string, run: () => Promise<unknown>): Promise<void> =>
  db.connection().execute(async (connection) => {
    const { rows } = await sql<{
      mine: boolean;
    }>`select pg_try_advisory_lock(hashtext(${`job:${name}`})) as mine`.execute(connection);
    if (rows[0]?.mine !== true) return;
    try {
      await run();
    } finally {
      await sql`select pg_advisory_unlock(hashtext(${`job:${name}`}))`.execute(connection);
    }
  });

/** Starts the work nobody waits for. `stop` waits for what is running. */
export const startJobs = (
  services: Services,
  warn: (error: unknown, message: string) => void,
): { stop: () => Promise<void> } => {
  const running = new Set<Promise<void>>();
  const timers = jobs.map(({ name, everySeconds, run }) => {
    let busy = false;
    const round = async (): Promise<void> => {
      if (busy) return;
      busy = true;
      try {
        await alone(services.db, name, () => run(services));
      } catch (error) {
        warn(error, `the job ${name} failed; it is tried again`);
      } finally {
        busy = false;
      }
    };
    return setInterval(() => {
      const current = round();
      running.add(current);
      void current.finally(() => running.delete(current));
    }, everySeconds * 1000);
  });
  return {
    stop: async () => {
      timers.forEach((timer) => clearInterval(timer));
      await Promise.all(running);
    },
  };
};
