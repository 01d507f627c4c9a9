import type { PreviewResponse } from '@pairwise/contracts/console';
import type { Zone } from '@pairwise/contracts/remote';
import type { FastifyInstance } from 'fastify';

import { whoOf } from '../access/author.ts';
import type { Policy } from '../access/authorize.ts';
import { findVersion, type SharedRegistry } from '../registry/index.ts';
import { previewAction, previewProblem, type Previews } from '../staff/previews.ts';
import { ControlError } from './control-error.ts';
import { documented } from './documented.ts';
import { authorize } from './identity.ts';

export interface PreviewOptions {
  registry: SharedRegistry;
  policy: Policy;
  previews: Pick<Previews, 'seal'>;
  /** Returns the members' origin of a zone. */
  originOf: (zone: Zone) => string;
}

interface VersionParams {
  Params: { name: string; version: string };
}

const documentation = documented({
  summary: 'Makes a link that shows a verified version to whoever opens it',
  description:
    'Requires `override`, or `approve` for a name that needs a second person: the link is for that person only, while the request ' +
    'waits. It can be opened for ten minutes.',
  requires: 'override',
  responses: { 200: 'PreviewResponse' },
  errors: ['unknown_name', 'unknown_version', 'not_verified', 'revision_conflict'],
});

/** Serves preview links: of versions that are verified and could go live without a second person, or for that person. */
export const previewRoute = (app: FastifyInstance, { registry, policy, previews, originOf }: PreviewOptions): void => {
  const address = '/api/names/:name/versions/:version/preview';
  app.post<VersionParams>(address, documentation, async (request): Promise<PreviewResponse> => {
    const { name, version } = request.params;
    const token = authorize(request, policy, previewAction(name), name);
    const document = registry.current();
    const found = findVersion(document, name, version);
    if (!found) throw new ControlError('unknown_version', `${name} has no version ${version}.`);
    const problem = previewProblem(document, token, found);
    if (problem === 'not_requested') {
      throw new ControlError(
        'not_allowed',
        `${name} goes live with a second person's approval only. Its preview links are for that person, while a request of ` +
          `another one for ${version} waits.`,
      );
    }
    if (problem) {
      throw new ControlError(
        'not_verified',
        `${name} ${version} is ${found.status}. Only a verified version has preview links.`,
      );
    }
    const { text, until } = previews.seal(token, found);
    const expiresAt = new Date(until).toISOString();
    // Recorded before the link exists for anyone: a version with a link is not pruned.
    await registry.recordPreview(name, version, expiresAt, { who: whoOf(token), why: 'preview link' });
    const origin = originOf(found.data?.routes[0]?.zone ?? 'app');
    return { url: `${origin}/__mfe/preview/${text}`, expiresAt };
  });
};
