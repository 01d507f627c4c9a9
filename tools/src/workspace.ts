import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The root folder of the checkout. */
export const root = join(import.meta.dirname, '../..');

/** Lists the folders of all remotes, whose names begin with `mf-`. */
export const remoteFolders = (): string[] =>
  readdirSync(root)
    .filter((name) => name.startsWith('mf-'))
    .sort();

/** Lists the folders that are built and published: the shell and every remote. */
export const publishedFolders = (): string[] => ['shell', ...remoteFolders()];

/** Lists all folders that are built, including the console, whose build the gateway serves as plain files. */
export const builtFolders = (): string[] => [...publishedFolders(), 'console'];

/** Lists the folders in `shared/`. */
export const sharedFolders = (): string[] =>
  readdirSync(join(root, 'shared'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();

/** Lists the folders of all packages, from the checkout: `api`, `shared/ui`, … */
export const packageFolders = (): string[] =>
  [...readdirSync(root), ...sharedFolders().map((name) => join('shared', name))].filter((folder) =>
    existsSync(join(root, folder, 'tsconfig.json')),
  );
