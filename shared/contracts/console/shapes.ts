import * as z from 'zod/mini';

import { languages } from '../languages.ts';
import { slots } from '../remote.ts';
import { zones } from '../zone.ts';
import { actions } from './actions.ts';

/*
 * Shapes that several responses of the control API have. The types are in `console.ts` and `rollout.ts`; `schemas.ts`
 * proves that they match.
 */

/** In UTC. */
export const time = z.iso.datetime();

export const action = z.enum(actions);

export const zone = z.enum(zones);

/** The fields of the zones and slots that a name is bound to. */
export const bindingFields = { zones: z.array(zone), slots: z.array(z.enum(slots)) };

export const status = z.enum(['uploaded', 'verified', 'refused', 'revoked']);

export const check = z.strictObject({
  id: z.string(),
  verdict: z.enum(['passed', 'failed', 'warned', 'not run']),
  reason: z.string(),
});

export const publishedFile = z.strictObject({ path: z.string(), integrity: z.string(), bytes: z.number() });

export const livePeriod = z.strictObject({ version: z.string(), since: time, by: z.string() });

export const steps = z.array(
  z.strictObject({
    audience: z.strictObject({
      countries: z.exactOptional(z.array(z.string())),
      languages: z.exactOptional(z.array(z.enum(languages))),
      niches: z.exactOptional(z.array(z.number())),
      staff: z.exactOptional(z.boolean()),
    }),
    percent: z.number(),
  }),
);

export const haltRule = z.strictObject({
  minSessions: z.number(),
  errorRateDelta: z.number(),
  minNetworks: z.exactOptional(z.number()),
});

export const rampPlan = z.strictObject({
  percents: z.array(z.number()),
  holdMinutes: z.number(),
  notBefore: z.exactOptional(time),
});

const ramp = z.strictObject({
  ...rampPlan.shape,
  since: time,
  paused: z.exactOptional(z.strictObject({ at: time, by: z.string() })),
});

/** A canary, without its figures. */
export const rollout = z.strictObject({
  version: z.string(),
  startedAt: time,
  startedBy: z.string(),
  steps,
  haltOn: haltRule,
  ramp: z.exactOptional(ramp),
});

export const versionState = z.strictObject({
  version: z.string(),
  counter: z.number(),
  status,
  publishedAt: time,
  publishedBy: z.string(),
  commit: z.string(),
  notes: z.strictObject({
    label: z.exactOptional(z.string()),
    subject: z.exactOptional(z.string()),
    author: z.exactOptional(z.string()),
    why: z.exactOptional(z.string()),
  }),
  bytes: z.number(),
  checks: z.array(check),
  rolledBack: z.exactOptional(z.strictObject({ at: time, by: z.string(), why: z.string() })),
});

export const healthSummary = z.strictObject({
  sessions: z.number(),
  errorSessions: z.number(),
  errorRate: z.number(),
  readyP75Ms: z.nullable(z.number()),
  lcpP75Ms: z.nullable(z.number()),
  inpP75Ms: z.nullable(z.number()),
  clsP75: z.nullable(z.number()),
  silence: z.strictObject({ shown: z.number(), reported: z.number() }),
});

export const healthVerdict = z.strictObject({
  at: time,
  halt: z.boolean(),
  state: z.enum(['healthy', 'not_enough_data', 'worse_not_proven', 'rolled_back']),
  reason: z.string(),
});

/** Addresses that a deployable loses when another version becomes the stable one. */
export const lostAddresses = z.strictObject({ routes: z.array(z.string()), variants: z.array(z.string()) });
