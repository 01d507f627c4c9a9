import webpush from 'web-push';

import type { Env } from '../../env.ts';
import { acceptsEndpoint } from './push-hosts.ts';
import type { PushOutcome, PushPort } from './push-port.ts';
import { openVapidKeys } from './vapid-key.ts';

/** A push service that has not answered by then is tried again later. */
const TIMEOUT_MS = 10_000;
/** No service is believed that asks for more patience. */
const LONGEST_WAIT_SECONDS = 3_600;

/** `Retry-After` in seconds; services send no dates here, and one that does is asked again as usual. */
const secondsOf = (header: string | null): { seconds?: number } => {
  const seconds = Number(header ?? 'none');
  return Number.isFinite(seconds) && seconds > 0 ? { seconds: Math.min(seconds, LONGEST_WAIT_SECONDS) } : {};
};

const outcomeOf = ({ status, ok, headers }: Response): PushOutcome => {
  if (ok) return { kind: 'sent' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  const reason = `status ${status}`;
  if (status === 429 || status >= 500) return { kind: 'later', reason, ...secondsOf(headers.get('retry-after')) };
  return { kind: 'refused', reason };
};

/** Web push (RFC 8030, 8188, 8291, 8292): the library encrypts and signs, and we send, so that no answer leads elsewhere. */
export const openPush = ({ dataDir, publicUrl, pushHosts, vapidPrivateKey }: Env): PushPort => {
  const keys = openVapidKeys(dataDir, vapidPrivateKey);
  // Whom a push service may turn to; it takes no address without https.
  const subject = publicUrl.protocol === 'https:' ? publicUrl.origin : 'mailto:support@pairwise.example';
  const accepts = (endpoint: string): boolean => acceptsEndpoint(endpoint, pushHosts);

  return {
    publicKey: keys.publicKey,
    accepts,
    send: async ({ endpoint, p256dh, auth }, payload, { ttlSeconds, topic, urgency }) => {
      // Asked again: the list may be another one than when it was stored.
      if (!accepts(endpoint)) return { kind: 'gone' };
      try {
        const { headers, body } = webpush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
          vapidDetails: { subject, ...keys },
          TTL: ttlSeconds,
          topic,
          urgency,
        });
        const { 'Content-Length': _, ...sent } = headers;
        const answer = await fetch(endpoint, {
          method: 'POST',
          headers: { ...sent, TTL: String(ttlSeconds) },
          body: Uint8Array.from(body),
          redirect: 'manual',
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        // What it says is of no use, and may be long.
        await answer.body?.cancel();
        return outcomeOf(answer);
      } catch (error) {
        return { kind: 'later', reason: error instanceof Error ? error.name : 'no answer' };
      }
    },
  };
};
