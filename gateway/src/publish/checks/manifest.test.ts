import { writeFileSync } from 'node:fs';
import path from 'node:path';

import { refusalOf, runCheck, remoteBuild, route, type Bad } from '../../testing/gate-fixtures.ts';

test.each<Bad>([
  [
    'a policy that is not its own',
    { description: { trustedTypes: ['mf-chat@1.0.0-00000001', 'default'] } },
    /policy "default" is not its own/,
  ],
  [
    'a policy of another version',
    { description: { trustedTypes: ['mf-chat@0.9.0-00000001'] } },
    /is not named mf-chat@1.0.0-00000001/,
  ],
  [
    'an entry of another version',
    { files: { 'remoteEntry.js': '"mf-chat@0.9.0-00000001"' } },
    /was not built as mf-chat@1/,
  ],
  [
    'a route without a screen',
    { routes: [route('chats', '/chats', { screen: 'other' })] },
    /screen "other" has no files/,
  ],
  [
    'two routes with one id',
    { routes: [route('chats', '/chats'), route('chats', '/chats/:id')] },
    /two routes have the id chats/,
  ],
  [
    'a language without files',
    { description: { messages: { en: ['messages-en.js'], de: ['messages-de.js'] } } },
    /no files of texts in "nl"/,
  ],
  [
    'a federation manifest',
    { files: { 'mf-manifest.json': '{"getPublicPath":"return alert(1)"}' } },
    /mf-manifest.json contains getPublicPath/,
  ],
  [
    'the name of another remote',
    {
      description: {
        data: { name: 'mf-members', contracts: { bus: '^1', endpoints: '^1' }, routes: [], widgets: [] },
      },
    },
    /has the name mf-members/,
  ],
])('PLAT-02 refuses %s', async (_what, options, reason) => {
  expect(await refusalOf('manifest', options)).toMatch(reason);
});

test('PLAT-02 refuses a description that was changed in the store', async () => {
  const changeFiles = (folder: string) =>
    writeFileSync(path.join(folder, 'remote.json'), '{"getPublicPath": "evil()"}');
  expect(await runCheck('manifest', remoteBuild(), { changeFiles })).toMatchObject({
    verdict: 'failed',
    reason: expect.stringMatching(/getPublicPath/),
  });
});
