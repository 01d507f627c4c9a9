import { refusalOf, runCheck, remoteBuild, shellBuild } from '../../testing/gate-fixtures.ts';

test('PLAT-02 a remote needs what every live shell offers', async () => {
  expect(await refusalOf('shared-ranges', { description: { shared: { react: '^20.0.0' } } })).toMatch(
    /mf-chat .* needs react \^20.0.0, shell .* offers 19.3.1/,
  );
  expect(await refusalOf('shared-ranges', { description: { shared: { 'react-query': '^1.0.0' } } })).toMatch(
    /react-query .* does not offer/,
  );
  expect(await refusalOf('shared-ranges', {}, { live: [] })).toMatch(/no shell is live/);
  const older = { shared: { react: '^19.0.0' } };
  expect(await runCheck('shared-ranges', remoteBuild({ description: older }))).toMatchObject({ verdict: 'passed' });
});

test('PLAT-02 a shell offers what every live remote needs', async () => {
  const live = [shellBuild(), remoteBuild()];
  const version = '1.0.1-00000002';
  expect(
    await runCheck('shared-ranges', shellBuild({ version, shared: { react: '^20.0.0' } }), { live }),
  ).toMatchObject({
    verdict: 'failed',
    reason: expect.stringMatching(/mf-chat .* needs react \^19.3.1, shell 1.0.1.* offers 20.0.0/),
  });
  expect(
    await runCheck('shared-ranges', shellBuild({ version, shared: { react: '^19.9.0' } }), { live }),
  ).toMatchObject({
    verdict: 'passed',
  });
});
