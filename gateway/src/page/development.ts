import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';

import type { RegisteredVersion, RegistryDocument } from '../registry/index.ts';

/** One remote from its sources, together with everything else as published. `env.ts` refuses it in production. */
export interface Development {
  /** Version of a shell that was built for development. */
  shell: string;
  remote: { name: string; target: string };
}

/** The version in the addresses of a remote that comes from its sources. */
export const DEV_VERSION = 'dev';

/** Describes a remote that comes from its sources: one file without a hash, because it changes with every edit. */
const fromSources = (live: RegisteredVersion): RegisteredVersion => ({
  ...live,
  version: DEV_VERSION,
  files: [{ path: live.entry, integrity: '', bytes: 0 }],
  lifecycle: [],
  screens: {},
  messages: {},
  trustedTypes: [],
  // The shell was built from the same sources, whatever the last published version needs.
  shared: {},
  ...(live.data && { data: { ...live.data, contracts: { bus: '*', endpoints: '*' } } }),
});

/** Returns the document for a developer's pages. Routes and widgets are those of the last published version. */
export const withDevelopment = (document: RegistryDocument, development?: Development): RegistryDocument => {
  if (!development) return document;
  const { shell, remote } = development;
  const { pointers, versions } = document;
  // A canary must replace neither of them.
  const { shell: _shell, [remote.name]: _remote, ...rollouts } = document.rollouts;
  const live = versions[remote.name]?.[pointers[remote.name] ?? ''];
  if (!live) return { ...document, rollouts, pointers: { ...pointers, shell } };
  return {
    ...document,
    rollouts,
    pointers: { ...pointers, shell, [remote.name]: DEV_VERSION },
    versions: { ...versions, [remote.name]: { ...versions[remote.name], [DEV_VERSION]: fromSources(live) } },
  };
};

/** Proxies the files and the socket of the developed remote, so that the page's policy need not change. */
export const proxyDevServer = (app: FastifyInstance, { remote: { name, target } }: Development): void => {
  const prefix = `/remotes/${name}/${DEV_VERSION}`;
  void app.register(httpProxy, {
    upstream: target,
    prefix,
    rewritePrefix: prefix,
    websocket: true,
    disableRequestLogging: true,
  });
};
