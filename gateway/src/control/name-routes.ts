import type { NameEntry, NamesResponse, NewNameResponse, NewTokenResponse } from '@pairwise/contracts/names';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';

import { whoOf } from '../access/author.ts';
import {
  actions,
  holderName,
  isReservedName,
  newTokenId,
  ownersOf,
  teamActions,
  type SharedTokens,
} from '../access/index.ts';
import { namePattern } from '../builds/description.ts';
import { bindingOf, registrationOf, type SharedRegistry } from '../registry/index.ts';
import { bindingFields } from './binding-route.ts';
import { ControlError, parse } from './control-error.ts';
import { documented } from './documented.ts';
import { authorizeOperations, requireRead } from './identity.ts';
import { knownNames } from './published-names.ts';
import { why } from './why.ts';

export interface NameRouteOptions {
  registry: SharedRegistry;
  tokens: SharedTokens;
  /** Milliseconds since 1970. */
  now: () => number;
}

/**
 * How long a token that is created here is valid at most. Once a version is published it can change what is live, which the right
 * to operate does not allow, so it must end soon after.
 */
const FIRST_TOKEN_DAYS = 7;

interface NameParams {
  Params: { name: string };
}

const WORDS = 'is not the name of a remote, such as mf-photo-albums: lowercase words joined by "-"';
/** Stricter than the names that may be published: no hyphen at the end, nor two in a row. */
const name = z
  .string()
  .regex(namePattern, WORDS)
  .regex(/^[a-z]+(-[a-z0-9]+)+$/, WORDS);
const bodies = {
  register: z.strictObject({
    name,
    team: holderName,
    /** By default it is a remote of the app that fills no slot. */
    zones: bindingFields.zones.default(['app']),
    slots: bindingFields.slots.default([]),
    why,
  }),
  token: z.strictObject({
    person: holderName,
    /** By default everything that a team does with its own name. */
    actions: z
      .array(z.enum(actions).refine((action) => teamActions.includes(action), 'is not for the token of a team'))
      .min(1)
      .optional(),
    days: z.int().min(1).max(FIRST_TOKEN_DAYS).default(FIRST_TOKEN_DAYS),
    why,
  }),
};

const documentation = {
  list: documented({
    summary: 'Returns the names with their owners and what is live',
    requires: 'read',
    responses: { 200: 'NamesResponse' },
  }),
  register: documented({
    summary: 'Registers the name of a new remote for the team that owns it, and binds it to zones and slots',
    description: 'By default it is bound to the zone `app` and to no slot.',
    requires: 'operate',
    body: bodies.register,
    responses: { 201: 'NewNameResponse' },
    errors: ['exists', 'bad_change', 'revision_conflict'],
  }),
  token: documented({
    summary: 'Creates a deploy token for the team of a registered name, until a version is published under it',
    description: `It is valid for ${FIRST_TOKEN_DAYS} days at most, and replaces the one that was created before for the name. Its text is in this response only.`,
    requires: 'operate',
    body: bodies.token,
    responses: { 201: 'NewTokenResponse' },
    errors: ['unknown_name', 'exists', 'revision_conflict'],
  }),
};

/** Serves names: their owners, the registration of new ones, and the first tokens of their teams. */
export const nameRoutes = (app: FastifyInstance, { registry, tokens, now }: NameRouteOptions): void => {
  app.get('/api/names', documentation.list, async (request): Promise<NamesResponse> => {
    requireRead(request);
    const document = registry.current();
    const all = tokens.list();
    const names = knownNames(document).map((one): NameEntry => {
      const registered = registrationOf(document, one);
      return {
        name: one,
        teams: ownersOf(one, all, now(), registered?.team),
        ...(registered && { registered }),
        binding: bindingOf(document, one) ?? null,
        stable: document.history[one]?.[0] ?? null,
        canary: document.rollouts[one]?.version ?? null,
        versions: Object.keys(document.versions[one] ?? {}).length,
      };
    });
    return { revision: document.revision, names };
  });

  app.post('/api/names', documentation.register, async (request, reply): Promise<NewNameResponse> => {
    const who = whoOf(authorizeOperations(request));
    const { name: wanted, team, zones, slots, why: reason } = parse(bodies.register, request.body);
    if (isReservedName(wanted)) {
      throw new ControlError('bad_change', `${wanted} is reserved: it is a part of the platform. Choose another name.`);
    }
    const other = ownersOf(wanted, tokens.list(), now()).find((owner) => owner !== team);
    if (other !== undefined) {
      throw new ControlError('exists', `Team ${other} has a valid token for ${wanted} already.`);
    }
    const binding = { zones, slots };
    const revision = await registry.registerName({ name: wanted, team, binding }, { who, why: reason });
    void reply.code(201);
    return { revision, name: wanted, team, binding };
  });

  /** Revokes the tokens that were created here for a name, except the newest: one is enough to publish a first version. */
  const revokeEarlier = async (of: string): Promise<void> => {
    const recorded = registry
      .audit()
      .flatMap(({ what }) => (what.kind === 'token' && what.name === of ? what.token : []));
    const earlier = new Set(recorded.slice(0, -1));
    const valid = tokens.list().filter(({ id, revokedAt }) => earlier.has(id) && revokedAt === undefined);
    for (const { id } of valid) await tokens.revoke(id);
  };

  app.post<NameParams>(
    '/api/names/:name/tokens',
    documentation.token,
    async (request, reply): Promise<NewTokenResponse> => {
      const who = whoOf(authorizeOperations(request));
      const { person, actions: granted = [...teamActions], days, why: reason } = parse(bodies.token, request.body);
      const { name: of } = request.params;
      const id = newTokenId();
      // Recorded first: no token exists that the audit log does not contain.
      const { revision, team } = await registry.recordToken({ name: of, person, token: id }, { who, why: reason });
      await revokeEarlier(of);
      const { token, text } = await tokens.create({ id, team, person, remotes: [of], actions: granted, days });
      // Of two that are created concurrently, the one that was recorded first ends as well.
      await revokeEarlier(of);
      void reply.code(201);
      return { revision, id, text, team, person, actions: token.actions, expiresAt: token.expiresAt };
    },
  );
};
