import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** The first response to a write, as a repeat gets it. */
export interface StoredResponse {
  body: unknown;
  /** The cookie of a write that begins or ends a session. */
  cookie?: string;
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const keyFrom = (secret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', 'response of an Idempotency-Key', 32));

/**
 * Encrypts a response with the Idempotency-Key of its caller (AES-256-GCM). The table holds only a hash of the key, so
 * whoever reads the table can neither read responses nor use the sessions in them.
 */
export const sealResponse = (secret: string, response: StoredResponse): Buffer => {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyFrom(secret), nonce);
  const sealed = Buffer.concat([cipher.update(JSON.stringify(response), 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
};

/** @throws {Error} when the key is another one, or the bytes were changed */
export const openResponse = (secret: string, bytes: Buffer): StoredResponse => {
  const decipher = createDecipheriv('aes-256-gcm', keyFrom(secret), bytes.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const opened = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
  return JSON.parse(opened.toString('utf8')) as StoredResponse;
};
