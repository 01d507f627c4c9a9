/** `npm run db`: migrates, seeds, resets, exports and imports the product's database. */
import { migrate, refreshDemo, resetDatabase, seedDemo } from '@pairwise/api/db';
import { exportDatabase, importDatabase } from '@pairwise/api/launcher';
import { defineCommand, UsageError } from '@pairwise/command-line';

import { runScript } from '../run-command.ts';
import { CommandError, readSettings, type Settings } from '../settings.ts';
import { withDatabase } from '../with-database.ts';

const log = (line: string) => console.log(line);

const onDatabase = async (work: (url: string, settings: Settings) => Promise<void>): Promise<number> => {
  const settings = readSettings(process.env);
  await withDatabase(settings, (url) => work(url, settings));
  return 0;
};

const seed = async (url: string, { dataDir, fileStore }: Settings): Promise<void> => {
  await seedDemo(url, { dataDir, fileStore, log });
  await refreshDemo(url);
};

const confirmed = { yes: { type: 'boolean', summary: 'Confirms that all existing data is deleted.' } } as const;

const requireConfirmation = ({ yes }: { yes: boolean }): void => {
  if (!yes) throw new UsageError('This deletes all existing data. Add --yes to confirm.');
};

await runScript({
  name: 'db',
  summary: "Maintains the product's database.",
  commands: [
    defineCommand({
      name: 'migrate',
      summary: 'Brings the schema and the reference data up to date.',
      run: () =>
        onDatabase(async (url) => {
          await migrate(url);
          log('The schema is up to date.');
        }),
    }),
    defineCommand({
      name: 'seed',
      summary: 'Fills an empty database with demo data.',
      run: () =>
        onDatabase(async (url, settings) => {
          if (!settings.demo) throw new CommandError('Demo data does not exist in production.');
          await migrate(url);
          await seed(url, settings);
        }),
    }),
    defineCommand({
      name: 'reset',
      summary: 'Deletes all data, migrates and, in demo mode, seeds.',
      options: confirmed,
      run: async ({ options }) => {
        requireConfirmation(options);
        return onDatabase(async (url, settings) => {
          await resetDatabase(url);
          await migrate(url);
          if (settings.demo) await seed(url, settings);
          log('The database has been reset.');
        });
      },
    }),
    defineCommand({
      name: 'export',
      summary: 'Writes all rows to a file.',
      positionals: { file: { summary: 'The file to write.' } },
      run: ({ positionals: { file } }) =>
        onDatabase(async (url) => {
          const { tables, rows } = await exportDatabase(url, file);
          log(`${rows} rows of ${tables} tables written to ${file}.`);
        }),
    }),
    defineCommand({
      name: 'import',
      summary: 'Replaces all rows with those of an exported file.',
      positionals: { file: { summary: 'The file that export has written.' } },
      options: confirmed,
      run: async ({ positionals: { file }, options }) => {
        requireConfirmation(options);
        return onDatabase(async (url) => {
          await migrate(url);
          const { tables, rows } = await importDatabase(url, file, { replace: true });
          log(`${rows} rows of ${tables} tables read from ${file}.`);
        });
      },
    }),
  ],
});
