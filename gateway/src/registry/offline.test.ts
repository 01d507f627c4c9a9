import type { RemoteData } from '@pairwise/contracts/remote';

import { makeDocument, makeRollout, makeVersion } from '../testing/make-document.ts';
import { formatOfflineEffects, offlineEffects } from './offline.ts';

const remote = (name: string, version: string, paths: string[], slots: RemoteData['widgets'][number]['slot'][] = []) =>
  makeVersion(name, version, {
    data: {
      name,
      contracts: { bus: '^1', endpoints: '^1' },
      routes: paths.map((path) => ({
        id: path,
        path,
        layout: 'default',
        access: 'all',
        zone: 'app',
        screen: 'page',
        skeleton: 'page',
      })),
      widgets: slots.map((slot) => ({ slot, name: slot })),
    },
  });

const versions = [
  makeVersion('shell', '1'),
  remote('mf-auth', '1', ['/login'], ['signup', 'signup-modal']),
  remote('mf-auth', '2', ['/login', '/signup'], ['signup', 'signup-modal']),
  remote('mf-landers', '1', ['/']),
  remote('mf-chat', '1', ['/chats']),
  remote('mf-games', '1', ['/games'], ['signup']),
];
const stable = { shell: ['1'], 'mf-auth': ['1'], 'mf-landers': ['1'], 'mf-chat': ['1'] };

test('lists the pages of the stable version and the canary, and who shows their widgets', () => {
  const document = makeDocument(versions, stable, { 'mf-auth': makeRollout({ version: '2', steps: [] }) });
  const effects = offlineEffects(document, 'mf-auth');
  expect(effects).toEqual({
    routes: ['/login', '/signup'],
    neededBy: [
      { name: 'mf-landers', slots: ['signup'] },
      { name: 'shell', slots: ['signup-modal'] },
    ],
  });
  expect(formatOfflineEffects('mf-auth', effects)).toBe(
    'these addresses show the error page: /login, /signup; ' +
      'mf-landers needs it for signup; shell needs it for signup-modal',
  );
});

test('lists no slot that another remote fills, and no host that is not live', () => {
  const filled = makeDocument(versions, { ...stable, 'mf-games': ['1'] });
  expect(offlineEffects(filled, 'mf-auth').neededBy).toEqual([{ name: 'shell', slots: ['signup-modal'] }]);
  const alone = makeDocument(versions, { 'mf-auth': ['1'] });
  expect(offlineEffects(alone, 'mf-auth')).toEqual({ routes: ['/login'], neededBy: [] });
  expect(offlineEffects(filled, 'mf-chat')).toEqual({ routes: ['/chats'], neededBy: [] });
});

test('every live remote needs the shell', () => {
  const effects = offlineEffects(makeDocument(versions, stable), 'shell');
  expect(effects.routes).toEqual(['/login', '/chats', '/']);
  expect(formatOfflineEffects('shell', effects)).toBe(
    'no page can be shown until another shell is promoted, and it is needed by mf-auth, mf-chat, mf-landers',
  );
});
