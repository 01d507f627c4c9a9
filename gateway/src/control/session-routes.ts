import type { SessionResponse } from '@pairwise/contracts/console';
import { consoleSchemas } from '@pairwise/contracts/console/schemas';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';

import type { Throttle, Token, TokenReader } from '../access/index.ts';
import { setCookies } from '../http/cookies.ts';
import { ControlError, parse } from './control-error.ts';
import { documented } from './documented.ts';
import { identify, tokenOfVisitor } from './identity.ts';
import { requireSameOrigin } from './same-origin.ts';
import type { Sessions } from './sessions.ts';

export interface SessionOptions {
  tokens: TokenReader;
  sessions: Sessions;
  throttle: Throttle;
}

const signIn = z.object({ token: z.string().max(200) });

const documentation = {
  begin: documented({
    summary: 'Signs in with a deploy token: sets the cookie of the console',
    requires: 'nothing',
    body: signIn,
    responses: { 200: 'SessionResponse' },
    errors: ['sign_in_required', 'cross_site', 'too_many_attempts'],
  }),
  read: documented({
    summary: 'Returns the person who is signed in, or null',
    requires: 'nothing',
    responses: { 200: z.nullable(consoleSchemas.SessionResponse) },
    errors: ['sign_in_required'],
  }),
  end: documented({ summary: 'Signs out', requires: 'token', responses: { 200: z.strictObject({}) } }),
};

const responseFor = ({ team, person, remotes, actions, expiresAt }: Token): SessionResponse => ({
  team,
  person,
  remotes,
  actions,
  expiresAt,
});

/** Serves the console's session. A token signs in once; then a cookie authorizes requests while the token is valid. */
export const sessionRoutes = (app: FastifyInstance, { tokens, sessions, throttle }: SessionOptions): void => {
  app.post('/api/session', documentation.begin, async (request, reply) => {
    requireSameOrigin(request, false);
    if (throttle.isBlocked(request.ip)) {
      throw new ControlError('too_many_attempts', 'Too many wrong tokens. Try again in a quarter of an hour.');
    }
    const token = tokens.find(parse(signIn, request.body).token.trim());
    if (!token) {
      throttle.failed(request.ip);
      throw new ControlError('sign_in_required', 'This token is not valid: it may be expired or revoked.');
    }
    request.token = token;
    setCookies(reply, [sessions.begin(token.id)]);
    return responseFor(token);
  });

  // Requested by every visit of the console, so not being signed in is no error.
  app.get('/api/session', documentation.read, async (request, reply) => {
    const isProgram = request.headers.authorization !== undefined;
    const token = (isProgram ? identify : tokenOfVisitor)(request, tokens, sessions);
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(token ? responseFor(token) : null));
  });

  app.delete('/api/session', documentation.end, async (request, reply) => {
    setCookies(reply, [await sessions.end(sessions.of(request))]);
    return {};
  });
};
