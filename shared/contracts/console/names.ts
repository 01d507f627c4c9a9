import * as z from 'zod/mini';

import { action, bindingFields, livePeriod, time } from './shapes.ts';

const binding = z.strictObject(bindingFields);

const nameEntry = z.strictObject({
  name: z.string(),
  teams: z.array(z.string()),
  registered: z.exactOptional(z.strictObject({ team: z.string(), at: time, by: z.string() })),
  binding: z.nullable(binding),
  stable: z.nullable(livePeriod),
  canary: z.nullable(z.string()),
  versions: z.number(),
});

export const namesResponse = z.strictObject({ revision: z.number(), names: z.array(nameEntry) });

export const newNameResponse = z.strictObject({ revision: z.number(), name: z.string(), team: z.string(), binding });

export const newTokenResponse = z.strictObject({
  revision: z.number(),
  id: z.string(),
  text: z.string(),
  team: z.string(),
  person: z.string(),
  actions: z.array(action),
  expiresAt: time,
});
