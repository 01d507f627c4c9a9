import * as z from 'zod/mini';

import type { RolloutStep } from '../rollout.ts';
import { bindingFields, status } from './shapes.ts';

const of = { name: z.string(), version: z.string() };
const ofLander = { name: z.string(), lander: z.string() };
const losing = { loseRoutes: z.exactOptional(z.array(z.string())) };

export const promoteChange = z.strictObject({ kind: z.literal('promote'), ...of, ...losing });

/** The request of another binding of a name. */
export const bindChange = z.strictObject({ kind: z.literal('bind'), name: z.string(), ...bindingFields });

/** Returns the fields of a canary. @param steps the schema of its steps: a document checks them, a response has checked ones */
export const canaryFields = <Steps extends z.ZodMiniType<RolloutStep[]>>(steps: Steps) => ({
  kind: z.literal('canary'),
  ...of,
  ...losing,
  steps,
});

/** Returns the schema of what the audit log says that was changed. @param steps as in `canaryFields` */
export const changeSchema = <Steps extends z.ZodMiniType<RolloutStep[]>>(steps: Steps) =>
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.enum(['publish', 'preview', 'pause', 'resume', 'halt', 'rollback', 'revoke']), ...of }),
    z.strictObject({ kind: z.literal('check'), ...of, status }),
    promoteChange,
    z.strictObject(canaryFields(steps)),
    z.strictObject({ kind: z.enum(['request', 'approve']), ...of, ...losing, request: z.string() }),
    z.strictObject({ kind: z.literal('withdraw'), ...of, request: z.string() }),
    z.strictObject({ kind: z.literal('experiment'), ...ofLander, variants: z.array(z.string()) }),
    z.strictObject({ kind: z.literal('experiment-stop'), ...ofLander }),
    z.strictObject({ kind: z.literal('experiment-promote'), ...ofLander, variant: z.string() }),
    z.strictObject({
      kind: z.enum(['subscribe', 'unsubscribe']),
      name: z.string(),
      subscription: z.string(),
      target: z.string(),
    }),
    z.strictObject({ kind: z.literal('register'), name: z.string(), team: z.string() }),
    z.strictObject({
      kind: z.literal('token'),
      name: z.string(),
      team: z.string(),
      person: z.string(),
      token: z.string(),
    }),
    bindChange,
    z.strictObject({
      kind: z.enum(['bind-request', 'bind-approve', 'bind-withdraw']),
      name: z.string(),
      request: z.string(),
      ...bindingFields,
    }),
    z.strictObject({ kind: z.enum(['prune', 'delete-files']), name: z.string(), versions: z.array(z.string()) }),
  ]);
