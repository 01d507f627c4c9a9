import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Root of the checkout; this file is in `shared/webpack/src`. */
export const workspaceRoot = path.resolve(import.meta.dirname, '../../..');

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

/** Returns the folder of a workspace package: `@pairwise/mf-chat` → mf-chat, `@pairwise/ui` → shared/ui. */
export const packageFolder = (packageName: string): string => {
  const short = packageName.replace('@pairwise/', '');
  const atTop = short === 'shell' || short.startsWith('mf-');
  return path.join(workspaceRoot, atTop ? short : `shared/${short}`);
};
