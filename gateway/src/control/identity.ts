import type { FastifyRequest } from 'fastify';

import { everyName, mayOperate, maySubscribe, type Policy } from '../access/authorize.ts';
import type { Action, Token, TokenReader } from '../access/index.ts';
import { ControlError } from './control-error.ts';
import { requireSameOrigin } from './same-origin.ts';
import type { Sessions } from './sessions.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The token of the caller; null only for public routes. */
    token: Token | null;
  }
  interface FastifyContextConfig {
    /** The route needs no token. */
    isPublic?: boolean;
  }
}

/**
 * Returns the token that this browser signed in with; undefined when it is not signed in, or the token is no longer
 * valid.
 */
export const tokenOfVisitor = (request: FastifyRequest, tokens: TokenReader, sessions: Sessions): Token | undefined => {
  const session = sessions.of(request);
  return session && tokens.byId(session.token);
};

/**
 * Returns the token of a request: from the header for programs, from the cookie for the console. A wrong header is
 * refused even when there is a valid cookie.
 */
export const identify = (request: FastifyRequest, tokens: TokenReader, sessions: Sessions): Token => {
  const { authorization } = request.headers;
  if (authorization !== undefined) {
    const token = tokens.find(/^Bearer ([\w-]{1,100})$/.exec(authorization)?.[1] ?? '');
    if (token) return token;
    throw new ControlError('sign_in_required', 'This token is not valid: it may be expired or revoked.');
  }
  const token = tokenOfVisitor(request, tokens, sessions);
  if (!token) throw new ControlError('sign_in_required', 'A deploy token is needed.');
  requireSameOrigin(request, true);
  return token;
};

/** Returns the token of a request that passed `identify`. */
export const tokenOf = ({ token }: FastifyRequest): Token => {
  if (!token) throw new ControlError('sign_in_required', 'A deploy token is needed.');
  return token;
};

/** Returns the token of a request if the policy allows the action. */
export const authorize = (request: FastifyRequest, policy: Policy, action: Action, name: string): Token => {
  const token = tokenOf(request);
  if (policy(token, action, name)) return token;
  throw new ControlError('not_allowed', `The token of team ${token.team} may not ${action} ${printable(name)}.`);
};

/** Returns the token of a request if it may subscribe to the changes of a name, or with `*` of every name. */
export const authorizeSubscription = (request: FastifyRequest, policy: Policy, name: string): Token => {
  const token = tokenOf(request);
  if (maySubscribe(token, name, policy)) return token;
  const what = name === everyName ? 'every name' : printable(name);
  throw new ControlError('not_allowed', `The token of team ${token.team} may not subscribe to ${what}.`);
};

/** Returns the token of a request if it may operate the platform. */
export const authorizeOperations = (request: FastifyRequest): Token => {
  const token = tokenOf(request);
  if (mayOperate(token)) return token;
  throw new ControlError('not_allowed', `The token of team ${token.team} may not operate the platform.`);
};

/** Returns a name for a sentence. Anything but plain letters is replaced, because the caller chose it. */
const printable = (name: string): string => (/^[a-z-]{1,60}$/.test(name) ? name : 'this name');

/** Returns the token of a request if it may read. */
export const requireRead = (request: FastifyRequest): Token => {
  const token = tokenOf(request);
  if (token.actions.includes('read')) return token;
  throw new ControlError('not_allowed', `The token of team ${token.team} may not read.`);
};
