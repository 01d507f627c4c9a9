import { existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export interface EndedSessions {
  /** `until` is when the session would have been over anyway, milliseconds since 1970. */
  end: (id: string, until: number) => void;
  has: (id: string) => boolean;
}

/** What `randomBytes(16)` looks like: an id is also the name of a file. */
const idPattern = /^[A-Za-z0-9_-]{22}$/;

/**
 * Sessions that were signed out before their time, `DATA_DIR/access/ended/<id>`: on the disk, since their signed cookies
 * are still good and must be so neither for another gateway on the same data nor after a restart.
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
    },
    has: (id) => !idPattern.test(id) || existsSync(path.join(folder, id)),
  };
};
