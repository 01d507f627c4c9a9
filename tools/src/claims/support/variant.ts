import { createHash } from 'node:crypto';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { RegisteredVersion } from '@pairwise/gateway/registry';
import { compressAgain } from '@pairwise/gateway/testing';

/** The fields of `remote.json` that differ between versions. */
type Description = Pick<RegisteredVersion, 'name' | 'version' | 'entry' | 'files'>;

const integrityOf = (bytes: Buffer): string => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

const readDescription = (dist: string): Description =>
  // The cast is true because the build wrote the file; a publish checks it again.
  JSON.parse(readFileSync(join(dist, 'remote.json'), 'utf8')) as Description;

/**
 * Makes another version of a deployable from its build, as a build of changed sources would: every script differs, all
 * hashes are right, and versions cannot share chunks. It takes milliseconds where a build takes seconds.
 * @param target a folder that does not exist yet
 * @param mark distinguishes the variants of one build
 * @param edit changes the code of a script, for example to add a fault; the hashes are those of the changed code
 */
export const makeVariant = (
  dist: string,
  target: string,
  mark: string,
  edit: (path: string, text: string) => string = (_, text) => text,
): { name: string; version: string } => {
  cpSync(dist, target, { recursive: true });
  const before = readDescription(dist);
  const hash = createHash('sha256').update(`${before.version}\0${mark}`).digest('hex').slice(0, 8);
  const version = before.version.replace(/[0-9a-f]{8}$/, hash);
  // The code contains the version in two forms: as it is, and in the name of webpack's list of chunks.
  const spellings = [before.version, before.version.replaceAll(/[.-]/g, '_')].map((old) => ({
    old,
    now: old.replace(/[0-9a-f]{8}$/, hash),
  }));
  const renamed = (text: string): string =>
    spellings.reduce((changed, { old, now }) => changed.replaceAll(old, now), text);

  const scripts = before.files.filter((file) => file.path.endsWith('.js'));
  const integrities = new Map<string, string>();
  const rewrite = ({ path, integrity }: { path: string; integrity: string }): void => {
    const file = join(target, path);
    let text = edit(path, renamed(readFileSync(file, 'utf8')));
    for (const [old, now] of integrities) text = text.replaceAll(old, now);
    const bytes = Buffer.from(text);
    writeFileSync(file, bytes);
    compressAgain(file, bytes);
    integrities.set(integrity, integrityOf(bytes));
  };
  // The entry contains the hashes of all other scripts, so it is last.
  scripts.filter((file) => file.path !== before.entry).forEach(rewrite);
  scripts.filter((file) => file.path === before.entry).forEach(rewrite);

  const described = JSON.parse(renamed(JSON.stringify(before))) as Description;
  const after: Description = {
    ...described,
    files: described.files.map((file) => {
      const bytes = readFileSync(join(target, file.path));
      return { ...file, integrity: integrityOf(bytes), bytes: bytes.byteLength };
    }),
  };
  writeFileSync(join(target, 'remote.json'), `${JSON.stringify(after, null, 2)}\n`);
  return { name: after.name, version };
};
