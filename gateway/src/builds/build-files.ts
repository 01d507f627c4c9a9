import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { PublishedFile, PublishedVersion } from '@pairwise/contracts/registry';

import { parseDescription } from './description.ts';
import { BuildError } from './build-error.ts';

/** Files beside those of a build, for the gateway only. Pages never get them. */
export const DESCRIPTION = 'remote.json';
export const CONTRACT = 'contract.json';
export const SEAL = 'version.json';

/** Claims a version of a bucket for one upload, before its first file. */
export const CLAIM = 'upload.json';

/** Names that no file of a build may have, because the store uses them. Some disks ignore case. */
const reservedNames: ReadonlySet<string> = new Set([DESCRIPTION, CONTRACT, SEAL, CLAIM]);

/** Suffixes of the files that were compressed at build time. */
const TWINS = ['.br', '.gz'];

/** Returns the paths that a file and its compressed twins have. */
export const withTwins = (file: string): string[] => [file, ...TWINS.map((twin) => `${file}${twin}`)];

/** Whether a path is reserved for a file that the store writes. */
export const isReserved = (file: string): boolean =>
  reservedNames.has(file.toLowerCase()) || TWINS.some((twin) => file.toLowerCase().endsWith(twin));

/** Returns the `sha384-…` integrity value of some bytes. */
export const integrityOf = (bytes: Uint8Array | string): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** Reads and checks the description of a build or of a stored version. Throws when it is invalid. */
export const readDescription = (folder: string): PublishedVersion =>
  parseDescription(readFileSync(path.join(folder, DESCRIPTION), 'utf8'));

/** Whether two checked descriptions are equal. Their fields have one order. */
export const sameDescription = (one: PublishedVersion, other: PublishedVersion): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

export const otherContent = ({ name, version }: PublishedVersion): Error =>
  new BuildError('other_content', `${name} ${version} exists already with other content`);

/** Returns the paths of all existing files of a build: its files, their compressed twins, and the descriptions. */
export const filesOfBuild = (folder: string, files: readonly PublishedFile[]): string[] => [
  ...files.flatMap(({ path: file }) =>
    withTwins(file).filter((one) => one === file || existsSync(path.join(folder, one))),
  ),
  CONTRACT,
  DESCRIPTION,
];

/** Returns the size of a version's files in bytes, without their compressed twins. */
export const bytesOf = (files: readonly Pick<PublishedFile, 'bytes'>[]): number =>
  files.reduce((sum, { bytes }) => sum + bytes, 0);

/** Throws when a file of a build is missing or differs from its description. */
export const checkBuild = (folder: string, { files, contract }: PublishedVersion): void => {
  for (const { path: file, integrity } of [...files, { path: CONTRACT, integrity: contract }]) {
    if (integrityOf(readFileSync(path.join(folder, file))) !== integrity) {
      throw new BuildError('bad_description', `${file} differs from its description`);
    }
  }
};
