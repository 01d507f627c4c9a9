import { ensureDemoTokens } from '../access/index.ts';
import { chatDist, payDist, shellDist } from '../testing/make-dist.ts';
import { runMfeInTest } from '../testing/run-mfe-in-test.ts';
import { type RunningControl, startControl } from '../testing/start-control.ts';
import { operator } from '../testing/start-gateway.ts';
import type { MfeOptions } from './mfe.ts';

let control: RunningControl;
let dist = '';
beforeAll(async () => {
  control = await startControl();
  for (const built of [shellDist(), chatDist(), payDist()]) control.registry.putLive(built, operator);
  ensureDemoTokens(control.dataDir, ['mf-chat']);
});
afterAll(() => control.stop());

const type = (args: string[], more: Partial<MfeOptions> = {}) =>
  runMfeInTest(control, args, { build: async () => dist, ...more });
const notesOf = (version: string) => control.registry.current().versions['mf-chat']?.[version]?.notes;
const list = async (...options: string[]) => (await type(['list', ...options])).text;

test('keeps the label, the commit and the reason of a version, by which the list is searched', async () => {
  dist = chatDist('1.1.0-00000001');
  const words = ['--no-live', '--label', 'New sorting', '--why', 'Ticket 7'];
  expect((await type(['publish', 'mf-chat', ...words])).code).toBe(0);
  expect(notesOf('1.1.0-00000001')).toEqual({
    label: 'New sorting',
    subject: 'Sort chats by time',
    author: 'Rui Costa',
    why: 'Ticket 7',
  });
  const line = /1\.1\.0-00000001 .*\n +"New sorting"; Sort chats by time \(Rui Costa\); why: Ticket 7/;
  for (const search of ['sorting', 'RUI', 'ticket  new', '1.1.0']) {
    expect(await list('mf-chat', '--search', search)).toMatch(line);
  }
  expect(await list('mf-chat', '--search', 'sorting')).not.toContain('1.0.0-00000001 ver');
  expect(await list('--search', 'sorting')).not.toContain('mf-billing');
  expect(await list('mf-chat', '--search', 'sorting', '--status', 'refused')).toContain('No version matches.');
  expect(await list('mf-chat', '--status', 'verified')).toMatch(line);
  expect(await list('mf-chat', '--status', 'verified')).not.toContain('unchecked');
  expect((await type(['list', '--status', 'good'])).code).toBe(2);
});

test('the commit of a version becomes one plain line, however it was written', async () => {
  dist = chatDist('1.2.0-00000001');
  const commit = async () => ({ id: '9f2c1ab', subject: `a\u202Eb\tc ${'x'.repeat(300)}`, author: '' });
  expect((await type(['publish', 'mf-chat', '--no-live'], { commit })).code).toBe(0);
  expect(notesOf('1.2.0-00000001')).toEqual({ subject: `a b c ${'x'.repeat(194)}` });
});

test.each(['', 'x'.repeat(61), 'a\u202Eb'])('refuses the label "%s" before it builds', async (label) => {
  const { code, text, built } = await type(['publish', 'mf-chat', '--label', label]);
  expect([code, built]).toEqual([2, []]);
  expect(text).toContain('--label takes one line of at most 60 characters.');
});
