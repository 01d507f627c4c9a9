import { existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { syncPath } from '../files/write-file.ts';

export interface EndedSessions {
  /** Ends a session. `until` is when it would have expired, in milliseconds since 1970. */
  end: (id: string, until: number) => void;
  has: (id: string) => boolean;
}

/** The format of `randomBytes(16)` in base64url. An id is also a file name. */
const idPattern = /^[A-Za-z0-9_-]{22}$/;

/**
 * Opens the store of sessions that were signed out before they expired, `DATA_DIR/access/ended/<id>`. Their signed
 * cookies would still be valid, so the list is on disk: it must outlive a restart and hold for another gateway on the
 * same data.
 */
export const openEndedSessions = (dataDir: string, now: () => number): EndedSessions => {
  const folder = path.join(dataDir, 'access/ended');

  const deleteExpired = (): void => {
    for (const id of readdirSync(folder)) {
      const file = path.join(folder, id);
      const { mtimeMs = Infinity } = statSync(file, { throwIfNoEntry: false }) ?? {};
      if (mtimeMs <= now()) rmSync(file, { force: true });
    }
  };

  return {
    end: (id, until) => {
      if (!idPattern.test(id)) return;
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      deleteExpired();
      const file = path.join(folder, id);
      writeFileSync(file, '', { mode: 0o600 });
      utimesSync(file, now() / 1000, until / 1000);
      syncPath(file);
      syncPath(folder);
    },
    has: (id) => !idPattern.test(id) || existsSync(path.join(folder, id)),
  };
};
