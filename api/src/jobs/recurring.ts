import type { CronItem } from 'graphile-worker';

import { jobKinds, type JobName } from './job-kinds.ts';

/** When upkeep runs, in UTC: minute, hour, day, month, weekday. */
const schedule: Partial<Record<JobName, string>> = {
  'check-books': '*/10 * * * *',
  'check-payments': '* * * * *',
  'check-refunds': '*/5 * * * *',
  'delete-evidence': '*/10 * * * *',
  'delete-expired-rows': '* * * * *',
  'delete-failed-jobs': '25 * * * *',
  'delete-old-exports': '5 * * * *',
  'delete-unsent-photos': '15 * * * *',
  'purge-accounts': '*/10 * * * *',
  'reconcile-payments': '40 3 * * *',
  'remind-of-activation': '*/10 * * * *',
};

const demoSchedule: Partial<Record<JobName, string>> = {
  'approve-demo-photos': '* * * * *',
  'keep-demo-awake': '* * * * *',
};

const names = (given: Partial<Record<JobName, string>>): JobName[] => Object.keys(given) as JobName[];

/**
 * Lists the jobs that repeat. Of several processes one adds each repetition. A repetition that finds the previous one
 * still waiting replaces it, and one that finds it running waits for its end.
 */
export const recurringJobs = ({ demo }: { demo: boolean }): CronItem[] => {
  const wanted = demo ? { ...schedule, ...demoSchedule } : schedule;
  return names(wanted).map((task) => ({
    task,
    match: wanted[task] ?? '',
    options: { jobKey: task, queueName: task, maxAttempts: jobKinds[task].maxAttempts },
  }));
};
