import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { MayWait } from '../database/may-wait.ts';
import { isErrorCode } from '../files/is-error-code.ts';
import { isDiskFull } from '../files/reserve.ts';
import { syncPath, writeOnce } from '../files/write-file.ts';
import { createTokenReader, type FoundToken, makeToken, type NewToken, type TokenReader } from './read-token.ts';
import { storedTokenSchema, type Token } from './token.ts';

export interface Tokens extends TokenReader {
  /** Creates a token. Its `text` is returned only here. Throws when a field is invalid. */
  create: (token: NewToken) => { token: Token; text: string };
  /** Revokes a token for all programs, from the next call on. Returns false when there is no such token. */
  revoke: (id: string) => boolean;
  /** Returns all tokens, including expired and revoked ones, oldest first. */
  list: () => Token[];
  /** Returns all tokens with the hashes of their secrets, for their copy into a database. */
  stored: () => FoundToken[];
}

/** Tokens that may be in a database. Reads are from memory; changes wait for it, and also throw DatabaseUnavailable. */
export type SharedTokens = TokenReader &
  Pick<Tokens, 'list'> & { [Call in 'create' | 'revoke']: MayWait<Tokens[Call]> };

export interface TokensOptions {
  dataDir: string;
  /** Milliseconds since 1970. */
  now?: () => number;
}

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

  const read = (id: string): FoundToken | undefined => {
    if (!/^[0-9a-f]{12}$/.test(id)) return undefined;
    try {
      const { hash, ...token } = storedTokenSchema.parse(JSON.parse(readFileSync(fileOf(id, '.json'), 'utf8')));
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

  const recordUse = ({ id }: Token): void => {
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

  const stored = (): FoundToken[] => {
    if (!existsSync(folder)) return [];
    return readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .flatMap((file) => read(file.slice(0, -'.json'.length)) ?? [])
      .sort((a, b) => a.token.createdAt.localeCompare(b.token.createdAt));
  };

  return {
    ...createTokenReader({ read, recordUse, now }),
    create: (fields) => {
      const { token, stored: content, text } = makeToken(fields, now());
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      writeOnce(fileOf(token.id, '.json'), `${JSON.stringify(content, null, 2)}\n`, 0o600);
      return { token, text };
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
    list: () => stored().map(({ token }) => token),
    stored,
  };
};
