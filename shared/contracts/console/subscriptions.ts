import * as z from 'zod/mini';

import { webhookFormats } from '../subscriptions.ts';
import { time } from './shapes.ts';

const subscription = z.strictObject({
  id: z.string(),
  name: z.string(),
  kind: z.enum(['webhook', 'mail']),
  target: z.string(),
  format: z.exactOptional(z.enum(webhookFormats)),
  createdAt: time,
  createdBy: z.string(),
  delivered: z.exactOptional(z.strictObject({ revision: z.number(), at: time })),
  waiting: z.exactOptional(
    z.strictObject({ revision: z.number(), attempts: z.number(), reason: z.string(), next: time }),
  ),
  failed: z.array(z.strictObject({ revision: z.number(), at: time, reason: z.string() })),
});

export const subscriptionsResponse = z.strictObject({ subscriptions: z.array(subscription) });

export const newSubscriptionResponse = z.strictObject({
  subscription,
  secret: z.exactOptional(z.string()),
  revision: z.number(),
});

export const subscriptionTestResponse = z.strictObject({
  delivered: z.boolean(),
  reason: z.exactOptional(z.string()),
});
