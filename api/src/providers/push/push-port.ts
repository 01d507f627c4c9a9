/** Where a browser can be reached, with the keys that only it can open a message by (base64url). */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface PushOptions {
  /** How long the push service keeps it for a browser that is not there. */
  ttlSeconds: number;
  /** One that still waits there is replaced by a later one of the same topic; at most 32 letters, digits, `-`, `_`. */
  topic: string;
  urgency: 'low' | 'normal' | 'high';
}

/**
 * How it went: `gone` never works again, `later` may (not before `seconds`, where the service says so), `refused` will
 * not for this message.
 */
export type PushOutcome =
  | { kind: 'sent' }
  | { kind: 'gone' }
  | { kind: 'later'; reason: string; seconds?: number }
  | { kind: 'refused'; reason: string };

/** Sends what is encrypted for one browser to the push service of its maker. */
export interface PushPort {
  /** What browsers subscribe with, base64url: only who has its other half can push to them. */
  publicKey: string;
  /** May a subscription with this address be kept and sent to? */
  accepts: (endpoint: string) => boolean;
  /** Never rejects for what the service does. */
  send: (target: PushTarget, payload: string, options: PushOptions) => Promise<PushOutcome>;
}
