import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { temporaryFolder } from '../testing/make-dist.ts';
import { openVisitLog } from './visit-log.ts';

const CELL = 'default en phone NL';
const visitors = ['aaaaaaaaaaaa', 'bbbbbbbbbbbb', 'cccccccccccc'] as const;

const linesIn = (folder: string): string[] =>
  readdirSync(folder)
    .flatMap((file) => readFileSync(path.join(folder, file), 'utf8').split('\n'))
    .filter((line) => line !== '');

const until = async (isDone: () => boolean): Promise<void> => {
  for (let attempt = 0; attempt < 200 && !isDone(); attempt += 1) {
    await new Promise((resolve) => {
      setTimeout(resolve, 10);
    });
  }
};

/** Opens a log whose folder cannot be made, because a file has its name. */
const openUnwritable = (retryMs: number) => {
  const folder = path.join(temporaryFolder(), 'visits');
  writeFileSync(folder, 'in the way');
  const warnings: string[] = [];
  const log = openVisitLog({ folder, warn: (message) => warnings.push(message), maxVisitors: 100, retryMs });
  return { folder, log, warnings };
};

test('a write that failed is tried again, with the visits that came since', async () => {
  const { folder, log, warnings } = openUnwritable(20);
  log.visit(visitors[0], CELL);
  await until(() => warnings.length > 0);
  expect(warnings[0]).toMatch(/^visits of an experiment could not be written: /);
  log.visit(visitors[1], CELL);
  rmSync(folder);
  await until(() => readdirSync(path.dirname(folder)).includes('visits') && linesIn(folder).length === 2);
  log.visit(visitors[2], CELL);
  log.signup(visitors[0]);
  await until(() => linesIn(folder).length === 4);
  expect(linesIn(folder)).toEqual([...visitors.map((visitor) => `v ${visitor} ${CELL}`), `s ${visitors[0]}`]);
});

test('a gateway that closes writes what waits, without the timer', async () => {
  const { folder, log, warnings } = openUnwritable(1_000_000);
  log.visit(visitors[0], CELL);
  await until(() => warnings.length > 0);
  rmSync(folder);
  await log.flush();
  expect(linesIn(folder)).toEqual([`v ${visitors[0]} ${CELL}`]);
  // The control: a folder that stays unwritable keeps nothing, and says so once.
  const broken = openUnwritable(1_000_000);
  broken.log.visit(visitors[0], CELL);
  await broken.log.flush();
  await broken.log.flush();
  expect(broken.warnings).toHaveLength(1);
});

test('visits with a niche are read, and those without one, which earlier versions have written', async () => {
  const folder = path.join(temporaryFolder(), 'visits');
  const options = { folder, warn: (message: string) => expect(message).toBe(''), maxVisitors: 100 };
  const writer = openVisitLog(options);
  writer.visit(visitors[0], CELL);
  writer.visit(visitors[1], `${CELL} she`);
  await writer.flush();
  const { cells } = await openVisitLog(options).read();
  expect([...cells]).toEqual([
    [CELL, { visits: 1, signups: 0 }],
    [`${CELL} she`, { visits: 1, signups: 0 }],
  ]);
});
