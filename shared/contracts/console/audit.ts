import * as z from 'zod/mini';

import { bindChange, canaryFields, changeSchema, promoteChange } from './change.ts';
import { haltRule, livePeriod, rampPlan, steps, time } from './shapes.ts';

const madeChange = { revision: z.number(), at: time, who: z.string(), what: changeSchema(steps), why: z.string() };

export const changeRequest = z.strictObject({
  id: z.string(),
  at: time,
  by: z.string(),
  person: z.string(),
  why: z.string(),
  change: z.discriminatedUnion('kind', [
    z.strictObject({
      ...canaryFields(steps),
      haltOn: haltRule,
      ramp: z.exactOptional(rampPlan),
      replaces: z.exactOptional(z.string()),
    }),
    promoteChange,
    bindChange,
  ]),
});

export const auditEntry = z.strictObject({
  ...madeChange,
  difference: z.array(z.strictObject({ path: z.string(), before: z.unknown(), after: z.unknown() })),
  previousHash: z.string(),
});

export const auditResponse = z.strictObject({
  entries: z.array(auditEntry),
  next: z.nullable(z.number()),
  chain: z.strictObject({
    entries: z.number(),
    broken: z.nullable(z.strictObject({ revision: z.number(), reason: z.string() })),
  }),
});

export const conflict = z.strictObject({
  name: z.string(),
  revision: z.number(),
  stable: z.nullable(livePeriod),
  canary: z.nullable(z.strictObject({ version: z.string(), steps })),
  changes: z.array(z.strictObject(madeChange)),
});
