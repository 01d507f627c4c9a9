import { randomBytes } from 'node:crypto';

import { webhookFormats } from '@pairwise/contracts/subscriptions';
import * as z from 'zod/mini';

import { everyName } from '../access/authorize.ts';
import { namePattern } from '../builds/description.ts';

const idPattern = /^[0-9a-f]{12}$/;

const targetSchema = z.discriminatedUnion('kind', [
  /** The address of a webhook can be a secret, so only its origin is shown. */
  z.object({ kind: z.literal('webhook'), url: z.string(), format: z.enum(webhookFormats) }),
  z.object({ kind: z.literal('mail'), address: z.string() }),
]);

/** Where a subscription is delivered. */
export type Target = z.infer<typeof targetSchema>;

/** A subscription as it is stored, in a file that never changes. Times are ISO 8601. */
export const subscriptionSchema = z.object({
  id: z.string().check(z.regex(idPattern)),
  /** The name whose changes are delivered, or `*` for every name. */
  name: z.union([z.literal(everyName), z.string().check(z.regex(namePattern))]),
  target: targetSchema,
  createdAt: z.string(),
  createdBy: z.string(),
  /** Changes after this revision are delivered. */
  since: z.int(),
});

export type Subscription = z.infer<typeof subscriptionSchema>;

export const newSubscriptionId = (): string => randomBytes(6).toString('hex');

export const isSubscriptionId = (text: string): boolean => idPattern.test(text);

/** Returns what `notify list` shows of a target. */
export const shownTarget = (target: Target): string =>
  target.kind === 'webhook' ? new URL(target.url).origin : target.address;

/** Returns what the audit log keeps of a target for ever: no secret and no person. */
export const recordedTarget = (target: Target): string =>
  target.kind === 'webhook' ? new URL(target.url).origin : `mail to ${target.address.split('@').at(-1) ?? ''}`;

/** Whether a subscription delivers the changes of a name. */
export const includesName = (subscription: Pick<Subscription, 'name'>, name: string): boolean =>
  subscription.name === everyName || subscription.name === name;
