import { getProducts } from '@pairwise/contracts/endpoints/products';
import type { FastifyInstance } from 'fastify';

import { getPriceList } from '../domain/products/get-price-list.ts';
import { endpoint } from '../plugins/endpoint.ts';

export const productsRoute = (app: FastifyInstance): void => {
  app.route(
    endpoint(getProducts, {
      handler: ({ context, services, member, query, request }) => {
        const own = member?.country ?? services.geoip.countryOf(request.ip) ?? context.site.settings.default_country;
        return getPriceList(context, query.country ?? own);
      },
    }),
  );
};
