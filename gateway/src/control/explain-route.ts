import { defaultLanguage, languages } from '@pairwise/contracts/languages';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';

import type { Registry } from '../registry/index.ts';
import { isBucket } from '../rollout/bucket.ts';
import { explain, type Explanation } from '../rollout/explain.ts';
import { resolve } from '../page/resolve.ts';
import { ControlError, parse } from './control-error.ts';
import { requireRead } from './identity.ts';

const NICHE = 'is not a number from 1 to 7';

const query = z.strictObject({
  path: z.string().regex(/^\//, 'does not begin with /').max(2000, 'takes at most 2000 characters').optional(),
  country: z
    .string()
    .toUpperCase()
    .regex(/^[A-Z]{2}$/, 'is not a country code of two letters, such as NL')
    .default(''),
  language: z.enum(languages, { error: `is one of ${languages.join(', ')}` }).default(defaultLanguage),
  niche: z.coerce.number({ error: NICHE }).int(NICHE).min(1, NICHE).max(7, NICHE).default(1),
  bucket: z.string().refine(isBucket, 'is not the value of the cookie mfe.bucket').default(''),
  staff: z
    .enum(['', '0', '1'])
    .default('0')
    .transform((value) => value !== '0'),
});

export interface ExplainResponse extends Explanation {
  /** The owner of the requested path; absent without a path. `owner` is null when no remote owns it. */
  page?: { path: string; owner: string | null; route: string | null; zone: string };
}

/** Serves `GET /api/names/:name/explain`: which version a visitor gets, and why. */
export const explainRoute = (app: FastifyInstance, { registry }: { registry: Registry }): void => {
  app.get<{ Params: { name: string } }>('/api/names/:name/explain', async (request): Promise<ExplainResponse> => {
    requireRead(request);
    const { name } = request.params;
    const { path, ...visitor } = parse(query, request.query);
    const document = registry.current();
    if (!Object.hasOwn(document.versions, name)) {
      throw new ControlError('unknown_name', 'Nothing has been published under this name.');
    }
    const response = explain(document, { name, visitor });
    if (path === undefined) return response;
    const page = resolve(document, { pathname: path, visitor });
    if (!page) throw new ControlError('unknown_name', 'No shell is live, so there are no pages.');
    const owner = page.route ? (page.owner?.version.name ?? 'shell') : null;
    return { ...response, page: { path, owner, route: page.route?.id ?? null, zone: page.zone } };
  });
};
