import type { ChangeResponse } from '@pairwise/contracts/console';
import { slots, zones } from '@pairwise/contracts/remote';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';

import { whoOf } from '../access/author.ts';
import type { Policy } from '../access/authorize.ts';
import { isBoundSo, type SharedRegistry } from '../registry/index.ts';
import { changeBase } from './change-contract.ts';
import { parse } from './control-error.ts';
import { documented } from './documented.ts';
import { authorize } from './identity.ts';

const zone = z.enum(zones, `is none of the zones ${zones.join(', ')}`);
const slot = z.enum(slots, `is none of the slots ${slots.join(', ')}`);
const areDifferent = (list: readonly string[]): boolean => new Set(list).size === list.length;

/** The zones and slots of a binding, as a caller sends them. */
export const bindingFields = {
  zones: z.array(zone).max(zones.length).refine(areDifferent, 'names a zone twice'),
  slots: z.array(slot).max(slots.length).refine(areDifferent, 'names a slot twice'),
};

const body = z.strictObject({ ...changeBase, ...bindingFields });

const documentation = documented({
  summary: 'Requests that a name is bound to other zones and slots',
  description:
    'A second person must approve it. The request names all zones and slots, also those that the name has already.',
  requires: 'bind',
  body,
  responses: { 200: 'ChangeResponse', 202: 'ChangeResponse' },
  errors: ['revision_conflict', 'unknown_name', 'bad_change'],
});

export interface BindingRouteOptions {
  registry: SharedRegistry;
  policy: Policy;
}

/** Serves the request for another binding of a name, which a second person approves like any other request. */
export const bindingRoute = (app: FastifyInstance, { registry, policy }: BindingRouteOptions): void => {
  app.post<{ Params: { name: string } }>(
    '/api/names/:name/binding',
    documentation,
    async (request, reply): Promise<ChangeResponse> => {
      const { name } = request.params;
      const token = authorize(request, policy, 'bind', name);
      const { why, expectedRevision, ...binding } = parse(body, request.body);
      const document = registry.current();
      // Nothing changes, so no second person is needed.
      if (isBoundSo(document, name, binding)) return { revision: document.revision, unchanged: true };
      const by = { who: whoOf(token), person: token.person, why, expectedRevision };
      const { revision, id } = await registry.request({ kind: 'bind', name, ...binding }, by);
      void reply.code(202);
      return { revision, request: id };
    },
  );
};
