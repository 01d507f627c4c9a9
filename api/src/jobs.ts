import { runAlone } from './db/run-alone.ts';
import { purgeAccounts } from './domain/account-deletion/purge-accounts.ts';
import { deleteExpiredRows } from './domain/expiry/delete-expired.repository.ts';
import { deleteOldExports, makeExports } from './domain/export/make-export.ts';
import { approveDemoPhotos } from './domain/photos/approve-demo-photos.ts';
import { deleteEvidence } from './domain/photos/delete-evidence.ts';
import { remindOfActivation } from './domain/signup/remind-of-activation.ts';
import type { Services } from './services.ts';

interface Job {
  name: string;
  everySeconds: number;
  run: (services: Services) => Promise<unknown>;
}

/** Everything that runs on a schedule. */
export const jobs: readonly Job[] = [
  { name: 'purge-accounts', everySeconds: 600, run: ({ db, photos }) => purgeAccounts(db, photos) },
  { name: 'delete-expired-rows', everySeconds: 60, run: ({ db }) => deleteExpiredRows(db) },
  { name: 'remind-of-activation', everySeconds: 600, run: ({ db }) => remindOfActivation(db) },
  { name: 'send-pushes', everySeconds: 1, run: ({ pushes }) => pushes.drain() },
  { name: 'make-exports', everySeconds: 5, run: (services) => makeExports(services) },
  { name: 'delete-evidence', everySeconds: 600, run: ({ db, photos }) => deleteEvidence(db, photos) },
  { name: 'delete-old-exports', everySeconds: 3600, run: (services) => deleteOldExports(services) },
  {
    name: 'approve-demo-photos',
    everySeconds: 2,
    run: ({ env, db }) => (env.demo ? approveDemoPhotos(db) : Promise.resolve()),
  },
];

/** Starts the background jobs. Of several nodes one runs a job at a time. `stop` waits for running jobs. */
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
        await runAlone(services.db, `job:${name}`, () => run(services));
      } catch (error) {
        warn(error, `the job ${name} failed; it runs again in its next round`);
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
