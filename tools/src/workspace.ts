import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The checkout. */
export const root = join(import.meta.dirname, '../..');

/** Folders of all remotes, by the `mf-` that names them. */
export const remoteFolders = (): string[] =>
  readdirSync(root)
    .filter((name) => name.startsWith('mf-'))
    .sort();

/** What is built and published: the shell and every remote. */
export const publishedFolders = (): string[] => ['shell', ...remoteFolders()];

/** Everything that is built: also the console, which is not published. The gateway serves its build as plain files. */
export const builtFolders = (): string[] => [...publishedFolders(), 'console'];

/** Folders under `shared/`. */
export const sharedFolders = (): string[] =>
  readdirSync(join(root, 'shared'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();

/** Folders of all packages, from the checkout: `api`, `shared/ui`, … */
export const packageFolders = (): string[] =>
  [...readdirSync(root), ...sharedFolders().map((name) => join('shared', name))].filter((folder) =>
    existsSync(join(root, folder, 'tsconfig.json')),
  );
