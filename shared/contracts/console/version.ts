import * as z from 'zod/mini';

import { publishedTextLanguages } from '../published-texts.ts';
import { check, lostAddresses, publishedFile, time, versionState } from './shapes.ts';

const bytesBy = z.record(z.string(), z.number());
const jsonSchema = z.record(z.string(), z.unknown());
const jsonSchemas = z.record(z.string(), jsonSchema);

const contract = z.strictObject({
  bus: z.strictObject({ version: z.string(), streams: jsonSchemas, events: jsonSchemas }),
  endpoints: z.record(
    z.string(),
    z.strictObject({
      query: z.exactOptional(jsonSchema),
      body: z.exactOptional(jsonSchema),
      response: jsonSchema,
    }),
  ),
  missingTexts: z.record(z.string(), z.array(z.string())),
  textKeys: z.number(),
  sizes: z.strictObject({ entryBr: z.number(), routesBr: bytesBy }),
  budgets: z.strictObject({ entryBr: z.number(), routeBr: z.number() }),
});

const lists = z.strictObject({ added: z.array(z.string()), removed: z.array(z.string()) });
const ranges = z.array(
  z.strictObject({ name: z.string(), range: z.nullable(z.string()), rangeBefore: z.nullable(z.string()) }),
);

export const versionResponse = z.strictObject({
  name: z.string(),
  version: versionState,
  files: z.array(publishedFile),
  contract: z.nullable(contract),
  difference: z.strictObject({
    against: z.nullable(z.string()),
    commits: z.nullable(z.strictObject({ from: z.string(), to: z.string() })),
    files: z.array(
      z.strictObject({
        path: z.string(),
        change: z.enum(['added', 'removed', 'changed']),
        bytes: z.number(),
        bytesBefore: z.number(),
      }),
    ),
    routes: lists,
    widgets: lists,
    endpoints: lists,
    exposes: lists,
    contracts: ranges,
    shared: ranges,
  }),
});

const textLanguage = z.enum(publishedTextLanguages);

export const textsResponse = z.strictObject({
  name: z.string(),
  version: z.string(),
  against: z.nullable(z.string()),
  withoutTexts: z.array(z.enum(['version', 'against'])),
  counts: z.array(
    z.strictObject({ language: textLanguage, added: z.number(), removed: z.number(), changed: z.number() }),
  ),
  language: z.nullable(textLanguage),
  changes: z.array(z.strictObject({ key: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) })),
});

export const previewResponse = z.strictObject({ url: z.string(), expiresAt: time });

export const uploadResponse = z.strictObject({
  name: z.string(),
  version: z.string(),
  counter: z.number(),
  revision: z.number(),
});

export const checkResponse = z.strictObject({
  status: z.enum(['verified', 'refused']),
  checks: z.array(check),
  recorded: z.boolean(),
});

export const checkProgress = z.strictObject({
  state: z.enum(['waiting', 'running']),
  checks: z.array(check),
  browser: z.exactOptional(z.strictObject({ done: z.number(), total: z.number() })),
});

export const pruneResponse = z.strictObject({
  revision: z.number(),
  pruned: z.boolean(),
  names: z.array(z.strictObject({ name: z.string(), versions: z.array(z.string()), bytes: z.number() })),
  filesLeft: z.array(z.string()),
});

export const changeResponse = z.strictObject({
  revision: z.number(),
  request: z.exactOptional(z.string()),
  version: z.exactOptional(z.string()),
  unchanged: z.exactOptional(z.literal(true)),
  lost: z.exactOptional(lostAddresses),
  offline: z.exactOptional(z.literal(true)),
});
