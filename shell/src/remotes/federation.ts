import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import type { RemoteLifecycles, WidgetLoaders } from '@pairwise/remote';

import type { Source } from './sources.ts';
import { trustedScriptUrl } from './trusted-url.ts';

declare global {
  var _FEDERATION_RUNTIME_CORE: unknown;
}

/** One attempt to fetch an entry lasts this long (the runtime's own limit is 20 s). */
export const ATTEMPT_MS = 4_000;

/** Remotes are built without a federation runtime: they use this one. */
globalThis._FEDERATION_RUNTIME_CORE = runtimeCore;

/** `mf-chat` → `mf_chat`: the container is a global variable, of the same name in all versions of a remote. */
const containerName = (name: string): string => name.replaceAll('-', '_');

/** How the runtime knows a source: by a name of its own, since it keeps all it knows of a name, failures too. */
interface Registration {
  source: Source;
  name: string;
  /** The entry has run; it could not run twice. */
  ran: boolean;
}

const registrations = new Map<string, Registration>();
const current = new Map<Source, Registration>();

/** The entry's script element. */
const entryScript = (url: string, { entry, integrity }: Source): HTMLScriptElement => {
  // The runtime makes addresses absolute, and ours carry the number of a retry.
  const asked = new URL(url);
  if (`${asked.origin}${asked.pathname}` !== new URL(entry, window.location.href).href) {
    throw new Error(`the page names no entry ${url}`);
  }
  const script = document.createElement('script');
  script.src = trustedScriptUrl(url);
  if (integrity !== undefined) script.integrity = integrity;
  script.crossOrigin = 'anonymous';
  script.async = true;
  script.fetchPriority = 'high';
  return script;
};

const registrationOf = (runtimeName: string): Registration => {
  const registration = registrations.get(runtimeName);
  if (!registration) throw new Error(`the page names no remote ${runtimeName}`);
  return registration;
};

registerPlugins([
  {
    name: 'pairwise',
    // Nobody but us may say where code comes from, whoever else reaches the runtime.
    beforeRegisterRemote: (args) => {
      registrationOf(args.remote.name);
      return args;
    },
    // The container of the version before would be taken for the one that is on its way.
    loadEntry: async ({ remoteInfo }) => void Reflect.set(globalThis, remoteInfo.entryGlobalName, undefined),
    createScript: ({ url, remoteInfo }) => ({
      script: entryScript(url, registrationOf(remoteInfo?.name ?? '').source),
      timeout: ATTEMPT_MS,
    }),
    afterLoadEntry: async ({ remoteInfo, remoteEntryExports }) => {
      if (remoteEntryExports) registrationOf(remoteInfo.name).ran = true;
    },
  },
]);

const register = (source: Source, attempt = 0): Registration => {
  const container = containerName(source.name);
  const registration = { source, name: `${container}@${source.version}#${registrations.size}`, ran: false };
  registrations.set(registration.name, registration);
  current.set(source, registration);
  const entry = new URL(source.entry, window.location.href);
  // A new address makes the next attempt a new request; the hash of the content is the same.
  if (attempt > 0) entry.searchParams.set('attempt', String(attempt));
  registerRemotes([{ name: registration.name, entry: entry.href, entryGlobalName: container, type: 'global' }]);
  return registration;
};

/** Whether the entry of a source runs in this document: then all further failures are those of its chunks. */
export const hasRun = (source: Source): boolean => current.get(source)?.ran === true;

/**
 * Forgets an entry that did not come: the next attempt knows nothing of this one, and is a new request, for the
 * browser would let one for the same address wait for the last, should that hang. An entry that has run is kept; a
 * chunk that failed behind it is asked for anew by webpack itself.
 * @param attempt distinguishes the attempts of this document
 */
export const discardFailedEntry = (source: Source, attempt: number): void => {
  if (!hasRun(source)) register(source, attempt);
};

const loadExposed = async <Module>(
  source: Source,
  exposed: string,
  isModule: (value: unknown) => value is Module,
): Promise<Module> => {
  const { name } = current.get(source) ?? register(source);
  const module: unknown = await loadRemote(`${name}/${exposed}`);
  if (!isModule(module)) throw new Error(`${source.name} ${source.version} exposes no ${exposed}`);
  return module;
};

const isLifecycles = (value: unknown): value is RemoteLifecycles =>
  typeof value === 'object' && value !== null && 'mount' in value && 'unmount' in value && 'prepare' in value;

const isWidgets = (value: unknown): value is { widgets: WidgetLoaders } =>
  typeof value === 'object' && value !== null && 'widgets' in value;

export const loadLifecycles = (source: Source): Promise<RemoteLifecycles> =>
  loadExposed(source, 'lifecycle', isLifecycles);

export const loadWidgets = async (source: Source): Promise<WidgetLoaders> =>
  (await loadExposed(source, 'widgets', isWidgets)).widgets;
