import { refusalOf, runCheck, remoteBuild, shellBuild, type Bad } from '../../testing/gate-fixtures.ts';

const unread = { version: '1.0.0', streams: { unread: { type: 'number' } }, events: {} };
const emitted = { type: 'object', properties: { path: { type: 'string' } }, required: ['path'] };
const event = (schema: object) => ({ version: '1.0.0', streams: {}, events: { 'navigation:done': { ...schema } } });

test('PLAT-02 accepts a remote that reads what the shell writes', async () => {
  expect(await runCheck('bus-contract', remoteBuild({ contract: { bus: unread } }))).toMatchObject({
    verdict: 'passed',
    reason: expect.stringMatching(/unread/),
  });
  expect(await runCheck('bus-contract', remoteBuild({ contract: { bus: event(emitted) } }))).toMatchObject({
    verdict: 'passed',
  });
});

test.each<Bad>([
  [
    'another version of the bus',
    {
      description: { data: { name: 'mf-chat', contracts: { bus: '^2', endpoints: '^1' }, routes: [], widgets: [] } },
    },
    /needs bus \^2, shell .* has 1\.\d+\.\d+/,
  ],
  [
    'a missing stream',
    { contract: { bus: { version: '1.0.0', streams: { gifts: { type: 'number' } }, events: {} } } },
    /stream gifts is gone/,
  ],
  [
    'another type',
    { contract: { bus: { version: '1.0.0', streams: { unread: { type: 'string' } }, events: {} } } },
    /stream unread: it may now be a number/,
  ],
  [
    'an event without a field that it reads',
    {
      contract: {
        bus: event({
          ...emitted,
          properties: { ...emitted.properties, zone: { type: 'string' } },
          required: ['path', 'zone'],
        }),
      },
    },
    /event navigation:done: zone is gone/,
  ],
  [
    'an event that it emits without a field that others read',
    { contract: { bus: event({ type: 'object', properties: {} }) } },
    /event navigation:done: path is gone/,
  ],
])('PLAT-02 refuses %s', async (_what, options, reason) => {
  expect(await refusalOf('bus-contract', options)).toMatch(reason);
});

test('PLAT-02 refuses a shell without a stream that a live remote reads', async () => {
  const dist = shellBuild({
    version: '1.0.1-00000002',
    contract: { bus: { version: '1.0.0', streams: {}, events: {} } },
  });
  const live = [shellBuild(), remoteBuild({ contract: { bus: unread } })];
  expect(await runCheck('bus-contract', dist, { live })).toMatchObject({
    verdict: 'failed',
    reason: expect.stringMatching(/mf-chat .* with shell 1\.0\.1.*: stream unread is gone/),
  });
  expect(await runCheck('bus-contract', dist, { live: [shellBuild(), remoteBuild()] })).toMatchObject({
    verdict: 'passed',
  });
});
