import type { JsonSchema, PublishedContract } from '@pairwise/contracts/registry';
import * as z from 'zod/mini';

const schema: z.ZodMiniType<JsonSchema> = z.record(z.string(), z.unknown());
const schemas = z.record(z.string(), schema);
const bytes = z.int().check(z.nonnegative());

/** The shape of `contract.json`: untrusted like the rest of an upload until it has passed here. */
export const publishedContract: z.ZodMiniType<PublishedContract> = z.object({
  bus: z.object({ version: z.string().check(z.regex(/^\d+\.\d+\.\d+$/)), streams: schemas, events: schemas }),
  endpoints: z.record(
    z.string(),
    z.object({ query: z.exactOptional(schema), body: z.exactOptional(schema), response: schema }),
  ),
  missingTexts: z.record(z.string(), z.array(z.string())),
  textKeys: bytes,
  sizes: z.object({ entryBr: bytes, routesBr: z.record(z.string(), bytes) }),
  budgets: z.object({ entryBr: bytes, routeBr: bytes }),
});
