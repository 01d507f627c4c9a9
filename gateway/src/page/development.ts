import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';

import type { RegisteredVersion, RegistryDocument } from '../registry/index.ts';

/** One remote from its sources inside everything else as it is published. Never in production (`env.ts` refuses). */
export interface Development {
  /** Version of a shell that was built for development. */
  shell: string;
  remote: { name: string; target: string };
}

/** Stands for a version in the addresses of a remote that comes from its sources. */
export const DEV_VERSION = 'dev';

/** A version that has one file, without a hash: it changes with every edit. */
const fromSources = (live: RegisteredVersion): RegisteredVersion => ({
  ...live,
  version: DEV_VERSION,
  files: [{ path: live.entry, integrity: '', bytes: 0 }],
  lifecycle: [],
  screens: {},
  messages: {},
  trustedTypes: [],
  // The shell was built from the same sources, whatever the version that was published last needs.
  shared: {},
  ...(live.data && { data: { ...live.data, contracts: { bus: '*', endpoints: '*' } } }),
});

/** The document as a developer's pages see it: routes and widgets are still those that were published last. */
export const withDevelopment = (document: RegistryDocument, development?: Development): RegistryDocument => {
  if (!development) return document;
  const { shell, remote } = development;
  const { pointers, versions } = document;
  // Neither may be replaced by a canary.
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

/** The developed remote's files and its socket, on our own origin: the page's policy stays as it is. */
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
