import * as z from 'zod/mini';

import { time } from './shapes.ts';

const region = z.strictObject({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });

const picture = z.nullable(z.strictObject({ id: z.string(), height: z.number() }));

const pair = z.strictObject({
  width: z.union([z.literal(360), z.literal(1280)]),
  before: picture,
  after: picture,
  regions: z.array(region),
  share: z.number(),
  ignored: z.array(region),
});

const route = z.strictObject({
  owner: z.string(),
  path: z.string(),
  address: z.string(),
  change: z.enum(['unchanged', 'changed', 'added', 'removed', 'missing']),
  missing: z.nullable(z.enum(['members', 'not_rendered', 'no_time'])),
  redirectsTo: z.nullable(z.string()),
  pairs: z.array(pair),
});

export const picturesResponse = z.strictObject({
  name: z.string(),
  version: z.string(),
  against: z.nullable(z.string()),
  state: z.enum(['waiting', 'taking', 'ready', 'failed']),
  mayTake: z.boolean(),
  failure: z.nullable(z.strictObject({ code: z.enum(['none', 'no_browser', 'error']), detail: z.string() })),
  progress: z.nullable(z.strictObject({ done: z.number(), all: z.number() })),
  takenAt: z.nullable(time),
  routes: z.array(route),
});
