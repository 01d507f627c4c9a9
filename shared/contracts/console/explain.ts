import * as z from 'zod/mini';

import type { Reason } from '../explain.ts';
import { languages } from '../languages.ts';
import { steps, zone } from './shapes.ts';

const visitor = z.strictObject({
  bucket: z.string(),
  country: z.string(),
  language: z.enum(languages),
  niche: z.number(),
  staff: z.boolean(),
  hasObjected: z.exactOptional(z.literal(true)),
});

export const reason: z.ZodMiniType<Reason> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('override'), value: z.string() }),
  z.strictObject({
    kind: z.literal('rollout-step'),
    step: z.number(),
    percent: z.number(),
    position: z.number(),
    canary: z.boolean(),
  }),
  z.strictObject({ kind: z.literal('no-step') }),
  z.strictObject({ kind: z.literal('objected') }),
  z.strictObject({ kind: z.literal('stable') }),
  z.strictObject({
    kind: z.literal('incompatible'),
    version: z.string(),
    problem: z.string(),
    chosenBy: z.lazy(() => reason),
  }),
  z.strictObject({ kind: z.literal('not-live') }),
]);

const page = z.strictObject({
  path: z.string(),
  owner: z.nullable(z.string()),
  route: z.nullable(z.string()),
  zone,
});

export const explainResponse = z.strictObject({
  name: z.string(),
  version: z.nullable(z.string()),
  revision: z.number(),
  visitor,
  why: reason,
  sentences: z.array(z.string()),
  page: z.exactOptional(page),
});

export const explainPageResponse = z.strictObject({
  revision: z.number(),
  visitor,
  page: z.nullable(page),
  deployables: z.array(
    z.strictObject({
      name: z.string(),
      version: z.nullable(z.string()),
      why: reason,
      stable: z.nullable(z.string()),
      canary: z.nullable(z.strictObject({ version: z.string(), steps })),
    }),
  ),
});
