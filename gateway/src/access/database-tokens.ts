import { createTokenReader, type FoundToken, makeToken } from './read-token.ts';
import { storedTokenSchema } from './token.ts';
import { openTokens, type SharedTokens } from './tokens.ts';
import {
  insertFirstTokens,
  insertToken,
  readTokens,
  readTokenState,
  recordTokenUse,
  revokeToken,
  type TokenRow,
} from './tokens.repository.ts';
import { DatabaseUnavailable } from '../database/database-unavailable.ts';
import type { Database } from '../database/open-database.ts';
import { inTurn } from '../files/in-turn.ts';
import { sealedRows } from '../registry/sealed-rows.ts';
import { openSigningKey } from '../registry/signing-key.ts';

export interface DatabaseTokens {
  tokens: SharedTokens;
  /** Reads what other programs have changed. */
  readOn: () => Promise<void>;
}

export interface DatabaseTokensOptions {
  dataDir: string;
  /** A database with the table of the tokens (`tokenTables`). */
  database: Database;
  warn: (message: string) => void;
  /** Milliseconds since 1970. */
  now?: () => number;
}

/**
 * Opens the tokens in a database. They are read from memory, and changes wait for the database.
 *
 * The key of the registry signs each token (`sealedRows`), so that whoever can write to the table can make none.
 *
 * A database without tokens gets those of the data directory.
 */
export const openDatabaseTokens = async ({
  dataDir,
  database,
  warn,
  now = Date.now,
}: DatabaseTokensOptions): Promise<DatabaseTokens> => {
  const { query } = database;
  const { seal, open } = sealedRows(openSigningKey(dataDir), 'token', storedTokenSchema);
  let known = new Map<string, FoundToken>();
  let state = '';
  const turn = inTurn();

  const parse = ({ id, content, revoked_at: revoked, last_used_at: used }: TokenRow): FoundToken[] => {
    const stored = open(id, content);
    if (!stored) {
      warn(`the deploy token ${id} is refused: the key of the registry has not signed it`);
      return [];
    }
    const { hash, ...token } = stored;
    const times = {
      ...(revoked && { revokedAt: revoked.toISOString() }),
      ...(used && { lastUsedAt: used.toISOString() }),
    };
    return [{ token: { ...token, ...times }, hash: Buffer.from(hash, 'hex') }];
  };

  const readAll = async (): Promise<void> => {
    const newState = await readTokenState(query);
    if (newState === state) return;
    const rows = await readTokens(query);
    known = new Map(rows.flatMap(parse).map((found) => [found.token.id, found]));
    state = newState;
  };
  const readOn = (): Promise<void> => turn(readAll);

  const recordUse: Parameters<typeof createTokenReader>[0]['recordUse'] = (token) => {
    const at = new Date(now());
    const found = known.get(token.id);
    if (found) known.set(token.id, { ...found, token: { ...token, lastUsedAt: at.toISOString() } });
    recordTokenUse(query, token.id, at).catch((error: unknown) => {
      // A use is recorded once a minute, so the next minute records one again.
      if (!(error instanceof DatabaseUnavailable)) warn(String(error));
    });
  };

  const inFolder = openTokens({ dataDir })
    .stored()
    .map(({ token: { revokedAt, lastUsedAt, ...token }, hash }) => ({
      id: token.id,
      content: seal({ ...token, hash: hash.toString('hex') }),
      revoked_at: revokedAt === undefined ? null : new Date(revokedAt),
      last_used_at: lastUsedAt === undefined ? null : new Date(lastUsedAt),
    }));
  const copied = inFolder.length === 0 ? 0 : await insertFirstTokens(query, inFolder);
  if (copied > 0) warn(`${copied} deploy tokens were copied from ${dataDir} into the database, which had none`);
  await readAll();

  const tokens: SharedTokens = {
    ...createTokenReader({ read: (id) => known.get(id), recordUse, now }),
    list: () => [...known.values()].map(({ token }) => token).sort((a, b) => a.createdAt.localeCompare(b.createdAt)),
    create: async (fields) => {
      const { token, stored, text } = makeToken(fields, now());
      await database.transaction((inTransaction) =>
        insertToken(inTransaction, { id: token.id, content: seal(stored) }),
      );
      await readOn();
      return { token, text };
    },
    revoke: async (id) => {
      const found = await database.transaction((inTransaction) => revokeToken(inTransaction, id, new Date(now())));
      await readOn();
      return found;
    },
  };
  return { tokens, readOn };
};
