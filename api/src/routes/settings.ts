import { getSettings as getSettingsContract } from '@pairwise/contracts/endpoints/settings';
import type { FastifyInstance } from 'fastify';

import { getSettings } from '../domain/settings/get-settings.ts';
import { endpoint } from '../plugins/endpoint.ts';

export const settingsRoute = (app: FastifyInstance): void => {
  app.route(
    endpoint(getSettingsContract, {
      onlyReadsSession: true,
      handler: async ({ context, services, member, query }) => {
        const branding = query.domain ? await services.sites.byDomain(query.domain) : undefined;
        return { settings: await getSettings(context, branding ?? context.site, member, services.push.publicKey) };
      },
    }),
  );
};
