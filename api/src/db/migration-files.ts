import { readdir, readFile } from 'node:fs/promises';

const folder = new URL('migrations/', import.meta.url);

/** The first line of a migration that runs outside a transaction. */
const outsideTransaction = '-- migrate: no transaction';
const indexStatement = /^create (?:unique )?index concurrently ([a-z_0-9]+) on [^;]+$/i;

/** An index that is built while other programs write to its table. */
export interface ConcurrentIndex {
  name: string;
  statement: string;
}

export interface MigrationFile {
  /** The file's name without its ending, under which it is recorded. */
  name: string;
  text: string;
  /** The indexes of a migration without a transaction; absent for a migration that runs in one. */
  indexes?: ConcurrentIndex[];
}

/**
 * Parses a migration that declares itself non-transactional. A crash may interrupt it between any two statements, so it
 * may contain only statements that can be repeated safely: `create index concurrently`.
 */
const parseIndexes = (name: string, text: string): ConcurrentIndex[] =>
  text
    .replaceAll(/^--.*$/gm, '')
    .split(';')
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '')
    .map((statement) => {
      const [, index] = indexStatement.exec(statement) ?? [];
      if (index === undefined) {
        throw new Error(
          `migration ${name}.sql runs without a transaction and may only contain "create index concurrently NAME on …". ` +
            `Move this statement to another migration: ${statement.slice(0, 80)}`,
        );
      }
      return { name: index, statement };
    });

/**
 * Reads the migrations, plain SQL files, in the order of their numbers. The statements of a migration never change once
 * it has run anywhere.
 */
export const readMigrationFiles = async (from: URL = folder): Promise<MigrationFile[]> => {
  const names = (await readdir(from)).filter((name) => name.endsWith('.sql')).toSorted();
  return Promise.all(
    names.map(async (file) => {
      const [name, text] = [file.replace('.sql', ''), await readFile(new URL(file, from), 'utf8')];
      return { name, text, ...(text.startsWith(outsideTransaction) && { indexes: parseIndexes(name, text) }) };
    }),
  );
};
