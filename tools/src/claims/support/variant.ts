import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

import type { RegisteredVersion } from '@pairwise/gateway/registry';

/** Of `remote.json`, what has to change from version to version. */
type Description = Pick<RegisteredVersion, 'name' | 'version' | 'entry' | 'files'>;

const integrityOf = (bytes: Buffer): string => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

const readDescription = (dist: string): Description =>
  // Written by the build a moment ago; a publish checks it once more.
  JSON.parse(readFileSync(join(dist, 'remote.json'), 'utf8')) as Description;

/** Fast rather than small: these files are made for one run. */
const compressAgain = (file: string, bytes: Buffer): void => {
  if (existsSync(`${file}.br`)) {
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }));
  }
  if (existsSync(`${file}.gz`)) writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 1 }));
};

/**
 * Makes of a build another version of the same deployable, as a build of changed sources would be: every script differs,
 * all hashes fit, chunks of one version are of no use to the other. Takes milliseconds where a build takes seconds.
 * @param target a folder that does not exist yet
 * @param mark tells the variants of one build apart
 * @param edit changes what a script says: a version with a fault of its own, as whole as any other
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
  // A version stands in the code in two ways: as it is, and in the name of webpack's list of chunks.
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
  // The entry knows the hashes of all others, so it comes last.
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
