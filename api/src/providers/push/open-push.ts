import type { Env } from '../../env.ts';
import { acceptsEndpoint } from './push-hosts.ts';
import type { PushOutcome, PushPort } from './push-port.ts';
import { openVapidKeys } from './vapid-key.ts';

/** A push service that has not responded by then is retried later. */
const TIMEOUT_MS = 10_000;
/** The longest wait that a service can request. */
const LONGEST_WAIT_SECONDS = 3_600;

/** Reads `Retry-After` in seconds. Push services send no dates; a date is ignored. */
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

/**
 * Opens web push (RFC 8030, 8188, 8291, 8292). The library encrypts and signs; the request is sent here, to follow no
 * redirect.
 */
export const openPush = ({ dataDir, publicUrl, pushHosts, vapidPrivateKey }: Env): PushPort => {
  const keys = openVapidKeys(dataDir, vapidPrivateKey);
  // The contact for push services, which accept no address without https.
  const subject = publicUrl.protocol === 'https:' ? publicUrl.origin : 'mailto:support@pairwise.example';
  const accepts = (endpoint: string): boolean => acceptsEndpoint(endpoint, pushHosts);

  return {
    publicKey: keys.publicKey,
    accepts,
    send: async ({ endpoint, p256dh, auth }, payload, { ttlSeconds, topic, urgency }) => {
      // Checked again, because the list may have changed since the address was stored.
      if (!accepts(endpoint)) return { kind: 'gone' };
      try {
        // Loaded with the first message: most processes send none.
        const { default: webpush } = await import('web-push');
        const { headers, body } = webpush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
          vapidDetails: { subject, ...keys },
          TTL: ttlSeconds,
          topic,
          urgency,
        });
        const { 'Content-Length': _, ...sent } = headers;
        const response = await fetch(endpoint, {
          method: 'POST',
          headers: { ...sent, TTL: String(ttlSeconds) },
          body: Uint8Array.from(body),
          redirect: 'manual',
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        // The body is of no use and may be long.
        await response.body?.cancel();
        return outcomeOf(response);
      } catch (error) {
        return { kind: 'later', reason: error instanceof Error ? error.name : 'no response' };
      }
    },
  };
};
