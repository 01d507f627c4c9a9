import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';

import { inTransaction } from '../../db/in-transaction.ts';
import type { Services } from '../../services.ts';
import { queueMail } from '../mails/queue-mail.ts';
import {
  deleteExport,
  listOrderedExports,
  listPhotoFiles,
  lockExpiredExport,
  lockOrderedExport,
  markExportReady,
} from './export.repository.ts';
import { collectMemberData } from './member-data.repository.ts';
import { jsonText, writeZip } from './write-zip.ts';

/** The key of a copy in the store. */
export const exportFile = (id: string): string => `exports/${id}.zip`;

const openPhoto = async ({ photos }: Services, content: string): Promise<Readable> => {
  const stored = await photos.open(content, 1280, 'jpg');
  if (!stored) throw new Error('a photo is not in the store');
  return stored.stream;
};

/**
 * Writes a copy while its row is locked: nothing deletes the row before its file is in the store. A process that dies
 * leaves the order to the next run, which writes the same file again.
 */
const makeOne = (services: Services, id: string, userId: number): Promise<void> =>
  inTransaction(services.db, async (transaction) => {
    if (!(await lockOrderedExport(transaction, id))) return;
    const data = await collectMemberData(transaction, userId);
    const photos = await listPhotoFiles(transaction, userId);
    const folder = join(services.env.dataDir, 'tmp');
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const file = join(folder, `${id}.zip`);
    try {
      await writeZip(file, [
        { name: 'data.json', open: () => Promise.resolve(Readable.from(jsonText(data))) },
        ...photos.map(({ public_id, content_key }) => ({
          name: `photos/${public_id}.jpg`,
          open: () => openPhoto(services, content_key),
        })),
      ]);
      await services.files.putFile(exportFile(id), file);
    } finally {
      await rm(file, { force: true });
    }
    await markExportReady(transaction, id);
    await queueMail(transaction, { userId, template: 'export_ready' });
  });

/**
 * Writes the ordered copies: one file each, data as JSON and photos as JPEG (decisions S-7). A copy that fails does not
 * hold up the others.
 * @returns how many copies were ordered
 * @throws {AggregateError} when some could not be written
 * @throws the reason of the signal when it is aborted; the next run writes the other copies
 */
export const makeExports = async (services: Services, signal?: AbortSignal): Promise<number> => {
  const ordered = await listOrderedExports(services.db);
  const errors: unknown[] = [];
  for (const { id, user_id } of ordered) {
    signal?.throwIfAborted();
    try {
      await makeOne(services, id, user_id);
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} copies could not be made`);
  return ordered.length;
};

/**
 * Deletes the expired copies, each file before its row: what a crash leaves is found by its row.
 * @throws the reason of the signal when it is aborted
 */
export const deleteOldExports = async (
  { db, files }: Pick<Services, 'db' | 'files'>,
  signal?: AbortSignal,
): Promise<void> => {
  const deleteOne = (): Promise<boolean> =>
    inTransaction(db, async (transaction) => {
      const id = await lockExpiredExport(transaction);
      if (id === undefined) return false;
      await files.remove(exportFile(id));
      await deleteExport(transaction, id);
      return true;
    });
  while (await deleteOne()) signal?.throwIfAborted();
};

/** Deletes the files of a member's copies. Call it in the transaction that deletes their rows, before it does. */
export const deleteExportFiles = async (
  files: Pick<Services['files'], 'remove'>,
  ids: readonly string[],
): Promise<void> => {
  for (const id of ids) await files.remove(exportFile(id));
};
