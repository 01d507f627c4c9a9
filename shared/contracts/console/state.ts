import * as z from 'zod/mini';

import { slots } from '../remote.ts';
import { groupKinds } from '../visitor-group.ts';
import { changeRequest } from './audit.ts';
import {
  action,
  bindingFields,
  haltRule,
  healthSummary,
  healthVerdict,
  livePeriod,
  lostAddresses,
  publishedFile,
  rollout,
  time,
  versionState,
  zone,
} from './shapes.ts';

export const sessionResponse = z.strictObject({
  team: z.string(),
  person: z.string(),
  remotes: z.array(z.string()),
  actions: z.array(action),
  expiresAt: time,
});

export const nameState = z.strictObject({
  name: z.string(),
  teams: z.array(z.string()),
  binding: z.nullable(z.strictObject(bindingFields)),
  stable: z.nullable(livePeriod),
  previous: z.nullable(livePeriod),
  ifOffline: z.strictObject({
    routes: z.array(z.string()),
    neededBy: z.array(z.strictObject({ name: z.string(), slots: z.array(z.enum(slots)) })),
  }),
  ifRolledBack: lostAddresses,
  rollout: z.nullable(
    z.strictObject({
      ...rollout.shape,
      canary: healthSummary,
      stable: z.nullable(healthSummary),
      lastVerdict: z.nullable(healthVerdict),
    }),
  ),
  versions: z.array(versionState),
  versionCount: z.number(),
  needsApproval: z.boolean(),
  may: z.array(action),
});

export const versionsResponse = z.strictObject({
  name: z.string(),
  versions: z.array(versionState),
  found: z.number(),
  next: z.nullable(z.number()),
});

export const consoleState = z.strictObject({
  revision: z.number(),
  now: time,
  names: z.array(nameState),
  requests: z.array(changeRequest),
  bindings: z.record(z.string(), z.strictObject(bindingFields)),
  halts: z.array(
    z.strictObject({ revision: z.number(), at: time, name: z.string(), version: z.string(), reason: z.string() }),
  ),
});

const measured = z.nullable(
  z.strictObject({
    version: z.string(),
    summary: healthSummary,
    points: z.array(
      z.strictObject({
        at: time,
        sessions: z.number(),
        errorSessions: z.number(),
        readyP75Ms: z.nullable(z.number()),
      }),
    ),
  }),
);

export const healthResponse = z.strictObject({
  name: z.string(),
  groups: z.array(z.strictObject({ by: z.enum(groupKinds), value: z.string(), sessions: z.number() })),
  stable: measured,
  canary: measured,
  haltOn: z.nullable(haltRule),
  lastVerdict: z.nullable(healthVerdict),
});

export const zonesResponse = z.strictObject({
  revision: z.number(),
  zones: z.array(
    z.strictObject({
      zone,
      deployables: z.array(
        z.strictObject({
          name: z.string(),
          version: z.string(),
          role: z.enum(['stable', 'canary']),
          reason: z.enum(['shell', 'route', 'widget']),
          by: z.string(),
          since: z.string(),
          files: z.array(z.strictObject({ ...publishedFile.shape, entry: z.boolean() })),
        }),
      ),
    }),
  ),
});
