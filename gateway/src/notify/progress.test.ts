import { readdirSync } from 'node:fs';
import path from 'node:path';

import { temporaryFolder } from '../testing/make-dist.ts';
import { openProgress } from './progress.ts';
import type { Subscription } from './subscription.ts';

const subscription: Subscription = {
  id: '0123456789ab',
  name: 'mf-chat',
  target: { kind: 'mail', address: 'ada@dates.example' },
  createdAt: '2026-12-01T06:00:00.000Z',
  createdBy: 'chat/Ada',
  since: 41,
};

test('a program that was stopped for many steps cannot write an old one, although its file is gone', () => {
  const dataDir = temporaryFolder();
  const [fast, slow] = [openProgress(dataDir), openProgress(dataDir)];
  const old = slow.read(subscription);
  let step = old;
  for (let cursor = 42; cursor < 82; cursor += 1) {
    step = fast.write(subscription, step, { ...step.progress, cursor }, 0) ?? step;
  }
  expect(step).toMatchObject({ number: 40, progress: { cursor: 81 } });
  const folder = path.join(dataDir, 'access/subscriptions', subscription.id);
  expect(readdirSync(folder).length).toBeLessThanOrEqual(10);
  expect(readdirSync(folder)).not.toContain('00000001.json');
  expect(slow.write(subscription, old, { ...old.progress, cursor: 42 }, 0)).toBeUndefined();
  expect(slow.read(subscription)).toEqual(step);
});
