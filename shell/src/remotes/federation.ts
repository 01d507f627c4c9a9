import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import type { RemoteLifecycles, WidgetLoaders } from '@pairwise/remote';

import type { Source } from './sources.ts';
import { trustedScriptUrl } from './trusted-url.ts';

declare global {
  var _FEDERATION_RUNTIME_CORE: unknown;
}

/** The limit of one attempt to fetch an entry, in milliseconds (the runtime's own limit is 20 s). */
export const ATTEMPT_MS = 4_000;

/** Remotes are built without a federation runtime and use this one. */
globalThis._FEDERATION_RUNTIME_CORE = runtimeCore;

/** Returns the name of a remote's container, a global variable: `mf-chat` → `mf_chat`, the same in all versions. */
const containerName = (name: string): string => name.replaceAll('-', '_');

/** Priority at which the browser fetches an entry. */
export type FetchPriority = 'high' | 'low';

/** The registration of a source with the runtime. It has its own name, because the runtime caches failures by name. */
interface Registration {
  source: Source;
  name: string;
  /** Whether the entry has run. It cannot run twice. */
  ran: boolean;
  priority: FetchPriority;
}

const registrations = new Map<string, Registration>();
const current = new Map<Source, Registration>();

/** Creates the script element of an entry. Throws for an address that is not the source's. */
const entryScript = (url: string, { source: { entry, integrity }, priority }: Registration): HTMLScriptElement => {
  // The runtime makes addresses absolute, and a retry adds its number as query.
  const requested = new URL(url);
  if (`${requested.origin}${requested.pathname}` !== new URL(entry, window.location.href).href) {
    throw new Error(`The page data contains no entry ${url}.`);
  }
  const script = document.createElement('script');
  script.src = trustedScriptUrl(url);
  if (integrity !== undefined) script.integrity = integrity;
  script.crossOrigin = 'anonymous';
  script.async = true;
  script.fetchPriority = priority;
  return script;
};

const registrationOf = (runtimeName: string): Registration => {
  const registration = registrations.get(runtimeName);
  if (!registration) throw new Error(`The page data contains no remote ${runtimeName}.`);
  return registration;
};

registerPlugins([
  {
    name: 'pairwise',
    // Other code that reaches the runtime may not register remotes.
    beforeRegisterRemote: (args) => {
      registrationOf(args.remote.name);
      return args;
    },
    // Else the runtime would take the container of the previous version for the one that is loading.
    loadEntry: async ({ remoteInfo }) => void Reflect.set(globalThis, remoteInfo.entryGlobalName, undefined),
    createScript: ({ url, remoteInfo }) => ({
      script: entryScript(url, registrationOf(remoteInfo?.name ?? '')),
      timeout: ATTEMPT_MS,
    }),
    afterLoadEntry: async ({ remoteInfo, remoteEntryExports }) => {
      if (remoteEntryExports) registrationOf(remoteInfo.name).ran = true;
    },
  },
]);

interface RegisterOptions {
  /** Number of the retry, unique in this document; 0 for the first attempt. */
  attempt?: number;
  priority?: FetchPriority;
}

const register = (source: Source, { attempt = 0, priority = 'high' }: RegisterOptions = {}): Registration => {
  const container = containerName(source.name);
  const registration = { source, name: `${container}@${source.version}#${registrations.size}`, ran: false, priority };
  registrations.set(registration.name, registration);
  current.set(source, registration);
  const entry = new URL(source.entry, window.location.href);
  // The query makes the next attempt a new request. The content and its hash stay the same.
  if (attempt > 0) entry.searchParams.set('attempt', String(attempt));
  registerRemotes([{ name: registration.name, entry: entry.href, entryGlobalName: container, type: 'global' }]);
  return registration;
};

/** Returns whether the entry of a source has run in this document. Any later failure is then one of its chunks. */
export const hasRun = (source: Source): boolean => current.get(source)?.ran === true;

/**
 * Discards the registration of an entry that failed to load, so that the next attempt is a new request: the browser
 * would let a request for the same address wait for one that hangs. Keeps an entry that has run, because webpack itself
 * requests a failed chunk again.
 * @param attempt number of the retry, unique in this document
 */
export const discardFailedEntry = (source: Source, attempt: number): void => {
  if (!hasRun(source)) register(source, { attempt, priority: current.get(source)?.priority ?? 'high' });
};

const loadExposed = async <Module>(
  source: Source,
  exposed: string,
  isModule: (value: unknown) => value is Module,
  priority: FetchPriority = 'high',
): Promise<Module> => {
  const { name } = current.get(source) ?? register(source, { priority });
  const module: unknown = await loadRemote(`${name}/${exposed}`);
  if (!isModule(module)) throw new Error(`${source.name} ${source.version} exposes no valid ./${exposed}.`);
  return module;
};

const isLifecycles = (value: unknown): value is RemoteLifecycles =>
  typeof value === 'object' && value !== null && 'mount' in value && 'unmount' in value && 'prepare' in value;

const isWidgets = (value: unknown): value is { widgets: WidgetLoaders } =>
  typeof value === 'object' && value !== null && 'widgets' in value;

/** Loads `./lifecycle` of a remote, which shared/remote/entries/lifecycle.ts exports. */
export const loadLifecycles = (source: Source): Promise<RemoteLifecycles> =>
  loadExposed(source, 'lifecycle', isLifecycles);

/** Loads `./widgets` of a remote: its widget loaders. `priority` applies when its entry is not loaded yet. */
export const loadWidgets = async (source: Source, priority: FetchPriority): Promise<WidgetLoaders> =>
  (await loadExposed(source, 'widgets', isWidgets, priority)).widgets;
