import { openSecretKey } from '../secrets/secret-key.ts';
import type { Delivery } from './delivery.ts';
import type { MailChannel } from './mail-channel.ts';
import { sendMail } from './send-mail.ts';
import { sendWebhook } from './send-webhook.ts';
import { secretOf } from './signature.ts';
import type { WebhookRules } from './webhook-address.ts';

/** By which ways notifications leave the gateway. */
export interface Channels {
  webhooks: WebhookRules;
  /** Absent when there is no mail. */
  mail?: MailChannel;
}

/**
 * Sends a delivery once.
 * @returns why it failed; undefined when it was received
 * @throws when the signal has ended it
 */
export type Send = (delivery: Delivery, signal: AbortSignal) => Promise<string | undefined>;

export interface SenderOptions {
  dataDir: string;
  channels: Channels;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** Returns the secret that signs the deliveries of a subscription. */
export const secretFor = (dataDir: string, subscription: string): string =>
  secretOf(openSecretKey(dataDir, 'notify'), subscription);

/** Returns the function that sends deliveries by the channel of their subscription. */
export const createSender =
  ({ dataDir, channels, now }: SenderOptions): Send =>
  (delivery, signal) => {
    const { id, target } = delivery.subscription;
    if (target.kind === 'mail') return sendMail(delivery, target, { channel: channels.mail, signal });
    return sendWebhook(delivery, target, { rules: channels.webhooks, secret: secretFor(dataDir, id), signal, now });
  };
