import { setTimeout as delay } from 'node:timers/promises';

import { openQueue } from './queue.ts';

const chat = { name: 'mf-chat', version: '1.1.0-00000002' };
const billing = { name: 'mf-billing', version: '1.1.0-00000002' };

/** Works that end when the test says so, or when they are interrupted. */
const controlled = () => {
  const log: string[] = [];
  let end: (() => void) | undefined;
  const queue = openQueue(async ({ name }, { signal, onProgress }) => {
    log.push(`${name} begins`);
    onProgress(1, 4);
    await new Promise<void>((resolve) => {
      end = resolve;
      signal.addEventListener('abort', () => resolve());
    });
    log.push(`${name} ${signal.aborted ? 'interrupted' : 'done'}`);
  }, 1);
  return { log, queue, endWork: () => end?.() };
};

test('PLAT-04 works on one version at a time, each once', async () => {
  const { log, queue, endWork } = controlled();
  queue.add(chat);
  queue.add(chat);
  queue.add(billing);
  await delay(20);
  expect(log).toEqual(['mf-chat begins']);
  expect(queue.progress(chat)).toEqual({ done: 1, all: 4 });
  expect(queue.progress(billing)).toBeUndefined();
  endWork();
  await delay(20);
  expect(log).toEqual(['mf-chat begins', 'mf-chat done', 'mf-billing begins']);
  await queue.close();
});

test('PLAT-04 a check interrupts the pictures before it begins, and they continue when no check is left', async () => {
  const { log, queue, endWork } = controlled();
  queue.add(chat);
  await delay(20);
  const first = queue.during(async () => {
    log.push('first check');
    await delay(30);
    return 'verified';
  });
  const secondMayEnd = Promise.withResolvers<void>();
  const second = queue.during(async () => {
    await secondMayEnd.promise;
    log.push('second check ends');
  });
  expect(await first).toBe('verified');
  await delay(10);
  expect(log).toEqual(['mf-chat begins', 'mf-chat interrupted', 'first check']);
  secondMayEnd.resolve();
  await second;
  await delay(20);
  expect(log.slice(3)).toEqual(['second check ends', 'mf-chat begins']);
  endWork();
  await delay(20);
  expect(log.at(-1)).toBe('mf-chat done');
  await queue.close();
});

test('a check that fails lets the pictures continue', async () => {
  const { log, queue } = controlled();
  queue.add(chat);
  await expect(queue.during(() => Promise.reject(new Error('no disk')))).rejects.toThrow('no disk');
  await delay(20);
  expect(log).toEqual(['mf-chat begins']);
  await queue.close();
});

test('a closed queue interrupts its work and begins no other', async () => {
  const { log, queue } = controlled();
  queue.add(chat);
  queue.add(billing);
  await delay(20);
  await queue.close();
  queue.add({ ...chat, version: '1.2.0-00000003' });
  await delay(20);
  expect(log).toEqual(['mf-chat begins', 'mf-chat interrupted']);
});
