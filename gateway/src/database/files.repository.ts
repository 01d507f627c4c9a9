import type { Query } from './open-database.ts';
import { readPages } from './read-pages.ts';

/** The table of small files that gateways share. */
export const fileTables = [
  `create table if not exists gateway.files (
    folder text not null,
    name text not null,
    content bytea not null,
    written_at timestamptz not null default now(),
    primary key (folder, name)
  )`,
];

/** A file, without its content. */
export interface FileRow {
  name: string;
  /** Changes with every replacement. */
  stamp: string;
  written_at: Date;
}

/** Lists the files of a folder. */
export const listFiles = (query: Query, folder: string): Promise<FileRow[]> =>
  query('select name, xmin::text as stamp, written_at from gateway.files where folder = $1', [folder]);

/** Files of one statement: each has up to some ten kilobytes. */
const FILES_OF_PAGE = 100;

/** Reads all files of a folder in pages. */
export const readFiles = (query: Query, folder: string): AsyncGenerator<(FileRow & { content: Buffer })[], void> =>
  readPages(
    (last, limit) =>
      query(
        `select name, xmin::text as stamp, written_at, content from gateway.files where folder = $1 and name > $2
         order by name limit $3`,
        [folder, last?.name ?? '', limit],
      ),
    FILES_OF_PAGE,
  );

/** Reads a file; undefined when it was removed. */
export const readFile = async (query: Query, folder: string, name: string): Promise<Buffer | undefined> => {
  const [row] = await query<{ content: Buffer }>('select content from gateway.files where folder = $1 and name = $2', [
    folder,
    name,
  ]);
  return row?.content;
};

/** Writes a file, or replaces it. */
export const writeFile = async (query: Query, folder: string, name: string, content: Buffer): Promise<void> => {
  await query(
    `insert into gateway.files (folder, name, content) values ($1, $2, $3)
     on conflict (folder, name) do update set content = excluded.content, written_at = now()`,
    [folder, name, content],
  );
};

/** Deletes a file, if there is one. */
export const deleteFile = async (query: Query, folder: string, name: string): Promise<void> => {
  await query('delete from gateway.files where folder = $1 and name = $2', [folder, name]);
};
