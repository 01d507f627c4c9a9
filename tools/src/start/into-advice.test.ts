import { rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';

import { readSettings } from '../settings.ts';
import { temporaryDataDir } from '../temporary-data-dir.ts';
import { intoAdvice } from './into-advice.ts';
import { startProduct } from './start-product.ts';

test.each([
  ['mf-landers', { PORT: '4890' }, 'http://localhost:4890'],
  ['mf-chat', { PORT: '4890' }, 'http://app.localhost:4890'],
  ['mf-chat', { ZONES: 'single' }, 'http://localhost:4000'],
])('PLAT-06 the advice for %s with %j names the origin of its pages', async (remote, env, origin) => {
  expect(await intoAdvice(remote, readSettings(env))).toMatch(new RegExp(`npm run dev -- ${remote} --into ${origin}$`));
});

/** Starts the product beside a program that has one of its ports, and returns why it is refused. */
const refusal = async (develop?: string): Promise<string> => {
  const other = createServer();
  await new Promise<void>((resolve) => {
    other.listen(0, '127.0.0.1', resolve);
  });
  const { port } = other.address() as AddressInfo;
  const options = { log: () => undefined, onGivenUp: () => undefined, signal: new AbortController().signal };
  const dataDir = temporaryDataDir('into-advice');
  try {
    const settings = readSettings({ PORT: `${port}`, DATA_DIR: dataDir });
    const started = startProduct(settings, { ...options, ...(develop !== undefined && { develop }) });
    return await started.then(
      () => '',
      (error: unknown) => (error instanceof Error ? error.message : ''),
    );
  } finally {
    await new Promise((resolve) => {
      other.close(resolve);
    });
    rmSync(dataDir, { recursive: true, force: true });
  }
};

test('PLAT-06 a remote that is started beside a running product says how to show it in that one', async () => {
  const message = await refusal('mf-landers');
  expect(message).toMatch(/Port \d+ is taken .* PORT=\d+ npm run dev -- mf-landers\n/);
  expect(message).toMatch(/To show mf-landers in a product that runs already, .* --into http:\/\/localhost:\d+$/);
});

test('control: a product without such a remote names npm start, and no remote', async () => {
  const message = await refusal();
  expect(message).toMatch(/PORT=\d+ npm start/);
  expect(message).not.toContain('--into');
});
