import { Agent, request } from 'undici';

import type { Delivery } from './delivery.ts';
import { signatureHeaders } from './signature.ts';
import type { Target } from './subscription.ts';
import { TargetRefused } from './target-refused.ts';
import { openAddress, type WebhookRules } from './webhook-address.ts';

/** How long a receiver may take for its response. */
const RESPONSE_MS = 10_000;

export interface SendWebhookOptions {
  rules: WebhookRules;
  /** The secret of the subscription. */
  secret: string;
  /** Ends the call when the program stops. */
  signal: AbortSignal;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** Says what failed in the codes of the connection. A receiver's own words stay out of the list. */
const failureOf = (error: unknown): string => {
  if (error instanceof TargetRefused) return error.message;
  if (typeof error !== 'object' || error === null) return 'the connection failed';
  return 'code' in error && typeof error.code === 'string'
    ? `the connection failed (${error.code})`
    : 'the connection failed';
};

/**
 * Sends a delivery to a webhook. Follows no redirects, because another address would be unchecked.
 * @returns why it failed; undefined when the receiver responded with 2xx
 * @throws when `signal` has ended it
 */
export const sendWebhook = async (
  { id, event }: Delivery,
  target: Extract<Target, { kind: 'webhook' }>,
  { rules, secret, signal, now }: SendWebhookOptions,
): Promise<string | undefined> => {
  const ended = new AbortController();
  const end = (): void => ended.abort();
  // A timer of our own: the time-outs of the client begin again with each part of a response.
  const timer = setTimeout(end, RESPONSE_MS);
  signal.addEventListener('abort', end, { once: true });
  let agent: Agent | undefined;
  try {
    const { url, lookup } = openAddress(target.url, rules);
    // An agent of its own, so that no connection is reused that another check has allowed.
    agent = new Agent({ connect: { lookup, timeout: RESPONSE_MS } });
    const body = JSON.stringify(target.format === 'chat' ? { text: event.text } : event);
    const seconds = Math.floor(now() / 1000);
    const { statusCode } = await request(url, {
      method: 'POST',
      dispatcher: agent,
      signal: ended.signal,
      headers: {
        'content-type': 'application/json',
        'user-agent': 'pairwise-notify/1',
        ...signatureHeaders(secret, { id, seconds, body }),
      },
      body,
    });
    return statusCode >= 200 && statusCode < 300 ? undefined : `the receiver responded with ${statusCode}`;
  } catch (error) {
    signal.throwIfAborted();
    return ended.signal.aborted ? `no response within ${RESPONSE_MS / 1000} seconds` : failureOf(error);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
    // Ends the connection with whatever the receiver still sends.
    await agent?.destroy();
  }
};
