import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { emptyDocument } from '../../registry/document.ts';
import { candidateOf, remoteBuild, type RemoteOptions, route, shellBuild } from '../../testing/gate-fixtures.ts';
import { temporaryFolder } from '../../testing/make-dist.ts';
import { openKnownParts } from './known-parts.ts';
import { type FinishedPart, partOf } from './parts.ts';
import type { BrowserTask } from './plan.ts';

const taskIn = (dataDir: string, change: Partial<BrowserTask> = {}): BrowserTask => ({
  dataDir,
  document: emptyDocument,
  apiUrl: 'http://127.0.0.1:1',
  host: 'localhost:4000',
  https: false,
  name: 'mf-chat',
  version: '1.0.0-00000001',
  endpoints: ['GET /api/chats.php'],
  shellEndpoints: [],
  chromium: '/nowhere/chromium',
  repeats: 5,
  timeMs: 1_000,
  ...change,
});

const chats = partOf('visit', 'en', '/chats');
const chat = partOf('visit', 'de', '/chats/:id');

const widgets = partOf('widgets', 'en', '/members');

const finished = (part: string, screenFile: string): FinishedPart => ({
  part,
  files: ['remoteEntry.js', screenFile],
  result: { rendered: [part], notes: [], mounts: 0, calls: ['GET /api/chats.php'], widgets: [] },
});

const both = [finished(chats, 'screen-home.js'), finished(chat, 'screen-chat.js')];

const heads = (title: string): string => JSON.stringify({ chats: { texts: { en: { title } } } });

const build = ({ files = {}, ...change }: RemoteOptions = {}): string =>
  remoteBuild({
    routes: [route('chats', '/chats'), route('chat', '/chats/:id', { screen: 'chat' })],
    files: {
      'screen-chat.js': '1',
      'prerendered/screen-home.en.json': '{}',
      'prerendered/screen-chat.en.json': '{}',
      'heads.json': heads('Chats'),
      ...files,
    },
    description: { screens: { home: ['screen-home.js'], chat: ['screen-chat.js'] } },
    ...change,
  });

const next = { version: '1.0.1-00000002' };
const all = { randomParts: 0 };

/** Keeps the results of a version and returns the known parts of another one. */
const knownAfter = async (
  dist: string,
  task: Partial<BrowserTask> = {},
  parts: readonly FinishedPart[] = both,
  earlier = build(),
): Promise<string[]> => {
  const dataDir = temporaryFolder();
  (await openKnownParts(await candidateOf(earlier), taskIn(dataDir), all)).keep(parts);
  const candidate = await candidateOf(dist);
  return Object.keys((await openKnownParts(candidate, taskIn(dataDir, task), all)).results).toSorted();
};

test('PLAT-02 a version with the same files for a part takes its result over', async () => {
  expect(await knownAfter(build(next))).toEqual([chat, chats]);
  const dataDir = temporaryFolder();
  const earlier = await openKnownParts(await candidateOf(build()), taskIn(dataDir), all);
  expect(earlier.results).toEqual({});
  earlier.keep(both);
  const { results } = await openKnownParts(await candidateOf(build(next)), taskIn(dataDir), all);
  expect(results[chats]).toEqual(both[0]?.result);
});

test.each<[string, RemoteOptions, string[]]>([
  ['the screen of one route', { files: { 'screen-chat.js': '2' } }, [chats]],
  ['the entry, which all pages load', { files: { 'remoteEntry.js': '2' } }, []],
  ['what the build has rendered of a screen', { files: { 'prerendered/screen-home.en.json': '{"a":1}' } }, [chat]],
  ['the title of a page', { files: { 'heads.json': heads('Messages') } }, [chat]],
  ['a file that no page requested', { files: { 'lifecycle.js': '2' } }, [chat, chats]],
])('PLAT-02 after a change of %s, only other parts are known', async (_, change, known) => {
  expect(await knownAfter(build({ ...next, ...change }))).toEqual(known);
});

test.each<[string, RemoteOptions, string[]]>([
  ['no file', {}, [widgets]],
  ['a screen', { files: { 'screen-chat.js': '2' } }, [widgets]],
  ['the file of a widget', { files: { 'widget-live.js': '2' } }, []],
])(
  'PLAT-02 after a change of %s, the widgets in a page of another remote are known or not',
  async (_, change, known) => {
    const files = { 'widget-live.js': '1', ...change.files };
    const parts = [finished(widgets, 'widget-live.js')];
    expect(await knownAfter(build({ ...next, files }), {}, parts, build({ files: { 'widget-live.js': '1' } }))).toEqual(
      known,
    );
  },
);

test('PLAT-02 a result counts only for the same check, the same routes, and declared calls', async () => {
  expect(await knownAfter(build(next), { repeats: 2 })).toEqual([]);
  expect(await knownAfter(build(next), { endpoints: [] })).toEqual([]);
  expect(await knownAfter(build(next), { endpoints: ['GET /api/chats.php', 'GET /api/members.php'] })).toEqual([
    chat,
    chats,
  ]);
  expect(await knownAfter(build({ ...next, routes: [route('chats', '/chats', { access: 'members' })] }))).toEqual([]);
  const missing = [finished(chats, 'screen-gone.js')];
  expect(await knownAfter(build(next), {}, missing)).toEqual([]);
});

test('PLAT-02 a result beside another shell, and one for a shell, is not used', async () => {
  const dataDir = temporaryFolder();
  (await openKnownParts(await candidateOf(build()), taskIn(dataDir), all)).keep(both);
  const otherShell = await candidateOf(build(next), { live: [shellBuild({ version: '1.0.1-00000002' })] });
  expect((await openKnownParts(otherShell, taskIn(dataDir), all)).results).toEqual({});

  const shell = await candidateOf(shellBuild(), { live: [] });
  const ofShell = await openKnownParts(shell, taskIn(dataDir, { name: 'shell' }), all);
  ofShell.keep(both);
  expect((await openKnownParts(shell, taskIn(dataDir, { name: 'shell' }), all)).results).toEqual({});
});

test('PLAT-02 one part runs again at random, and each after a week', async () => {
  const dataDir = temporaryFolder();
  const candidate = await candidateOf(build());
  (await openKnownParts(candidate, taskIn(dataDir))).keep(both);
  expect(Object.keys((await openKnownParts(candidate, taskIn(dataDir))).results)).toHaveLength(1);

  const folder = path.join(dataDir, 'gate', 'parts');
  const file = path.join(folder, readdirSync(folder)[0] ?? '');
  const age = (ms: number): void =>
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/"at":\d+/g, `"at":${Date.now() - ms}`));
  age(6 * 24 * 60 * 60_000);
  expect(Object.keys((await openKnownParts(candidate, taskIn(dataDir), all)).results)).toHaveLength(2);
  age(8 * 24 * 60 * 60_000);
  expect((await openKnownParts(candidate, taskIn(dataDir), all)).results).toEqual({});
  writeFileSync(file, '{');
  expect((await openKnownParts(candidate, taskIn(dataDir), all)).results).toEqual({});
});
