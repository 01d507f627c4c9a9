import { ensureDemoTokens } from '../access/index.ts';
import { chatDist, shellDist } from '../testing/make-dist.ts';
import { runMfeInTest } from '../testing/run-mfe-in-test.ts';
import { type RunningControl, startControl } from '../testing/start-control.ts';
import { operator } from '../testing/start-gateway.ts';

const [two, three] = ['1.1.0-00000001', '1.2.0-00000002'] as const;
const four = '1.3.0-00000003';

let control: RunningControl;
beforeEach(async () => {
  control = await startControl();
  for (const built of [shellDist(), chatDist()]) control.registry.putLive(built, operator);
  for (const version of [two, three]) {
    control.registry.publish(chatDist(version), operator);
    control.registry.recordChecks('mf-chat', version, 'verified', [], operator);
  }
  ensureDemoTokens(control.dataDir, ['shell', 'mf-chat']);
});
afterEach(() => control.stop());

const type = (...args: string[]) => runMfeInTest(control, args);
const running = () => control.registry.current().rollouts['mf-chat']?.version;
const why = ['--why', 'a test'];

test('PLAT-02 canary refuses to end a running one, names it with its state, and prints the command that does it', async () => {
  await type('canary', 'mf-chat', '10', '--version', two, '--country', 'NL', ...why);
  const refused = await type('canary', 'mf-chat', '5', '--version', three, ...why);
  expect(refused.code).toBe(1);
  expect(refused.text).toContain(`mf-chat ${two} is running as a canary, and ${three} would end it. Nothing was done.`);
  expect(refused.text).toContain('10 % of NL; 0 of 0 documents with an error; not judged yet');
  expect(refused.text).toMatch(/started at \d{4}-\d\d-\d\d \d\d:\d\d by chat\/demo/);
  const repeat = `npm run mfe -- canary mf-chat 5 --version ${three} --why 'a test' --replace-canary`;
  expect(refused.text).toContain(`To end it and start the other one: ${repeat}`);
  expect(running()).toBe(two);

  const agreed = await type('canary', 'mf-chat', '5', '--version', three, ...why, '--replace-canary');
  expect([agreed.code, agreed.text]).toEqual([0, expect.stringContaining(`The canary mf-chat ${two} has ended.`)]);
  expect(running()).toBe(three);
});

test('a change of the share of the running canary needs no option', async () => {
  await type('canary', 'mf-chat', '10', '--version', two, ...why);
  expect((await type('canary', 'mf-chat', '20', ...why)).code).toBe(0);
  expect((await type('canary', 'mf-chat', '30', '--replace-canary', ...why)).text).not.toContain('has ended');
});

test('PLAT-02 publish --canary refuses before the upload', async () => {
  await type('canary', 'mf-chat', '10', '--version', two, ...why);
  const build = async () => chatDist(four);
  const refused = await runMfeInTest(control, ['publish', 'mf-chat', '--canary', '5', ...why], { build });
  expect([refused.code, refused.text]).toEqual([1, expect.stringContaining(`${four} would end it. Nothing was done.`)]);
  expect(control.registry.current().versions['mf-chat']?.[four]).toBeUndefined();
  const args = ['publish', 'mf-chat', '--canary', '5', '--replace-canary', ...why];
  expect((await runMfeInTest(control, args, { build })).code).toBe(0);
  expect(running()).toBe(four);
});
