import { timingSafeEqual } from 'node:crypto';

import {
  hashOf,
  newSecret,
  newTokenId,
  parseTokenText,
  type StoredToken,
  type Token,
  tokenSchema,
  tokenText,
} from './token.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const DEFAULT_DAYS = 90;
const MAX_DAYS = 365;
const USE_RECORDED_EVERY_MS = 60_000;

export interface NewToken extends Pick<Token, 'team' | 'person' | 'remotes' | 'actions'> {
  /** Days until it expires: 90 by default, 365 at most. */
  days?: number;
  /** A new id (`newTokenId`), for a caller that records it first. */
  id?: string;
}

/**
 * Makes a token, which is not stored yet.
 * @throws when a field is invalid
 */
export const makeToken = (
  { days = DEFAULT_DAYS, id = newTokenId(), ...fields }: NewToken,
  now: number,
): { token: Token; stored: StoredToken; text: string } => {
  if (!Number.isInteger(days) || days < 1 || days > MAX_DAYS) {
    throw new Error(`a token is valid for a whole number of days from 1 to ${MAX_DAYS}`);
  }
  const secret = newSecret();
  const token = tokenSchema.parse({
    ...fields,
    id,
    createdAt: new Date(now).toISOString(),
    expiresAt: new Date(now + days * DAY_MS).toISOString(),
  });
  return { token, stored: { ...token, hash: hashOf(secret).toString('hex') }, text: tokenText(id, secret) };
};

/** A stored token, with what happened to it since. */
export interface FoundToken {
  token: Token;
  /** The hash of its secret. */
  hash: Buffer;
}

export interface TokenReader {
  /**
   * Returns the token of a text if it is neither expired nor revoked. Takes equally long for a wrong and for a right
   * secret.
   */
  find: (text: string) => Token | undefined;
  /** Returns the valid token with this id, for a session that started with it. */
  byId: (id: string) => Token | undefined;
}

interface ReaderOptions {
  /** Returns the token with an id, valid or not. */
  read: (id: string) => FoundToken | undefined;
  /** Called at most once a minute for a token that is used. */
  recordUse: (token: Token) => void;
  now: () => number;
}

const noHash = Buffer.alloc(32);

/** Returns the functions that accept only valid tokens. */
export const createTokenReader = ({ read, recordUse, now }: ReaderOptions): TokenReader => {
  const isLive = ({ revokedAt, expiresAt }: Token): boolean => !revokedAt && Date.parse(expiresAt) > now();

  const used = (token: Token): Token => {
    const { lastUsedAt } = token;
    if (!lastUsedAt || now() - Date.parse(lastUsedAt) >= USE_RECORDED_EVERY_MS) recordUse(token);
    return token;
  };

  return {
    find: (text) => {
      const parsed = parseTokenText(text);
      const found = parsed && read(parsed.id);
      const same = timingSafeEqual(hashOf(parsed?.secret ?? ''), found?.hash ?? noHash);
      return found && same && isLive(found.token) ? used(found.token) : undefined;
    },
    byId: (id) => {
      const found = read(id);
      return found && isLive(found.token) ? used(found.token) : undefined;
    },
  };
};
