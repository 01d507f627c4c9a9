import * as z from 'zod/mini';

/** What the child process is told to do, as JSON on its standard input. */
export const plan = z.object({
  dataDir: z.string(),
  /** Where the real api answers. */
  apiUrl: z.string(),
  /** The bucket of published files, when they do not live in DATA_DIR. */
  artifactStore: z.exactOptional(z.string()),
  name: z.string(),
  version: z.string(),
  /** The member in whose name members' pages are visited; without one they cannot be. */
  account: z.exactOptional(z.object({ email: z.string(), password: z.string() })),
  chromium: z.string(),
  /** How often each screen is mounted and left. */
  repeats: z.int(),
  /** When to stop looking, milliseconds from the start. */
  timeMs: z.int(),
});

export type Plan = z.output<typeof plan>;

/** What was seen, as JSON on the child's standard output. */
export const report = z.object({
  /** What is wrong with the version, one sentence each. */
  problems: z.array(z.string()),
  /** What could not be looked at: the version is not to blame, but nothing is proved either. */
  unseen: z.array(z.string()),
  /** What was seen and differs from what one would expect, without harm. */
  notes: z.array(z.string()),
  /** Addresses whose screens stood in the page. */
  seen: z.array(z.string()),
  /** How many mounts were left again without a trace. */
  mounts: z.int(),
});

export type Report = z.output<typeof report>;
