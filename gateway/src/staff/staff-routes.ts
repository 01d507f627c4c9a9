import { safeInternalPath } from '@pairwise/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { allowed, createThrottle, type Token, type TokenReader } from '../access/index.ts';
import { DatabaseUnavailable } from '../database/database-unavailable.ts';
import type { SettingsSource } from '../page/settings-source.ts';
import type { RegistryDocument } from '../registry/document.ts';
import { localOrigin } from '../rollout/local-origin.ts';
import type { StaffMessages } from './messages/en.ts';
import type { FormKeys } from './form-key.ts';
import { field, readForms } from './form-parser.ts';
import { isFromOwnPage } from './own-page.ts';
import type { Previews } from './previews.ts';
import { refuseScripts } from './refuse-scripts.ts';
import { goTo, sendFormPage } from './send-form-page.ts';
import type { Staff, StaffSession } from './staff.ts';
import { type OverridableRemote, renderStaffPage } from './staff-page.ts';

const STAFF = '/__mfe/staff';
/** Versions in the list of a remote. */
const MAX_VERSIONS = 30;

export interface StaffRoutesOptions {
  staff: Staff;
  /** A preview ends together with the overrides. */
  previews: Pick<Previews, 'end'>;
  tokens: TokenReader;
  current: () => RegistryDocument;
  settings: SettingsSource;
  keys: FormKeys;
  /** Public address of the product; that of the request when absent. */
  publicUrl?: string;
  now?: () => number;
}

/** Returns the page that a form was sent from, by its `Referer`; only a path of this origin. */
const pageBefore = ({ headers: { referer }, host }: FastifyRequest): string | undefined => {
  if (referer === undefined || !URL.canParse(referer)) return undefined;
  const url = new URL(referer);
  return url.host === host ? safeInternalPath(url.pathname + url.search) : undefined;
};

/** Serves `/__mfe/staff`: sign in with a deploy token, choose what this browser shows, and reset it. */
export const staffRoutes = (app: FastifyInstance, options: StaffRoutesOptions): void => {
  const { staff, previews, tokens, current, settings, keys, publicUrl, now = Date.now } = options;
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

  const sendPage = (
    request: FastifyRequest,
    reply: FastifyReply,
    { session, error, status = 200 }: { session?: StaffSession; error?: keyof StaffMessages; status?: number },
  ): Promise<FastifyReply> =>
    sendFormPage(request, reply, {
      settings,
      keys,
      status,
      render: ({ language, nonce, key }) =>
        renderStaffPage({
          language,
          nonce,
          key,
          origin: publicUrl ?? `${request.protocol}://${request.host}`,
          ...(error !== undefined && { error }),
          ...(session && { signedIn: { token: session.token, remotes: remotesOf(request, session.token) } }),
        }),
    });

  type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

  /** Refuses a form from another site. The badge of overrides has such a form in the product's own pages. */
  const fromOwnPage =
    (handle: Handler): Handler =>
    (request, reply) =>
      isFromOwnPage(request)
        ? handle(request, reply)
        : sendPage(request, reply, { error: 'errorForeign', status: 403 });

  /** Refuses a form that no page of forms has sent, such as one of the product's own code, which could show what it likes. */
  const fromFormPage = (handle: Handler): Handler =>
    fromOwnPage((request, reply) =>
      keys.accepts(request) ? handle(request, reply) : sendPage(request, reply, { error: 'errorForeign', status: 403 }),
    );

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
    return goTo(reply, next, some ? staff.override(session, rest) : [...staff.reset(), ...previews.end()]);
  };

  const signOut = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const session = staff.readStaff(request);
    try {
      return goTo(reply, STAFF, await staff.signOut(session));
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) throw error;
      request.log.warn(error.message);
      return sendPage(request, reply, { ...(session && { session }), error: 'errorSignOut', status: 503 });
    }
  };

  void app.register(async (scope) => {
    refuseScripts(scope);
    readForms(scope);
    scope.get(STAFF, (request, reply) => {
      const session = staff.readStaff(request);
      return sendPage(request, reply, session ? { session } : {});
    });
    scope.post(`${STAFF}/sign-in`, fromFormPage(signIn));
    scope.post(`${STAFF}/override`, fromFormPage(override));
    scope.post(`${STAFF}/reset`, fromOwnPage(reset));
    scope.post(`${STAFF}/sign-out`, fromOwnPage(signOut));
  });
};
