import os from 'node:os';

import { applySpy } from '../../testing/apply-spy.ts';
import { temporaryFolder } from '../../testing/make-dist.ts';
import { detectIsolation, isolatedEnvironment } from './isolation.ts';

test('reports a browser that cannot be started, instead of an isolation that was never tried', async () => {
  expect(await detectIsolation(temporaryFolder(), process.execPath)).toEqual({
    mode: 'none',
    sandbox: false,
    problems: expect.arrayContaining([expect.stringContaining('cannot be started')]),
  });
});

test('the browser inherits no setting of the gateway', () => {
  process.env['GATE_PASSWORD'] = 'secret';
  process.env['AWS_SECRET_ACCESS_KEY'] = 'secret';
  const environment = isolatedEnvironment({ mode: 'none', dataDir: '/data', command: '/usr/bin/chromium' });
  delete process.env['GATE_PASSWORD'];
  delete process.env['AWS_SECRET_ACCESS_KEY'];
  expect(Object.values(environment)).not.toContain('secret');
});

test('reports a machine without a folder for the browser, instead of ending the gateway', async () => {
  const dataDir = temporaryFolder();
  const folder = jest.spyOn(os, 'tmpdir').mockReturnValue(`${dataDir}/missing`);
  const removeSpy = applySpy(folder);
  try {
    expect(await detectIsolation(dataDir, process.execPath)).toMatchObject({
      mode: 'none',
      problems: [expect.stringContaining('cannot be started')],
    });
    expect(folder).toHaveBeenCalled();
  } finally {
    removeSpy();
  }
});
