import { candidateOf, remoteBuild, route, shellBuild } from '../../testing/gate-fixtures.ts';
import { checks } from './index.ts';

test('PLAT-02 a good remote and a good shell pass every check', async () => {
  const live = [shellBuild(), remoteBuild({ name: 'mf-members', routes: [route('members', '/members/:id')] })];
  for (const dist of [remoteBuild(), shellBuild({ version: '1.0.1-00000002' })]) {
    const candidate = await candidateOf(dist, { live });
    for (const check of checks) {
      expect(await check.run(candidate)).toMatchObject({
        id: check.id,
        verdict: 'passed',
        reason: expect.stringMatching(/^.{20,}\.$/),
      });
    }
  }
});
