import { languageCookie } from '@pairwise/contracts/languages';
import type { Zone } from '@pairwise/contracts/remote';

import type { ReadApi } from './addresses.ts';
import { callGateway } from './call-gateway.ts';
import type { DevTools } from './devtools.ts';
import type { Plan } from './plan.ts';
import type { PrivateGateway } from './private-gateway.ts';
import { newVisitor, type Visitor } from './visitor.ts';

/** Returns the hosts of the pages, with their ports. */
export const hostsOf = ({ zones: [site] = [], host }: Pick<Plan, 'zones' | 'host'>): Record<Zone, string> =>
  site ?? { site: host, app: host, pay: host };

/** Reads a `set-cookie` header. */
const cookieOf = (header: string): { name: string; value: string; httpOnly: boolean } => {
  const [pair = '', ...attributes] = header.split(';').map((part) => part.trim());
  const at = pair.indexOf('=');
  const httpOnly = attributes.some((attribute) => attribute.toLowerCase() === 'httponly');
  return { name: pair.slice(0, at), value: pair.slice(at + 1), httpOnly };
};

/** A session of the gate's member at a host of the product. */
interface Session {
  host: string;
  cookies: readonly { name: string; value: string; httpOnly: boolean }[];
}

/** The gate's member, logged in once for the whole run. */
export interface GateMember {
  sessions: readonly Session[];
  /** Why the member is not logged in; undefined when it is. */
  problem: string | undefined;
  /** Reads the api as the member, or as a visitor when no member is logged in. */
  read: ReadApi;
  logOut: () => Promise<void>;
}

type MemberPlan = Pick<Plan, 'zones' | 'host' | 'https' | 'account'>;

const cookieHeader = ({ cookies }: Session): string => cookies.map(({ name, value }) => `${name}=${value}`).join('; ');

/** Logs the gate's member in, at the app and at payments. */
export const logInMember = async ({ url, ownHeaders }: PrivateGateway, plan: MemberPlan): Promise<GateMember> => {
  const hosts = hostsOf(plan);
  const api = { ...ownHeaders, 'x-request-type': 'client' };
  const sessions: Session[] = [];

  /** Returns why the login failed, or undefined. */
  const logIn = async (host: string): Promise<string | undefined> => {
    if (!plan.account) return 'the gate has no account (set GATE_EMAIL and GATE_PASSWORD)';
    const origin = `${plan.https ? 'https' : 'http'}://${host}`;
    const headers = { ...api, 'idempotency-key': crypto.randomUUID(), origin };
    const response = await callGateway(url, '/api/user.php', { host, method: 'POST', headers, body: plan.account });
    if (response.status !== 200) return `the gate's account could not log in (${response.status})`;
    sessions.push({ host, cookies: response.cookies.map(cookieOf) });
    return undefined;
  };
  let problem: string | undefined;
  for (const host of new Set([hosts.app, hosts.pay])) problem ??= await logIn(host);

  return {
    sessions,
    problem,
    read: (path) => {
      const [session] = sessions;
      const headers = session ? { ...api, cookie: cookieHeader(session) } : api;
      return callGateway(url, path, { host: hosts.app, headers });
    },
    logOut: async () => {
      for (const session of sessions) {
        const headers = { ...api, cookie: cookieHeader(session) };
        await callGateway(url, '/api/logout.php', { host: session.host, headers }).catch(() => undefined);
      }
    },
  };
};

/** A visitor and a member in one browser, with an own profile each. */
export interface Visitors {
  visitor: Visitor;
  member: Visitor;
  /** Sets the language that both choose. */
  chooseLanguage: (language: string) => Promise<void>;
}

export const createVisitors = async (
  devTools: DevTools,
  { sessions }: GateMember,
  plan: MemberPlan,
): Promise<Visitors> => {
  const [visitor, member] = [await newVisitor(devTools, plan), await newVisitor(devTools, plan)];
  for (const { host, cookies } of sessions) {
    for (const cookie of cookies) await member.setCookie(host, cookie);
  }
  return {
    visitor,
    member,
    chooseLanguage: async (language) => {
      for (const host of new Set(Object.values(hostsOf(plan)))) {
        await Promise.all(
          [visitor, member].map((each) => each.setCookie(host, { name: languageCookie.name, value: language })),
        );
      }
    },
  };
};
