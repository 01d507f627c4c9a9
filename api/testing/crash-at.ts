/*
 * Preloaded into an api (`node --import`): ends its process at a chosen place, without any cleanup, as a crash does. A place
 * is a statement to the database or a request to a provider, before it is sent or after its response. The signal SIGUSR2 makes
 * the process read the plan, a file that the setting CRASH_PLAN names; without the setting nothing is changed.
 */
import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs';

import pg from 'pg';

export interface CrashPlan {
  /** The first time this place is reached, by any process, that process ends. Undefined: all places are only listed. */
  place?: string;
  when?: 'before' | 'after';
}

type Query = (...args: unknown[]) => unknown;

const file = process.env['CRASH_PLAN'];
let plan: CrashPlan | undefined;

const reach = (place: string, when: 'before' | 'after'): void => {
  if (file === undefined || plan === undefined) return;
  if (plan.place === undefined) {
    if (when === 'before') appendFileSync(`${file}.places`, `${place}\n`);
    return;
  }
  if (plan.place !== place || plan.when !== when) return;
  plan = undefined;
  try {
    // Of several processes one is first.
    rmSync(file);
  } catch {
    return;
  }
  process.kill(process.pid, 'SIGKILL');
};

/** The first words of a statement, which are the same every time. */
const nameOf = (query: unknown): string | undefined => {
  const text = typeof query === 'string' ? query : (query as { text?: unknown } | undefined)?.text;
  return typeof text === 'string' ? text.trim().replaceAll(/\s+/g, ' ').slice(0, 100) : undefined;
};

if (file !== undefined) {
  process.on('SIGUSR2', () => {
    // The cast is true because the test that sends the signal writes the plan.
    plan = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as CrashPlan) : undefined;
  });

  const prototype = pg.Client.prototype as unknown as { query: Query };
  const { query } = prototype;
  prototype.query = function (this: unknown, ...args) {
    const place = nameOf(args[0]);
    if (place !== undefined) reach(place, 'before');
    const result = query.apply(this, args);
    if (place === undefined || !(result instanceof Promise)) return result;
    return result.then((value: unknown) => {
      reach(place, 'after');
      return value;
    });
  };

  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    const place = `${init?.method ?? 'GET'} ${pathname.replaceAll(/\b[a-z]{2,3}_\w+/g, ':id')} of the provider`;
    reach(place, 'before');
    const response = await fetch(input, init);
    reach(place, 'after');
    return response;
  };
}
