import { makeCrowd } from '@pairwise/api/testing';

import { startApi } from '../../claims/support/running-api.ts';
import { median } from '../alternate.ts';
import type { Bench } from '../bench.ts';
import { measureSendRate } from '../chat/send-rate.ts';
import { makeWriters } from '../chat/writers.ts';
import { machineLoad } from '../machine-load.ts';
import { measureReadRate, type Read } from './read-rate.ts';

const PORT = 4675;
const SIZES = {
  // One send of each member per measurement: the api accepts 20 of a member in a minute.
  full: { crowd: 20_000, members: 300, reads: 1_000, sends: 300 },
  smoke: { crowd: 500, members: 24, reads: 40, sends: 20 },
};
/** Of the rate over HTTP to that of the bare driver, at least. */
const READ_TARGET = 0.5;
const SEND_TARGET = 0.6;

const READS: Read[] = [
  { name: 'current user', path: '/api/user.php' },
  { name: 'search', path: '/api/members.php' },
  { name: 'chats', path: '/api/chats.php' },
];

/** Measures calls of the api against their statements by the bare driver. */
export const api: Bench = {
  name: 'api',
  title: 'calls of the api against the same statements by the bare driver',
  run: async ({ runs, size, log }) => {
    const { crowd, members, reads, sends } = SIZES[size];
    const running = await startApi({ purpose: 'bench-api', ports: [PORT], log });
    const { url, db, databaseUrl } = running;
    try {
      await makeCrowd(db, crowd);
      const writers = await makeWriters(db, members);
      log(`${crowd + members} members made`);
      const figures: [string, string | number][] = [];
      for (const read of READS) {
        const rate = await measureReadRate({ url, databaseUrl, read, readers: writers, runs, reads });
        figures.push(
          [`${read.name}: per second over HTTP (median of ${runs} × ${reads})`, median(rate.ours).toFixed(0)],
          [
            `${read.name}: its ${rate.statements} statements by the bare driver, per second`,
            median(rate.peer).toFixed(0),
          ],
          [`${read.name} to the bare driver, ratio (target ≥ ${READ_TARGET})`, rate.ratio.toFixed(2)],
        );
        log(`${read.name} measured`);
      }
      const rate = await measureSendRate({ url, databaseUrl, writers, runs, sends });
      figures.push(
        [`send: per second over HTTP (median of ${runs} × ${sends})`, median(rate.ours).toFixed(0)],
        [`send: its ${rate.statements} statements by the bare driver, per second`, median(rate.peer).toFixed(0)],
        [`send to the bare driver, ratio (target ≥ ${SEND_TARGET})`, rate.ratio.toFixed(2)],
      );
      return Object.fromEntries([...figures, machineLoad()]);
    } finally {
      await running.stop();
    }
  },
};
