import type { ChangeResponse } from '@pairwise/contracts/console';
import {
  type NewSubscriptionResponse,
  type SubscriptionsResponse,
  type SubscriptionState,
  type SubscriptionTestResponse,
  webhookFormats,
} from '@pairwise/contracts/subscriptions';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';

import { whoOf } from '../access/author.ts';
import type { Policy, Token } from '../access/index.ts';
import type { NotifyEvent } from '../notify/event.ts';
import { formatEvent } from '../notify/event-text.ts';
import { requireMailAddress } from '../notify/mail-channel.ts';
import type { SharedProgress } from '../notify/progress.ts';
import { type Channels, createSender, secretFor } from '../notify/sender.ts';
import {
  newSubscriptionId,
  recordedTarget,
  shownTarget,
  type Subscription,
  type Target,
} from '../notify/subscription.ts';
import type { SharedSubscriptions } from '../notify/subscriptions.ts';
import { TargetRefused } from '../notify/target-refused.ts';
import { requireAddress } from '../notify/webhook-address.ts';
import type { SharedRegistry } from '../registry/index.ts';
import { ControlError, parse } from './control-error.ts';
import { documented } from './documented.ts';
import { authorizeSubscription } from './identity.ts';
import { why } from './why.ts';

export interface SubscriptionRouteOptions {
  dataDir: string;
  registry: SharedRegistry;
  policy: Policy;
  subscriptions: SharedSubscriptions;
  /** How far they are delivered. */
  progress: SharedProgress;
  channels: Channels;
  /** Milliseconds since 1970. */
  now: () => number;
}

interface NameParams {
  Params: { name: string };
}

interface IdParams {
  Params: { name: string; id: string };
}

/** How many subscriptions a name may have. Each costs a call for every change. */
const MAX_SUBSCRIPTIONS = 20;

const target = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('webhook'), url: z.string(), format: z.enum(webhookFormats).default('json') }),
  z.strictObject({ kind: z.literal('mail'), address: z.string() }),
]);
const bodies = {
  add: z.strictObject({ target, why }),
  remove: z.strictObject({ why }),
};

const documentation = {
  list: documented({
    summary: 'Returns who is notified of the changes of a name',
    requires: 'subscribe',
    responses: { 200: 'SubscriptionsResponse' },
  }),
  add: documented({
    summary: 'Notifies a webhook or a mail address of the changes of a name, or with `*` of every name',
    requires: 'subscribe',
    body: bodies.add,
    responses: { 201: 'NewSubscriptionResponse' },
    errors: ['bad_target', 'bad_change', 'revision_conflict'],
  }),
  test: documented({
    summary: 'Sends an event of the type `test` to a subscription',
    requires: 'subscribe',
    responses: { 200: 'SubscriptionTestResponse' },
    errors: ['unknown_subscription'],
  }),
  remove: documented({
    summary: 'Ends a subscription',
    requires: 'subscribe',
    body: bodies.remove,
    responses: { 200: 'ChangeResponse' },
    errors: ['unknown_subscription', 'revision_conflict'],
  }),
};

/** Serves the webhooks and mail addresses that are notified of the changes of a name: list, add, test and remove. */
export const subscriptionRoutes = (app: FastifyInstance, options: SubscriptionRouteOptions): void => {
  const { dataDir, registry, policy, subscriptions, progress, channels, now } = options;
  const send = createSender({ dataDir, channels, now });

  const ofName = async (name: string): Promise<Subscription[]> =>
    (await subscriptions.list()).filter((one) => one.name === name);

  const stateOf = async (subscription: Subscription): Promise<SubscriptionState> => {
    const { id, name, target: to, createdAt, createdBy } = subscription;
    const step = await progress.read(subscription);
    const { failing, attempts, delivered, failed } = step.progress;
    const waiting = failing && { ...failing, attempts, next: new Date(step.notBefore).toISOString() };
    return {
      id,
      name,
      kind: to.kind,
      target: shownTarget(to),
      ...(to.kind === 'webhook' && { format: to.format }),
      createdAt,
      createdBy,
      ...(delivered && { delivered }),
      ...(waiting && { waiting }),
      failed,
    };
  };

  /** Returns the subscription of a request, and the token if it may change it. */
  const found = async (request: FastifyRequest<IdParams>): Promise<{ subscription: Subscription; token: Token }> => {
    const { name, id } = request.params;
    const token = authorizeSubscription(request, policy, name);
    const subscription = await subscriptions.byId(id);
    if (subscription?.name === name) return { subscription, token };
    throw new ControlError('unknown_subscription', 'This name has no such subscription; it may be removed already.');
  };

  /** @throws {ControlError} `bad_target` */
  const checkedTarget = async (given: Target): Promise<Target> => {
    try {
      if (given.kind === 'mail') return { ...given, address: requireMailAddress(given.address, channels.mail) };
      return { ...given, url: (await requireAddress(given.url, channels.webhooks)).href };
    } catch (error) {
      if (error instanceof TargetRefused) throw new ControlError('bad_target', `${error.message}.`);
      throw error;
    }
  };

  const ofTheName = '/api/names/:name/subscriptions';
  const one = `${ofTheName}/:id`;

  app.get<NameParams>(ofTheName, documentation.list, async (request): Promise<SubscriptionsResponse> => {
    authorizeSubscription(request, policy, request.params.name);
    const named = await ofName(request.params.name);
    return { subscriptions: await Promise.all(named.map(stateOf)) };
  });

  app.post<NameParams>(ofTheName, documentation.add, async (request, reply): Promise<NewSubscriptionResponse> => {
    const { name } = request.params;
    const createdBy = whoOf(authorizeSubscription(request, policy, name));
    const body = parse(bodies.add, request.body);
    const to = await checkedTarget(body.target);
    if ((await ofName(name)).length >= MAX_SUBSCRIPTIONS) {
      const problem = `This name has ${MAX_SUBSCRIPTIONS} subscriptions already: remove one first.`;
      throw new ControlError('bad_change', problem);
    }
    const id = newSubscriptionId();
    // Recorded first: no subscription exists that the audit log does not contain.
    const what = { kind: 'subscribe', name, subscription: id, target: recordedTarget(to) } as const;
    const since = await registry.recordSubscription(what, { who: createdBy, why: body.why });
    const createdAt = new Date(now()).toISOString();
    const subscription = { id, name, target: to, createdAt, createdBy, since };
    await subscriptions.add(subscription);
    void reply.code(201);
    const secret = to.kind === 'webhook' && { secret: secretFor(dataDir, id) };
    return { subscription: await stateOf(subscription), revision: since, ...secret };
  });

  app.post<IdParams>(`${one}/test`, documentation.test, async (request): Promise<SubscriptionTestResponse> => {
    const { subscription, token } = await found(request);
    const { id, name } = subscription;
    const data = { revision: registry.current().revision, name, by: whoOf(token), why: 'a test' };
    const event: NotifyEvent = {
      type: 'test',
      timestamp: new Date(now()).toISOString(),
      text: formatEvent('test', data),
      data,
    };
    const delivery = { subscription, id: `msg_${id}_test_${newSubscriptionId()}`, event };
    const reason = await send(delivery, new AbortController().signal);
    return { delivered: reason === undefined, ...(reason !== undefined && { reason }) };
  });

  app.post<IdParams>(`${one}/remove`, documentation.remove, async (request): Promise<ChangeResponse> => {
    const { subscription, token } = await found(request);
    const body = parse(bodies.remove, request.body);
    const { id, name } = subscription;
    const what = { kind: 'unsubscribe', name, subscription: id, target: recordedTarget(subscription.target) } as const;
    // Removed first: the audit log must not say that a subscription has ended which still gets events.
    await subscriptions.remove(id);
    return { revision: await registry.recordSubscription(what, { who: whoOf(token), why: body.why }) };
  });
};
