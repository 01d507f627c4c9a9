import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { openDatabase } from '@pairwise/api/db';

import { startRunningProduct } from '../../claims/support/running-product.ts';
import { percentile } from '../activation/time-to-live.ts';
import { median } from '../alternate.ts';
import type { Bench } from '../bench.ts';
import { machineLoad } from '../machine-load.ts';
import { type Delivery, prepareStreams } from './delivery.ts';
import { measurePage, type Tap } from './page-times.ts';
import type { Kept } from './place.ts';
import { measurePlaceInFirefox } from './place-in-firefox.ts';
import { measureSendRate } from './send-rate.ts';
import { makeLongChat, makeWriters } from './writers.ts';

const PORT = 4630;
const SIZES = {
  full: { streams: [1_000, 2_000], sends: 300, delivered: 300, lines: 10_000 },
  smoke: { streams: [20, 40], sends: 20, delivered: 10, lines: 400 },
};
/** Of the rate over HTTP to that of the bare driver, at least. */
const RATE_TARGET = 0.6;
const DELIVERY_TARGET_MS = 100;
const MEMORY_TARGET_KB = 60;
const BUBBLE_TARGET_MS = 50;
const KEY_TARGET_MS = 100;

/** Returns the memory of a process of the product, in kilobytes. */
const memoryOf = (dataDir: string, service: string): number => {
  const pid = readFileSync(join(dataDir, `logs/${service}.pid`), 'utf8').trim();
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', pid], { encoding: 'utf8' }).trim());
};

/** Formats median, 99th percentile and maximum. */
const summary = (values: readonly number[]): string => {
  const sorted = values.toSorted((a, b) => a - b);
  return [0.5, 0.99, 1].map((share) => percentile(sorted, share).toFixed(1)).join(' / ');
};

const deliveryFigures = (streams: number, times: readonly Delivery[], memory: number): [string, string][] => {
  const frames = times.map(({ frame }) => frame).toSorted((a, b) => a - b);
  const name = `${streams} streams`;
  return [
    [`${name}: from the request to the frame, ms (p50 / p99 / max of ${times.length})`, summary(frames)],
    [`${name}: from the request to its response, ms (p50 / p99 / max)`, summary(times.map((one) => one.response))],
    [
      `${name}: p99 of the frame to the limit of ${DELIVERY_TARGET_MS} ms (target ≤ 1)`,
      (percentile(frames, 0.99) / DELIVERY_TARGET_MS).toFixed(2),
    ],
    [`${name}: memory of each, KB (target ≤ ${MEMORY_TARGET_KB})`, memory.toFixed(1)],
  ];
};

const tapFigures = (speed: string, taps: readonly Tap[], limit = ''): [string, string][] => [
  [`${speed}: from the tap to the bubble, ms${limit} (p50 / p99 / max)`, summary(taps.map(({ bubble }) => bubble))],
  [`${speed}: from the tap to "sent", ms (p50 / p99 / max)`, summary(taps.map(({ sent }) => sent))],
];

const placeFigures = (browser: string, lines: number, kept: Kept | { missing: string }): [string, string][] => {
  if ('missing' in kept) return [[`${browser}: not measured, the browser is`, kept.missing]];
  return [
    [
      `${browser}: messages moved while ${kept.pages} older pages were added, px (target ≤ 1)`,
      kept.movedByPages.toFixed(2),
    ],
    [
      `${browser}: moved in ${kept.steps} steps through ${lines} messages, px (target ≤ 1)`,
      kept.movedBySteps.toFixed(2),
    ],
    [`${browser}: messages in the page at once, at most`, String(kept.mounted)],
  ];
};

/** Measures sends against their statements by the bare driver, deliveries to open streams, and the chat in a browser. */
export const chat: Bench = {
  name: 'chat',
  title: 'sending a message, its delivery to open streams, and the chat in a browser',
  run: async ({ runs, size, log }) => {
    const { streams: levels, sends, delivered, lines } = SIZES[size];
    const product = await startRunningProduct({ purpose: 'bench-chat', port: PORT, log });
    const db = openDatabase({ url: product.databaseUrl, onError: () => undefined });
    const url = `http://127.0.0.1:${PORT + 1}`;
    try {
      const writers = await makeWriters(db, Math.max(...levels));
      const writer = await makeLongChat(db, lines);
      log(`${writers.length} members made`);
      const figures: [string, string][] = [];
      const streams = prepareStreams({ url, origin: product.url, writers });
      try {
        // Before anything else: later the process has memory to spare, which would hide that of the streams.
        const before = memoryOf(product.dataDir, 'api');
        for (const level of levels) {
          await streams.openUntil(level);
          const each = (memoryOf(product.dataDir, 'api') - before) / level;
          const times = await streams.measureDelivery(delivered);
          log(`${level} streams: ${times.length} messages delivered`);
          figures.push(...deliveryFigures(level, times, each));
        }
      } finally {
        streams.close();
      }
      const { kept, full, slow, keys } = await measurePage({
        browser: product.browser,
        url: product.url,
        writer,
        taps: runs,
      });
      const firefox = await measurePlaceInFirefox({ url: product.url, writer });
      log('measured in the browsers');
      const rate = await measureSendRate({ url, databaseUrl: product.databaseUrl, writers, runs, sends });
      log('compared with the bare driver');
      figures.push(
        [`sends per second over HTTP (median of ${runs} × ${sends})`, median(rate.ours).toFixed(0)],
        [`their ${rate.statements} statements each by the bare driver, per second`, median(rate.peer).toFixed(0)],
        [`sends to the bare driver, ratio (target ≥ ${RATE_TARGET})`, rate.ratio.toFixed(2)],
      );
      figures.push(
        ...tapFigures(`browser, ${full.length} messages`, full, ` (target ≤ ${BUBBLE_TARGET_MS})`),
        ...tapFigures(`browser with a quarter of the processor`, slow),
        [
          `browser with a quarter of the processor: from a key to its picture, ms (target ≤ ${KEY_TARGET_MS}) (p50 / p99 / max)`,
          summary(keys),
        ],
        ...placeFigures('Chromium', lines, kept),
        ...placeFigures('Firefox', lines, firefox),
        machineLoad(),
      );
      return Object.fromEntries(figures);
    } finally {
      await db.destroy();
      await product.stop();
    }
  },
};
