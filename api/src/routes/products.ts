import { getProducts } from '@pairwise/contracts/endpoints/products';
import type { FastifyInstance } from 'fastify';

import { getPriceList } from '../domain/products/get-price-list.ts';
import { endpoint } from '../plugins/endpoint.ts';

export const productsRoute = (app: FastifyInstance): void => {
  app.route(
    endpoint(getProducts, { handler: ({ context, member, query }) => getPriceList(context, member, query.country) }),
  );
};
