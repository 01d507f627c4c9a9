/*
 * Who is notified of what happens to a deployable, as the control API lists it.
 */

/** What a webhook receives: the event with all its fields, or only the sentence, as Slack and Mattermost read it. */
export const webhookFormats = ['json', 'chat'] as const;

export type WebhookFormat = (typeof webhookFormats)[number];

/** Notifies a webhook or a mail address of the changes of a name. */
export interface SubscriptionState {
  id: string;
  /** The name, or `*` for every name. */
  name: string;
  kind: 'webhook' | 'mail';
  /** The mail address, or the origin of the webhook. The rest of its address may be a secret. */
  target: string;
  /** Of a webhook. */
  format?: WebhookFormat;
  createdAt: string;
  createdBy: string;
  /** The last delivery; missing before the first. */
  delivered?: { revision: number; at: string };
  /** The delivery that has failed and is repeated, with the number of attempts, the last failure, and the next attempt. */
  waiting?: { revision: number; attempts: number; reason: string; next: string };
  /** Deliveries that were given up, the last ten at most, newest last. */
  failed: { revision: number; at: string; reason: string }[];
}

/** `GET /api/names/:name/subscriptions`, oldest first. */
export interface SubscriptionsResponse {
  subscriptions: SubscriptionState[];
}

/** `POST /api/names/:name/subscriptions`. */
export interface NewSubscriptionResponse {
  subscription: SubscriptionState;
  /** Signs each delivery of a webhook. It is sent only here. */
  secret?: string;
  /** Changes after this revision are delivered. */
  revision: number;
}

/** `POST /api/names/:name/subscriptions/:id/test`. */
export interface SubscriptionTestResponse {
  delivered: boolean;
  /** Why it failed; missing when it was delivered. */
  reason?: string;
}
