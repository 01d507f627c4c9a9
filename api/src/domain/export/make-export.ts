import { readFile, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { strToU8, zipSync } from 'fflate';

import { inTransaction } from '../../db/in-transaction.ts';
import type { Services } from '../../services.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { deleteExpiredExports, listOrderedExports, listPhotoFiles, markExportReady } from './export.repository.ts';
import { collectMemberData } from './member-data.repository.ts';

export const exportFile = (dataDir: string, id: string): string => join(dataDir, 'exports', `${id}.zip`);

const photoFiles = async ({ db, photos }: Services, userId: number): Promise<Record<string, Uint8Array>> => {
  const files: Record<string, Uint8Array> = {};
  for (const { public_id, content_key } of await listPhotoFiles(db, userId)) {
    files[`photos/${public_id}.jpg`] = await readFile(await photos.file(content_key, 1280, 'jpg'));
  }
  return files;
};

const makeOne = async (services: Services, id: string, userId: number): Promise<void> => {
  const { db, env } = services;
  const data = JSON.stringify(await collectMemberData(db, userId), null, 2);
  const zipped = zipSync({ 'data.json': strToU8(data), ...(await photoFiles(services, userId)) });
  const file = exportFile(env.dataDir, id);
  await mkdir(join(env.dataDir, 'exports'), { recursive: true, mode: 0o700 });
  await writeFile(`${file}.tmp`, zipped, { mode: 0o600 });
  await rename(`${file}.tmp`, file);
  await inTransaction(db, async (transaction) => {
    await markExportReady(transaction, id);
    await queueMail(transaction, { userId, template: 'export_ready' });
  });
};

/**
 * Writes the ordered copies: one file each, data as JSON and photos as JPEG (decisions S-7). A copy that fails does not
 * hold up the others.
 * @returns how many copies were ordered
 * @throws {AggregateError} when some could not be written
 */
export const makeExports = async (services: Services): Promise<number> => {
  const ordered = await listOrderedExports(services.db);
  const errors: unknown[] = [];
  for (const { id, user_id } of ordered) {
    try {
      await makeOne(services, id, user_id);
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} copies could not be made`);
  return ordered.length;
};

/** Deletes the expired copies with their files. */
export const deleteOldExports = async ({ db, env }: Services): Promise<void> => {
  for (const id of await deleteExpiredExports(db)) await rm(exportFile(env.dataDir, id), { force: true });
};
