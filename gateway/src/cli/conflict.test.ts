import { chatDist, shellDist } from '../testing/make-dist.ts';
import { ensureDemoTokens } from '../access/index.ts';
import { runMfeInTest } from '../testing/run-mfe-in-test.ts';
import { type RunningControl, startControl } from '../testing/start-control.ts';
import { operator } from '../testing/start-gateway.ts';

const [first, second, third] = ['1.0.0-00000001', '1.1.0-00000001', '1.2.0-00000001'] as const;
const ada = { who: 'chat/Ada', why: 'slow' };

let control: RunningControl;
let duringBuild: () => void = () => undefined;
let duringChecks: () => void = () => undefined;
beforeEach(async () => {
  control = await startControl();
  for (const dist of [shellDist(), ...[first, second, third].map((version) => chatDist(version))]) {
    control.registry.putLive(dist, operator);
  }
  ensureDemoTokens(control.dataDir, ['shell', 'mf-chat']);
});
afterEach(() => control.stop());

const type = (args: readonly string[], token?: string) =>
  runMfeInTest(control, args, {
    token,
    print: (line) => {
      if (line.startsWith('Running the checks')) duringChecks();
    },
    build: async () => {
      duringBuild();
      return chatDist('1.3.0-00000001');
    },
  });

const revision = () => control.registry.current().revision;
const stable = () => control.registry.current().pointers['mf-chat'];

test('PLAT-04 a conflict prints who changed what, what is live now, and the command that does it nevertheless', async () => {
  const read = revision();
  control.registry.rollback('mf-chat', ada, second);
  const line = ['promote', 'mf-chat', first, '--why', "it's fast", '--revision', `${read}`];
  const { code, text } = await type(line);
  expect([code, stable()]).toEqual([1, second]);
  expect(text.split('\n')).toEqual([
    `mf-chat has changed since revision ${read}. Nothing was done.`,
    expect.stringMatching(
      new RegExp(String.raw`^ {2}revision ${read + 1} {2}rollback ${second} by chat/Ada at [\d-]+ [\d:]+ \("slow"\)$`),
    ),
    expect.stringMatching(new RegExp(`^Live now: ${second}, since .* by chat/Ada\\.$`)),
    `To do it nevertheless: npm run mfe -- promote mf-chat ${first} --why 'it'\\''s fast' --revision ${read + 1}`,
  ]);
  expect((await type([...line.slice(0, -1), `${read + 1}`])).text).toContain(`${first} is live for everyone`);
});

test('PLAT-04 two people who roll back at the same time go back once; the second one reads who did it', async () => {
  const line = ['rollback', 'mf-chat', '--why', 'slow'];
  const results = await Promise.all([type(line), type(line)]);
  expect(stable()).toBe(second);
  expect(results.filter(({ text }) => text.startsWith(`mf-chat is back at ${second}`))).toHaveLength(1);
  const later = await type(['rollback', 'mf-chat', '--why', 'slow']);
  expect([later.code, stable()]).toEqual([1, second]);
  expect(later.text).toMatch(/1\.2\.0-00000001 was rolled back at .* by chat\/demo \("slow"\)\. Nothing was done\./);
  expect(later.text).toContain(`To go further back: npm run mfe -- rollback mf-chat ${first} --why`);
  expect((await type(['rollback', 'mf-chat', first, '--why', 'slow as well'])).code).toBe(0);
  expect(stable()).toBe(first);
});

test('PLAT-04 a rollback that another person made first is reported as done', async () => {
  const read = revision();
  control.registry.rollback('mf-chat', ada, second);
  const { code, text } = await type(['rollback', 'mf-chat', second, '--why', 'slow', '--revision', `${read}`]);
  expect([code, revision()]).toEqual([0, read + 1]);
  expect(text).toMatch(
    /rollback 1\.1\.0-00000001 by chat\/Ada .*\nmf-chat 1\.1\.0-00000001 is live already\. Nothing changed\.$/,
  );
});

test('PLAT-04 a version does not go live when the name was changed during its build and checks', async () => {
  duringBuild = () => void control.registry.rollback('mf-chat', ada, second);
  const { code, text } = await type(['publish', 'mf-chat']);
  duringBuild = () => undefined;
  expect([code, stable()]).toEqual([1, second]);
  const now = revision();
  expect(text).toContain(`To do it nevertheless: npm run mfe -- publish mf-chat --revision ${now}`);
  expect((await type(['publish', 'mf-chat', '--revision', `${now}`])).text).toContain('is live from the next page on');
});

test('PLAT-04 a version that another person made live during its checks is reported as live', async () => {
  duringChecks = () => void control.registry.promoteUnchecked('mf-chat', '1.3.0-00000001', ada);
  const { code, text } = await type(['publish', 'mf-chat']);
  duringChecks = () => undefined;
  expect([code, stable()]).toEqual([0, '1.3.0-00000001']);
  expect(text).toMatch(
    /1\.3\.0-00000001 by chat\/Ada .*\nmf-chat 1\.3\.0-00000001 is live already\. Nothing changed\.$/,
  );
});

test('PLAT-04 a token that may not read rolls back to the version that it names', async () => {
  const token = control.tokenFor('mf-chat', { actions: ['rollback'] });
  const unnamed = await type(['rollback', 'mf-chat', '--why', 'slow'], token);
  expect([unnamed.code, unnamed.text]).toEqual([
    1,
    expect.stringContaining('Name the version that mf-chat goes back to'),
  ]);
  expect((await type(['rollback', 'mf-chat', second, '--why', 'slow'], token)).code).toBe(0);
  expect(stable()).toBe(second);
});
