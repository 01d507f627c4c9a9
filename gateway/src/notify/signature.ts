import { createHmac } from 'node:crypto';

import { hmacOf } from '../secrets/hmac.ts';

const PREFIX = 'whsec_';

/**
 * Returns the secret of a subscription, in the format of Standard Webhooks. It follows from a key of the data directory,
 * so it is stored nowhere and can be shown only when the subscription is made.
 */
export const secretOf = (key: Buffer, subscription: string): string =>
  `${PREFIX}${hmacOf(key, `webhook ${subscription}`).toString('base64')}`;

/** What is sent, and when: a repetition has the same id and another time. */
export interface Signed {
  /** The receiver recognises a repetition by it. It has no dots, which separate the parts of the signed text. */
  id: string;
  /** Seconds since 1970. */
  seconds: number;
  body: string;
}

/** Returns the headers that sign a delivery, as Standard Webhooks 1.0 specifies them (https://www.standardwebhooks.com). */
export const signatureHeaders = (secret: string, { id, seconds, body }: Signed): Record<string, string> => {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  const mac = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': `${seconds}`, 'webhook-signature': `v1,${mac}` };
};
