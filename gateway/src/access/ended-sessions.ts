import { existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { MayWait } from '../database/may-wait.ts';
import { syncPath } from '../files/write-file.ts';

/** A session that was signed out. `until` is when it would have expired, in milliseconds since 1970. */
export interface EndedSession {
  id: string;
  until: number;
}

export interface EndedSessions {
  /** Ends a session. `until` is when it would have expired, in milliseconds since 1970. */
  end: (id: string, until: number) => void;
  has: (id: string) => boolean;
  /** Returns all that are stored, for their copy into a database. */
  stored: () => EndedSession[];
}

/** Ended sessions that may be in a database. Reads are from memory; an end waits for it, and also throws DatabaseUnavailable. */
export type SharedEndedSessions = Pick<EndedSessions, 'has'> & { end: MayWait<EndedSessions['end']> };

/**
 * How long an ended session is kept after it would have expired, as in a database: the clock of a program may be slow, and another
 * one may not have written the time of its file yet.
 */
const KEPT_MS = 24 * 60 * 60_000;

/** The format of `randomBytes(16)` in base64url. An id is also a file name. */
const idPattern = /^[A-Za-z0-9_-]{22}$/;

/** Whether a text can be the id of a session. */
export const isSessionId = (text: string): boolean => idPattern.test(text);

/**
 * Opens the store of sessions that were signed out before they expired, `DATA_DIR/access/ended/<id>`. Their signed
 * cookies would still be valid, so the list is on disk: it must outlive a restart and hold for another gateway on the
 * same data.
 */
export const openEndedSessions = (dataDir: string, now: () => number): EndedSessions => {
  const folder = path.join(dataDir, 'access/ended');

  const stored = (): EndedSession[] => {
    if (!existsSync(folder)) return [];
    return readdirSync(folder)
      .filter(isSessionId)
      .flatMap((id) => {
        const stats = statSync(path.join(folder, id), { throwIfNoEntry: false });
        return stats ? [{ id, until: stats.mtimeMs }] : [];
      });
  };

  const deleteExpired = (): void => {
    const end = now() - KEPT_MS;
    for (const { id, until } of stored()) if (until < end) rmSync(path.join(folder, id), { force: true });
  };

  return {
    end: (id, until) => {
      if (!isSessionId(id)) return;
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      deleteExpired();
      const file = path.join(folder, id);
      writeFileSync(file, '', { mode: 0o600 });
      utimesSync(file, now() / 1000, until / 1000);
      syncPath(file);
      syncPath(folder);
    },
    has: (id) => !isSessionId(id) || existsSync(path.join(folder, id)),
    stored,
  };
};
