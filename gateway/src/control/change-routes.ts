import { type ChangeResponse, defaultHaltRule } from '@pairwise/contracts/console';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { whoOf } from '../access/author.ts';
import { needsApproval, type Policy } from '../access/authorize.ts';
import type { Action } from '../access/index.ts';
import type { ChangeRequest, HaltRule } from '../registry/document.ts';
import { findVersion, type SharedRegistry } from '../registry/index.ts';
import type { HeadsSource } from '../page/heads-source.ts';
import { fitsLiveWithout, requireNamedLoss } from '../publish/fits-live.ts';
import { FRONT_PAGE, lostRoutes } from '../publish/lost-routes.ts';
import { changeBodies, changeDocumentation } from './change-contract.ts';
import { ControlError, parse } from './control-error.ts';
import { authorize, tokenOf } from './identity.ts';
import { lostAddresses } from './lost-addresses.ts';

/**
 * Returns the rule of canaries that set none. In public a rollback needs at least three networks, so that one visitor cannot end
 * a rollout. A demo has only one network.
 */
export const haltRuleOf = (demo: boolean): HaltRule => ({ ...defaultHaltRule, minNetworks: demo ? 1 : 3 });

/** Whether a change needs a second person: by its name, or because it leaves the site without its front page. */
const needsTwo = (name: string, lost: readonly string[]): boolean => needsApproval(name) || lost.includes(FRONT_PAGE);

export interface ChangeOptions {
  registry: SharedRegistry;
  policy: Policy;
  /** The texts of pages, which name the variants of landers. */
  heads: HeadsSource;
  /** The rule of canaries that set none. */
  haltRule: HaltRule;
}

interface NameParams {
  Params: { name: string };
}

interface RequestParams {
  Params: { id: string };
}

/** Serves the changes of what is live: canary, its ramp, promote, rollback, halt, revoke, and the decision of a second person. */
export const changeRoutes = (app: FastifyInstance, { registry, policy, heads, haltRule }: ChangeOptions): void => {
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

  const requestApproval = async (
    reply: FastifyReply,
    change: ChangeRequest['change'],
    by: ReturnType<typeof author>,
  ): Promise<ChangeResponse> => {
    const { revision, id } = await registry.request(change, by);
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

  /** Returns the rule of the running canary, if it is this version. What a change does not name stays as it is. */
  const runningRule = (name: string, version: string): HaltRule | undefined => {
    const { rollouts } = registry.current();
    const running = Object.hasOwn(rollouts, name) ? rollouts[name] : undefined;
    return running?.version === version ? running.haltOn : undefined;
  };

  /** Checks the policy before the body is read, so that another team gets no other error. */
  const nameIfAllowed = (request: FastifyRequest<NameParams>, action: Action): string => {
    authorize(request, policy, action, request.params.name);
    return request.params.name;
  };

  app.post<NameParams>(
    '/api/names/:name/canary',
    changeDocumentation.canary,
    async (request, reply): Promise<ChangeResponse> => {
      const name = nameIfAllowed(request, 'canary');
      const body = parse(changeBodies.canary, request.body);
      const by = author(request, 'canary', name, body);
      const lost = namedLoss(name, body.version, body.loseRoutes);
      const loss = lost.length > 0 ? { loseRoutes: lost } : {};
      const plan = {
        steps: body.steps,
        haltOn: { ...haltRule, ...runningRule(name, body.version), ...body.haltOn },
        ...(body.ramp && { ramp: body.ramp }),
        ...(body.replaces !== undefined && { replaces: body.replaces }),
      };
      if (needsTwo(name, lost))
        return requestApproval(reply, { kind: 'canary', name, version: body.version, ...plan, ...loss }, by);
      const fit = fitsLiveWithout(lost);
      return { revision: await registry.startCanary(name, body.version, plan, { ...by, ...loss }, fit) };
    },
  );

  app.post<NameParams>(
    '/api/names/:name/promote',
    changeDocumentation.promote,
    async (request, reply): Promise<ChangeResponse> => {
      const name = nameIfAllowed(request, 'promote');
      const body = parse(changeBodies.promote, request.body);
      const by = author(request, 'promote', name, body);
      const chosen = body.version ?? registry.current().rollouts[name]?.version;
      if (!chosen) throw new ControlError('no_canary', `${name} has no canary to promote. Name the version.`);
      const { pointers, revision } = registry.current();
      const result = { version: chosen, ...(pointers[name] === chosen && { unchanged: true as const }) };
      const lost = namedLoss(name, chosen, body.loseRoutes);
      const loss = lost.length > 0 ? { loseRoutes: lost } : {};
      if (!needsTwo(name, lost)) {
        const promoted = await registry.promote(name, chosen, { ...by, ...loss }, fitsLiveWithout(lost));
        return { revision: promoted, ...result };
      }
      // Nothing changes, so no second person is needed.
      if (result.unchanged) return { revision, ...result };
      const requested = await requestApproval(reply, { kind: 'promote', name, version: chosen, ...loss }, by);
      return { ...requested, ...result };
    },
  );

  app.post<NameParams>(
    '/api/names/:name/rollback',
    changeDocumentation.rollback,
    async (request): Promise<ChangeResponse> => {
      const name = nameIfAllowed(request, 'rollback');
      const body = parse(changeBodies.rollback, request.body);
      const before = registry.current();
      const revision = await registry.rollback(name, author(request, 'rollback', name, body), body.version);
      const document = registry.current();
      const backAt = findVersion(document, name, document.pointers[name]);
      if (!backAt) return { revision };
      const lost = await lostAddresses(before, backAt, heads);
      return { revision, version: backAt.version, ...(lost.routes.length + lost.variants.length > 0 && { lost }) };
    },
  );

  app.post<NameParams>('/api/names/:name/halt', changeDocumentation.halt, async (request): Promise<ChangeResponse> => {
    const name = nameIfAllowed(request, 'rollback');
    const body = parse(changeBodies.halt, request.body);
    return { revision: await registry.halt(name, author(request, 'rollback', name, body)) };
  });

  // Needs no second person: a pause only delays what was approved, and a resumption is a part of it.
  for (const [action, change] of [
    ['pause', registry.pauseRamp],
    ['resume', registry.resumeRamp],
  ] as const) {
    app.post<NameParams>(
      `/api/names/:name/${action}`,
      changeDocumentation[action],
      async (request): Promise<ChangeResponse> => {
        const name = nameIfAllowed(request, 'canary');
        const body = parse(changeBodies.decide, request.body);
        return { revision: await change(name, author(request, 'canary', name, body)) };
      },
    );
  }

  app.post<NameParams>(
    '/api/names/:name/revoke',
    changeDocumentation.revoke,
    async (request): Promise<ChangeResponse> => {
      const name = nameIfAllowed(request, 'revoke');
      const body = parse(changeBodies.revoke, request.body);
      const by = author(request, 'revoke', name, body);
      const wasLive = registry.current().pointers[name] !== undefined;
      const revision = await registry.revoke(name, body.version, by, { offline: body.offline ?? false });
      const isOffline = wasLive && registry.current().pointers[name] === undefined;
      return { revision, ...(isOffline && { offline: true as const }) };
    },
  );

  const waiting = (id: string): ChangeRequest => {
    const found = registry.current().requests.find((candidate) => candidate.id === id);
    if (!found)
      throw new ControlError('unknown_request', 'No request with this id is waiting; it may be decided already.');
    return found;
  };

  app.post<RequestParams>(
    '/api/requests/:id/approve',
    changeDocumentation.approve,
    async (request): Promise<ChangeResponse> => {
      const { id, change } = waiting(request.params.id);
      authorize(request, policy, 'approve', change.name);
      const by = author(request, 'approve', change.name, parse(changeBodies.decide, request.body));
      return {
        revision: await registry.approve(id, by, fitsLiveWithout('loseRoutes' in change ? change.loseRoutes : [])),
      };
    },
  );

  app.post<RequestParams>(
    '/api/requests/:id/withdraw',
    changeDocumentation.withdraw,
    async (request): Promise<ChangeResponse> => {
      const found = waiting(request.params.id);
      // The requester may withdraw a request, and so may everyone who could approve it.
      const own = found.by === whoOf(tokenOf(request));
      const action = own ? found.change.kind : 'approve';
      authorize(request, policy, action, found.change.name);
      const by = author(request, action, found.change.name, parse(changeBodies.decide, request.body));
      return { revision: await registry.withdraw(found.id, by) };
    },
  );
};
