import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startService } from './service.ts';

const folder = mkdtempSync(join(tmpdir(), 'service-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const port = 4690;
const healthUrl = `http://127.0.0.1:${port}/`;

const source = (name: string, text: string): string => {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(file, text);
  return file;
};

const pidOf = async (): Promise<number> => Number(await (await fetch(healthUrl)).text());

const eventually = async <Value>(read: () => Promise<Value>, isRight: (value: Value) => boolean): Promise<Value> => {
  for (let tries = 0; tries < 100; tries += 1) {
    const value = await read().catch(() => undefined);
    if (value !== undefined && isRight(value)) return value;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The expected value was not read within five seconds.');
};

const options = (log: (line: string) => void = () => undefined) => ({
  logDir: join(folder, 'logs'),
  log,
  onGivenUp: () => undefined,
});

describe('a service under the supervisor', () => {
  const server = `
    import { createServer } from 'node:http';
    createServer((_, response) => response.end(String(process.pid))).listen(${port}, '127.0.0.1');
    console.log('listening');
    process.on('SIGTERM', () => { console.log('asked to stop'); process.exit(0); });`;

  test('is awaited, logged, restarted when it dies, and stopped by a signal that it can handle', async () => {
    const lines: string[] = [];
    const service = await startService(
      { name: 'echo', source: source('echo', server), env: {}, healthUrl },
      options((line) => lines.push(line)),
    );
    const first = await pidOf();
    process.kill(first, 'SIGKILL');
    const second = await eventually(pidOf, (pid) => pid !== first);
    expect(second).not.toBe(first);
    expect(lines.join('\n')).toMatch(/echo ended unexpectedly \(SIGKILL\)/);
    await service.stop();
    await expect(fetch(healthUrl)).rejects.toThrow();
    expect(readFileSync(join(folder, 'logs/echo.log'), 'utf8')).toMatch(/listening[\s\S]*asked to stop/);
  });

  test('is not started where another program responds, whose health would count as its own', async () => {
    const definition = { name: 'echo', source: source('echo', server), env: {}, healthUrl };
    const service = await startService(definition, options());
    const first = await pidOf();
    await expect(startService(definition, options())).rejects.toThrow(/another program responds at/);
    expect(await pidOf()).toBe(first);
    await service.stop();
  });

  test('that cannot start is reported with the end of its output, and leaves no process behind', async () => {
    const broken = source('broken', `console.error('the disk is full'); process.exit(3);`);
    await expect(startService({ name: 'broken', source: broken, env: {}, healthUrl }, options())).rejects.toThrow(
      /the disk is full/,
    );
  });
});
