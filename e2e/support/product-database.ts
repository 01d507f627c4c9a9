import { type Database, openDatabase } from '@pairwise/api/db';
import { findRunningDatabase } from '@pairwise/api/launcher';

import { productDataDir } from './product.ts';

/** Looks into the database of the running product; the connection ends with the look. */
export const inDatabase = async <Result>(look: (db: Database) => Promise<Result>): Promise<Result> => {
  const running = findRunningDatabase(productDataDir());
  if (!running) throw new Error('the product has no running database');
  const db = openDatabase({
    url: running.url,
    poolSize: 1,
    onError: (error) => {
      throw error;
    },
  });
  try {
    return await look(db);
  } finally {
    await db.destroy();
  }
};
