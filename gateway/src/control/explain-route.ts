import type { ExplainedPage, ExplainPageResponse, ExplainResponse, Visitor } from '@pairwise/contracts/explain';
import { defaultLanguage, languages } from '@pairwise/contracts/languages';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';

import type { RegistryDocument, SharedRegistry } from '../registry/index.ts';
import { isBucket } from '../rollout/bucket.ts';
import { explain } from '../rollout/explain.ts';
import { resolve } from '../page/resolve.ts';
import { ControlError, parse } from './control-error.ts';
import { documented } from './documented.ts';
import { requireRead } from './identity.ts';

const NICHE = 'is not a number from 1 to 7';

const pathSchema = z.string().regex(/^\//, 'does not begin with /').max(2000, 'takes at most 2000 characters');

const flag = z
  .enum(['', '0', '1'])
  .default('0')
  .transform((value) => value !== '0');

const visitorFields = {
  country: z
    .string()
    .toUpperCase()
    .regex(/^[A-Z]{2}$/, 'is not a country code of two letters, such as NL')
    .default(''),
  language: z.enum(languages, { error: `is one of ${languages.join(', ')}` }).default(defaultLanguage),
  niche: z.coerce.number({ error: NICHE }).int(NICHE).min(1, NICHE).max(7, NICHE).default(1),
  bucket: z
    .string()
    .refine(isBucket, 'is not the value of the cookie mfe.bucket, over https __Host-Http-mfe.bucket')
    .default(''),
  staff: flag,
};
const query = z.strictObject({ ...visitorFields, path: pathSchema.optional() });
const pageQuery = z.strictObject({ ...visitorFields, path: pathSchema, objected: flag });

interface NameParams {
  Params: { name: string };
}

const documentation = {
  name: documented({
    summary: 'Explains which version of a name a visitor gets, and why',
    requires: 'read',
    query,
    responses: { 200: 'ExplainResponse' },
    errors: ['unknown_name'],
  }),
  page: documented({
    summary: "Explains every version that a visitor's page is made of",
    requires: 'read',
    query: pageQuery,
    responses: { 200: 'ExplainPageResponse' },
  }),
};

/** Returns the page of a path for a visitor; undefined while no shell is live. */
const findPage = (document: RegistryDocument, path: string, visitor: Visitor) => {
  const page = resolve(document, { pathname: path, visitor });
  if (!page) return undefined;
  const owner = page.route ? (page.owner?.version.name ?? 'shell') : null;
  const explained: ExplainedPage = { path, owner, route: page.route?.id ?? null, zone: page.zone };
  return { explained, remotes: page.remotes.map(({ version }) => version.name) };
};

const explainDeployable = (
  document: RegistryDocument,
  name: string,
  visitor: Visitor,
): ExplainPageResponse['deployables'][number] => {
  const { version, why } = explain(document, { name, visitor });
  const rollout = Object.hasOwn(document.rollouts, name) ? document.rollouts[name] : undefined;
  return {
    name,
    version,
    why,
    stable: document.pointers[name] ?? null,
    canary: rollout ? { version: rollout.version, steps: rollout.steps } : null,
  };
};

/**
 * Serves why a visitor gets what: `GET /api/names/:name/explain` for one deployable, and `GET /api/explain?path=` for all
 * that a page may load.
 */
export const explainRoute = (app: FastifyInstance, { registry }: { registry: SharedRegistry }): void => {
  app.get<NameParams>('/api/names/:name/explain', documentation.name, async (request): Promise<ExplainResponse> => {
    requireRead(request);
    const { name } = request.params;
    const { path, ...visitor } = parse(query, request.query);
    const document = registry.current();
    if (!Object.hasOwn(document.versions, name)) {
      throw new ControlError('unknown_name', 'Nothing has been published under this name.');
    }
    const response = explain(document, { name, visitor });
    if (path === undefined) return response;
    const page = findPage(document, path, visitor);
    if (!page) throw new ControlError('unknown_name', 'No shell is live, so there are no pages.');
    return { ...response, page: page.explained };
  });

  app.get('/api/explain', documentation.page, async (request): Promise<ExplainPageResponse> => {
    requireRead(request);
    const { path, objected, ...described } = parse(pageQuery, request.query);
    const visitor: Visitor = { ...described, ...(objected && { hasObjected: true as const }) };
    const document = registry.current();
    const page = findPage(document, path, visitor);
    const owner = page?.explained.owner ?? 'shell';
    const names = new Set([owner, 'shell', ...(page?.remotes.sort() ?? [])]);
    return {
      revision: document.revision,
      visitor,
      page: page?.explained ?? null,
      deployables: [...names].map((name) => explainDeployable(document, name, visitor)),
    };
  });
};
