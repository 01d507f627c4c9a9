import type { FastifyRequest } from 'fastify';

import type { Policy } from '../access/authorize.ts';
import type { Action, Token, Tokens } from '../access/index.ts';
import { ControlError } from './control-error.ts';
import { requireSameOrigin } from './same-origin.ts';
import type { Sessions } from './sessions.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose token speaks; null only at addresses that say they are for anybody. */
    token: Token | null;
  }
  interface FastifyContextConfig {
    /** Answered without a token. */
    forAnybody?: boolean;
  }
}

/** The token that this browser has signed in with; undefined when it has not, or the token is good no more. */
export const tokenOfVisitor = (request: FastifyRequest, tokens: Tokens, sessions: Sessions): Token | undefined => {
  const session = sessions.of(request);
  return session && tokens.byId(session.token);
};

/**
 * Finds whose request this is: by the header for programs, by the cookie for the console. A header that is there and
 * wrong is refused even when a cookie would do.
 */
export const identify = (request: FastifyRequest, tokens: Tokens, sessions: Sessions): Token => {
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

/** The token of a request that got past `identify`. */
export const tokenOf = ({ token }: FastifyRequest): Token => {
  if (!token) throw new ControlError('sign_in_required', 'A deploy token is needed.');
  return token;
};

/** The person as the audit names them. */
export const whoOf = ({ team, person }: Token): string => `${team}/${person}`;

/** The token of a request, when the policy lets it do this. */
export const authorize = (request: FastifyRequest, policy: Policy, action: Action, name: string): Token => {
  const token = tokenOf(request);
  if (policy(token, action, name)) return token;
  throw new ControlError('not_allowed', `The token of team ${token.team} may not ${action} ${printable(name)}.`);
};

/** What somebody sent as a name goes into a sentence only as plain letters. */
const printable = (name: string): string => (/^[a-z-]{1,60}$/.test(name) ? name : 'this name');

/** Looking is for every token that may look at all. */
export const requireRead = (request: FastifyRequest): Token => {
  const token = tokenOf(request);
  if (token.actions.includes('read')) return token;
  throw new ControlError('not_allowed', `The token of team ${token.team} may not read.`);
};
