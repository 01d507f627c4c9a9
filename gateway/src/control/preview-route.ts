import type { PreviewResponse } from '@pairwise/contracts/console';
import type { Zone } from '@pairwise/contracts/remote';
import type { FastifyInstance } from 'fastify';

import type { Policy } from '../access/authorize.ts';
import { findVersion, type Registry } from '../registry/index.ts';
import { previewProblem, type Previews } from '../staff/previews.ts';
import { ControlError } from './control-error.ts';
import { authorize } from './identity.ts';

export interface PreviewOptions {
  registry: Registry;
  policy: Policy;
  previews: Pick<Previews, 'seal'>;
  /** Returns the members' origin of a zone. */
  originOf: (zone: Zone) => string;
}

interface VersionParams {
  Params: { name: string; version: string };
}

/** Serves preview links: of versions that are verified and could go live without a second person. */
export const previewRoute = (app: FastifyInstance, { registry, policy, previews, originOf }: PreviewOptions): void => {
  app.post<VersionParams>('/api/names/:name/versions/:version/preview', async (request): Promise<PreviewResponse> => {
    const { name, version } = request.params;
    const token = authorize(request, policy, 'override', name);
    const found = findVersion(registry.current(), name, version);
    if (!found) throw new ControlError('unknown_version', `${name} has no version ${version}.`);
    const problem = previewProblem(found);
    if (problem === 'needs_approval') {
      throw new ControlError(
        'not_allowed',
        `${name} goes live with a second person's approval only, so it has no preview links. Sign in at /__mfe/staff to see a version.`,
      );
    }
    if (problem) {
      throw new ControlError(
        'not_verified',
        `${name} ${version} is ${found.status}. Only a verified version has preview links.`,
      );
    }
    const { text, until } = previews.seal(token, found);
    const origin = originOf(found.data?.routes[0]?.zone ?? 'app');
    return { url: `${origin}/__mfe/preview/${text}`, expiresAt: new Date(until).toISOString() };
  });
};
