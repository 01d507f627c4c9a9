import type { FastifyReply, FastifyRequest } from 'fastify';

import { findSession, touchSession } from '../domain/session/session.repository.ts';
import type { Member } from '../domain/session/member.ts';
import { sessionCookie, sessionSeconds } from '../domain/session/session-token.ts';

/** A visit is noted at most this often. */
const touchEveryMilliseconds = 60_000;
/** The cookie is sent again when it has grown a day older. */
const renewEveryMilliseconds = 24 * 60 * 60 * 1000;

const cookiePattern = new RegExp(`(?:^|; )${sessionCookie.replace('.', '\\.')}=([\\w-]{43})(?:;|$)`);

/** The session token a browser came with; whatever does not look like one of ours is none. */
export const tokenOf = (request: FastifyRequest): string | undefined =>
  cookiePattern.exec(request.headers.cookie ?? '')?.[1];

/** Who asks: the member of the request's session, or null. Keeps a session in use alive. */
export const memberOf = async (
  request: FastifyRequest,
  reply: FastifyReply,
  siteId: number,
): Promise<Member | null> => {
  const token = tokenOf(request);
  if (!token) return null;
  const { db } = request.server.services;
  const found = await findSession(db, siteId, token);
  if (!found) return null;
  const idle = Date.now() - found.lastUsedAt.getTime();
  if (idle > touchEveryMilliseconds) await touchSession(db, token, found.member.id);
  if (idle > renewEveryMilliseconds) setSessionCookie(reply, token);
  return found.member;
};

/** Out of reach of scripts, not sent along from other sites, and only over https when the product has it. */
const writeCookie = (reply: FastifyReply, token: string, maxAge: number): void => {
  const secure = reply.server.services.env.publicUrl.protocol === 'https:' ? '; Secure' : '';
  reply.header('set-cookie', `${sessionCookie}=${token}; Max-Age=${maxAge}; Path=/; HttpOnly; SameSite=Lax${secure}`);
};

export const setSessionCookie = (reply: FastifyReply, token: string): void => writeCookie(reply, token, sessionSeconds);

export const clearSessionCookie = (reply: FastifyReply): void => writeCookie(reply, '', 0);
