import {
  clickPromo as clickPromoContract,
  getPromo as getPromoContract,
  getRedirect as getRedirectContract,
} from '@pairwise/contracts/endpoints/promo';
import type { FastifyInstance } from 'fastify';

import { clickPromo, getPromo, getRedirect } from '../domain/promo/promo.ts';
import { endpoint } from '../plugins/endpoint.ts';
import { keyOf } from '../plugins/idempotency.ts';

export const promoRoutes = (app: FastifyInstance): void => {
  app.route(endpoint(getPromoContract, { handler: ({ context, member }) => getPromo(context, member) }));
  app.route(
    endpoint(clickPromoContract, {
      handler: ({ context, member, body, request }) => clickPromo(context, member, body.id, keyOf(request)),
    }),
  );
  app.route(endpoint(getRedirectContract, { handler: ({ context, query }) => getRedirect(context, query.id) }));
};
