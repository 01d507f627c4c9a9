import { perLanguage } from '@pairwise/contracts/languages';

import { ensureDemoTokens } from '../access/index.ts';
import { chatDist, makeDist, shellDist } from '../testing/make-dist.ts';
import { runMfeInTest } from '../testing/run-mfe-in-test.ts';
import { type RunningControl, startControl } from '../testing/start-control.ts';
import { operator } from '../testing/start-gateway.ts';

let control: RunningControl;
beforeEach(async () => {
  control = await startControl();
  for (const dist of [shellDist(), chatDist()]) control.registry.putLive(dist, operator);
  ensureDemoTokens(control.dataDir, ['shell', 'mf-chat']);
});
afterEach(() => control.stop());

const type = (...args: string[]) => runMfeInTest(control, args);
const typeWith = (token: string, ...args: string[]) => runMfeInTest(control, args, { token, demo: false });
const why = ['--why', 'a new remote'];
const quiz = () =>
  makeDist({
    name: 'mf-quiz',
    version: '1.0.0-00000001',
    files: { 'remoteEntry.js': 'quiz', 'lifecycle.js': 'quiz' },
    description: {
      lifecycle: ['lifecycle.js'],
      messages: perLanguage(() => ['lifecycle.js']),
      data: { name: 'mf-quiz', contracts: { bus: '^1', endpoints: '^1' }, routes: [], widgets: [] },
    },
  });

test('PLAT-04 a team publishes a new remote without an edit in the checkout of the platform', async () => {
  expect(await type('names', 'register', 'mf-quiz', '--team', 'quiz', ...why)).toMatchObject({
    code: 0,
    text: expect.stringMatching(
      /^mf-quiz belongs to team quiz \(revision \d+\)\.\nIt is bound to zones app; slots none\.\nTo create its first token: npm run mfe/,
    ),
  });
  const created = await type('names', 'token', 'mf-quiz', '--person', 'Ada', '--days', '5', ...why);
  expect(created).toMatchObject({ code: 0, text: expect.stringContaining('quiz/Ada for mf-quiz, until') });
  const [token = ''] = created.text.split('\n');
  const published = await typeWith(token, 'publish', 'mf-quiz', '--dist', quiz());
  expect([published.code, published.text]).toEqual([0, expect.stringContaining('mf-quiz 1.0.0-00000001')]);
  const listed = (await type('names', 'list')).text;
  expect(listed).toMatch(/^mf-chat {2}team chat {2}live 1\.0\.0-00000001 since .* by operator, 1 version$/m);
  expect(listed).toMatch(/^mf-quiz {2}team quiz {2}live .* by quiz\/Ada, 1 version$/m);
  expect(listed).toMatch(/^ {2}registered for team quiz at .* by operations\/demo$/m);
  expect(listed).toMatch(/^mf-quiz .*\n.*\n {2}bound to zones app; slots none$/m);
  expect((await type('audit')).text).toContain('register mf-quiz quiz: a new remote');
});

test('PLAT-04 a name gets more zones by a request and the approval of a second person', async () => {
  expect(await type('names', 'bind', 'mf-chat', '--zones', 'app', ...why)).toMatchObject({
    code: 0,
    text: 'mf-chat is bound to zones app; slots modal already. Nothing changed.',
  });
  const requested = await type('names', 'bind', 'mf-chat', '--zones', 'site,app', ...why);
  expect(requested).toMatchObject({ code: 0, text: expect.stringMatching(/^Waiting for a second person.*approve/) });
  const [, id = ''] = /approve (\w+)/.exec(requested.text) ?? [];
  expect((await type('requests')).text).toMatch(
    /^\w+ {2}bind: mf-chat to zones site, app; slots modal {2}.* by operations\/demo: a new remote\n {2}mf-chat is bound to zones app; slots modal$/,
  );
  expect((await type('approve', id, ...why)).code).toBe(0);
  expect((await type('names', 'list')).text).toMatch(/^mf-chat .*\n {2}bound to zones site, app; slots modal$/m);
  expect((await type('audit')).text).toContain('bind-approve mf-chat zones site, app; slots modal: a new remote');
});

test('PLAT-04 a request says what a name without a version is bound to now', async () => {
  await type('names', 'register', 'mf-quiz', '--team', 'quiz', ...why);
  expect((await type('names', 'bind', 'mf-quiz', '--zones', 'site,app', ...why)).code).toBe(0);
  expect((await type('requests')).text).toMatch(
    /^\w+ {2}bind: mf-quiz to zones site, app; slots none {2}.*\n {2}mf-quiz is bound to zones app; slots none$/,
  );
});

test('the machine’s operator needs no --new for a token of a registered name', async () => {
  const create = ['token', 'create', '--team', 'quiz', '--person', 'Ada', '--for', 'mf-quiz', '--may', 'all'];
  expect((await type(...create)).text).toContain('Unknown name: "mf-quiz"');
  await type('names', 'register', 'mf-quiz', '--team', 'quiz', ...why);
  const { code, text } = await type(...create);
  expect([code, text]).toEqual([0, expect.stringContaining('quiz/Ada')]);
  expect(control.tokens.list().at(-1)?.actions).not.toContain('operate');
});

test.each([
  [['register', 'MF-Quiz', '--team', 'quiz'], 1, 'lowercase words'],
  [['register', 'mf-billing', '--team', 'quiz'], 1, 'is reserved'],
  [['register', 'mf-chat', '--team', 'quiz'], 1, 'Team chat has a valid token'],
  [['register', 'mf-quiz', '--team', '../quiz'], 1, 'takes letters'],
  [['register', 'mf-quiz'], 2, '--team'],
  [['register', 'mf-quiz', '--team', 'quiz', '--zones', 'moon'], 2, '--zones takes site, app, pay or none'],
  [['register', 'mf-quiz', '--team', 'quiz', '--zones', 'pay'], 1, 'belongs to mf-billing alone'],
  [['bind', 'mf-quiz', '--slots', 'modal'], 1, 'neither registered nor published'],
  [['token', 'mf-quiz', '--person', 'Ada'], 1, 'mf-quiz is not registered'],
  [['token', 'mf-quiz', '--person', 'Ada', '--may', 'fly'], 2, 'Unknown action: "fly"'],
])('refuses names %j with a sentence', async (args, code, reason) => {
  expect(await type('names', ...args, ...why)).toMatchObject({ code, text: expect.stringContaining(reason) });
});

test('PLAT-04 the token of a team registers nothing', async () => {
  const { revision } = control.registry.current();
  const team = control.tokenFor('mf-chat');
  expect(await typeWith(team, 'names', 'register', 'mf-quiz', '--team', 'quiz', ...why)).toMatchObject({
    code: 1,
    text: expect.stringContaining('may not operate the platform'),
  });
  expect(control.registry.current().revision).toBe(revision);
  expect((await typeWith(team, 'names', 'list')).text).toContain('mf-chat');
});
