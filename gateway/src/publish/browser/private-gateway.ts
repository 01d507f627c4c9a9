import fastify from 'fastify';

import { artifactRoutes } from '../../artifacts/artifact-routes.ts';
import { openArtifacts } from '../../artifacts/artifact-store.ts';
import { registerCookies } from '../../http/cookies.ts';
import { headsSource } from '../../page/heads-source.ts';
import { pageRoutes } from '../../page/page-routes.ts';
import { pageSender } from '../../page/page-sender.ts';
import { revisionRoutes } from '../../page/revision-routes.ts';
import { settingsSource } from '../../page/settings-source.ts';
import { proxyToApi } from '../../proxy/api-proxy.ts';
import { takeUpgrades } from '../../proxy/upgrades.ts';
import type { RegistryDocument } from '../../registry/index.ts';
import type { Plan } from './plan.ts';
import { refuseWrites } from './refuse-writes.ts';

export interface PrivateGateway {
  url: string;
  document: RegistryDocument;
  /** Headers of calls that may write. Other writes are refused. */
  ownHeaders: Record<string, string>;
  close: () => Promise<void>;
}

/**
 * Starts a gateway that only the check uses. It serves members' pages as they would be with another document, with the
 * real files and the real api. It accepts no reports, no overrides and no writes of the pages, and writes nothing itself.
 */
export const startPrivateGateway = async (
  {
    dataDir,
    document: live,
    apiUrl,
    artifactStore: address,
  }: Pick<Plan, 'dataDir' | 'document' | 'apiUrl' | 'artifactStore'>,
  view: (document: RegistryDocument) => RegistryDocument,
): Promise<PrivateGateway> => {
  const app = fastify({ logger: false, routerOptions: { maxParamLength: 500 }, forceCloseConnections: true });
  const warn = (message: string): void => void process.stderr.write(`${message}\n`);
  const store = openArtifacts({ dataDir, warn, ...(address !== undefined && { address }) });
  // One document for the whole run: a deploy in between must not change what is checked. It comes from the parent
  // process, because the registry would open the signing key.
  const document = view(live);
  const current = (): RegistryDocument => document;

  app.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
  });
  const ownHeaders = refuseWrites(app);
  registerCookies(app);
  // With the stream: a page of a member opens it, and a failed connection is an error in the browser's console.
  proxyToApi(app, '/api', { apiUrl, https: false }, takeUpgrades(app));
  proxyToApi(app, '/media', { apiUrl, https: false });
  artifactRoutes(app, { store, current });
  revisionRoutes(app, { current });
  // Nothing is prerendered: the run checks the code.
  const pages = pageSender({
    artifacts: store,
    demo: false,
    https: false,
    current,
    trustedTypes: true,
    settings: settingsSource({ apiUrl, warn }),
    heads: headsSource({ read: store.read, warn }),
    staffOf: () => ({ staff: false, overrides: {} }),
  });
  pageRoutes(app, { pages, https: false });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return { url, document, ownHeaders, close: () => app.close() };
};
