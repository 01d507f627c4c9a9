import { randomBytes } from 'node:crypto';

import * as z from 'zod/mini';

import { allowed, openEndedSessions, type SharedEndedSessions, type Token, type TokenReader } from '../access/index.ts';
import {
  type CookieRequest,
  cookieValues,
  type ResponseCookie,
  responseCookieName,
  siteCookie,
} from '../http/cookies.ts';
import type { RegistryDocument } from '../registry/document.ts';
import { findVersion } from '../registry/find-version.ts';
import { isLocalOrigin } from '../rollout/local-origin.ts';
import { openSecretKey } from '../secrets/secret-key.ts';
import { seal, unseal } from '../secrets/signed-value.ts';

const SESSION_MS = 8 * 60 * 60 * 1000;

const sessionSchema = z.object({ id: z.string(), token: z.string(), expiresAt: z.number() });
const overridesSchema = z.object({ session: z.string(), overrides: z.record(z.string(), z.string()) });

/** A person who has signed in with a deploy token in this browser. */
export interface StaffSession {
  /** Identifies this sign-in. */
  id: string;
  token: Token;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

export interface Staff {
  /**
   * Returns the session of a request; undefined without a valid cookie, or when its token is revoked or has expired.
   */
  readStaff: (request: CookieRequest) => StaffSession | undefined;
  /**
   * Returns the overrides of a request, by name: a version or a local origin. Only those that exist and that the token
   * may override.
   */
  readOverrides: (request: CookieRequest) => Record<string, string>;
  /** Whether a token may show this version or address in place of the live version. */
  mayOverride: (token: Token, name: string, choice: string) => boolean;
  /** These four return the cookies that the response has to set. A sign-out holds for all gateways when it resolves. */
  signIn: (token: Token) => ResponseCookie[];
  override: (session: StaffSession, overrides: Record<string, string>) => ResponseCookie[];
  reset: () => ResponseCookie[];
  signOut: (session: StaffSession | undefined) => Promise<ResponseCookie[]>;
}

export interface StaffOptions {
  dataDir: string;
  https: boolean;
  tokens: TokenReader;
  current: () => RegistryDocument;
  /** The sessions that were signed out; by default those in the data directory. */
  endedSessions?: SharedEndedSessions;
  /** Milliseconds since 1970. */
  now?: () => number;
}

/**
 * Opens the sessions and overrides of staff: two cookies, signed by a key of the gateways. Nothing else selects another
 * version: no address, no storage and no unsigned cookie.
 */
export const openStaff = (options: StaffOptions): Staff => {
  const { dataDir, https, tokens, current, now = Date.now } = options;
  const key = openSecretKey(dataDir, 'staff');
  const names = {
    staff: responseCookieName('mfe.staff', https),
    override: responseCookieName('mfe.override', https),
  };
  const ended = options.endedSessions ?? openEndedSessions(dataDir, now);

  const openSession = (text: string): StaffSession | undefined => {
    const parsed = sessionSchema.safeParse(unseal(key, 'staff', text));
    if (!parsed.success) return undefined;
    const { id, token: tokenId, expiresAt } = parsed.data;
    if (expiresAt <= now() || ended.has(id)) return undefined;
    const token = tokens.byId(tokenId);
    return token?.actions.includes('override') ? { id, token, expiresAt } : undefined;
  };

  const first = <Value>(request: CookieRequest, name: string, open: (text: string) => Value | undefined) =>
    cookieValues(request, name)
      .map(open)
      .find((value) => value !== undefined);

  const readStaff = (request: CookieRequest): StaffSession | undefined => first(request, names.staff, openSession);

  const isVersion = (name: string, version: string): boolean => {
    const status = findVersion(current(), name, version)?.status;
    return status === 'uploaded' || status === 'verified';
  };

  const mayOverride = (token: Token, name: string, choice: string): boolean => {
    if (!allowed(token, 'override', name)) return false;
    // The page itself starts with the shell, so another shell is always a version, never an address.
    if (isLocalOrigin(choice)) return name !== 'shell' && Object.hasOwn(current().pointers, name);
    return isVersion(name, choice);
  };

  const readOverrides = (request: CookieRequest): Record<string, string> => {
    const session = readStaff(request);
    if (!session) return {};
    const chosen = first(request, names.override, (text) => {
      const parsed = overridesSchema.safeParse(unseal(key, 'override', text));
      return parsed.success && parsed.data.session === session.id ? parsed.data.overrides : undefined;
    });
    return Object.fromEntries(
      Object.entries(chosen ?? {}).filter(([name, choice]) => mayOverride(session.token, name, choice)),
    );
  };

  const clear = (name: string): ResponseCookie => siteCookie(name, '', { https, maxAgeSeconds: 0, sameSite: 'strict' });
  const keepCookie = (name: string, value: string, until: number): ResponseCookie =>
    siteCookie(name, value, {
      https,
      maxAgeSeconds: Math.max(0, Math.round((until - now()) / 1000)),
      sameSite: 'strict',
    });

  return {
    readStaff,
    readOverrides,
    mayOverride,
    signIn: ({ id: token, expiresAt }) => {
      const until = Math.min(now() + SESSION_MS, Date.parse(expiresAt));
      const session = { id: randomBytes(16).toString('base64url'), token, expiresAt: until };
      return [keepCookie(names.staff, seal(key, 'staff', session), until), clear(names.override)];
    },
    override: ({ id: session, expiresAt }, overrides) => [
      keepCookie(names.override, seal(key, 'override', { session, overrides }), expiresAt),
    ],
    reset: () => [clear(names.override)],
    signOut: async (session) => {
      if (session) await ended.end(session.id, session.expiresAt);
      return [clear(names.override), clear(names.staff)];
    },
  };
};
