import * as z from 'zod/mini';

const counts = z.record(z.string(), z.number());

/** What a remote could leave in a page. Counted by who added it: the name of the remote, or `shell`. */
export const sideEffects = z.object({
  listeners: counts,
  intervals: counts,
  /** Timers and frames scheduled since the last sample, by who scheduled them. */
  scheduled: counts,
  elements: z.object({ style: z.number(), script: z.number(), link: z.number() }),
  globals: z.array(z.string()),
  /** Attributes of `html` and `body`, where a screen may have locked scrolling. */
  attributes: z.string(),
});

export type SideEffects = z.output<typeof sideEffects>;
