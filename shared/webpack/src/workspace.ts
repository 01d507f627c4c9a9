import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';

/** Whether this preset is an installed package of a repository of its own, not part of the platform's checkout. */
const isInstalled = import.meta.dirname.split(path.sep).includes('node_modules');

/** Returns the nearest folder with a lockfile, from a folder upwards; the folder itself when there is none. */
const lockedFolder = (folder: string, from = folder): string => {
  if (existsSync(path.join(folder, 'pnpm-lock.yaml'))) return folder;
  const parent = path.dirname(folder);
  return parent === folder ? from : lockedFolder(parent, from);
};

/** Root of the checkout (this file is in `shared/webpack/src`), or of the repository that has installed this preset. */
export const workspaceRoot = isInstalled ? lockedFolder(process.cwd()) : path.resolve(import.meta.dirname, '../../..');

/** Maximum sizes of a build in brotli bytes (`pairwise.budgets` in package.json). */
export interface Budgets {
  /** Loaded before any screen: remoteEntry and lifecycle of a remote, `main.js` of the shell. */
  entryBr: number;
  /** Entry, the largest messages file and one screen together. */
  routeBr: number;
}

export interface Manifest {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
  pairwise?: { budgets?: Partial<Budgets> };
}

const isManifest = (value: unknown): value is Manifest =>
  typeof value === 'object' && value !== null && 'name' in value && 'version' in value;

/** Reads the package.json of a folder. Throws when it is missing or has no name and version. */
export const readManifest = (folder: string): Manifest => {
  const manifest: unknown = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  if (!isManifest(manifest)) throw new Error(`${folder}/package.json has no name or version`);
  return manifest;
};

/** Returns the name under which a package is published, without its scope: `@pairwise/mf-chat` → `mf-chat`. */
export const deployableName = ({ name }: Pick<Manifest, 'name'>): string => name.replace(/^@[^/]+\//, '');

/** Packages of the platform are installed beside `@pairwise/platform`, which depends on all of them. */
const installedFolder = (short: string): string => {
  const platform = path.join(workspaceRoot, 'node_modules/@pairwise/platform');
  if (!existsSync(platform)) {
    throw new Error(
      `${workspaceRoot} has no package @pairwise/platform. Add it to package.json and run \`pnpm install\`.`,
    );
  }
  const folder = path.join(realpathSync(platform), '..', short);
  return existsSync(folder) ? realpathSync(folder) : folder;
};

/** Returns the folder of a package of the platform: `@pairwise/mf-chat` → mf-chat, `@pairwise/ui` → shared/ui. */
export const packageFolder = (packageName: string): string => {
  const short = packageName.replace('@pairwise/', '');
  if (isInstalled) return installedFolder(short);
  const atTop = short === 'shell' || short.startsWith('mf-');
  return path.join(workspaceRoot, atTop ? short : `shared/${short}`);
};
