import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { PublishedFile, PublishedVersion } from '@pairwise/contracts/registry';

import { parseDescription } from './description.ts';
import { BuildError } from './build-error.ts';

/** The descriptions beside the files, for ourselves: no page gets them. */
export const DESCRIPTION = 'remote.json';
export const CONTRACT = 'contract.json';
export const SEAL = 'version.json';

/** Says whose upload a version of a bucket is, before its first file is there. */
export const CLAIM = 'upload.json';

/** Names that no file of a build may have: something of ours stands there. Disks may not tell case apart. */
const reservedNames: ReadonlySet<string> = new Set([DESCRIPTION, CONTRACT, SEAL, CLAIM]);

/** Files that were compressed at the build, beside the originals. */
const TWINS = ['.br', '.gz'];

/** Whether a path would take the place of something that is made here. */
export const isReserved = (file: string): boolean =>
  reservedNames.has(file.toLowerCase()) || TWINS.some((twin) => file.toLowerCase().endsWith(twin));

/** The `sha384-…` value of some bytes. */
export const integrityOf = (bytes: Uint8Array | string): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** Reads and checks the description of a build or of a stored version. Throws when it is not one. */
export const readDescription = (folder: string): PublishedVersion =>
  parseDescription(readFileSync(path.join(folder, DESCRIPTION), 'utf8'));

/** Two descriptions of one version; checked ones, so their fields stand in one order. */
export const sameDescription = (one: PublishedVersion, other: PublishedVersion): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

export const otherContent = ({ name, version }: PublishedVersion): Error =>
  new BuildError('other_content', `${name} ${version} exists already, with other content`);

/** Paths of everything that belongs to a build and is there: files, their compressed twins, the descriptions. */
export const filesOfBuild = (folder: string, files: readonly PublishedFile[]): string[] => [
  ...files.flatMap(({ path: file }) => [
    file,
    ...TWINS.map((twin) => `${file}${twin}`).filter((twin) => existsSync(path.join(folder, twin))),
  ]),
  CONTRACT,
  DESCRIPTION,
];

/** Throws when a file of a folder is missing or not what its build described. */
export const checkBuild = (folder: string, { files, contract }: PublishedVersion): void => {
  for (const { path: file, integrity } of [...files, { path: CONTRACT, integrity: contract }]) {
    if (integrityOf(readFileSync(path.join(folder, file))) !== integrity) {
      throw new BuildError('bad_description', `${file} is not what its build described`);
    }
  }
};
