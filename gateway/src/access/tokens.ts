import { timingSafeEqual } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import * as z from 'zod/mini';

import { isErrorCode } from '../files/is-error-code.ts';
import { isDiskFull } from '../files/reserve.ts';
import { syncPath, writeOnce } from '../files/write-file.ts';
import { hashOf, newSecret, newTokenId, parseTokenText, type Token, tokenSchema, tokenText } from './token.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
export const DEFAULT_DAYS = 90;
export const MAX_DAYS = 365;
const USE_RECORDED_EVERY_MS = 60_000;

const storedSchema = z.extend(tokenSchema, { hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)) });

export interface NewToken extends Pick<Token, 'team' | 'person' | 'remotes' | 'actions'> {
  /** Days until it expires: 90 by default, 365 at most. */
  days?: number;
}

export interface Tokens {
  /** Creates a token. Its `text` is returned only here. Throws when a field is invalid. */
  create: (token: NewToken) => { token: Token; text: string };
  /**
   * Returns the token of a text if it is neither expired nor revoked. Takes equally long for a wrong and for a right
   * secret.
   */
  find: (text: string) => Token | undefined;
  /** Returns the valid token with this id, for a session that started with it. */
  byId: (id: string) => Token | undefined;
  /** Revokes a token for all programs, from the next call on. Returns false when there is no such token. */
  revoke: (id: string) => boolean;
  /** Returns all tokens, including expired and revoked ones, oldest first. */
  list: () => Token[];
}

export interface TokensOptions {
  dataDir: string;
  /** Milliseconds since 1970. */
  now?: () => number;
}

const noHash = Buffer.alloc(32);

const modifiedAt = (file: string): string | undefined => {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat && new Date(stat.mtimeMs).toISOString();
};

/**
 * Opens the store of tokens. Each token is a file, `DATA_DIR/access/tokens/<id>.json` (0600). Its revocation and its
 * last use are files beside it, so that no two programs write the same file and no revocation is lost.
 */
export const openTokens = ({ dataDir, now = Date.now }: TokensOptions): Tokens => {
  const folder = path.join(dataDir, 'access/tokens');
  const fileOf = (id: string, suffix: string): string => path.join(folder, `${id}${suffix}`);

  const read = (id: string): { token: Token; hash: Buffer } | undefined => {
    if (!/^[0-9a-f]{12}$/.test(id)) return undefined;
    try {
      const { hash, ...token } = storedSchema.parse(JSON.parse(readFileSync(fileOf(id, '.json'), 'utf8')));
      if (token.id !== id) return undefined;
      const revokedAt = modifiedAt(fileOf(id, '.revoked'));
      const lastUsedAt = modifiedAt(fileOf(id, '.used'));
      const full = { ...token, ...(revokedAt && { revokedAt }), ...(lastUsedAt && { lastUsedAt }) };
      return { token: full, hash: Buffer.from(hash, 'hex') };
    } catch (error) {
      if (isErrorCode(error, 'ENOENT')) return undefined;
      throw error;
    }
  };

  const isLive = ({ revokedAt, expiresAt }: Token): boolean => !revokedAt && Date.parse(expiresAt) > now();

  const recordUse = ({ id, lastUsedAt }: Token): void => {
    if (lastUsedAt && now() - Date.parse(lastUsedAt) < USE_RECORDED_EVERY_MS) return;
    const file = fileOf(id, '.used');
    const seconds = now() / 1000;
    try {
      writeFileSync(file, '', { mode: 0o600 });
      utimesSync(file, seconds, seconds);
    } catch (error) {
      // On a full disk a token must still allow a rollback.
      if (!isDiskFull(error)) throw error;
    }
  };

  return {
    create: ({ days = DEFAULT_DAYS, ...token }) => {
      if (!Number.isInteger(days) || days < 1 || days > MAX_DAYS) {
        throw new Error(`a token is valid for a whole number of days from 1 to ${MAX_DAYS}`);
      }
      const id = newTokenId();
      const secret = newSecret();
      const made = tokenSchema.parse({
        ...token,
        id,
        createdAt: new Date(now()).toISOString(),
        expiresAt: new Date(now() + days * DAY_MS).toISOString(),
      });
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      const stored = { ...made, hash: hashOf(secret).toString('hex') };
      writeOnce(fileOf(id, '.json'), `${JSON.stringify(stored, null, 2)}\n`, 0o600);
      return { token: made, text: tokenText(id, secret) };
    },
    find: (text) => {
      const parsed = parseTokenText(text);
      const found = parsed && read(parsed.id);
      const same = timingSafeEqual(hashOf(parsed?.secret ?? ''), found?.hash ?? noHash);
      if (!found || !same || !isLive(found.token)) return undefined;
      recordUse(found.token);
      return found.token;
    },
    byId: (id) => {
      const found = read(id);
      if (!found || !isLive(found.token)) return undefined;
      recordUse(found.token);
      return found.token;
    },
    revoke: (id) => {
      if (!read(id)) return false;
      const file = fileOf(id, '.revoked');
      if (existsSync(file)) return true;
      writeFileSync(file, '', { mode: 0o600 });
      utimesSync(file, now() / 1000, now() / 1000);
      // A crash must not make the token valid again.
      syncPath(file);
      syncPath(folder);
      return true;
    },
    list: () => {
      if (!existsSync(folder)) return [];
      return readdirSync(folder)
        .filter((file) => file.endsWith('.json'))
        .flatMap((file) => read(file.slice(0, -'.json'.length))?.token ?? [])
        .sort((a, b) => a.createdAt.localeCompare(b.createdAt));
    },
  };
};
