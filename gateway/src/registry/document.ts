import type { PublishedVersion } from '@pairwise/contracts/registry';
import * as z from 'zod/mini';

import { canonicalJson } from './canonical-json.ts';
import { publishedVersion } from './published-version.ts';
import type { SigningKey } from './signing-key.ts';

export interface RegisteredVersion extends PublishedVersion {
  publishedAt: string;
}

/** Everything that can be served and what is: the one thing a deploy changes. */
export interface RegistryDocument {
  schema: 1;
  /** Counts the writes; every page carries the one it was made from. */
  revision: number;
  writtenAt: string;
  /** The version each name is served in. */
  pointers: Record<string, string>;
  /** By name, then by version. */
  versions: Record<string, Record<string, RegisteredVersion>>;
}

export const emptyDocument: RegistryDocument = {
  schema: 1,
  revision: 0,
  writtenAt: new Date(0).toISOString(),
  pointers: {},
  versions: {},
};

const documentSchema: z.ZodMiniType<RegistryDocument> = z.object({
  schema: z.literal(1),
  revision: z.int().check(z.positive()),
  writtenAt: z.string(),
  pointers: z.record(z.string(), z.string()),
  versions: z.record(
    z.string(),
    z.record(z.string(), z.intersection(publishedVersion, z.object({ publishedAt: z.string() }))),
  ),
});

const envelopeSchema = z.object({
  document: z.unknown(),
  signature: z.object({ algorithm: z.literal('Ed25519'), value: z.string() }),
});

/** The document with its signature, as it stands on disk. */
export const seal = (document: RegistryDocument, key: SigningKey): string => {
  const value = key.sign(canonicalJson(document));
  return `${JSON.stringify({ document, signature: { algorithm: 'Ed25519', value } }, null, 1)}\n`;
};

/** Opens what `seal` wrote. Throws when the signature does not fit: then somebody else has written it. */
export const unseal = (text: string, key: SigningKey): RegistryDocument => {
  const { document, signature } = envelopeSchema.parse(JSON.parse(text));
  if (!key.verify(canonicalJson(document), signature.value)) {
    throw new Error('the signature of the registry does not fit its content');
  }
  return documentSchema.parse(document);
};
