import type { RevisionResponse } from '@pairwise/contracts/registry';
import type { FastifyInstance } from 'fastify';

import { type AuditEntry, findWithdrawn, type RegistryDocument } from '../registry/index.ts';

export interface RevisionRouteOptions {
  current: () => RegistryDocument;
  /** Returns the entries of the audit log after a revision. */
  audit: (after: number) => readonly AuditEntry[];
}

/** How many revisions back a rollback is reported, so that the response stays small. Pages are rarely open for longer. */
const REPORTED_REVISIONS = 1000;

/**
 * Whether a version went live again after a revision that rolled it back, by a promotion or by an approval: what replaced it
 * then withdrew nothing. Times are not compared, because the clocks of gateways differ.
 */
const isLiveAgain = (entries: readonly AuditEntry[], name: string, version: string, after: number): boolean =>
  entries.some(
    ({ difference, revision }) =>
      revision > after &&
      difference.some(({ path, after: pointer }) => path === `pointers/${name}` && pointer === version),
  );

/** Returns the versions that were rolled back, as canary or stable version, and that new pages do not get. */
const rolledBack = (
  { revision, pointers, rollouts, versions }: RegistryDocument,
  options: RevisionRouteOptions,
): string[] => {
  const entries = options.audit(Math.max(0, revision - REPORTED_REVISIONS));
  return Object.keys(versions).flatMap((name) =>
    [...findWithdrawn(entries, name)]
      .filter(([version, withdrawn]) => !isLiveAgain(entries, name, version, withdrawn))
      .map(([version]) => version)
      .filter((version) => version !== pointers[name] && version !== rollouts[name]?.version)
      .filter((version) => versions[name]?.[version]?.status !== 'revoked')
      .map((version) => `${name}@${version}`),
  );
};

const responseFor = (document: RegistryDocument, options: RevisionRouteOptions): RevisionResponse => ({
  revision: document.revision,
  revoked: Object.values(document.versions).flatMap((byVersion) =>
    Object.values(byVersion)
      .filter(({ status }) => status === 'revoked')
      .map(({ name, version }) => `${name}@${version}`),
  ),
  rolledBack: rolledBack(document, options),
});

/** Serves `GET /__mfe/revision`, which open pages poll, and 404 for all other addresses below `/__mfe`. */
export const revisionRoutes = (app: FastifyInstance, options: RevisionRouteOptions): void => {
  let known: { document: RegistryDocument; response: RevisionResponse } | undefined;

  app.get('/__mfe/revision', (_request, reply) => {
    const document = options.current();
    // Polled by every open page, so it is computed once for each revision.
    if (known?.document !== document) known = { document, response: responseFor(document, options) };
    return reply.header('cache-control', 'no-store').send(known.response);
  });

  for (const address of ['/__mfe', '/__mfe/*']) {
    app.all(address, (_request, reply) =>
      reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found'),
    );
  }
};
