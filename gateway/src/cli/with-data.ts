import type { SharedData } from '../data/shared-data.ts';
import type { Context } from './context.ts';

/** Opens the data that the gateways of this machine share for one command of the operator. */
export const withData = async <Result>(
  { dataDir, databaseUrl }: Pick<Context, 'dataDir' | 'databaseUrl'>,
  work: (data: SharedData) => Result | Promise<Result>,
): Promise<Result> => {
  const { openData } = await import('../data/open-data.ts');
  const data = await openData({ dataDir, databaseUrl, warn: (message) => process.emitWarning(message) });
  try {
    return await work(data);
  } finally {
    await data.close();
  }
};
