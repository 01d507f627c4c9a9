import type { FileState, SharedFiles } from '../files/shared-files.ts';
import { deleteFile, type FileRow, listFiles, readFile, readFiles, writeFile } from './files.repository.ts';
import type { Database } from './open-database.ts';
import { readAll } from './read-pages.ts';

const stateOf = (row: FileRow): FileState => ({ stamp: row.stamp, writtenAt: row.written_at.getTime() });

/**
 * Opens the files of a folder in a database, which gateways on several machines share. Reads all of them once.
 * @param folder the name of the folder
 */
export const openDatabaseFiles = async ({ query }: Pick<Database, 'query'>, folder: string): Promise<SharedFiles> => {
  const rows = await readAll(readFiles(query, folder));
  /** As they were listed last. */
  let states = new Map<string, FileState>();
  return {
    place: `the folder ${folder} of the database`,
    atStart: () => rows.splice(0).map((row) => ({ name: row.name, ...stateOf(row), content: row.content })),
    names: async () => {
      states = new Map((await listFiles(query, folder)).map((row) => [row.name, stateOf(row)]));
      return [...states.keys()];
    },
    state: (name) => Promise.resolve(states.get(name)),
    read: (name) => readFile(query, folder, name),
    write: (name, content) => writeFile(query, folder, name, Buffer.from(content)),
    remove: (name) => deleteFile(query, folder, name),
    sync: () => Promise.resolve(),
  };
};
