import type { JobHelpers, TaskList } from 'graphile-worker';

import type { Services } from '../services.ts';
import { type Attempt, handlers } from './handlers.ts';
import { jobKinds, type JobName, jobNames, type Lane } from './job-kinds.ts';

type Warn = Attempt['warn'];

const runJob = async (
  name: JobName,
  services: Services,
  payload: unknown,
  { abortSignal, job }: JobHelpers,
  warn: Warn,
): Promise<void> => {
  const attemptsLeft = job.max_attempts - job.attempts;
  try {
    // The library's type admits undefined, but a worker always has a signal.
    const signal = abortSignal ?? new AbortController().signal;
    // The schema of the name gives its handler's payload, which TypeScript cannot follow through the two tables.
    const handle = handlers[name] as (services: Services, payload: unknown, attempt: Attempt) => Promise<unknown>;
    await handle(services, jobKinds[name].payload.parse(payload), { attemptsLeft, signal, warn });
  } catch (error) {
    const what = `the job ${name} (${job.id}) failed in attempt ${job.attempts}`;
    warn(error, attemptsLeft > 0 ? `${what}; it is tried again` : `${what}, its last`);
    throw error;
  }
};

/** The handlers in the form that the library runs: those of one lane, or all. */
export const taskList = (services: Services, warn: Warn, lane?: Lane): TaskList =>
  Object.fromEntries(
    jobNames
      .filter((name) => lane === undefined || jobKinds[name].lane === lane)
      .map((name) => [name, (payload, helpers) => runJob(name, services, payload, helpers, warn)]),
  );
