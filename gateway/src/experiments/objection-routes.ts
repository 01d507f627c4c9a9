import { objectionCookie, type ObjectionResponse } from '@pairwise/contracts/experiments';
import type { FastifyInstance } from 'fastify';

import { setCookies, siteCookie } from '../http/cookies.ts';
import { refuse } from '../http/send-error.ts';
import { type SiteAddress, siteOrigins } from '../zones/site-origin.ts';
import { ownZone } from '../zones/zones.ts';
import { bucketCookieName, sentBucket } from '../rollout/bucket.ts';
import { keptBucket } from '../rollout/visitor-bucket.ts';
import type { Carried } from '../zones/carried.ts';

/** Where pages object to experiments, and allow them again. */
const PATH = '/__mfe/objection';

interface Body {
  objected: boolean;
}

interface ObjectionOptions extends SiteAddress {
  carried: Carried;
}

/**
 * Records whether the visitor objects to experiments. The response to an objection removes the bucket, and has what the visitor
 * takes to the other origins from now on: the links of the open page still have the bucket. From the next page on, the visitor
 * sees what all others would see without experiments. It takes JSON only, which another site cannot send.
 */
export const objectionRoutes = (app: FastifyInstance, { carried, ...address }: ObjectionOptions): void => {
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
      const bucket = objected ? '' : sentBucket(request.cookies, https);
      const cookies = { ...request.cookies, [name]: kept.value, [bucketCookieName(https)]: bucket };
      const own = ownZone(request, address);
      const brought = own && carried.of({ url: request.url, cookies }, bucket);
      const response: ObjectionResponse = { objected, ...(brought && { carried: carried.seal(brought, own) }) };
      return setCookies(reply, objected ? [readable, keptBucket('', https)] : [readable])
        .header('cache-control', 'no-store')
        .send(response);
    },
  );
};
