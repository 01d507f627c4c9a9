import { createHash, randomBytes } from 'node:crypto';

import * as z from 'zod/mini';

import { namePattern } from '../builds/description.ts';
import { actions } from './action.ts';

/** The name of a team or of a person. */
export const holderName = z
  .string()
  .check(z.regex(/^[A-Za-z0-9][A-Za-z0-9 ._@-]{0,59}$/, 'takes letters, digits, blanks and . _ @ -'));
const time = z.iso.datetime();

/** The stored fields of a token. Of its secret only the hash is stored, beside them. */
export const tokenSchema = z.object({
  id: z.string().check(z.regex(/^[0-9a-f]{12}$/)),
  team: holderName,
  /** The holder. A person must not approve their own request. */
  person: holderName,
  /** Full names, or `*` for every name. */
  remotes: z.array(z.union([z.literal('*'), z.string().check(z.regex(namePattern))])).check(z.minLength(1)),
  actions: z.array(z.enum(actions)).check(z.minLength(1)),
  createdAt: time,
  expiresAt: time,
  revokedAt: z.exactOptional(time),
  lastUsedAt: z.exactOptional(time),
});

/** A deploy token. Times are ISO 8601. */
export type Token = z.infer<typeof tokenSchema>;

export const storedTokenSchema = z.extend(tokenSchema, { hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)) });

/** A token as it is stored, with the hash of its secret. */
export type StoredToken = z.infer<typeof storedTokenSchema>;

const textPattern = /^mfe_([0-9a-f]{12})_([A-Za-z0-9_-]{43})$/;

export const newTokenId = (): string => randomBytes(6).toString('hex');

export const newSecret = (): string => randomBytes(32).toString('base64url');

/** Hashes a secret. It has 256 random bits, so a plain hash cannot be reversed by guessing. */
export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** Formats the text that the holder gets, once. */
export const tokenText = (id: string, secret: string): string => `mfe_${id}_${secret}`;

/** Parses the text of a token; undefined when it has another format. */
export const parseTokenText = (text: string): { id: string; secret: string } | undefined => {
  const [, id, secret] = textPattern.exec(text) ?? [];
  return id && secret ? { id, secret } : undefined;
};
