import { startSandboxStage } from '../../../testing/payment-provider/sandbox-stage.ts';
import { openSandbox } from './sandbox.ts';
import { ProviderKeyError } from './payment-provider.ts';
import { watchKey } from './watch-key.ts';

let stage: Awaited<ReturnType<typeof startSandboxStage>>;
beforeAll(async () => {
  stage = await startSandboxStage();
});
afterAll(() => stage.close());

const readAll = async (items: AsyncIterable<unknown>): Promise<number> => {
  let count = 0;
  for await (const _ of items) count += 1;
  return count;
};

test('BILL-04 a key that the provider does not accept is reported, not with every call', async () => {
  const lines: string[] = [];
  const provider = watchKey(openSandbox({ url: stage.url, key: 'revoked' }), (_, line) => lines.push(line));
  await expect(provider.fetch('tr_1')).rejects.toBeInstanceOf(ProviderKeyError);
  expect(lines).toEqual([expect.stringContaining('the payment provider sandbox does not accept our key')]);
  await expect(readAll(provider.list(new Date(0)))).rejects.toBeInstanceOf(ProviderKeyError);
  await expect(provider.cancel('tr_1')).rejects.toBeInstanceOf(ProviderKeyError);
  expect(lines).toHaveLength(1);
});

test('BILL-04 a list that the provider does not show for this key is reported too', async () => {
  const lines: string[] = [];
  const provider = watchKey(openSandbox({ url: stage.url, key: 'revoked' }), (_, line) => lines.push(line));
  await expect(readAll(provider.listChargebacks(new Date(0)))).rejects.toBeInstanceOf(ProviderKeyError);
  expect(lines).toHaveLength(1);
});

test('BILL-04 a key that works is not reported, whatever the provider responds', async () => {
  const lines: string[] = [];
  const warn = (_: unknown, line: string) => lines.push(line);
  const provider = watchKey(stage.open({ url: stage.url, timeoutMs: 5_000 }), warn);
  expect(await provider.fetch('tr_1')).toBeNull();
  expect(await readAll(provider.list(new Date(0)))).toBe(0);
  const silent = watchKey(stage.open({ url: 'http://127.0.0.1:9', timeoutMs: 500 }), warn);
  await expect(silent.fetch('tr_1')).rejects.not.toBeInstanceOf(ProviderKeyError);
  expect(lines).toEqual([]);
});
