import { findRunningDatabase, startDatabase } from '@pairwise/api/launcher';

import { requireWritable, type Settings } from './settings.ts';

/**
 * Runs a command's work on the product's database: that of DATABASE_URL, else the one that `npm start` runs on the same
 * data directory, else one that is started for the command.
 */
export const withDatabase = async <Result>(
  settings: Settings,
  work: (url: string) => Promise<Result>,
): Promise<Result> => {
  const given = settings.databaseUrl ?? findRunningDatabase(settings.dataDir)?.url;
  if (given !== undefined) return work(given);
  requireWritable(settings.dataDir);
  const database = await startDatabase({ dataDir: settings.dataDir, log: (line) => console.log(line) });
  try {
    return await work(database.url);
  } finally {
    await database.stop();
  }
};
