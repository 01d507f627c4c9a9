import './testing/start-runtime.ts';

import { bus } from '@pairwise/bus';
import { initI18n } from '@pairwise/i18n';
import { waitFor } from '@pairwise/testing';

import { startRemotes } from './start-remotes.ts';
import { container, entryOf, resolved } from './testing/containers.tsx';
import { scriptNetwork } from './testing/script-network.ts';

const network = scriptNetwork();
const outlet = document.createElement('div');
const version = '1.0.0-00000001';

test('AUTH-08 ERR-03 a prerendered form that waits for code which cannot be loaded gives way to the fallback', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  document.body.append(outlet);
  initI18n({ language: 'en' });
  window.history.replaceState(null, '', '/deck');
  outlet.innerHTML = `<div data-remote="mf-deck" data-version="${version}"><div data-prerendered><form data-waits><h1>Deck</h1></form></div></div>`;
  const failed: string[] = [];
  bus.on('mfe:failed').subscribe(({ remote, phase }) => failed.push(`${remote} ${phase}`));
  const deck = container('mf-deck', '/deck', () => null);
  deck.state.fails = new Error('broken');
  network.respond(entryOf('mf-deck', version), deck);
  startRemotes({ page: { zone: 'app', remotes: [resolved('mf-deck', '/deck')] }, outlet, onActive: () => undefined });
  await waitFor(() => expect(failed).toContain('mf-deck load'));
  await new Promise((done) => setTimeout(done, 50));
  await waitFor(() => expect(outlet.querySelector('button')).not.toBeNull());
  expect(outlet.querySelector('form')).toBeNull();
});
