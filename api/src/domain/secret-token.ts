import { createHash, randomBytes } from 'node:crypto';

/** Makes a secret of 32 random bytes. The database holds only its hash, so a stolen table opens nothing. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
