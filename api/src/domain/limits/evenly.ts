import { setTimeout as wait } from 'node:timers/promises';

/** Answers leave at multiples of this, in milliseconds; longer than any of the works takes. */
export const EVEN_MS = 250;

/** Does some work whose time would tell what was found: its answer, or its refusal, comes at the same time either way. */
export const evenly = async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
  const begun = performance.now();
  try {
    return await work();
  } finally {
    await wait(EVEN_MS - ((performance.now() - begun) % EVEN_MS));
  }
};
