import type { RemoteRoute } from '@pairwise/contracts/remote';

import type { RegisteredVersion } from '../registry/index.ts';
import { route } from '../testing/gate-fixtures.ts';
import { makeDocument, makeRollout, makeVersion } from '../testing/make-document.ts';
import { fitsLive } from './fits-live.ts';

const remote = (name: string, version: string, routes: RemoteRoute[], more: Partial<RegisteredVersion> = {}) =>
  makeVersion(name, version, {
    shared: { react: '^19.3.1' },
    data: { name, contracts: { bus: '^1', endpoints: '^1' }, routes, widgets: [] },
    ...more,
  });
const shell = (version: string, react: string, busVersion = '1.0.0') =>
  makeVersion('shell', version, { shared: { react }, busVersion });

const live = [
  shell('1', '^19.3.1'),
  remote('mf-chat', 'old', [route('chats', '/chats')]),
  remote('mf-chat', 'new', [route('chats', '/chats'), route('news', '/news')]),
  remote('mf-members', 'm', [route('m', '/members')]),
];
const stable = { shell: ['1'], 'mf-chat': ['old'], 'mf-members': ['m'] };
const document = makeDocument(live, stable);
const withNewAddress = remote('mf-members', 'n', [route('m', '/members'), route('news', '/news')]);

test('PLAT-02 refuses the second of two teams that passed the gate with the same new address', () => {
  expect(fitsLive(document, withNewAddress)).toBeUndefined();
  const promoted = makeDocument(live, { ...stable, 'mf-chat': ['new', 'old'] });
  expect(fitsLive(promoted, withNewAddress)).toBe('/news is /news of mf-chat');
  const rollout = makeRollout({ version: 'new', steps: [{ audience: {}, percent: 1 }] });
  expect(fitsLive(makeDocument(live, stable, { 'mf-chat': rollout }), withNewAddress)).toMatch(/of mf-chat/);
});

test('PLAT-02 refuses a remote that the live shell cannot run, and a shell that cannot run the live remotes', () => {
  expect(fitsLive(document, remote('mf-chat', 'next', [], { shared: { react: '^20.0.0' } }))).toMatch(
    /mf-chat next needs react \^20.0.0, shell 1 offers 19.3.1/,
  );
  expect(fitsLive(document, shell('2', '^20.0.0'))).toMatch(/mf-chat old needs react .* shell 2 offers 20.0.0; mf-m/);
  expect(fitsLive(document, shell('2', '^19.4.0', '2.0.0'))).toMatch(/mf-chat old needs bus \^1, shell 2 offers 2.0.0/);
  expect(fitsLive(document, shell('2', '^19.4.0'))).toBeUndefined();
});

test('accepts the first version, when nothing is live', () => {
  const nothing = makeDocument([], {});
  expect(fitsLive(nothing, withNewAddress)).toBeUndefined();
  expect(fitsLive(nothing, shell('1', '^19.3.1'))).toBeUndefined();
});
