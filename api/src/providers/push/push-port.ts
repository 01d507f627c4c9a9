/** The address of a browser, and the keys to encrypt messages for it (base64url). */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface PushOptions {
  /** How long the push service keeps the message for a browser that is offline. */
  ttlSeconds: number;
  /** A later message of the same topic replaces one that still waits there; at most 32 letters, digits, `-`, `_`. */
  topic: string;
  urgency: 'low' | 'normal' | 'high';
}

/**
 * The outcome of a push: `gone` never works again; `later` may work again, after `seconds` if the service says so; `refused`
 * never works for this message.
 */
export type PushOutcome =
  | { kind: 'sent' }
  | { kind: 'gone' }
  | { kind: 'later'; reason: string; seconds?: number }
  | { kind: 'refused'; reason: string };

/** Sends encrypted messages to the push services of browsers. */
export interface PushPort {
  /** The public key that browsers subscribe with, base64url. Only the owner of the private key can push to them. */
  publicKey: string;
  /** Whether a subscription with this address may be stored and used. */
  accepts: (endpoint: string) => boolean;
  /** Sends one message. It never rejects because of the service. */
  send: (target: PushTarget, payload: string, options: PushOptions) => Promise<PushOutcome>;
}
