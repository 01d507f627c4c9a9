import * as z from 'zod/mini';

import { languages } from '../languages.ts';
import { slots } from '../remote.ts';
import { zone } from './shapes.ts';

export const compatibility = z.strictObject({
  schema: z.literal(1),
  revision: z.number(),
  shell: z.nullable(
    z.strictObject({
      version: z.string(),
      bus: z.exactOptional(z.string()),
      shared: z.record(z.string(), z.string()),
    }),
  ),
  languages: z.readonly(z.array(z.enum(languages))),
  zones: z.readonly(z.array(zone)),
  slots: z.readonly(z.array(z.enum(slots))),
  routes: z.array(z.strictObject({ path: z.string(), name: z.string() })),
  limits: z.strictObject({
    budgets: z.strictObject({ entryBr: z.number(), routeBr: z.number() }),
    files: z.number(),
    bytes: z.number(),
    routes: z.number(),
    widgets: z.number(),
  }),
});
