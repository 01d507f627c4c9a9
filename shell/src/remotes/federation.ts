import type { ResolvedRemote } from '@pairwise/contracts/registry';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import type { RemoteLifecycles, WidgetLoaders } from '@pairwise/remote';

import { trustedScriptUrl } from './trusted-url.ts';

declare global {
  var _FEDERATION_RUNTIME_CORE: unknown;
}

/** One attempt to fetch an entry lasts this long (the runtime's own limit is 20 s). */
export const ATTEMPT_MS = 4_000;

/** Remotes are built without a federation runtime: they use this one. */
globalThis._FEDERATION_RUNTIME_CORE = runtimeCore;

/** `mf-chat` → `mf_chat`: the container is a global variable. */
const containerName = (name: string): string => name.replaceAll('-', '_');

const remotes = new Map<string, ResolvedRemote>();
/** The runtime makes addresses absolute, and ours carry the number of a retry. */
const pathOf = (url: string): string => new URL(url, window.location.href).pathname;

/** The entry's script element. An address that the page did not name, or whose hash it does not know, is refused. */
const entryScript = (url: string): HTMLScriptElement => {
  const remote = [...remotes.values()].find(({ entry }) => entry === pathOf(url));
  if (!remote) throw new Error(`the page names no entry ${url}`);
  const script = document.createElement('script');
  script.src = trustedScriptUrl(url);
  script.integrity = remote.integrity;
  script.crossOrigin = 'anonymous';
  script.async = true;
  script.fetchPriority = 'high';
  return script;
};

registerPlugins([
  {
    name: 'pairwise',
    createScript: ({ url }) => ({ script: entryScript(url), timeout: ATTEMPT_MS }),
  },
]);

/** Makes the remotes of the page known to the runtime; nothing is fetched. */
export const knowRemotes = (resolved: readonly ResolvedRemote[]): void => {
  for (const remote of resolved) {
    remotes.set(remote.name, remote);
    registerRemotes([{ name: containerName(remote.name), entry: remote.entry, type: 'global' }]);
  }
};

/**
 * Forgets an entry that did not come. The query makes the next attempt a new request: the browser would let one for
 * the same address wait for the last, should that hang. The hash of the content is the same. An entry that has run is
 * kept, for it could not run twice; a chunk that failed behind it is asked for anew by webpack itself.
 */
export const forgetFailedEntry = (name: string, attempt: number): void => {
  const remote = remotes.get(name);
  const container = containerName(name);
  if (!remote || Object.hasOwn(globalThis, container)) return;
  registerRemotes([{ name: container, entry: `${remote.entry}?attempt=${attempt}`, type: 'global' }], { force: true });
};

const loadExposed = async <Module>(
  name: string,
  exposed: string,
  isModule: (value: unknown) => value is Module,
): Promise<Module> => {
  const module: unknown = await loadRemote(`${containerName(name)}/${exposed}`);
  if (!isModule(module)) throw new Error(`${name} exposes no ${exposed}`);
  return module;
};

const isLifecycles = (value: unknown): value is RemoteLifecycles =>
  typeof value === 'object' && value !== null && 'mount' in value && 'unmount' in value && 'prepare' in value;

const isWidgets = (value: unknown): value is { widgets: WidgetLoaders } =>
  typeof value === 'object' && value !== null && 'widgets' in value;

export const loadLifecycles = (name: string): Promise<RemoteLifecycles> => loadExposed(name, 'lifecycle', isLifecycles);

export const loadWidgets = async (name: string): Promise<WidgetLoaders> =>
  (await loadExposed(name, 'widgets', isWidgets)).widgets;
