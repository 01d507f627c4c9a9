import { getSettings as getSettingsContract } from '@pairwise/contracts/endpoints/settings';
import type { FastifyInstance } from 'fastify';

import { getSettings } from '../domain/settings/get-settings.ts';
import { endpoint } from '../plugins/endpoint.ts';

export const settingsRoute = (app: FastifyInstance): void => {
  app.route(
    endpoint(getSettingsContract, {
      handler: async ({ context, services, member, query, request }) => {
        const branding = query.domain ? await services.sites.byDomain(query.domain) : undefined;
        const asker = { member, geoipCountry: services.geoip.countryOf(request.ip) };
        return { settings: await getSettings(context, branding ?? context.site, asker) };
      },
    }),
  );
};
