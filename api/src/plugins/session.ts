import { hostCookie, sessionName, signupTicket } from '@pairwise/contracts/zone-hosts';
import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Database } from '../db/database.ts';
import type { Member } from '../domain/account/member.ts';
import { SESSION_RENEW_MS, SESSION_SECONDS, SESSION_TOUCH_MS } from '../domain/account/session.policy.ts';
import { findSession, touchSession } from '../domain/account/session.repository.ts';
import { CROSSING_SECONDS, hasCrossing } from '../domain/session/crossing.repository.ts';

const isHttps = ({ server }: FastifyRequest | FastifyReply): boolean =>
  server.services.env.publicUrl.protocol === 'https:';

const tokenText = String.raw`([\w-]{43})`;

const escaped = (name: string): string => name.replace('.', String.raw`\.`);

const inRequest = (https: boolean): RegExp =>
  new RegExp(`(?:^|; )${escaped(hostCookie(sessionName, https))}=${tokenText}(?:;|$)`);

const patterns = { http: inRequest(false), https: inRequest(true) };

/**
 * Reads the session token of a request; undefined when the cookie is missing or malformed. Over https, a cookie without the
 * prefix is ignored: the page of another host of the domain could have set it, to log a member in to another account.
 */
export const tokenOf = (request: FastifyRequest): string | undefined =>
  patterns[isHttps(request) ? 'https' : 'http'].exec(request.headers.cookie ?? '')?.[1];

const inResponse = (name: string): RegExp => new RegExp(`^(?:__Host-)?${escaped(name)}=${tokenText};`);

const sessionPattern = inResponse(sessionName);
const ticketPattern = inResponse(signupTicket);

/** Whether a cookie that an earlier response set no longer opens a session. False for a cookie that clears the session. */
export const hasEnded = async (db: Database, siteId: number, cookie: string): Promise<boolean> => {
  const ticket = ticketPattern.exec(cookie)?.[1];
  if (ticket !== undefined) return !(await hasCrossing(db, ticket));
  const token = sessionPattern.exec(cookie)?.[1];
  return token !== undefined && (await findSession(db, siteId, token)) === null;
};

/** Finds the member of the request's session, or null. Prolongs the session unless `prolong` is false. */
export const memberOf = async (
  request: FastifyRequest,
  reply: FastifyReply,
  siteId: number,
  { prolong = true }: { prolong?: boolean } = {},
): Promise<Member | null> => {
  const token = tokenOf(request);
  if (!token) return null;
  const { db } = request.server.services;
  const found = await findSession(db, siteId, token);
  if (!found) return null;
  if (!prolong) return found.member;
  const idle = Date.now() - found.lastUsedAt.getTime();
  if (idle > SESSION_TOUCH_MS) await touchSession(db, token, found.member.id);
  if (idle > SESSION_RENEW_MS) setSessionCookie(reply, token);
  return found.member;
};

/**
 * Sets the cookie of this host: invisible to scripts, not sent by other sites, and only over https when the product uses it
 * (A-14).
 */
const writeCookie = (reply: FastifyReply, name: string, value: string, maxAge: number): void => {
  const https = isHttps(reply);
  const secure = https ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${hostCookie(name, https)}=${value}; Max-Age=${maxAge}; Path=/; HttpOnly; SameSite=Lax${secure}`,
  );
};

export const setSessionCookie = (reply: FastifyReply, value: string): void =>
  writeCookie(reply, sessionName, value, SESSION_SECONDS);

export const clearSessionCookie = (reply: FastifyReply): void => writeCookie(reply, sessionName, '', 0);

/** Sets the cookie with which the gateway takes a new member to the app. The gateway passes it to no call of a page. */
export const setTicketCookie = (reply: FastifyReply, ticket: string): void =>
  writeCookie(reply, signupTicket, ticket, CROSSING_SECONDS);
