import type { Database } from '../database/open-database.ts';
import { inTurn } from '../files/in-turn.ts';
import {
  deleteExpiredSessions,
  insertEndedSessions,
  readEndedSessions,
  readEndedState,
} from './ended-sessions.repository.ts';
import { isSessionId, openEndedSessions, type SharedEndedSessions } from './ended-sessions.ts';

export interface DatabaseEndedSessions {
  endedSessions: SharedEndedSessions;
  /** Reads what other programs have changed. */
  readOn: () => Promise<void>;
}

export interface DatabaseEndedSessionsOptions {
  dataDir: string;
  /** A database with the table of ended sessions (`endedSessionTables`). */
  database: Database;
  warn: (message: string) => void;
}

/**
 * Opens the ended sessions in a database. They are read from memory, because every request of the console and of staff checks
 * them. The database also gets those of the data directory that have not expired.
 */
export const openDatabaseEndedSessions = async ({
  dataDir,
  database,
  warn,
}: DatabaseEndedSessionsOptions): Promise<DatabaseEndedSessions> => {
  const { query } = database;
  let known: ReadonlySet<string> = new Set();
  let state = '';
  const turn = inTurn();

  const readAll = async (): Promise<void> => {
    const newState = await readEndedState(query);
    if (newState === state) return;
    known = new Set(await readEndedSessions(query));
    state = newState;
  };
  const readOn = (): Promise<void> => turn(readAll);

  const inFolder = openEndedSessions(dataDir, Date.now)
    .stored()
    .filter(({ until }) => until > Date.now());
  if (inFolder.length > 0) {
    const copied = await database.transaction((inTransaction) => insertEndedSessions(inTransaction, inFolder));
    if (copied > 0) warn(`${copied} sessions that were signed out were copied from ${dataDir} into the database`);
  }
  await readAll();

  const endedSessions: SharedEndedSessions = {
    end: async (id, until) => {
      if (!isSessionId(id)) return;
      await database.transaction(async (inTransaction) => {
        await insertEndedSessions(inTransaction, [{ id, until }]);
        await deleteExpiredSessions(inTransaction);
      });
      await readOn();
    },
    has: (id) => !isSessionId(id) || known.has(id),
  };
  return { endedSessions, readOn };
};
