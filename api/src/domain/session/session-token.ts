import { createHash, randomBytes } from 'node:crypto';

export const sessionCookie = 'auth.session';

/** Thirty days after the last use (decisions A-14). */
export const sessionSeconds = 30 * 24 * 60 * 60;

/** 32 random bytes; the database knows only their hash, so that a stolen table opens no session. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
