import { openReplay, startTestApi } from '@pairwise/api/testing';

import { alternate, type Comparison, median } from '../alternate.ts';
import type { Writer } from '../chat/writers.ts';
import { getRequest, openConnection } from '../http/connection.ts';
import { perSecond } from '../per-second.ts';

/** Requests under way, and connections of the bare driver: as many as an api has to its database. */
const CONCURRENT = 20;
const CONNECTIONS = 10;
/** Members whose statements are recorded. */
const RECORDED = 20;

type Statements = readonly { sql: string; parameters: readonly unknown[] }[];

/** A read of the api, with its path and query. */
export interface Read {
  name: string;
  path: string;
}

/** Reads as members with an api in this process, one after the other, and returns the statements of each. */
const recordReads = async (databaseUrl: string, { path }: Read, readers: readonly Writer[]): Promise<Statements[]> => {
  let statements: Statements[number][] = [];
  const api = await startTestApi({ databaseUrl, onStatement: (_, statement) => statements.push(statement) });
  try {
    const recorded: Statements[] = [];
    for (const { cookie } of readers) {
      statements = [];
      const { statusCode } = await api.app.inject({ url: path, headers: { cookie, 'x-request-type': 'client' } });
      if (statusCode !== 200) throw new Error(`${path} returned ${statusCode}`);
      recorded.push(statements);
    }
    // The first one reads settings that an api keeps.
    return recorded.slice(1);
  } finally {
    await api.close();
  }
};

interface ReadRateOptions {
  url: string;
  databaseUrl: string;
  read: Read;
  readers: readonly Writer[];
  runs: number;
  /** Reads of one measurement. */
  reads: number;
}

const take = <Value>(values: readonly Value[], n: number): Value => {
  const value = values[n % values.length];
  if (value === undefined) throw new Error('There are no members.');
  return value;
};

/** Compares a read over HTTP with the same statements by the bare driver: those of recorded reads of several members. */
export const measureReadRate = async (options: ReadRateOptions): Promise<Comparison & { statements: number }> => {
  const { url, databaseUrl, read, readers, runs, reads } = options;
  const recorded = await recordReads(databaseUrl, read, readers.slice(0, RECORDED + 1));
  const replay = openReplay(databaseUrl);
  const idle = Array.from({ length: CONCURRENT }, () => openConnection(url));
  const all = [...idle];
  const requests = readers.map(({ cookie }) =>
    getRequest(`${url}${read.path}`, { cookie, 'x-request-type': 'client', 'accept-encoding': 'identity' }),
  );
  let [next, replayed] = [0, 0];
  const readOnce = async (): Promise<void> => {
    const connection = idle.pop();
    if (!connection) throw new Error('There are more reads than connections.');
    const { status } = await connection.send(take(requests, next++));
    idle.push(connection);
    if (status !== 200) throw new Error(`${read.path} returned ${status}`);
  };
  try {
    const result = await alternate(
      runs,
      () => perSecond(reads, CONCURRENT, readOnce),
      () => perSecond(reads, CONNECTIONS, () => replay.run(take(recorded, replayed++), new Map())),
    );
    return { ...result, statements: median(recorded.map((statements) => statements.length)) };
  } finally {
    for (const connection of all) connection.close();
    await replay.close();
  }
};
