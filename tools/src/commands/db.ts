/** `npm run db -- migrate | seed | reset --yes | export FILE | import FILE`. */
import { exportDatabase, importDatabase } from '@pairwise/api/launcher';
import { migrate, refreshDemo, resetDatabase, seedDemo } from '@pairwise/api/db';

import { runCommand } from '../run-command.ts';
import { PlainError, readSettings, type Settings } from '../settings.ts';
import { withDatabase } from '../with-database.ts';

const usage = `npm run db -- COMMAND
  migrate        bring the schema up to date
  seed           fill an empty database with demo data
  reset --yes    throw everything away and begin again
  export FILE    write all rows to a file
  import FILE --yes   put the rows of such a file in the place of all there are`;

const say = (line: string) => console.log(line);

const fileOf = (args: string[]): string => {
  const [file] = args;
  if (file === undefined) throw new PlainError(usage);
  return file;
};

const requireDemo = (settings: Settings): void => {
  if (!settings.demo) throw new PlainError('Demo data does not exist in production.');
};

const commands: Record<string, (url: string, settings: Settings, args: string[]) => Promise<void>> = {
  migrate: async (url) => {
    await migrate(url);
    say('The schema is up to date.');
  },
  seed: async (url, settings) => {
    requireDemo(settings);
    await migrate(url);
    await seedDemo(url, { dataDir: settings.dataDir, log: say });
    await refreshDemo(url);
  },
  reset: async (url, settings, args) => {
    if (!args.includes('--yes'))
      throw new PlainError('This throws all data away. If that is meant: npm run db -- reset --yes');
    await resetDatabase(url);
    await migrate(url);
    if (settings.demo) {
      await seedDemo(url, { dataDir: settings.dataDir, log: say });
      await refreshDemo(url);
    }
    say('The database is as new.');
  },
  export: async (url, _settings, args) => {
    const { tables, rows } = await exportDatabase(url, fileOf(args));
    say(`${rows} rows of ${tables} tables written to ${fileOf(args)}.`);
  },
  import: async (url, _settings, args) => {
    const file = fileOf(args);
    if (!args.includes('--yes')) {
      throw new PlainError(
        `This replaces all data by the file's. If that is meant: npm run db -- import ${file} --yes`,
      );
    }
    await migrate(url);
    const { tables, rows } = await importDatabase(url, file, { replace: true });
    say(`${rows} rows of ${tables} tables read from ${fileOf(args)}.`);
  },
};

await runCommand(async () => {
  const [name, ...args] = process.argv.slice(2);
  const command = name === undefined ? undefined : commands[name];
  if (command === undefined) throw new PlainError(usage);
  const settings = readSettings(process.env);
  await withDatabase(settings, (url) => command(url, settings, args));
  return 0;
});
