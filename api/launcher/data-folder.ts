import { randomBytes } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { LauncherError, reasonOf } from './launcher-error.ts';

/** The paths of the database's files. All are absolute and without symbolic links. */
export interface DataFolder {
  root: string;
  cluster: string;
  binaries: string;
  lock: string;
  log: string;
  portFile: string;
  passwordFile: string;
}

/** Returns the paths below an existing data directory. */
export function dataFolderOf(dataDir: string): DataFolder {
  const root = realpathSync(dataDir);
  return {
    root,
    cluster: path.join(root, 'postgres'),
    binaries: path.join(root, 'postgres-binaries'),
    lock: path.join(root, 'postgres.lock'),
    log: path.join(root, 'postgres.log'),
    portFile: path.join(root, 'postgres.port'),
    passwordFile: path.join(root, 'secrets', 'postgres-password'),
  };
}

/**
 * Makes the data directory and checks that this process can write there.
 * @throws {LauncherError} `data_dir_unusable`, with what to do
 */
export function openDataFolder(dataDir: string): DataFolder {
  const wanted = path.resolve(dataDir);
  try {
    // 0711: when root starts PostgreSQL as another user, that user must be able to traverse the directory, not list it.
    mkdirSync(wanted, { recursive: true, mode: 0o711 });
    accessSync(wanted, constants.R_OK | constants.W_OK | constants.X_OK);
    const folder = dataFolderOf(wanted);
    mkdirSync(path.dirname(folder.passwordFile), { recursive: true, mode: 0o700 });
    return folder;
  } catch (error) {
    throw new LauncherError(
      'data_dir_unusable',
      `The data directory ${wanted} cannot be written to (${reasonOf(error)}). ` +
        'Make it writable for this user or choose another one with DATA_DIR.',
      { cause: error },
    );
  }
}

/**
 * Reads the password of the database's user, or makes one in a file that only this user can read. `made` says that it is
 * new, so that an existing cluster needs it too.
 */
export function ensurePassword(file: string): { password: string; made: boolean } {
  const known = readPassword(file);
  if (known !== undefined) return { password: known, made: false };
  const password = randomBytes(24).toString('base64url');
  writeWhole(file, `${password}\n`, 0o600);
  return { password, made: true };
}

/** Reads the password from the file; undefined when there is none. */
export function readPassword(file: string): string | undefined {
  const password = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  return password === '' ? undefined : password;
}

/** Reads the port of the last start; undefined when there is none or it is invalid. */
export function notedPort(file: string): number | undefined {
  const port = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  return Number.isInteger(port) && port >= 1024 && port <= 65_535 ? port : undefined;
}

/** Writes a small file atomically: a reader sees the old or the new content. */
export function writeWhole(file: string, content: string, mode = 0o644): void {
  const temporary = `${file}.${process.pid}.tmp`;
  writeFileSync(temporary, content, { mode });
  chmodSync(temporary, mode);
  renameSync(temporary, file);
}
