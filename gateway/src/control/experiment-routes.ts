import type { ChangeResponse } from '@pairwise/contracts/console';
import { DEFAULT_VARIANT, type ExperimentsResponse, type LanderState } from '@pairwise/contracts/experiments';
import { StoreUnavailable } from '@pairwise/object-store';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';

import { whoOf } from '../access/author.ts';
import { needsApproval, type Policy } from '../access/authorize.ts';
import type { Action } from '../access/index.ts';
import { hasHeads } from '../builds/page-heads.ts';
import { landerOf } from '../experiments/assign-variant.ts';
import type { ExperimentCounts } from '../experiments/experiment-counts.ts';
import { experimentState } from '../experiments/experiment-state.ts';
import type { HeadsSource } from '../page/heads-source.ts';
import { experimentOf, shownVariantOf } from '../registry/experiments.ts';
import { findVersion, type SharedRegistry } from '../registry/index.ts';
import { changeBase } from './change-contract.ts';
import { ControlError, parse } from './control-error.ts';
import { documented } from './documented.ts';
import { authorize, requireRead } from './identity.ts';

export interface ExperimentRouteOptions {
  registry: SharedRegistry;
  policy: Policy;
  heads: HeadsSource;
  counts: Pick<ExperimentCounts, 'read'>;
}

interface NameParams {
  Params: { name: string };
}

const lander = z.string().regex(/^\/[a-z0-9/-]{1,100}$/, 'is not the address of a lander, such as /landers/gallery');
const variant = z.string().regex(/^[a-z0-9-]{1,60}$/, 'is not a variant, such as opening');
const base = { ...changeBase, lander };
const bodies = {
  start: z.strictObject({
    ...base,
    variants: z.array(variant).min(1).max(10),
    plan: z.strictObject({ baseline: z.number(), effect: z.number() }),
  }),
  stop: z.strictObject(base),
  promote: z.strictObject({ ...base, variant }),
};

const documentation = {
  list: documented({
    summary: 'Returns the landers of a name with their variants and experiments, also those that are no longer live',
    requires: 'read',
    responses: { 200: 'ExperimentsResponse' },
    errors: ['unknown_name', 'store_unavailable'],
  }),
  start: documented({
    summary: 'Starts an experiment with variants of a lander',
    requires: 'canary',
    body: bodies.start,
    responses: { 200: 'ChangeResponse' },
    errors: [
      'revision_conflict',
      'unknown_name',
      'unknown_lander',
      'unknown_variant',
      'experiment_runs',
      'bad_change',
      'store_unavailable',
    ],
  }),
  stop: documented({
    summary: 'Ends an experiment: visitors see again what they saw before it',
    requires: 'rollback',
    body: bodies.stop,
    responses: { 200: 'ChangeResponse' },
    errors: ['revision_conflict', 'no_experiment', 'bad_change'],
  }),
  promote: documented({
    summary: 'Shows a variant of a lander to all visitors, and ends its experiment',
    requires: 'promote',
    body: bodies.promote,
    responses: { 200: 'ChangeResponse' },
    errors: [
      'revision_conflict',
      'unknown_name',
      'unknown_lander',
      'unknown_variant',
      'bad_change',
      'store_unavailable',
    ],
  }),
};

/** A lander of the live version, with its variants. */
interface LiveLander {
  lander: string;
  variants: string[];
}

/** Serves the experiments of a remote's landers: what they show, and start, stop and promote. */
export const experimentRoutes = (app: FastifyInstance, options: ExperimentRouteOptions): void => {
  const { registry, policy, heads, counts } = options;

  /**
   * Returns the landers of the live version that can have experiments.
   * @throws {StoreUnavailable} when its texts, which name the variants, cannot be read now
   */
  const liveLanders = async (name: string): Promise<LiveLander[]> => {
    const document = registry.current();
    if (!Object.hasOwn(document.versions, name)) {
      throw new ControlError('unknown_name', 'Nothing has been published under this name.');
    }
    const stable = findVersion(document, name, document.pointers[name]);
    const texts = stable && (await heads.get(stable));
    if (stable && !texts && hasHeads(stable)) {
      throw new StoreUnavailable(`the texts of ${name} ${stable.version} cannot be read`);
    }
    return (stable?.data?.routes ?? []).flatMap((route) => {
      const address = landerOf(route);
      if (address === undefined || !texts || !Object.hasOwn(texts, route.id)) return [];
      const slugs = Object.keys(texts[route.id]?.variants ?? {}).filter((slug) => slug !== DEFAULT_VARIANT);
      return [{ lander: address, variants: [DEFAULT_VARIANT, ...slugs] }];
    });
  };

  /** Checks the policy before the body is read, so that another team gets no other error. */
  const authorOf = <Body extends { why: string; expectedRevision: number }>(
    request: FastifyRequest<NameParams>,
    action: Action,
    schema: z.ZodType<Body>,
  ) => {
    const { name } = request.params;
    const who = whoOf(authorize(request, policy, action, name));
    const body = parse(schema, request.body);
    if (needsApproval(name)) {
      throw new ControlError('not_allowed', `${name} needs a second person for each change, so it has no experiments.`);
    }
    return { name, body, by: { who, why: body.why, expectedRevision: body.expectedRevision } };
  };

  /** @throws {ControlError} `unknown_lander`, `unknown_variant` */
  const requireVariants = async (name: string, wanted: string, variants: readonly string[]): Promise<void> => {
    const landers = await liveLanders(name);
    const found = landers.find((one) => one.lander === wanted);
    if (!found) {
      const list = landers.map((one) => one.lander).join(', ') || 'none';
      throw new ControlError(
        'unknown_lander',
        `The live version of ${name} has no lander ${wanted}. Its landers: ${list}.`,
      );
    }
    const unknown = variants.find((one) => !found.variants.includes(one));
    if (unknown !== undefined) {
      throw new ControlError(
        'unknown_variant',
        `${wanted} has no variant ${unknown}. Its variants: ${found.variants.join(', ')}.`,
      );
    }
  };

  app.get<NameParams>(
    '/api/names/:name/experiments',
    documentation.list,
    async (request): Promise<ExperimentsResponse> => {
      requireRead(request);
      const { name } = request.params;
      const live = await liveLanders(name);
      const document = registry.current();
      const isListed = new Set(live.map(({ lander: address }) => address));
      // A lander that was removed keeps its experiment, which would otherwise run for ever unseen.
      const removed = Object.entries(document.experiments ?? {})
        .filter(([address, one]) => one.name === name && !isListed.has(address))
        .map(([address]) => ({ lander: address, variants: [], isLive: false }));
      const all = [...live.map((one) => ({ ...one, isLive: true })), ...removed];
      const landers = all.map(async (one): Promise<LanderState> => {
        const last = experimentOf(document, one.lander);
        return {
          ...one,
          shown: shownVariantOf(document, one.lander),
          experiment: last?.name === name ? experimentState(last, await counts.read(last)) : null,
        };
      });
      return { name, landers: await Promise.all(landers) };
    },
  );

  app.post<NameParams>(
    '/api/names/:name/experiments/start',
    documentation.start,
    async (request): Promise<ChangeResponse> => {
      const { name, body, by } = authorOf(request, 'canary', bodies.start);
      await requireVariants(name, body.lander, body.variants);
      const { lander: address, variants: others, plan } = body;
      return { revision: await registry.startExperiment({ name, lander: address, others, plan }, by) };
    },
  );

  app.post<NameParams>(
    '/api/names/:name/experiments/stop',
    documentation.stop,
    async (request): Promise<ChangeResponse> => {
      const { name, body, by } = authorOf(request, 'rollback', bodies.stop);
      return { revision: await registry.stopExperiment({ name, lander: body.lander }, by) };
    },
  );

  app.post<NameParams>(
    '/api/names/:name/experiments/promote',
    documentation.promote,
    async (request): Promise<ChangeResponse> => {
      const { name, body, by } = authorOf(request, 'promote', bodies.promote);
      await requireVariants(name, body.lander, [body.variant]);
      const before = registry.current().revision;
      const revision = await registry.promoteVariant({ name, lander: body.lander, variant: body.variant }, by);
      return { revision, ...(revision === before && { unchanged: true as const }) };
    },
  );
};
