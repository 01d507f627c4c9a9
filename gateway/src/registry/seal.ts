import * as z from 'zod/mini';

import { canonicalJson } from './canonical-json.ts';
import type { RegisteredVersion, RegistryDocument, StoredDocument } from './document.ts';
import { documentSchema, registeredVersionSchema, storedDocumentSchema } from './document-schema.ts';
import type { SigningKey } from './signing-key.ts';

const signature = z.object({ algorithm: z.literal('Ed25519'), value: z.string() });
const envelope = z.object({ document: z.unknown(), signature });
const anyDocument = z.union([storedDocumentSchema, documentSchema]);
const versionEnvelope = z.object({ version: z.unknown(), signature });

const signed = (text: string, key: SigningKey) => ({ algorithm: 'Ed25519', value: key.sign(text) });

/** Formats a document with its signature, as it is stored. */
export const seal = (document: StoredDocument, key: SigningKey): string => {
  const text = canonicalJson(document);
  return `{"document":${text},\n"signature":${JSON.stringify(signed(text, key))}}\n`;
};

/**
 * Opens what `seal` wrote, or a document with all its versions, as they were written before. Throws when the signature is
 * invalid: then it was written without the key.
 */
export const unseal = (text: string, key: SigningKey): StoredDocument | RegistryDocument => {
  const { document, signature: found } = envelope.parse(JSON.parse(text));
  if (!key.verify(canonicalJson(document), found.value)) {
    throw new Error('the signature of the registry does not match its content');
  }
  return anyDocument.parse(document);
};

/**
 * The signed text of a version names its kind, so that neither the signature of a document nor any other signature of
 * the key is valid for it.
 */
const statement = (version: unknown) => ({ kind: 'version', version });

/** Formats a registered version with its signature: `version.json` beside its files in the store. */
export const sealVersion = (version: RegisteredVersion, key: SigningKey): string =>
  `${JSON.stringify({ version, signature: signed(canonicalJson(statement(version)), key) }, null, 1)}\n`;

/**
 * Opens what `sealVersion` wrote. Throws when the signature is invalid, and when it belongs to another version: a
 * signed description cannot be used in the place of another.
 */
export const verifyVersion = (
  text: string,
  key: SigningKey,
  expected: { name: string; version: string },
): RegisteredVersion => {
  const { version, signature: found } = versionEnvelope.parse(JSON.parse(text));
  const title = `version.json of ${expected.name} ${expected.version}`;
  if (!key.verify(canonicalJson(statement(version)), found.value)) {
    throw new Error(`${title}: the signature does not match its content`);
  }
  const registered = registeredVersionSchema.parse(version);
  if (registered.name !== expected.name || registered.version !== expected.version) {
    throw new Error(`${title} is that of ${registered.name} ${registered.version}`);
  }
  return registered;
};
