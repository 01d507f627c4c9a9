import type { ChangeResponse } from '@pairwise/contracts/console';
import { languages } from '@pairwise/contracts/languages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';

import { whoOf } from '../access/author.ts';
import { needsApproval, type Policy } from '../access/authorize.ts';
import type { Action } from '../access/index.ts';
import type { ChangeRequest, HaltRule, RampPlan, RolloutStep } from '../registry/document.ts';
import { findVersion, type Registry } from '../registry/index.ts';
import { versionPattern } from '../builds/description.ts';
import { fitsLiveWithout, requireNamedLoss } from '../publish/fits-live.ts';
import { FRONT_PAGE, lostRoutes } from '../publish/lost-routes.ts';
import { ControlError, parse } from './control-error.ts';
import { authorize, tokenOf } from './identity.ts';

const why = z.string({ error: 'say why' }).trim().min(1, 'say why').max(500, 'takes at most 500 characters');
/**
 * Every change names the revision whose state its author has read, so that of two people who do the same at the same time
 * only one does it.
 */
const base = { why, expectedRevision: z.int({ error: 'is the revision that you have read' }).nonnegative() };
const version = z.string().regex(versionPattern, 'is not a version, such as 0.1.0-9f2c1ab0');

/** The live addresses that the version lacks and that the caller accepts to lose. */
const loseRoutes = z.array(z.string().regex(/^\//, 'is not an address, such as /old')).max(200).optional();

const audience = z.strictObject({
  countries: z
    .array(z.string().regex(/^[A-Z]{2}$/, 'is not a country code, such as NL'))
    .min(1)
    .max(250)
    .exactOptional(),
  languages: z.array(z.enum(languages)).min(1).exactOptional(),
  niches: z.array(z.int().min(1).max(7)).min(1).exactOptional(),
  staff: z.boolean().exactOptional(),
});
const steps: z.ZodType<RolloutStep[]> = z
  .array(z.strictObject({ audience, percent: z.number().min(0).max(100) }))
  .min(1)
  .max(20);
const haltOn: z.ZodType<HaltRule> = z.strictObject({
  minSessions: z.int().min(1).max(1_000_000),
  errorRateDelta: z.number().gt(0).max(1),
  minNetworks: z.int().min(1).max(1000).exactOptional(),
});

/**
 * Returns the default halt rule: an error rate 0.2 percentage points above stable, from 500 documents on. In public a
 * verdict needs at least three networks, so that one visitor cannot end a rollout. A demo has only one network.
 */
export const defaultHaltRule = (demo: boolean): HaltRule => ({
  minSessions: 500,
  errorRateDelta: 0.002,
  minNetworks: demo ? 1 : 3,
});

const ramp: z.ZodType<RampPlan> = z.strictObject({
  percents: z.array(z.number().min(0).max(100)).min(2).max(20),
  holdMinutes: z
    .int()
    .min(1)
    .max(60 * 24 * 30),
  notBefore: z.iso.datetime({ error: 'is not a time, such as 2026-12-01T06:00:00Z' }).exactOptional(),
});

const bodies = {
  canary: z.strictObject({
    ...base,
    version,
    steps,
    haltOn: haltOn.optional(),
    ramp: ramp.optional(),
    /** The running canary of another version, which this one ends. */
    replaces: version.optional(),
    loseRoutes,
  }),
  promote: z.strictObject({ ...base, version: version.optional(), loseRoutes }),
  /** A rollback names its target: “one version back” would mean another version after a change by someone else. */
  rollback: z.strictObject({ ...base, version }),
  halt: z.strictObject(base),
  revoke: z.strictObject({ ...base, version, offline: z.boolean().exactOptional() }),
  decide: z.strictObject(base),
};

/** Whether a change needs a second person: by its name, or because it leaves the site without its front page. */
const needsTwo = (name: string, lost: readonly string[]): boolean => needsApproval(name) || lost.includes(FRONT_PAGE);

export interface ChangeOptions {
  registry: Registry;
  policy: Policy;
  /** The rule of canaries that set none. */
  haltRule: HaltRule;
}

interface NameParams {
  Params: { name: string };
}

interface RequestParams {
  Params: { id: string };
}

/** Serves the changes of what is live: canary, promote, rollback, halt, revoke, and the approval of a second person. */
export const changeRoutes = (app: FastifyInstance, { registry, policy, haltRule }: ChangeOptions): void => {
  /** Returns the author and the reason of a change, if the policy allows it. */
  const author = (
    request: FastifyRequest,
    action: Action,
    name: string,
    given: { why: string; expectedRevision: number },
  ): { who: string; person: string; why: string; expectedRevision: number } => {
    const token = authorize(request, policy, action, name);
    const { why: reason, expectedRevision } = given;
    return { who: whoOf(token), person: token.person, why: reason, expectedRevision };
  };

  const requestApproval = (
    reply: FastifyReply,
    change: ChangeRequest['change'],
    by: ReturnType<typeof author>,
  ): ChangeResponse => {
    const { revision, id } = registry.request(change, by);
    void reply.code(202);
    return { revision, request: id };
  };

  /**
   * Returns the live addresses that are lost when a version goes live.
   * @throws {RegistryError} `loses_routes` when the caller has not named all of them
   */
  const namedLoss = (name: string, chosen: string, named: readonly string[] = []): string[] => {
    const live = registry.current();
    const found = findVersion(live, name, chosen);
    // The change itself says what is wrong with any other version.
    if (found?.status !== 'verified') return [];
    requireNamedLoss(live, found, named);
    return lostRoutes(live, found);
  };

  /** Checks the policy before the body is read, so that another team gets no other error. */
  const nameIfAllowed = (request: FastifyRequest<NameParams>, action: Action): string => {
    authorize(request, policy, action, request.params.name);
    return request.params.name;
  };

  app.post<NameParams>('/api/names/:name/canary', async (request, reply): Promise<ChangeResponse> => {
    const name = nameIfAllowed(request, 'canary');
    const body = parse(bodies.canary, request.body);
    const by = author(request, 'canary', name, body);
    const lost = namedLoss(name, body.version, body.loseRoutes);
    const loss = lost.length > 0 ? { loseRoutes: lost } : {};
    const plan = {
      steps: body.steps,
      haltOn: { ...haltRule, ...body.haltOn },
      ...(body.ramp && { ramp: body.ramp }),
      ...(body.replaces !== undefined && { replaces: body.replaces }),
    };
    if (needsTwo(name, lost))
      return requestApproval(reply, { kind: 'canary', name, version: body.version, ...plan, ...loss }, by);
    return { revision: registry.startCanary(name, body.version, plan, { ...by, ...loss }, fitsLiveWithout(lost)) };
  });

  app.post<NameParams>('/api/names/:name/promote', async (request, reply): Promise<ChangeResponse> => {
    const name = nameIfAllowed(request, 'promote');
    const body = parse(bodies.promote, request.body);
    const by = author(request, 'promote', name, body);
    const chosen = body.version ?? registry.current().rollouts[name]?.version;
    if (!chosen) throw new ControlError('no_canary', `${name} has no canary to promote. Name the version.`);
    const { pointers, revision } = registry.current();
    const result = { version: chosen, ...(pointers[name] === chosen && { unchanged: true as const }) };
    const lost = namedLoss(name, chosen, body.loseRoutes);
    const loss = lost.length > 0 ? { loseRoutes: lost } : {};
    if (!needsTwo(name, lost)) {
      return { revision: registry.promote(name, chosen, { ...by, ...loss }, fitsLiveWithout(lost)), ...result };
    }
    // Nothing changes, so no second person is needed.
    if (result.unchanged) return { revision, ...result };
    return { ...requestApproval(reply, { kind: 'promote', name, version: chosen, ...loss }, by), ...result };
  });

  app.post<NameParams>('/api/names/:name/rollback', async (request): Promise<ChangeResponse> => {
    const name = nameIfAllowed(request, 'rollback');
    const body = parse(bodies.rollback, request.body);
    const revision = registry.rollback(name, author(request, 'rollback', name, body), body.version);
    const backAt = registry.current().pointers[name];
    return { revision, ...(backAt !== undefined && { version: backAt }) };
  });

  app.post<NameParams>('/api/names/:name/halt', async (request): Promise<ChangeResponse> => {
    const name = nameIfAllowed(request, 'rollback');
    const body = parse(bodies.halt, request.body);
    return { revision: registry.halt(name, author(request, 'rollback', name, body)) };
  });

  // Needs no second person: a pause only delays what was approved, and a resumption is a part of it.
  for (const [action, change] of [
    ['pause', registry.pauseRamp],
    ['resume', registry.resumeRamp],
  ] as const) {
    app.post<NameParams>(`/api/names/:name/${action}`, async (request): Promise<ChangeResponse> => {
      const name = nameIfAllowed(request, 'canary');
      const body = parse(bodies.decide, request.body);
      return { revision: change(name, author(request, 'canary', name, body)) };
    });
  }

  app.post<NameParams>('/api/names/:name/revoke', async (request): Promise<ChangeResponse> => {
    const name = nameIfAllowed(request, 'revoke');
    const body = parse(bodies.revoke, request.body);
    const by = author(request, 'revoke', name, body);
    const wasLive = registry.current().pointers[name] !== undefined;
    const revision = registry.revoke(name, body.version, by, { offline: body.offline ?? false });
    const isOffline = wasLive && registry.current().pointers[name] === undefined;
    return { revision, ...(isOffline && { offline: true as const }) };
  });

  const waiting = (id: string): ChangeRequest => {
    const found = registry.current().requests.find((candidate) => candidate.id === id);
    if (!found)
      throw new ControlError('unknown_request', 'No request with this id is waiting; it may be decided already.');
    return found;
  };

  app.post<RequestParams>('/api/requests/:id/approve', async (request): Promise<ChangeResponse> => {
    const { id, change } = waiting(request.params.id);
    authorize(request, policy, 'approve', change.name);
    const by = author(request, 'approve', change.name, parse(bodies.decide, request.body));
    return { revision: registry.approve(id, by, fitsLiveWithout(change.loseRoutes ?? [])) };
  });

  app.post<RequestParams>('/api/requests/:id/withdraw', async (request): Promise<ChangeResponse> => {
    const found = waiting(request.params.id);
    // The requester may withdraw a request, and so may everyone who could approve it.
    const own = found.by === whoOf(tokenOf(request));
    const action = own ? found.change.kind : 'approve';
    authorize(request, policy, action, found.change.name);
    const by = author(request, action, found.change.name, parse(bodies.decide, request.body));
    return { revision: registry.withdraw(found.id, by) };
  });
};
