import { randomBytes } from 'node:crypto';
import { chmod, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * A secret of this installation, made at its first use: `<dataDir>/secrets/<name>`, readable by its owner alone. To
 * rotate one, delete its file and start again. Two programs that start at once end up with the same secret.
 */
export const readSecret = async (dataDir: string, name: string): Promise<Buffer> => {
  const folder = join(dataDir, 'secrets');
  const file = join(folder, name);
  const known = await readFile(file, 'utf8').catch(() => undefined);
  if (known) return Buffer.from(known.trim(), 'base64url');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
  const aside = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(aside, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 });
  // A link fails where the file exists already: the first of two makers wins.
  await link(aside, file).catch(() => {});
  await rm(aside);
  return Buffer.from((await readFile(file, 'utf8')).trim(), 'base64url');
};
