import { type Database, openDatabase } from '@pairwise/api/db';
import { findRunningDatabase } from '@pairwise/api/launcher';

import { productDataDir } from './product.ts';

/** The address of the running product's database. */
export const productDatabase = (): string => {
  const running = findRunningDatabase(productDataDir());
  if (!running) throw new Error('The product has no running database.');
  return running.url;
};

/** Runs queries on the database of the running product and closes the connection afterwards. */
export const inDatabase = async <Result>(work: (db: Database) => Promise<Result>): Promise<Result> => {
  const db = openDatabase({
    url: productDatabase(),
    poolSize: 1,
    onError: (error) => {
      throw error;
    },
  });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
};
