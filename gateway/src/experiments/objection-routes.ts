import { objectionCookie } from '@pairwise/contracts/experiments';
import type { FastifyInstance } from 'fastify';

import { setCookies, siteCookie } from '../http/cookies.ts';
import { refuse } from '../http/send-error.ts';
import { type SiteAddress, siteOrigins } from '../page/site-origin.ts';
import { keptBucket } from '../page/visitor-bucket.ts';

/** Where pages object to experiments, and allow them again. */
const PATH = '/__mfe/objection';

interface Body {
  objected: boolean;
}

/**
 * Records whether the visitor objects to experiments. The response to an objection removes the bucket. From the next page on,
 * the visitor sees what all others would see without experiments. It takes JSON only, which another site cannot send.
 */
export const objectionRoutes = (app: FastifyInstance, address: SiteAddress): void => {
  app.post<{ Body: Body }>(
    PATH,
    {
      schema: {
        body: {
          type: 'object',
          required: ['objected'],
          additionalProperties: false,
          properties: { objected: { type: 'boolean' } },
        },
      },
    },
    (request, reply) => {
      const { origin } = request.headers;
      if (origin !== undefined && !(siteOrigins(request, address) ?? []).includes(origin)) {
        return refuse(reply, 'invalid_request');
      }
      const { https } = address;
      const { name, value, maxAgeSeconds } = objectionCookie;
      const { objected } = request.body;
      const kept = siteCookie(name, objected ? value : '', {
        https,
        sameSite: 'lax',
        maxAgeSeconds: objected ? maxAgeSeconds : 0,
      });
      // Pages show whether the visitor has objected.
      const readable = { ...kept, options: { ...kept.options, httpOnly: false } };
      return setCookies(reply, objected ? [readable, keptBucket('', https)] : [readable])
        .header('cache-control', 'no-store')
        .send({ objected });
    },
  );
};
