import { errorCodes } from '@pairwise/contracts/error-codes';
import { prerenderedFile } from '@pairwise/contracts/prerendered';
import { paths } from '@pairwise/contracts/routes';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { OnSignup } from '../experiments/count-signup.ts';
import { refuse } from '../http/send-error.ts';
import { ownZone } from '../zones/zones.ts';
import type { FormValues } from './fill-form.ts';
import type { PageSender, RequestedPage } from './page-sender.ts';
import { type SiteAddress, siteOrigins } from '../zones/site-origin.ts';
import { signupClient } from './signup-client.ts';

export interface SignupFormOptions extends SiteAddress {
  apiUrl: string;
  /** Called for each signup that a form has made. */
  onSignup?: OnSignup;
  pages: PageSender;
}

const FORM_TYPE = 'application/x-www-form-urlencoded';

/** Far more than a first message of the greatest length. */
const MAX_BYTES = 32_768;

/** Whether a page without its code has posted a form. */
export const isForm = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.split(';')[0]?.trim() === FORM_TYPE;

/** Whether a page of the same origin has sent the form. Every browser says so with a form that is posted. */
const isOwn = (request: FastifyRequest, address: SiteAddress): boolean => {
  const { origin, 'sec-fetch-site': site = 'same-origin' } = request.headers;
  return site === 'same-origin' && origin !== undefined && (siteOrigins(request, address) ?? []).includes(origin);
};

/** Whether a page has the plain signup form: it is prerendered, and a remote has the widget for its slot. */
const hasForm = ({ resolution: { route, owner, remotes }, visitor }: RequestedPage): boolean =>
  route?.zone === 'site' &&
  owner?.version.files.some(({ path }) => path === prerenderedFile(`screen-${route.screen}`, visitor.language)) ===
    true &&
  remotes.some(({ version }) => version.data?.widgets.some(({ slot }) => slot === 'signup'));

const statuses: Readonly<Record<string, { status: number }>> = errorCodes;

/** Returns the status of a page that shows a result. */
const statusOf = (result: string): number =>
  result === 'mailed' ? 200 : (statuses[result.split('.')[0] ?? '']?.status ?? 422);

/**
 * Takes the signup form of a page that a browser without scripts, or before its scripts, has posted to the page's own address
 * (docs/decisions/0034). The api decides. A refused form is shown again, with what the visitor has typed.
 */
export const signupFormRoutes = (app: FastifyInstance, { pages, ...options }: SignupFormOptions): void => {
  const signUp = signupClient(options);
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MAX_BYTES }, (_request, body, parsed) =>
      parsed(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    scope.post<{ Body: FormValues }>(
      '/*',
      {
        onRequest: (request, reply, next) => {
          if (!isForm(request)) refuse(reply, 'method_not_allowed');
          else if (!isOwn(request, options)) refuse(reply, 'invalid_request');
          else next();
        },
      },
      async (request, reply) => {
        const page = await pages.read(request);
        const own = ownZone(request, options);
        if (!page || (own && own.zone !== page.resolution.zone) || !hasForm(page)) {
          refuse(reply, 'method_not_allowed');
          return reply;
        }
        const values = request.body;
        const { outcome, cookies } = await signUp(request, { values, language: page.visitor.language });
        if (cookies.length > 0) reply.header('set-cookie', cookies);
        if (outcome.kind === 'member') {
          return reply.header('cache-control', 'no-store').redirect(paths.completeSignup(), 303);
        }
        const { result } = outcome;
        return pages.send(request, reply, page, { result, values, status: statusOf(result) });
      },
    );
    done();
  });
};
