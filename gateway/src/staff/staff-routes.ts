import { randomBytes } from 'node:crypto';

import { safeInternalPath } from '@pairwise/contracts';
import { languageCookie } from '@pairwise/contracts/languages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { allowed, createThrottle, type Token, type Tokens } from '../access/index.ts';
import { type ResponseCookie, setCookies } from '../http/cookies.ts';
import { pageLanguage } from '../page/language.ts';
import type { SettingsSource } from '../page/settings-source.ts';
import type { RegistryDocument } from '../registry/document.ts';
import { localOrigin } from '../rollout/local-origin.ts';
import type { StaffMessages } from './messages/en.ts';
import { isFromOwnPage } from './own-page.ts';
import type { Staff, StaffSession } from './staff.ts';
import { type OverridableRemote, renderStaffPage } from './staff-page.ts';

const STAFF = '/__mfe/staff';
const MAX_FORM_BYTES = 4_096;
/** Versions in the list of a remote. */
const MAX_VERSIONS = 30;

export interface StaffRoutesOptions {
  staff: Staff;
  tokens: Tokens;
  current: () => RegistryDocument;
  settings: SettingsSource;
  /** Public address of the product; that of the request when absent. */
  publicUrl?: string;
  now?: () => number;
}

const headersOf = (nonce: string): Record<string, string> => ({
  'cache-control': 'no-store',
  'content-security-policy': [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    'img-src data:',
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'x-frame-options': 'DENY',
});

const field = (request: FastifyRequest, name: string): string =>
  request.body instanceof URLSearchParams ? (request.body.get(name) ?? '') : '';

/** Returns the page that a form was sent from, by its `Referer`; only a path of this origin. */
const pageBefore = ({ headers: { referer }, host }: FastifyRequest): string | undefined => {
  if (referer === undefined || !URL.canParse(referer)) return undefined;
  const url = new URL(referer);
  return url.host === host ? safeInternalPath(url.pathname + url.search) : undefined;
};

/** Serves `/__mfe/staff`: sign in with a deploy token, choose what this browser shows, and reset it. */
export const staffRoutes = (app: FastifyInstance, options: StaffRoutesOptions): void => {
  const { staff, tokens, current, settings, publicUrl, now = Date.now } = options;
  const throttle = createThrottle(now);

  const remotesOf = (request: FastifyRequest, token: Token): OverridableRemote[] => {
    const { pointers, versions } = current();
    const overrides = staff.readOverrides(request);
    return Object.keys(versions)
      .filter((name) => allowed(token, 'override', name))
      .sort()
      .map((name) => {
        const [live, choice] = [pointers[name], overrides[name]];
        return {
          name,
          versions: Object.values(versions[name] ?? {})
            .filter(({ version }) => staff.mayOverride(token, name, version))
            .sort((one, other) => other.counter - one.counter)
            .slice(0, MAX_VERSIONS),
          ...(live !== undefined && { live }),
          ...(choice !== undefined && { choice }),
        };
      });
  };

  const sendPage = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { session, error, status = 200 }: { session?: StaffSession; error?: keyof StaffMessages; status?: number },
  ): Promise<FastifyReply> => {
    const nonce = randomBytes(16).toString('base64');
    const site = await settings.get({ host: request.hostname, ip: request.ip });
    const page = renderStaffPage({
      language: pageLanguage(request.cookies[languageCookie.name], site?.domain_language ?? ''),
      nonce,
      origin: publicUrl ?? `${request.protocol}://${request.host}`,
      ...(error !== undefined && { error }),
      ...(session && { signedIn: { token: session.token, remotes: remotesOf(request, session.token) } }),
    });
    return reply.code(status).headers(headersOf(nonce)).type('text/html; charset=utf-8').send(page);
  };

  const goTo = (reply: FastifyReply, address: string, cookies: readonly ResponseCookie[]): FastifyReply =>
    setCookies(reply, cookies).code(303).headers({ 'cache-control': 'no-store', location: address }).send();

  /** Refuses a form from another site before reading it. */
  const fromOwnPage =
    (handle: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>) =>
    (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
      isFromOwnPage(request)
        ? handle(request, reply)
        : sendPage(request, reply, { error: 'errorForeign', status: 403 });

  const signIn = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (throttle.isBlocked(request.ip)) return sendPage(request, reply, { error: 'errorBlocked', status: 429 });
    const token = tokens.find(field(request, 'token').trim());
    if (!token?.actions.includes('override')) {
      throttle.failed(request.ip);
      return sendPage(request, reply, { error: 'errorToken', status: 401 });
    }
    request.log.info({ token: token.id }, 'staff signed in');
    return goTo(reply, STAFF, staff.signIn(token));
  };

  const override = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const session = staff.readStaff(request);
    if (!session) return sendPage(request, reply, { error: 'errorSession', status: 401 });
    const name = field(request, 'name');
    const address = field(request, 'address');
    const choice = address ? localOrigin(address) : field(request, 'version');
    if (choice === undefined) return sendPage(request, reply, { session, error: 'errorAddress', status: 422 });
    if (!staff.mayOverride(session.token, name, choice)) {
      return sendPage(request, reply, { session, error: 'errorChoice', status: 403 });
    }
    request.log.info({ token: session.token.id, name, choice }, 'staff override');
    return goTo(reply, STAFF, staff.override(session, { ...staff.readOverrides(request), [name]: choice }));
  };

  const reset = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const next = safeInternalPath(field(request, 'next')) ?? pageBefore(request) ?? STAFF;
    const session = staff.readStaff(request);
    const { [field(request, 'name')]: _dropped, ...rest } = staff.readOverrides(request);
    const some = session !== undefined && field(request, 'name') !== '' && Object.keys(rest).length > 0;
    return goTo(reply, next, some ? staff.override(session, rest) : staff.reset());
  };

  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MAX_FORM_BYTES },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    scope.get(STAFF, (request, reply) => {
      const session = staff.readStaff(request);
      return sendPage(request, reply, session ? { session } : {});
    });
    scope.post(`${STAFF}/sign-in`, fromOwnPage(signIn));
    scope.post(`${STAFF}/override`, fromOwnPage(override));
    scope.post(`${STAFF}/reset`, fromOwnPage(reset));
    scope.post(
      `${STAFF}/sign-out`,
      fromOwnPage(async (request, reply) => goTo(reply, STAFF, staff.signOut(staff.readStaff(request)))),
    );
  });
};
