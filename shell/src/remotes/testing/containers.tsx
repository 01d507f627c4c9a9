import { perLanguage } from '@pairwise/contracts/languages';
import type { ResolvedRemote } from '@pairwise/contracts/registry';
import type { RemoteRoute } from '@pairwise/contracts/remote';
import { createLifecycles, createWidgets } from '@pairwise/remote';
import type { ComponentType } from 'react';

export const route = (remote: string, path: string): RemoteRoute => ({
  id: remote,
  path,
  layout: 'default',
  access: 'all',
  zone: 'app',
  screen: 'only',
  skeleton: 'list',
});

export const hashOf = (letter: string): string => `sha384-${letter.repeat(64)}`;

export const entryOf = (name: string, version: string): string => `/remotes/${name}/${version}/remoteEntry.js`;

export const resolved = (name: string, path: string, more: Partial<ResolvedRemote> = {}): ResolvedRemote => ({
  name,
  version: '1.0.0-00000001',
  entry: entryOf(name, '1.0.0-00000001'),
  integrity: hashOf('a'),
  routes: [route(name, path)],
  widgets: [],
  ...more,
});

export interface TestContainer {
  container: object;
  /** Change it to change the behaviour from now on. */
  state: {
    /** Thrown by `get`: a chunk that failed to load, or code that threw while it ran. */
    fails?: Error | undefined;
    wait: Promise<void>;
    /** Rejects `mount`. */
    mountFails?: Error | undefined;
  };
}

/** Creates the container that an entry leaves in the page: a real remote with one screen, whose chunks can fail. */
export const container = (name: string, path: string | string[], Screen: ComponentType): TestContainer => {
  const state: TestContainer['state'] = { wait: Promise.resolve() };
  const texts = { default: {} };
  const remote = {
    name,
    contracts: { bus: '^1', endpoints: '^1' },
    routes: [path].flat().map((each) => route(name, each)),
    screens: { only: async () => ({ default: Screen }) },
    widgets: [
      { slot: 'modal' as const, name: 'good', load: async () => ({ default: () => <p>widget of {name}</p> }) },
      { slot: 'modal' as const, name: 'bad', load: () => Promise.reject(new Error('no widget')) },
    ],
    messages: perLanguage(() => async () => texts),
  };
  const lifecycles = createLifecycles(remote);
  const modules: Record<string, object> = {
    './lifecycle': {
      ...lifecycles,
      mount: (props: Parameters<typeof lifecycles.mount>[0]) =>
        state.mountFails ? Promise.reject(state.mountFails) : lifecycles.mount(props),
    },
    './widgets': { widgets: createWidgets(remote) },
  };
  return {
    state,
    container: {
      init: () => undefined,
      get: async (exposed: string) => {
        await state.wait;
        if (state.fails) throw state.fails;
        return () => modules[exposed];
      },
    },
  };
};

/** Creates the error with which webpack reports a chunk that failed to load. */
export const chunkFailure = (text = 'Loading chunk 7 failed.\n(error: /7.js)'): Error =>
  Object.assign(new Error(text), { name: 'ChunkLoadError' });
