import { isLanguage, languageCookie } from '@pairwise/contracts';
import {
  appealComplaint as appealContract,
  appealPhoto as appealPhotoContract,
  complain as complainContract,
  getComplaint,
} from '@pairwise/contracts/endpoints/complaints';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { appealComplaint, appealPhoto, readComplaint } from '../domain/complaints/appeal.ts';
import { complain } from '../domain/complaints/complain.ts';
import { endpoint } from '../plugins/endpoint.ts';
import { keyOf } from '../plugins/idempotency.ts';

/** The language a visitor has chosen, else the site's. */
const languageOf = (request: FastifyRequest, siteLanguage: string): string => {
  const chosen = new RegExp(`(?:^|; )${languageCookie.name}=([a-z]{2})(?:;|$)`).exec(request.headers.cookie ?? '')?.[1];
  return chosen !== undefined && isLanguage(chosen) ? chosen : siteLanguage.slice(0, 2);
};

export const complaintsRoutes = (app: FastifyInstance): void => {
  app.route(
    endpoint(complainContract, {
      handler: ({ context, member, body, request }) =>
        complain(context, member, body, {
          address: request.ip,
          language: languageOf(request, context.site.domainLanguage),
          gesture: keyOf(request),
        }),
    }),
  );
  app.route(endpoint(getComplaint, { handler: ({ context, query }) => readComplaint(context, query) }));
  app.route(endpoint(appealContract, { handler: ({ context, body }) => appealComplaint(context, body) }));
  app.route(
    endpoint(appealPhotoContract, {
      handler: async ({ context, member, body }) => {
        await appealPhoto(context, member, body.id, body.text);
        return { ok: true as const };
      },
    }),
  );
};
