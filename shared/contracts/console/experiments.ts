import * as z from 'zod/mini';

import { time } from './shapes.ts';

const figures = z.strictObject({
  variant: z.string(),
  visits: z.number(),
  signups: z.number(),
  rate: z.nullable(z.number()),
  difference: z.nullable(z.strictObject({ estimate: z.number(), lower: z.number(), upper: z.nullable(z.number()) })),
});

const result = z.strictObject({
  variants: z.array(figures),
  sampleRatio: z.strictObject({
    state: z.enum(['not_enough_data', 'passed', 'failed']),
    p: z.nullable(z.number()),
  }),
  winner: z.nullable(z.string()),
});

const parts = z.array(z.strictObject({ ...result.shape, value: z.string() }));

const experiment = z.strictObject({
  id: z.string(),
  name: z.string(),
  variants: z.array(z.string()),
  startedAt: time,
  startedBy: z.string(),
  plan: z.strictObject({ baseline: z.number(), effect: z.number() }),
  end: z.exactOptional(z.strictObject({ at: time, by: z.string(), promoted: z.exactOptional(z.string()) })),
  neededVisits: z.nullable(z.number()),
  result,
  parts: z.strictObject({ language: parts, device: parts, country: parts, niche: parts }),
  isFull: z.boolean(),
});

export const experimentsResponse = z.strictObject({
  name: z.string(),
  landers: z.array(
    z.strictObject({
      lander: z.string(),
      isLive: z.boolean(),
      variants: z.array(z.string()),
      shown: z.string(),
      experiment: z.nullable(experiment),
    }),
  ),
});
