import './testing/start-runtime.ts';

import { initI18n } from '@pairwise/i18n';
import { waitFor } from '@pairwise/testing';
import { useState } from 'react';

import { startRemotes } from './start-remotes.ts';
import { container, entryOf, resolved } from './testing/containers.tsx';
import { scriptNetwork } from './testing/script-network.ts';

const network = scriptNetwork();

const Deck = () => {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Liked <b>{count}</b>
    </button>
  );
};

const outlet = document.createElement('div');
const version = '1.0.0-00000001';
const html = '<button type="button">Liked <b>0</b></button>';
const button = () => outlet.querySelector('button');

let warnings: jest.SpyInstance;
beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  warnings = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  document.body.append(outlet);
  initI18n({ language: 'en' });
  window.history.replaceState(null, '', '/deck');
  outlet.innerHTML = `<div data-remote="mf-deck" data-version="${version}"><div data-prerendered>${html}</div></div>`;
});

test('LAND-01 a prerendered screen stays in the page, is taken over by its code, and repeats what was pressed before', async () => {
  const before = button();
  globalThis.earlyPresses = [before, before, document.createElement('button')].filter((one) => one !== null);
  const { promise: wait, resolve } = Promise.withResolvers<void>();
  const deck = container('mf-deck', '/deck', Deck);
  deck.state.wait = wait;
  network.respond(entryOf('mf-deck', version), deck);
  startRemotes({ page: { zone: 'app', remotes: [resolved('mf-deck', '/deck')] }, outlet, onActive: () => undefined });
  // While the code loads, neither a skeleton nor an empty page.
  await new Promise((done) => setTimeout(done, 50));
  expect(button()).toBe(before);
  expect(outlet.querySelector('[data-skeleton]')).toBeNull();
  expect(outlet.ariaBusy).toBeNull();
  resolve();
  await waitFor(() => expect(button()).toHaveTextContent('Liked 2'));
  // The same element: nothing was rendered again.
  expect(button()).toBe(before);
  expect(warnings).not.toHaveBeenCalled();
});
