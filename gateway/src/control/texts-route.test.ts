import type { ControlErrorBody, TextsResponse, VersionResponse } from '@pairwise/contracts/console';
import type { PublishedTexts } from '@pairwise/contracts/published-texts';

import { remoteBuild, shellBuild } from '../testing/gate-fixtures.ts';
import { type RunningControl, startControl } from '../testing/start-control.ts';
import { operator } from '../testing/start-gateway.ts';

const [one, two, three, four] = ['1.0.0-00000001', '1.1.0-00000002', '1.2.0-00000003', '1.3.0-00000004'] as const;

let control: RunningControl;
let team: string;

const publish = (version: string, texts: PublishedTexts | string | undefined, commit?: string): void => {
  const content = typeof texts === 'string' ? texts : JSON.stringify(texts);
  const files = texts === undefined ? {} : { 'texts.json': content };
  control.registry.publish(remoteBuild({ version, files }), { ...operator, ...(commit !== undefined && { commit }) });
};

const read = async (address: string, token = team): Promise<{ status: number; body: unknown }> => {
  const response = await fetch(`${control.url}/api/names/mf-chat/versions/${address}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return { status: response.status, body: await response.json() };
};
const readTexts = async (address: string) => (await read(address)).body as TextsResponse;
const commitsOf = async (version: string) => ((await read(version)).body as VersionResponse).difference.commits;

beforeAll(async () => {
  control = await startControl();
  team = control.tokenFor('mf-chat');
  control.registry.putLive(shellBuild(), operator);
  publish(one, { en: { back: 'Back', send: 'Send' }, de: { back: 'Zurück', send: 'Senden' } }, 'a'.repeat(40));
  control.registry.promoteUnchecked('mf-chat', one, operator);
  publish(
    two,
    {
      en: { back: 'Back', toString: 'New' },
      de: { back: 'Zur Übersicht', toString: 'Neu' },
      nl: { back: 'Terug' },
      'en-US': { color: 'Color' },
    },
    'b'.repeat(40),
  );
  publish(three, undefined);
  publish(four, 'not JSON');
});
afterAll(() => control.stop());

test('PLAT-04 lists the texts that a version adds, removes and changes, in each language', async () => {
  const english = await read(`${two}/texts`);
  expect(english).toEqual({
    status: 200,
    body: {
      name: 'mf-chat',
      version: two,
      against: one,
      withoutTexts: [],
      counts: [
        { language: 'en', added: 1, removed: 1, changed: 0 },
        { language: 'de', added: 1, removed: 1, changed: 1 },
        { language: 'nl', added: 1, removed: 0, changed: 0 },
        { language: 'en-US', added: 1, removed: 0, changed: 0 },
      ],
      language: 'en',
      changes: [
        { key: 'send', before: 'Send', after: null },
        { key: 'toString', before: null, after: 'New' },
      ],
    },
  });
  const german = await readTexts(`${two}/texts?language=de`);
  expect(german.changes).toEqual([
    { key: 'back', before: 'Zurück', after: 'Zur Übersicht' },
    { key: 'send', before: 'Senden', after: null },
    { key: 'toString', before: null, after: 'Neu' },
  ]);
  const finnish = await readTexts(`${two}/texts?language=fi`);
  expect(finnish).toMatchObject({ language: 'fi', changes: [] });
});

test('the version that is live differs from itself in nothing', async () => {
  expect(await readTexts(`${one}/texts`)).toMatchObject({
    withoutTexts: [],
    counts: [],
    language: null,
    changes: [],
  });
});

test('names the version without texts: it was built before texts were published, or they cannot be read', async () => {
  for (const version of [three, four]) {
    expect(await readTexts(`${version}/texts`)).toMatchObject({ withoutTexts: ['version'], counts: [], changes: [] });
  }
  control.registry.promoteUnchecked('mf-chat', three, operator);
  expect(await readTexts(`${two}/texts`)).toMatchObject({ against: three, withoutTexts: ['against'] });
  expect((await readTexts(`${four}/texts`)).withoutTexts).toEqual(['version', 'against']);
  control.registry.rollback('mf-chat', operator, one);
});

test('a version is described with the commits between it and the stable version, if both are known', async () => {
  expect(await commitsOf(two)).toEqual({ from: 'a'.repeat(40), to: 'b'.repeat(40) });
  expect(await commitsOf(three)).toBeNull();
  expect(await commitsOf(one)).toBeNull();
});

test('refuses unknown languages, versions and callers', async () => {
  const refusals = [
    await read(`${two}/texts?language=xx`),
    await read('9.9.9-00000009/texts'),
    await read(`${two}/texts`, 'mfe_wrong'),
  ];
  expect(refusals.map(({ status, body }) => [status, (body as ControlErrorBody).error.code])).toEqual([
    [400, 'invalid_request'],
    [404, 'unknown_version'],
    [401, 'sign_in_required'],
  ]);
});
