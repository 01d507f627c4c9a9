import type { JsonSchema, PublishedContract, PublishedVersion } from '@pairwise/contracts/registry';
import * as z from 'zod/mini';

import type { ArtifactStore } from '../artifacts/store-types.ts';

const schema: z.ZodMiniType<JsonSchema> = z.record(z.string(), z.unknown());
const schemas = z.record(z.string(), schema);
const bytes = z.int().check(z.nonnegative());

/** The schema of `contract.json`, which is untrusted until it passes. */
const publishedContract: z.ZodMiniType<PublishedContract> = z.object({
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

/** Returns the JSON Schema of `contract.json`, made from the schema by which the gateway checks it. */
export const contractSchema = (): JsonSchema => {
  const { $schema, ...described } = z.toJSONSchema(publishedContract);
  return { $schema, title: 'contract.json', description: 'The contracts that a version uses.', ...described };
};

const parsedJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Reads the contract of a version; undefined when the store has none with the right hash and shape. */
export const readContract = async (
  store: Pick<ArtifactStore, 'contract'>,
  version: PublishedVersion,
): Promise<PublishedContract | undefined> => {
  const text = (await store.contract(version))?.toString('utf8');
  if (text === undefined) return undefined;
  const parsed = publishedContract.safeParse(parsedJson(text));
  return parsed.success ? parsed.data : undefined;
};
