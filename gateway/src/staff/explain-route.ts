import { isLanguage } from '@pairwise/contracts/languages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';

import type { TokenReader } from '../access/index.ts';
import { visitorOf } from '../page/page-sender.ts';
import { resolve } from '../page/resolve.ts';
import type { SettingsSource } from '../page/settings-source.ts';
import type { RegistryDocument } from '../registry/document.ts';
import { isNavigation } from '../http/is-navigation.ts';
import { namePattern } from '../builds/description.ts';
import { isBucket, sentBucket } from '../rollout/bucket.ts';
import type { Visitor } from '../rollout/choose-version.ts';
import { explain } from '../rollout/explain.ts';
import type { Staff } from './staff.ts';

export interface ExplainOptions {
  staff: Pick<Staff, 'readStaff' | 'readOverrides'>;
  tokens: Pick<TokenReader, 'find'>;
  current: () => RegistryDocument;
  settings: SettingsSource;
  https: boolean;
}

const query = z.object({
  name: z.optional(z.string().check(z.regex(namePattern))),
  path: z.optional(z.string().check(z.regex(/^\//), z.maxLength(2_000))),
  country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
  language: z.optional(z.string().check(z.refine(isLanguage))),
  niche: z.optional(z.coerce.number().check(z.int())),
  bucket: z.optional(z.string().check(z.refine(isBucket))),
  staff: z.optional(z.enum(['0', '1'])),
});
type Query = z.infer<typeof query>;

const refuse = (reply: FastifyReply, status: 401 | 404 | 422 | 503, code: string, message: string): FastifyReply =>
  reply.code(status).send({ error: code, message });

/**
 * Returns the visitor of a query: the caller, except for the fields that the query sets. A visitor with a bucket has not
 * objected to experiments: an objection deletes the bucket.
 */
const requestedVisitor = (own: Visitor, { country, language, niche, bucket, staff }: Query): Visitor => ({
  bucket: bucket ?? own.bucket,
  country: country ?? own.country,
  language: isLanguage(language) ? language : own.language,
  niche: niche ?? own.niche,
  staff: staff === undefined ? own.staff : staff === '1',
  ...(bucket === undefined && own.hasObjected && { hasObjected: true as const }),
});

/**
 * Serves `GET /__mfe/explain?name=&path=`: why a request gets its version. It reveals the audiences of rollouts, so it
 * requires a staff session or a token that may read (`Authorization: Bearer`). `country`, `language`, `niche`, `bucket`
 * and `staff` describe another visitor, who has no overrides.
 */
export const explainRoute = (
  app: FastifyInstance,
  { staff, tokens, current, settings, https }: ExplainOptions,
): void => {
  const isAllowed = (request: FastifyRequest): boolean => {
    const bearer = /^Bearer ([\w-]{1,100})$/.exec(request.headers.authorization ?? '')?.[1];
    if (bearer !== undefined) return tokens.find(bearer)?.actions.includes('read') ?? false;
    // The session counts for the person, who opens the address, not for the code of their pages.
    return isNavigation(request) && staff.readStaff(request) !== undefined;
  };

  app.get('/__mfe/explain', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!isAllowed(request)) return refuse(reply, 401, 'sign_in_required', 'Sign in as staff at /__mfe/staff first.');
    const parsed = query.safeParse(request.query);
    if (!parsed.success) {
      const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
      return refuse(reply, 422, 'invalid_request', problems.join('; '));
    }
    const site = await settings.get({ host: request.hostname, ip: request.ip });
    if (!site) return refuse(reply, 503, 'unavailable', 'The settings of the site are not available.');

    const own = visitorOf(request, site, {
      bucket: sentBucket(request.cookies, https),
      staff: staff.readStaff(request) !== undefined,
    });
    const { name, path, ...other } = parsed.data;
    const isOther = Object.values(other).some((value) => value !== undefined);
    const visitor = requestedVisitor(own, parsed.data);
    const overrides = isOther ? {} : staff.readOverrides(request);
    const document = current();
    const resolution = path === undefined ? undefined : resolve(document, { pathname: path, visitor, overrides });
    const owner = resolution?.route && (resolution.owner?.version.name ?? 'shell');
    const wanted = name ?? owner;
    if (wanted === undefined) {
      return refuse(reply, 404, 'not_found', 'Add a name, or the path of a page that exists.');
    }
    return {
      ...(path !== undefined && {
        path: { path, owner: owner ?? null, route: resolution?.route?.id ?? null, zone: resolution?.zone ?? null },
      }),
      ...explain(document, { name: wanted, visitor, overrides }),
    };
  });
};
